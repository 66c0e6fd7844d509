/** Messages of the table and the bars around it, in the current language: a live binding, English at first. */
import type { Catalogue } from './catalogue.ts';
import { english } from './english.ts';

export type Words = Catalogue<typeof english>;

export let words: Words = english;

/** Replaces the messages. What is on the screen already does not change. */
export const sayTable = (next: Words): void => {
  words = next;
};
