/**
 * Fits the adviser to a game from the page, on a worker of its own, so that advice for the deal on the table does not wait
 * for it. The worker is terminated when the fit ends or is cancelled.
 */
import type { Game } from '@cairn/engine';
import { WorkerPool, type AbortSignalLike, type TaskPool } from '@cairn/pool';
import type { GameContext } from '@cairn/solver';
import type { FitState } from '@cairn/trials';
import type { FitNews, FitResult, FitTask } from './fit-task.ts';
import { startWorker } from './start-worker.ts';

export interface FitRequest {
  /** The advised player plays the deals from 1 to this number. */
  readonly deals: number;
  /** Where an earlier fit of the same game was stopped. */
  readonly before: FitState | null;
  readonly signal?: AbortSignalLike;
  readonly onNews?: (news: FitNews) => void;
}

/** The entry of a game as a line. Rejects with `AbortError` when it is cancelled, and with another error when the worker fails. */
export const fitGame = async (game: Game, { deals, before, signal, onNews }: FitRequest): Promise<string> => {
  const pool: TaskPool<GameContext, FitTask, FitResult, FitNews> = new WorkerPool({
    create: startWorker,
    size: 1,
  });
  const context: GameContext = { def: game.base, options: game.options };
  try {
    const task = { kind: 'fit', deals, before } as const;
    const { line } = await pool.run(context, task, {
      ...(signal === undefined ? {} : { signal }),
      ...(onNews === undefined ? {} : { onProgress: onNews }),
    });
    return line;
  } finally {
    void pool.terminate();
  }
};
