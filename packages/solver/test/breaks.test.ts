/** Breaks: a lower bound, and what it would say if ranks that come to hand on the way were forgotten. */
import { expect, test } from 'vitest';
import { numberIdeals } from '../src/kernels/layout/ideals.ts';
import { RANKS } from '../src/kernels/layout/rules.ts';
import { leastBreaks, type LayoutSteps } from '../src/kernels/wilds/breaks.ts';

/** A three lies on a four; a card goes on one a rank above or below. Breaks from a nine on the hole. */
const breaks = (kept: number, hand: readonly number[]): number => {
  const ideals = numberIdeals([[1], []], 10);
  if (ideals === null) throw new Error('two cards have few removed sets');
  const steps: LayoutSteps = {
    ranks: Uint8Array.of(4, 3),
    cards: 2,
    kept: Uint8Array.of(0, kept),
    below: Array.from({ length: RANKS }, (_, rank) =>
      Uint8Array.of(Math.max(0, rank - 1), (rank + 1) % RANKS),
    ),
    served: Uint8Array.from({ length: RANKS }, (_, rank) => (hand.includes(rank) ? 1 : 0)),
  };
  const least = new Int8Array(ideals.count * RANKS);
  leastBreaks(ideals, 0, steps, least);
  return least[9];
};

test('one break serves a chain', () => {
  expect(breaks(0, [2])).toBe(1);
});

test('without a rank at hand that serves, there is no way', () => {
  expect(breaks(0, [7])).toBeGreaterThan(50);
});

test('a card put into the bag pays for the break it serves, if its rank is counted among those at hand', () => {
  expect(breaks(1, [3])).toBe(0);
  // Nothing is at hand yet: with the three forgotten, a deal that can be won would be given up.
  expect(breaks(1, [])).toBeGreaterThan(50);
});
