/**
 * Measuring a game from the page: threads of its own, beside the one that answers questions, are fed pieces of the
 * measurement. Where there are more than two cores one is left for the page, which is idle but for an edit, and an edit
 * ends them all.
 * While the page is hidden there are none, and what they had begun is given back; afterwards there are none either.
 */
import type { Game } from '@cairn/engine';
import { Measurement, type Figures, type Outcome, type Piece } from '@cairn/trials';
import type { Order } from './measurer.ts';

/** Each may hold 64 MB of tables. */
const MOST_THREADS = 8;

/** Whom a measurement tells. */
export interface Hearer {
  /** The figures have changed. */
  readonly told: (figures: Figures) => void;
  /** A thread could not be loaded, or broke down; nothing more will come. */
  readonly failed: () => void;
}

/** Begins to measure a game. @returns what ends it at once. */
export const measure = (game: Game, { told, failed }: Hearer): (() => void) => {
  const cores = navigator.hardwareConcurrency;
  const count = Math.min(Math.max(cores - 1, Math.min(cores, 2)), MOST_THREADS);
  const work = new Measurement(game, count);
  /** The threads there are, and what each of them does. */
  const busy = new Map<Worker, Piece | null>();

  const rest = (): void => {
    for (const [thread, piece] of busy) {
      thread.terminate();
      if (piece !== null) work.giveBack(piece);
    }
    busy.clear();
  };
  const feed = (): void => {
    for (const [thread, doing] of busy) {
      const piece = doing ?? work.next();
      if (piece === null || doing !== null) continue;
      busy.set(thread, piece);
      thread.postMessage({ kind: 'piece', piece } satisfies Order);
    }
  };
  const end = (): void => {
    document.removeEventListener('visibilitychange', look);
    rest();
  };
  const begin = (): void => {
    const thread = new Worker(new URL('./clerk.ts', import.meta.url), { type: 'module' });
    thread.addEventListener('message', ({ data }: MessageEvent<readonly Outcome[]>) => {
      const piece = busy.get(thread);
      if (piece === undefined || piece === null) return;
      busy.set(thread, null);
      if (work.take(piece, data)) told(work.figures);
      if (work.figures.over) end();
      else feed();
    });
    thread.addEventListener('error', () => {
      end();
      failed();
    });
    thread.postMessage({ kind: 'game', def: game.base, options: game.options } satisfies Order);
    busy.set(thread, null);
  };
  const look = (): void => {
    if (document.hidden) return rest();
    while (busy.size < count) begin();
    feed();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return end;
};
