/**
 * The parts of fitting the adviser to a game, each in slices: the player who follows the advice, whether moves are judged by
 * playouts or by hindsight, the correction of the estimates, and the entry that holds what was found. fit-run.ts does them
 * one after the other.
 */
import { view, type Game, type State, type View } from '@cairn/engine';
import {
  AdviceRun,
  corrected,
  ESTIMATE_WORLDS,
  FEATURES,
  finished,
  policyResults,
  shareOfNone,
  stageOf,
  type Advice,
  type Correction,
  type FittedEntry,
  type Mode,
  type Numbers,
  type PolicyWeights,
  type Slices,
} from '@cairn/solver';
import { coachInSlices } from '../play/coach.ts';
import { playInSlices, type Policy } from '../play/playout.ts';
import { fitCorrection, reliabilityOf, type Estimate, type Reliability } from './calibration.ts';

/** How the advised player plays. */
export interface AdvisedPlay {
  readonly numbers: Numbers;
  /** Worlds a decision. */
  readonly worlds: number;
  readonly seed: number;
  /** Plays on where a deal is lost, as far as can be seen (coach.ts). */
  readonly otherwise: Policy;
}

/** A deal that the advised player has played. */
export interface AdvisedDeal {
  readonly won: boolean;
  /**
   * What is said of the best move at some of the decisions, four numbers each: worlds won, worlds tried, and how far the deal
   * had come, hidden and done, in ten-thousandths.
   */
  readonly said: readonly number[];
}

export interface AdvisedResults {
  /** The share of deals. */
  readonly won: number;
  readonly estimates: readonly Estimate[];
}

/** The numbers of an estimate in `AdvisedDeal`. */
export const ESTIMATE_LENGTH = 4;

/** Shares are kept as whole numbers of this part. */
const UNIT = 10_000;

/**
 * Estimates of a deal at most. They are made at decisions that lie evenly over it, and for each arrangement of the piles once: a
 * lost deal in which cards go to and fro for hundreds of moves says no more than one that is won.
 */
const ESTIMATES = 16;

/** Some of these, evenly from the first on. */
const evenly = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)] as Item);

/** Lets the advised player play a deal; whether it is won. */
function* advisedWin(
  game: Game,
  deal: State,
  place: number,
  { numbers, worlds, seed, otherwise }: AdvisedPlay,
  onAdvice?: (advice: Advice, seen: View) => void,
): Slices<boolean> {
  const policy = coachInSlices({
    worlds,
    otherwise,
    numbers,
    ...(onAdvice === undefined ? {} : { onAdvice }),
  });
  const { won } = yield* playInSlices(game, deal, policy, seed + place);
  return won;
}

/** Lets the advised player play a deal. @param place of the deal among others; each has a seed of its own. */
export function* playAdvisedDeal(
  game: Game,
  deal: State,
  place: number,
  play: AdvisedPlay,
): Slices<AdvisedDeal> {
  const views = new Map<string, View>();
  const won = yield* advisedWin(game, deal, place, play, ({ mode }, seen) => {
    const piles = JSON.stringify(seen.piles);
    if (!views.has(piles) && mode !== 'exact') views.set(piles, seen);
  });
  const said: number[] = [];
  for (const [at, seen] of evenly([...views.values()], ESTIMATES).entries())
    said.push(...(yield* estimated(game, seen, play, ESTIMATES * (play.seed + place) + at)));
  return { won, said };
}

/** What advice says of the best move, as in `AdvisedDeal`; nothing where that is certain. */
function* estimated(
  game: Game,
  seen: View,
  { numbers, worlds }: AdvisedPlay,
  seed: number,
): Slices<readonly number[]> {
  const options = { worlds: Math.max(worlds, ESTIMATE_WORLDS), numbers, seed };
  const advice = yield* finished(new AdviceRun(game, seen, options));
  const [best] = advice.moves;
  if (best === undefined || advice.mode === 'exact' || advice.worlds === 0) return [];
  const { hidden, done } = stageOf(game, seen);
  const wins = Math.round(best.raw * advice.worlds);
  return [wins, advice.worlds, Math.round(UNIT * hidden), Math.round(UNIT * done)];
}

