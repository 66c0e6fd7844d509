// Fitting: the correction finds the numbers that estimates were bent by, weights that are made wrong become better again,
// the advised player plays the same moves whenever it is asked, and a fit can be stopped and taken up again.
import {
  corrected,
  entryIn,
  entryText,
  FEATURES,
  inOneGo,
  numbersOf,
  roughNumbers,
  SeededRandom,
  stageOf,
  type FittedEntry,
  type PolicyWeights,
} from '@cairn/solver';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { start, view, type Game, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import {
  fitCorrection,
  FitRun,
  fitWeights,
  playOut,
  policyOf,
  policyShare,
  reliabilityOf,
  type Estimate,
  type FitOptions,
  type FitState,
} from '../src/index.ts';
import { coach } from '../src/play/coach.ts';
import type { Policy } from '../src/play/playout.ts';
import { ESTIMATE_LENGTH, playAdvisedDeal } from '../src/fit/fit-game.ts';

const dealt = (game: Game, deal: number): State => take(start(game, dealOf(`${deal}`)));

test('the correction finds the numbers that estimates were bent by', () => {
  const random = new SeededRandom(3);
  const estimates = Array.from({ length: 40_000 }, (): Estimate => {
    const share = (1 + random.below(98)) / 100;
    const [hidden, done] = [random.below(40) / 100, random.below(100) / 100];
    const early = 1 / (1 + 50 * done);
    const z = 0.8 * Math.log(share / (1 - share)) + 0.5 - 2 * hidden + 1.5 * done + early;
    return { share, worlds: 1000, won: random.below(1e6) < 1e6 / (1 + Math.exp(-z)), hidden, done };
  });
  const found = fitCorrection(estimates);
  // Four standard errors.
  expect(Math.abs(found.a - 0.8)).toBeLessThan(0.06);
  expect(Math.abs(found.b - 0.5)).toBeLessThan(0.15);
  expect(Math.abs(found.hidden + 2)).toBeLessThan(0.5);
  expect(Math.abs(found.done - 1.5)).toBeLessThan(0.2);
  expect(Math.abs(found.early - 1)).toBeLessThan(0.5);
  // A deal that is lost in every world is left out: it is shown as 0.
  expect(fitCorrection([...estimates, { share: 0, worlds: 10, won: true, hidden: 0, done: 0 }])).toEqual(
    found,
  );
});

test('the correction of estimates that were sure and wrong is found, and its chances are numbers', () => {
  const estimates = Array.from({ length: 400 }, (_, i): Estimate => {
    const share = [0.001, 0.4, 0.999, 1][i % 4] ?? 0;
    return { share, worlds: 1000, won: i % 8 < 4, hidden: 0.3, done: 0.2 };
  });
  const { a, b, hidden, done } = fitCorrection(estimates);
  expect(Math.abs(a)).toBeLessThan(0.02);
  expect(Math.abs(b + 0.3 * hidden + 0.2 * done)).toBeLessThan(0.02);
  const steep = { a: 9000, b: 3000, hidden: -900, done: 900, early: 900 };
  const chances = estimates.map((each) => corrected(each.share, each.worlds, steep, each));
  expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
});

test('reliability: gaps by tenths, and the Brier score', () => {
  const said = [
    ...Array.from({ length: 100 }, (_, i) => ({ chance: 0.25, won: i < 25 })),
    ...Array.from({ length: 100 }, (_, i) => ({ chance: 0.75, won: i < 55 })),
  ];
  const { gap, worst, brier, estimates } = reliabilityOf(said);
  expect([estimates, gap.toFixed(3), worst.toFixed(3)]).toEqual([200, '0.100', '0.200']);
  expect(brier).toBeCloseTo((25 * 0.75 ** 2 + 75 * 0.25 ** 2 + 55 * 0.25 ** 2 + 45 * 0.75 ** 2) / 200, 10);
});

test('weights that are made wrong become better', () => {
  const game = gameOf('tripeaks');
  const deals = Array.from({ length: 60 }, (_, i) => dealt(game, i + 1));
  const wrong = { ...roughNumbers(game).weights, 'turns-up': -60, 'turns-up-two': -60 };
  const fitted = inOneGo(fitWeights(game, wrong, { deals, seed: 1, steps: 40, batch: 40, worlds: 4 }));
  const share = (weights: PolicyWeights): number => inOneGo(policyShare(game, deals, weights, 9));
  expect(share(fitted)).toBeGreaterThan(share(wrong) + 0.05);
});

test('the advised player makes the same moves with the same seed', () => {
  const game = gameOf('tripeaks');
  const policy = policyOf({ policy: 'coach', worlds: 20 });
  const once = playOut(game, dealt(game, 3), policy, 7);
  expect(playOut(game, dealt(game, 3), policy, 7)).toEqual(once);
});

test('with a margin, a deal in which the simulated player goes round in a circle is given up', () => {
  const game = gameOf('yukon');
  const shifter = { ...roughNumbers(game), mode: 'rollout', weights: { shifts: 1000 } } as const;
  const movesWith = (margin: number): number => {
    const policy = coach({ worlds: 1, otherwise: () => null, numbers: { ...shifter, margin } });
    return playOut(game, dealt(game, 1), policy, 1).moves;
  };
  expect(movesWith(0)).toBeGreaterThan(200);
  expect(movesWith(99)).toBeLessThan(150);
});

test('deals of a patient policy go on for as long as moves show new cards or deal some onto the columns', () => {
  const game = gameOf('spider');
  // A card at random: hardly a move but these brings one to a foundation or turns the stock.
  const moves = (isPatient: boolean): number => {
    const random: Policy = ({ moves: legal, random: dice }) => legal[dice.below(legal.length)] ?? null;
    return playOut(game, dealt(game, 1), Object.assign(random, { isPatient }), 1).moves;
  };
  expect(moves(false)).toBe(200);
  expect(moves(true)).toBeGreaterThan(205);
});

test('estimates come from as many worlds as advice tries where a world is slow, and lie evenly over a deal', () => {
  const game = gameOf('tripeaks');
  const deal = dealt(game, 1);
  const play = { numbers: roughNumbers(game), worlds: 5, seed: 1, otherwise: () => null };
  const { said } = inOneGo(playAdvisedDeal(game, deal, 0, play));
  const every = (part: number): readonly number[] => said.filter((_, i) => i % 4 === part);
  const [tried, hidden, done] = [every(1), every(2), every(3)];
  expect(tried.length).toBe(16);
  expect(tried.every((worlds) => worlds > 5 && worlds <= 60)).toBe(true);
  // The first is of the dealt cards, the last of a position near the end.
  expect(hidden[0]).toBe(Math.round(10_000 * stageOf(game, view(game, deal)).hidden));
  expect(hidden.at(-1)).toBeLessThan((hidden[0] ?? 0) / 3);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
});

test('an arrangement of the piles that comes again and again has one estimate', () => {
  const game = gameOf('yukon');
  const numbers = {
    ...roughNumbers(game),
    mode: 'rollout',
    weights: { shifts: 1000 },
    margin: 99,
  } as const;
  const play = { numbers, worlds: 1, seed: 1, otherwise: () => null };
  const arrangements = new Set<string>();
  let decisions = 0;
  const policy = coach({
    ...play,
    onAdvice: (_, { piles }) => {
      arrangements.add(JSON.stringify(piles));
      decisions += 1;
    },
  });
  playOut(game, dealt(game, 1), policy, 1);
  const { said } = inOneGo(playAdvisedDeal(game, dealt(game, 1), 0, play));
  expect(decisions).toBeGreaterThan(100);
  expect(arrangements.size).toBeLessThan(16);
  expect(said.length / ESTIMATE_LENGTH).toBe(arrangements.size);
});

const OPTIONS: FitOptions = {
  deals: [1, 5],
  seed: 1,
  worlds: 20,
  mode: 'rollout',
  nodes: 500,
  steps: 3,
  batch: 3,
};

/** Works in short slices until `isEnough`; null if it came to an end. */
const stopped = (run: FitRun, isEnough: (state: FitState) => boolean): FitState | null => {
  for (;;) {
    if (run.work(1) !== null) return null;
    const { state } = run;
    if (state !== null && isEnough(state)) return state;
  }
};

test('a fit in one go, in slices, and stopped and taken up again, comes to the same entry', () => {
  const game = gameOf('tripeaks');
  const whole = new FitRun(game, OPTIONS);
  const entry = whole.work(Infinity);
  expect(entry).toMatchObject({ rules: game.rules, mode: 'rollout', deals: [1, 5], worlds: 20 });
  const played = whole.state?.played ?? [];
  expect(played.length).toBe(5);
  expect(played.flatMap(({ said }) => said).length).toBeGreaterThan(40);
  expect(entry?.average).toBe(played.filter(({ won }) => won).length / 5);
  if (entry !== null) expect(entryIn(entryText(entry))).toEqual(entry);

  const sliced = new FitRun(game, OPTIONS);
  const middle = stopped(sliced, (state) => state.played.length === 3);
  expect(sliced.progress).toEqual({ stage: 'deals', done: 3, of: 5 });
  expect(new FitRun(game, OPTIONS, structuredClone(middle)).work(Infinity)).toEqual(entry);

  // What was played until then is enough for an entry of its own.
  const early = new FitRun(game, { ...OPTIONS, deals: [1, 3] }, middle).work(Infinity);
  expect(early).toMatchObject({ deals: [1, 3], weights: entry?.weights });
});

test('of two modes the fit takes the one in which the advised player wins more', () => {
  const game = gameOf('tripeaks');
  const fitted = (mode: FitOptions['mode']): FittedEntry | null =>
    new FitRun(game, { ...OPTIONS, deals: [1, 2], worlds: 4, nodes: 20, steps: 0, mode }).work(Infinity);
  const [rollout = 0, hindsight = 0] = [fitted('rollout')?.average, fitted('hindsight')?.average];
  expect(rollout).not.toBe(hindsight);
  expect(fitted('auto')?.mode).toBe(hindsight > rollout ? 'hindsight' : 'rollout');
});

test('an entry has the margin that it was found with', () => {
  const game = gameOf('yukon');
  const options: FitOptions = { ...OPTIONS, deals: [1, 1], worlds: 1, steps: 0, margin: 1.5 };
  const entry = new FitRun(game, options).work(Infinity);
  expect(entry?.margin).toBe(1.5);
  if (entry !== null) expect(entryIn(entryText(entry))).toEqual(entry);
});

test('a fit begins with the weights found before, or with those of the family', () => {
  const game = gameOf('tripeaks');
  const options: FitOptions = { ...OPTIONS, deals: [1, 1], worlds: 1, steps: 0, mode: 'rollout' };
  const weightsIn = (entry: FittedEntry | null): PolicyWeights =>
    Object.fromEntries(FEATURES.map((feature, i) => [feature, entry?.weights[i]]));
  expect(weightsIn(new FitRun(game, options).work(Infinity))).toEqual(numbersOf(game).weights);
  const own = weightsIn(new FitRun(game, { ...options, weights: 'family' }).work(Infinity));
  expect(own).toMatchObject(roughNumbers(game).weights);
  expect(own).not.toEqual(numbersOf(game).weights);
});
