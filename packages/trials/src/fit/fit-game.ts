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

/** Shares are kept as whole numbers of this part. */
const UNIT = 10_000;

/**
 * Estimates of a deal at most. They come from decisions that lie evenly over it, and from each arrangement of the piles once:
 * a lost deal in which cards go to and fro for hundreds of moves says no more than one that is won.
 */
const ESTIMATES = 16;

/** A decision of the advised player: what was seen, and what was said of the best move. */
interface Decision {
  readonly view: View;
  readonly wins: number;
  readonly tried: number;
}

/** Some of these, evenly from the first on. */
const evenly = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)] as Item);

/** Lets the advised player play a deal. @param place of the deal among others; each has a seed of its own. */
export function* playAdvisedDeal(
  game: Game,
  deal: State,
  place: number,
  { numbers, worlds, seed, otherwise }: AdvisedPlay,
): Slices<AdvisedDeal> {
  const decisions = new Map<string, Decision>();
  const onAdvice = (advice: Advice, seen: View): void => {
    const piles = JSON.stringify(seen.piles);
    if (!decisions.has(piles) && advice.mode !== 'exact') decisions.set(piles, decisionOf(advice, seen));
  };
  const policy = coachInSlices({ worlds, otherwise, numbers, onAdvice });
  const { won } = yield* playInSlices(game, deal, policy, seed + place);
  const said: number[] = [];
  for (const [at, decision] of evenly([...decisions.values()], ESTIMATES).entries()) {
    const random = ESTIMATES * (seed + place) + at;
    const { wins, tried } =
      worlds < ESTIMATE_WORLDS ? yield* estimated(game, decision.view, numbers, random) : decision;
    if (tried === 0) continue;
    const { hidden, done } = stageOf(game, decision.view);
    said.push(wins, tried, Math.round(UNIT * hidden), Math.round(UNIT * done));
  }
  return { won, said };
}

const decisionOf = ({ moves: [best], worlds }: Advice, view: View): Decision => {
  const tried = best === undefined ? 0 : worlds;
  return { view, wins: Math.round((best?.raw ?? 0) * tried), tried };
};

/** What advice says of a view with enough worlds. */
function* estimated(game: Game, view: View, numbers: Numbers, seed: number): Slices<Decision> {
  const advice = yield* finished(new AdviceRun(game, view, { worlds: ESTIMATE_WORLDS, numbers, seed }));
  return decisionOf(advice.mode === 'exact' ? { ...advice, worlds: 0 } : advice, view);
}

/** What the advised player reached on deals, and what was said before. */
export const resultsOf = (
  deals: readonly AdvisedDeal[],
  numbers: Pick<Numbers, 'mode' | 'worlds'>,
): AdvisedResults => ({
  won: deals.filter(({ won }) => won).length / deals.length,
  estimates: deals.flatMap(({ won, said }) =>
    Array.from({ length: said.length / 4 }, (_, i) => {
      const [wins = 0, worlds = 1, hidden = 0, done = 0] = said.slice(4 * i, 4 * i + 4);
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

/** Lets the advised player play deals. */
export function* playAdvised(game: Game, deals: readonly State[], play: AdvisedPlay): Slices<AdvisedResults> {
  const played: AdvisedDeal[] = [];
  for (const [i, deal] of deals.entries()) played.push(yield* playAdvisedDeal(game, deal, i, play));
  return resultsOf(played, play.numbers);
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
    yield* playAdvised(game, deals, { ...play, numbers: { ...play.numbers, mode: 'rollout' } }),
    yield* playAdvised(game, deals, { ...play, numbers: { ...play.numbers, mode: 'hindsight', margin: 0 } }),
  ];
  return hindsight.won > rollout.won ? 'hindsight' : 'rollout';
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
