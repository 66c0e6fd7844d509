/** Messages that several features and the page frame share, in the language of the page: a live binding, English at first. */
import type { Catalogue } from './catalogue.ts';
import { english } from './english-pages.ts';

export type PageWords = Catalogue<typeof english>;

export let pageWords: PageWords = english;

/** Replaces the messages. What is on the screen already does not change. */
export const sayPages = (next: PageWords): void => {
  pageWords = next;
};
