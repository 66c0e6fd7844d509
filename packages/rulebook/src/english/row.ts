/** English sentences on rows: piles that go onto one another, and close up. */
import { englishStep } from './builds.ts';
import type { EnglishCardWords } from './cards.ts';
import { englishListed, englishOrdinal } from './parts.ts';
import type { RowFact } from '../facts/rule-facts.ts';

/** "the first or third pile to its left". */
export const englishToLeft = (steps: readonly number[]): string =>
  `the ${englishListed(
    steps.toSorted((a, b) => a - b).map((step) => englishOrdinal(step)),
    'or',
  )} pile to its left`;

export const englishRow = (c: EnglishCardWords, { steps, build }: RowFact): string[] => {
  const ways = build.steps.map((step, i) => englishStep(c, 'the top card there', step, i));
  const when = ways.length === 0 ? '' : ` if its top card is ${ways.join(', or ')}`;
  return [
    `You may put a pile onto ${englishToLeft(steps)}${when}.`,
    'A pile always moves as a whole, and the piles to its right close the gap.',
  ];
};

export const englishRowDeal = (cards: number): string =>
  `Deal ${cards} cards face up in a row, side by side: each is a pile of its own.`;