/** What the advised player reached on deals, and what was said before. */
export const resultsOf = (
  deals: readonly AdvisedDeal[],
  numbers: Pick<Numbers, 'mode' | 'worlds'>,
): AdvisedResults => ({
  won: deals.filter(({ won }) => won).length / deals.length,
  estimates: deals.flatMap(({ won, said }) =>
    Array.from({ length: said.length / ESTIMATE_LENGTH }, (_, i) => {
      const [wins = 0, worlds = 1, hidden = 0, done = 0] = said.slice(
        ESTIMATE_LENGTH * i,
        ESTIMATE_LENGTH * (i + 1),
      );
      return {
        share: wins > 0 ? wins / worlds : shareOfNone(worlds, numbers),
        worlds,
        won,
        hidden: hidden / UNIT,
        done: done / UNIT,
      };
    }),
  ),
});

/** The share of deals that the advised player wins. */
function* advisedShare(game: Game, deals: readonly State[], play: AdvisedPlay): Slices<number> {
  let won = 0;
  for (const [i, deal] of deals.entries()) won += Number(yield* advisedWin(game, deal, i, play));
  return won / deals.length;
}

/** What was said after correction. */
export const reliabilityAfter = (estimates: readonly Estimate[], correction: Correction): Reliability =>
  reliabilityOf(
    estimates.map((estimate) => ({
      chance: corrected(estimate.share, estimate.worlds, correction, estimate),
      won: estimate.won,
    })),
  );

/** The share of worlds of these deals that a policy wins alone. */
export function* policyShare(
  game: Game,
  deals: readonly State[],
  weights: PolicyWeights,
  seed: number,
): Slices<number> {
  let won = 0;
  for (const [i, deal] of deals.entries()) {
    won += policyResults(game, view(game, deal), weights, 1, seed + i).won;
    yield;
  }
  return won / deals.length;
}

/** The mode in which the advised player wins more of these deals. */
export function* fitMode(game: Game, deals: readonly State[], play: AdvisedPlay): Slices<Mode> {
  const [rollout, hindsight] = [
    yield* advisedShare(game, deals, { ...play, numbers: { ...play.numbers, mode: 'rollout' } }),
    yield* advisedShare(game, deals, { ...play, numbers: { ...play.numbers, mode: 'hindsight', margin: 0 } }),
  ];
  return hindsight > rollout ? 'hindsight' : 'rollout';
}

/** An entry with what was found on other deals, of which so many were won. */
export const judgedEntry = (
  entry: FittedEntry,
  deals: readonly [first: number, last: number],
  won: number,
  { tenths }: Reliability,
): FittedEntry => ({
  ...entry,
  judged: {
    deals,
    won,
    tenths: tenths.map((tenth) => [Math.round(100 * tenth.said), Math.round(100 * tenth.won), tenth.count]),
  },
});

/** What `fitGame` found, beside what is known of how it was found. */
interface FitFindings extends Pick<FittedEntry, 'seed' | 'deals' | 'worlds'> {
  readonly numbers: Numbers;
  readonly policy: number;
}

/** Fits the correction on advised deals, and writes everything down as an entry. */
export const fittedEntry = (
  game: Game,
  { won, estimates }: AdvisedResults,
  findings: FitFindings,
): FittedEntry => {
  const { numbers, policy, seed, deals, worlds } = findings;
  const correction = fitCorrection(estimates);
  const { brier, gap, worst } = reliabilityAfter(estimates, correction);
  const short = (value: number): number => Math.round(UNIT * value) / UNIT;
  return {
    rules: game.rules,
    mode: numbers.mode,
    nodes: numbers.nodes,
    margin: numbers.margin,
    weights: FEATURES.map((feature) => numbers.weights[feature] ?? 0),
    correction: [correction.a, correction.b, correction.hidden, correction.done, correction.early],
    average: short(won),
    seed,
    deals,
    worlds,
    reached: [policy, won, brier, gap, worst].map(short) as unknown as FittedEntry['reached'],
  };
};
