/**
 * The winning chance of the position on the table: what you win by following the advice from here. A worker finds it
 * from what the player can know, roughly at first, and more exactly for as long as the position stays.
 */
import { stepAt } from '@cairn/engine';
import { canLosePoints, recentOf, type Advice, type StopAdvice } from '@cairn/solver';
import { AbortError } from '@cairn/pool';
import { effect, signal, untracked, type Signal } from '@preact/signals';
import { logBug } from '../../platform/errors.ts';
import type { GameController } from '../../play/game-controller.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { shellState } from '../../shell/shell-state.ts';
import type { Shell } from '../../shell/shell.ts';
import { fittedHere } from '../../workers/fitted-here.ts';
import { solver } from '../../workers/solver-client.ts';
import { isShown, shownGames } from '../../shell/chance-games.ts';

/** Shares of deals won, with their 95% interval. */
export interface WinChance {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Whether nothing has been fitted for these rules. */
  readonly rough: boolean;
  /** Whether it is the chance of the position on the table; else that of the position before. */
  readonly isCurrent: boolean;
}

/** Milliseconds of work for each estimate, one after the other. */
const ROUNDS = [150, 600, 2400];
/** Milliseconds of work for ending the deal or playing on. */
const STOP_MS = 1500;
/** No more worlds than these: the interval is narrow enough. */
const WORLDS = { quick: 4000, plain: 1000 };

/** Null while nothing is known: at first, and when the deal is over. */
export const foundChance = shellState((): Signal<WinChance | null> => signal(null));

/** Ending the deal beside playing on, where playing on can cost points; null while it is not known. */
export const foundStop = shellState((): Signal<StopAdvice | null> => signal(null));

const chanceOf = ({ moves: [first], rough }: Advice): WinChance => {
  if (first === undefined) return { share: 0, low: 0, high: 0, rough: false, isCurrent: true };
  const { chance, low, high } = first;
  return { share: chance, low, high, rough, isCurrent: true };
};

/** Keeps the chance up to date while it is shown. */
export const watchChance = (shell: Shell): void => {
  const found = foundChance(shell);
  const stopping = foundStop(shell);
  let stop: AbortController | null = null;
  effect(() => {
    stop?.abort();
    stop = null;
    const controller = shell.controller.value;
    const games = shownGames(shell).value;
    const isTable = shell.router.route.value.kind === 'table';
    const status = controller?.position.step.value.status;
    // A game that has been fitted gets another chance.
    void fittedHere.fresh.value;
    // The attempt itself is not watched: noting that the chance was shown changes it.
    untracked(() => {
      stopping.value = null;
      if (controller === null || !isTable || status !== 'playing' || !isShown(games, controller)) {
        found.value = null;
        return;
      }
      found.value = found.value === null ? null : { ...found.value, isCurrent: false };
      stop = abortOnPositionChange(controller);
      void look(controller, found, stopping, stop.signal);
    });
  });
};

const look = async (
  controller: GameController,
  found: Signal<WinChance | null>,
  stopping: Signal<StopAdvice | null>,
  stopped: AbortSignal,
): Promise<void> => {
  const session = controller.position.session.peek();
  const { game, moves, cursor } = session;
  const { view, tally } = controller.position.step.peek();
  const made = moves.slice(0, cursor).map(({ move }) => move);
  const recent = recentOf(game, made, (at) => stepAt(session, at).view);
  try {
    for (const ms of ROUNDS) {
      const advice = await solver.advise(game, view, { ...WORLDS, ms, recent }, stopped);
      if (stopped.aborted) return;
      found.value = chanceOf(advice);
      if (controller.position.attempt.peek().chance !== true)
        controller.amend((attempt) => ({ ...attempt, chance: true }));
      if (stopping.value !== null || !canLosePoints(game)) continue;
      const stop = await solver.adviseStop(game, view, tally, { ms: STOP_MS }, stopped);
      if (stopped.aborted) return;
      stopping.value = stop;
    }
  } catch (error) {
    if (!(error instanceof AbortError)) logBug(error);
  }
};
