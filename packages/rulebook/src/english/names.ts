/** English names of cards and piles for screen readers. */
import { englishCardWords } from './cards.ts';
import { englishPiles } from './piles.ts';
import type { Language } from '../words/words.ts';

export const englishNames: Language = (pack) => ({
  language: 'en',
  ...englishPiles(englishCardWords(pack)),
});
