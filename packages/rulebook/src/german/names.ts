/** German names of cards and piles for screen readers. */
import { germanCardWords } from './cards.ts';
import { germanPiles } from './piles.ts';
import type { Language } from '../words/words.ts';

export const germanNames: Language = (pack) => ({
  language: 'de',
  ...germanPiles(germanCardWords(pack)),
});
