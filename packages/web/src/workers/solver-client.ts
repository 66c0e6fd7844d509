/**
 * The solver for the page, and reviews of deals, in a worker of their own. The worker is started with the first request, and
 * terminated, with the memory of its tables, after a minute without one.
 */
import { makeDeal, type Game, type Session } from '@cairn/engine';
import { WorkerPool, type AbortSignalLike, type TaskPool } from '@cairn/pool';
import type { Review } from '@cairn/review';
import { SolverClient, type GameContext, type SolverPool } from '@cairn/solver';
import { fittedHere } from './fitted-here.ts';
import type { AverageResult, AverageTask, ReviewProgress, ReviewResult, ReviewTask } from './review-task.ts';
import { startWorker } from './start-worker.ts';

const IDLE_MS = 60_000;

type ReviewPool = TaskPool<GameContext, ReviewTask, ReviewResult, ReviewProgress>;
type AveragePool = TaskPool<GameContext, AverageTask, AverageResult>;

/** One pool with several types: a task determines the type of its result. */
const pool: unknown = new WorkerPool({
  create: startWorker,
  size: 1,
  tasksPerWorker: Infinity,
  idleMs: IDLE_MS,
});

/** Requests are rejected with `AbortError` when their signal cancels them, and with another error when the worker fails. */
export const solver = new SolverClient(pool as SolverPool, ({ rules }) => fittedHere.lineOf(rules));

export interface ReviewRequest {
  /** The chance of an average deal. */
  readonly average: number;
  readonly signal: AbortSignalLike;
  readonly onProgress: (progress: ReviewProgress) => void;
}

/** Reviews the moves that are made in a session. Rejected like the requests of `solver`. */
export const reviewSession = async (
  { game, deal, moves, cursor }: Session,
  { average, signal, onProgress }: ReviewRequest,
): Promise<Review> => {
  const task = {
    kind: 'review',
    deal: makeDeal(deal),
    moves: moves.slice(0, cursor),
    average,
  } as const;
  const { review } = await (pool as ReviewPool).run(await solver.contextOf(game), task, {
    signal,
    onProgress,
  });
  return review;
};

/** The sum of the chances of some deals of a game at their start. Rejected like the requests of `solver`. */
export const chancesOf = async (
  game: Game,
  first: number,
  deals: number,
  signal: AbortSignalLike,
): Promise<number> => {
  const task = { kind: 'average', first, deals } as const;
  const { sum } = await (pool as AveragePool).run(await solver.contextOf(game), task, { signal });
  return sum;
};
