/**
 * Fits the numbers of the adviser to a game: the weights of its policy, whether moves are judged by playouts or by hindsight,
 * the correction of its estimates, and the chance of an average deal.
 */
import { view, type Game, type State } from '@cairn/engine';
import {
  corrected,
  FEATURES,
  policyResults,
  roughNumbers,
  type Advice,
  type Correction,
  type FittedEntry,
  type Numbers,
  type PolicyWeights,
} from '@cairn/solver';
import { coach } from '../play/coach.ts';
import { playOut } from '../play/playout.ts';
import type { Policy } from '../play/playout.ts';
import { fitCorrection, reliabilityOf, type Estimate, type Reliability } from './calibration.ts';

/** The deals that the advised player plays, and how. */
export interface AdvisedDeals {
  readonly deals: readonly State[];
  readonly numbers: Numbers;
  /** Worlds a decision. */
  readonly worlds: number;
  readonly seed: number;
  readonly otherwise: Policy;
}

export interface AdvisedResults {
  readonly won: number;
  readonly estimates: readonly Estimate[];
}

/** Lets the advised player play deals, and notes what was said of the best move at every decision that was not clear. */
export const playAdvised = (
  game: Game,
  { deals, numbers, worlds, seed, otherwise }: AdvisedDeals,
): AdvisedResults => {
  const estimates: Estimate[] = [];
  let won = 0;
  for (const [i, deal] of deals.entries()) {
    const said: Advice[] = [];
    const policy = coach({ worlds, otherwise, numbers, onAdvice: (advice) => said.push(advice) });
    const result = playOut(game, deal, policy, seed + i);
    if (result.won) won += 1;
    for (const { moves, mode, worlds: tried } of said) {
      const [best] = moves;
      if (best !== undefined && mode !== 'exact' && tried > 0)
        estimates.push({ share: best.raw, worlds: tried, won: result.won });
    }
  }
  return { won: won / deals.length, estimates };
};

/** What was said after correction. */
export const reliabilityAfter = (estimates: readonly Estimate[], correction: Correction): Reliability =>
  reliabilityOf(
    estimates.map(({ share, worlds, won }) => ({ chance: corrected(share, worlds, correction), won })),
  );

/** The share of worlds of these deals that a policy wins alone. */
export const policyShare = (
  game: Game,
  deals: readonly State[],
  weights: PolicyWeights,
  seed: number,
): number => {
  const won = deals.reduce(
    (sum, deal, i) => sum + policyResults(game, view(game, deal), weights, 1, seed + i).won,
    0,
  );
  return won / deals.length;
};

/** The mode in which the advised player wins more of these deals. Worlds are given by mode, so that both take as long. */
export const fitMode = (
  game: Game,
  weights: PolicyWeights,
  play: Omit<AdvisedDeals, 'numbers' | 'worlds'>,
  worlds: Readonly<Record<Numbers['mode'], number>>,
): Numbers['mode'] => {
  const share = (mode: Numbers['mode']): number =>
    playAdvised(game, { ...play, numbers: { ...roughNumbers(game), weights, mode }, worlds: worlds[mode] })
      .won;
  return share('hindsight') > share('rollout') ? 'hindsight' : 'rollout';
};

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
  const short = (value: number): number => Math.round(10_000 * value) / 10_000;
  return {
    rules: game.rules,
    mode: numbers.mode,
    nodes: numbers.nodes,
    weights: FEATURES.map((feature) => numbers.weights[feature] ?? 0),
    correction: [correction.a, correction.b],
    average: short(won),
    seed,
    deals,
    worlds,
    reached: [policy, won, brier, gap, worst].map(short) as unknown as FittedEntry['reached'],
  };
};
