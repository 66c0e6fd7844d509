/**
 * Asking the solver's thread from the page. The thread is made with the first question, kept while more come, and let
 * go, with the memory of its tables, when none has come for a while or when it broke down.
 */
import type { Game, State, View } from '@cairn/engine';
import {
  Desk,
  type Advice,
  type AdviseOptions,
  type Answer,
  type Ask,
  type Hope,
  type Reply,
  type Request,
  type Wish,
} from '@cairn/solver';

const IDLE_MS = 60_000;

interface Thread {
  readonly desk: Desk;
  readonly end: () => void;
}

let thread: Thread | null = null;
let open = 0;
let idle: number | undefined;

const begin = (): Thread => {
  const worker = new Worker(new URL('./clerk.ts', import.meta.url), { type: 'module' });
  const desk = new Desk((requests: readonly Request[]) => worker.postMessage(requests));
  const end = (): void => {
    worker.terminate();
    thread = null;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Reply[]>) => desk.hear(data));
  worker.addEventListener('error', () => {
    end();
    desk.lost('The thread of the solver could not be loaded, or broke down');
  });
  return { desk, end };
};

const withDesk = async <Found>(use: (desk: Desk) => Promise<Found>): Promise<Found> => {
  window.clearTimeout(idle);
  thread ??= begin();
  open += 1;
  try {
    return await use(thread.desk);
  } finally {
    open -= 1;
    if (open === 0) idle = window.setTimeout(() => thread?.end(), IDLE_MS);
  }
};

/** Asks about a position. Rejects with `Cancelled` when the wish's signal withdraws it, or when the thread is lost. */
export const askSolver = (game: Game, state: State, ask: Ask, wish: Wish): Promise<Answer> =>
  withDesk((desk) => desk.ask(game, state, ask, wish));

/** Asks what the moves are worth to a player who knows this much; rejects as `askSolver` does. */
export const adviseSolver = (
  game: Game,
  view: View,
  options: AdviseOptions,
  signal: AbortSignal,
): Promise<Advice> => withDesk((desk) => desk.advise(game, view, options, signal));

/** Asks whether the deal is lost for all a player can know; rejects as `askSolver` does. */
export const hopeOfSolver = (
  game: Game,
  view: View,
  budget: Wish['budget'] & object,
  signal: AbortSignal,
): Promise<Hope> => withDesk((desk) => desk.hope(game, view, budget, signal));
