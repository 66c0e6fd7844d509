/** What the table and the bars around it say, in the language that is spoken now: a live binding, English at first. */
import type { Catalogue } from './catalogue.ts';
import { english } from './english.ts';

export type Words = Catalogue<typeof english>;

export let words: Words = english;

/** Says everything in these words from now on; what is drawn already is not changed. */
export const sayTable = (next: Words): void => {
  words = next;
};
