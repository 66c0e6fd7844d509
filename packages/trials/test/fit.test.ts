// Fitting: the correction finds the two numbers that estimates were bent by, weights that are made wrong become better again,
// and the advised player plays the same moves whenever it is asked.
import { SeededRandom, roughNumbers, type FittedEntry } from '@cairn/solver';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { start, type Game, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import {
  fitCorrection,
  fittedEntry,
  fitWeights,
  greedy,
  playAdvised,
  playOut,
  policyOf,
  policyShare,
  reliabilityOf,
  type Estimate,
} from '../src/index.ts';

const dealt = (game: Game, deal: number): State => take(start(game, dealOf(`${deal}`)));

test('the correction finds the two numbers that estimates were bent by', () => {
  const random = new SeededRandom(3);
  const estimates = Array.from({ length: 20_000 }, (): Estimate => {
    const share = (1 + random.below(98)) / 100;
    const truth = 1 / (1 + Math.exp(-(0.8 * Math.log(share / (1 - share)) + 0.5)));
    return { share, worlds: 1000, won: random.below(1e6) < 1e6 * truth };
  });
  const { a, b } = fitCorrection(estimates);
  // Four standard errors.
  expect(Math.abs(a - 0.8)).toBeLessThan(0.06);
  expect(Math.abs(b - 0.5)).toBeLessThan(0.08);
  // A deal that is lost in every world is left out: it is shown as 0.
  expect(fitCorrection([...estimates, { share: 0, worlds: 10, won: true }])).toEqual({ a, b });
});

test('reliability: gaps by tenths, and the Brier score', () => {
  const said = [
    ...Array.from({ length: 100 }, (_, i) => ({ chance: 0.25, won: i < 25 })),
    ...Array.from({ length: 100 }, (_, i) => ({ chance: 0.75, won: i < 55 })),
  ];
  const { gap, worst, brier, decisions } = reliabilityOf(said);
  expect([decisions, gap.toFixed(3), worst.toFixed(3)]).toEqual([200, '0.100', '0.200']);
  expect(brier).toBeCloseTo((25 * 0.75 ** 2 + 75 * 0.25 ** 2 + 55 * 0.25 ** 2 + 45 * 0.75 ** 2) / 200, 10);
});

test('weights that are made wrong become better', () => {
  const game = gameOf('tripeaks');
  const deals = Array.from({ length: 60 }, (_, i) => dealt(game, i + 1));
  const wrong = { ...roughNumbers(game).weights, 'turns-up': -60, 'turns-up-two': -60 };
  const fitted = fitWeights(game, wrong, { deals, seed: 1, steps: 40, batch: 40, worlds: 4 });
  expect(policyShare(game, deals, fitted, 9)).toBeGreaterThan(policyShare(game, deals, wrong, 9) + 0.05);
});

test('the advised player makes the same moves with the same seed, and its results make an entry', () => {
  const game = gameOf('tripeaks');
  const policy = policyOf({ policy: 'coach', worlds: 20 });
  const once = playOut(game, dealt(game, 3), policy, 7);
  expect(playOut(game, dealt(game, 3), policy, 7)).toEqual(once);
  const deals = [1, 2, 3, 4].map((number) => dealt(game, number));
  const numbers = roughNumbers(game);
  const results = playAdvised(game, { deals, numbers, worlds: 20, seed: 1, otherwise: greedy });
  expect(results.estimates.length).toBeGreaterThan(20);
  const entry: FittedEntry = fittedEntry(game, results, {
    numbers,
    policy: 0.5,
    seed: 1,
    deals: [1, 4],
    worlds: 20,
  });
  expect([entry.rules, entry.mode, entry.average]).toEqual([game.rules, 'rollout', results.won]);
  expect(JSON.stringify(entry).length).toBeLessThan(500);
});
