/** German for the names of cards and piles, as a table reads them out. */
import { germanCardWords } from './cards.ts';
import { germanPiles } from './piles.ts';
import type { Language } from '../words/words.ts';

export const germanNames: Language = (pack) => ({
  language: 'de',
  ...germanPiles(germanCardWords(pack)),
});
