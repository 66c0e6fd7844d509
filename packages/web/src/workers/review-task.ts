/** Tasks of the solver's worker: the review of a deal, and the chance of an average deal. */
import { parseDeal, type Game, type MadeMove } from '@cairn/engine';
import type { Job } from '@cairn/pool';
import { chancesOfDeals, ReviewRun, solverAdviser, type Review } from '@cairn/review';
import type { SearchProgress } from '@cairn/solver';

export interface ReviewTask {
  readonly kind: 'review';
  readonly deal: string;
  readonly moves: readonly MadeMove[];
  /** The chance of an average deal. */
  readonly average: number;
}

/** Measures the chances of numbered deals at their start. */
export interface AverageTask {
  readonly kind: 'average';
  readonly first: number;
  readonly deals: number;
}

export interface ReviewResult {
  readonly kind: 'reviewed';
  readonly review: Review;
}

export interface AverageResult {
  readonly kind: 'chances';
  readonly sum: number;
}

/** Decisions that were weighed, of how many. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** Worlds for a decision, where they are quick and elsewhere. */
const WORLDS = { quick: 1000, plain: 60 };
/** Milliseconds for all decisions of a deal together, and at most for one. */
const ALL_MS = 15_000;
const EACH_MS = 300;
/** Worlds for a moment at which the deal could have been ended, and milliseconds for all of them together. */
const STOP = { worlds: 400, ms: 3000 };
/** For each verdict of the exact solver. */
const BUDGET = { nodes: 400_000, bytes: 64 * 2 ** 20, ms: 3000 };

const SEED = 1;

export const beginReview = (
  game: Game,
  { deal, moves, average }: ReviewTask,
): Job<ReviewResult, SearchProgress | ReviewProgress> => {
  const parsed = parseDeal(deal);
  if (!parsed.ok) throw new Error(`"${deal}" is no deal`);
  const run = new ReviewRun(game, parsed.value, moves, {
    adviser: solverAdviser({ ...WORLDS, ms: Math.min(EACH_MS, ALL_MS / Math.max(1, moves.length)) }),
    average,
    budget: BUDGET,
    stop: STOP,
    seed: SEED,
  });
  return {
    work: (ms) => {
      const review = run.work(ms);
      return review === null ? null : { kind: 'reviewed', review };
    },
    progress: () => run.progress,
  };
};

export const beginAverage = (game: Game, { first, deals }: AverageTask): Job<AverageResult> => {
  const run = chancesOfDeals(game, {
    adviser: solverAdviser({ ...WORLDS, ms: EACH_MS }),
    first,
    deals,
    budget: BUDGET,
    seed: SEED,
  });
  return {
    work: (ms) => {
      const sum = run.work(ms);
      return sum === null ? null : { kind: 'chances', sum };
    },
  };
};
