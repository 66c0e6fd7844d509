/** The review of a deal as a task of the solver's worker. */
import { parseDeal, type Game, type MadeMove } from '@cairn/engine';
import type { Job } from '@cairn/pool';
import { ReviewRun, solverAdviser, type Review } from '@cairn/review';
import type { SearchProgress } from '@cairn/solver';

export interface ReviewTask {
  readonly kind: 'review';
  readonly deal: string;
  readonly moves: readonly MadeMove[];
  /** The chance of an average deal; null to measure it. */
  readonly average: number | null;
}

export interface ReviewResult {
  readonly kind: 'reviewed';
  readonly review: Review;
}

/** Decisions that were weighed, of how many. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** What a decision may cost: worlds where they are quick, worlds elsewhere, and milliseconds. */
const EACH = { quick: 1000, plain: 60, ms: 300 };
const AVERAGE_DEALS = 12;
/** For each verdict of the exact solver. */
const BUDGET = { nodes: 400_000, bytes: 64 * 2 ** 20, ms: 3000 };

export const beginReview = (
  game: Game,
  { deal, moves, average }: ReviewTask,
): Job<ReviewResult, SearchProgress | ReviewProgress> => {
  const parsed = parseDeal(deal);
  if (!parsed.ok) throw new Error(`"${deal}" is no deal`);
  const run = new ReviewRun(game, parsed.value, moves, {
    adviser: solverAdviser(EACH),
    average,
    averageDeals: AVERAGE_DEALS,
    budget: BUDGET,
    seed: 1,
  });
  return {
    work: (ms) => {
      const review = run.work(ms);
      return review === null ? null : { kind: 'reviewed', review };
    },
    progress: () => run.progress,
  };
};
