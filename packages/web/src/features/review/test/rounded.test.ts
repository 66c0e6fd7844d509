// Whole numbers that add up, and what a review comes to in a sentence.
import type { Review, Sums } from '@cairn/review';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headline } from '../headline.ts';
import { reviewWords } from '../messages.ts';
import { roundedTerms, signed } from '../rounded.ts';

test('rounded terms add up to the rounded sum, and none is more than 1 away from its own', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -150_000, max: 150_000 }), { minLength: 1, maxLength: 5 }),
      (thousandths) => {
        const terms = thousandths.map((n) => n / 100_000);
        const total = Math.round(terms.reduce((sum, term) => sum + term, 0) * 100);
        const rounded = roundedTerms(terms, total);
        expect(rounded.reduce((sum, term) => sum + term, 0) - total).toBe(0);
        for (const [i, term] of rounded.entries())
          expect(Math.abs(term - (terms[i] ?? 0) * 100)).toBeLessThanOrEqual(1);
      },
    ),
  ));

test('points have a sign', () => expect([8, -13, 0].map(signed)).toEqual(['+8', '−13', '0']));

const reviewOf = (sums: Partial<Sums>, result: number): Review => ({
  moves: [],
  result,
  average: 0.5,
  sums: { deal: 0, luck: 0, skill: 0, stopped: 0, total: result - 0.5, ...sums },
  plain: { deal: 0, luck: 0, skill: 0, stopped: 0, total: 0 },
  worlds: 1000,
  isRough: false,
  stop: null,
});

test('the headline names the largest cause', () => {
  const { headlines } = reviewWords;
  expect(headline(reviewOf({ skill: -0.4, luck: -0.1 }, 0))).toBe(headlines.lostSkill);
  expect(headline(reviewOf({ skill: -0.1, luck: -0.4 }, 0))).toBe(headlines.lostCards);
  expect(headline(reviewOf({ deal: -0.4, luck: -0.1 }, 0))).toBe(headlines.lostDeal);
  expect(headline(reviewOf({ stopped: -0.6, skill: -0.2 }, 0))).toBe(headlines.lostStopped);
  expect(headline(reviewOf({ deal: -0.03, luck: -0.03 }, 0))).toBe(headlines.lost);
  expect(headline(reviewOf({ luck: 0.5, skill: -0.01 }, 1))).toBe(headlines.wonWell);
  expect(headline(reviewOf({ luck: 0.6, skill: -0.01 }, 1))).toBe(headlines.wonLucky);
  expect(headline(reviewOf({ luck: 0.9, skill: -0.4 }, 1))).toBe(headlines.wonDespite);
});
