/**
 * Measures a game from the page, on workers besides the one that answers the solver's requests. Of more than two cores one
 * is left for the page. While the page is hidden there are no workers, and the pieces they had begun are computed later;
 * when the measurement ends they are terminated.
 */
import type { Game } from '@cairn/engine';
import { AbortError, WorkerPool, type TaskPool } from '@cairn/pool';
import type { GameContext } from '@cairn/solver';
import { Measurement, type GameFigures, type DealBatch } from '@cairn/trials';
import type { MeasureResult, MeasureTask } from './web-tasks.ts';
import { startWorker } from './start-worker.ts';

/** Each may hold 64 MB of tables. */
const MOST_WORKERS = 8;

/** The callbacks of a measurement. */
export interface MeasureListener {
  /** The figures have changed. */
  readonly told: (figures: GameFigures) => void;
  /** A worker could not be loaded, or failed; the measurement is over. */
  readonly failed: (error: unknown) => void;
}

/**
 * Begins to measure a game.
 * @returns a function that ends it at once.
 */
export const measure = (game: Game, { told, failed }: MeasureListener): (() => void) => {
  const cores = navigator.hardwareConcurrency;
  const size = Math.min(Math.max(cores - 1, Math.min(cores, 2)), MOST_WORKERS);
  const work = new Measurement(game, size);
  const pool: TaskPool<GameContext, MeasureTask, MeasureResult> = new WorkerPool({
    create: startWorker,
    size,
  });
  const context: GameContext = { def: game.base, options: game.options };
  let running = 0;
  let ended = false;

  const feed = (): void => {
    if (ended || document.hidden) return;
    for (; running < size; running += 1) {
      const piece = work.next();
      if (piece === null) return;
      void run(piece);
    }
  };
  const run = async (piece: DealBatch): Promise<void> => {
    try {
      const { outcomes } = await pool.run(context, { kind: 'measure', piece });
      running -= 1;
      if (work.take(piece, outcomes)) told(work.figures);
      if (work.figures.over) end();
      else feed();
    } catch (error) {
      running -= 1;
      work.giveBack(piece);
      // The page was hidden, or the measurement has ended.
      if (error instanceof AbortError) return feed();
      end();
      failed(error);
    }
  };
  const onVisibility = (): void => {
    if (document.hidden) void pool.terminate();
    else feed();
  };
  const end = (): void => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void pool.terminate();
  };
  document.addEventListener('visibilitychange', onVisibility);
  feed();
  return end;
};
