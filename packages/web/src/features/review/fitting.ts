/**
 * Fitting the adviser to a game while the player does something else: one game at a time, on a worker of its own. What was
 * found is used from then on wherever advice on these rules is given (workers/fitted-here.ts).
 */
import type { Game } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import type { FitProgress, FitState } from '@cairn/trials';
import { signal, type Signal } from '@preact/signals';
import { logBug } from '../../platform/errors.ts';
import { failureText } from '../../shell/failure-text.ts';
import { shellState } from '../../shell/shell-state.ts';
import type { Shell } from '../../shell/shell.ts';
import { fittedHere } from '../../workers/fitted-here.ts';
import type { FitNews } from '../../workers/fit-task.ts';
import { fitGame } from '../../workers/fit.ts';
import { dropSample } from './average-chance.ts';
import { gameName } from './game-name.ts';
import { keepFit, stoppedFits, type StoppedFit } from './kept-fits.ts';
import { reviewWords } from './messages.ts';

/** Deals that the player who follows the advice plays. */
export const FIT_DEALS = 200;
/** After so many the result is used even if the fit is stopped. */
export const ENOUGH_DEALS = 50;
/** Milliseconds between two writes to the database while a fit goes on. */
const KEEP_MS = 10_000;
/** Before so many deals and milliseconds nothing is said about the time that is left. */
const TELLING = { deals: 3, ms: 4000 };
const MINUTE = 60_000;

export interface RunningFit {
  readonly game: Game;
  readonly progress: FitProgress;
  /** Whole minutes that are left, at least 1; null while that can't be told. */
  readonly minutes: number | null;
}

export interface Fitting {
  /** Null while none is running. */
  readonly running: Signal<RunningFit | null>;
  /** Fits that can go on, the latest first. */
  readonly stopped: Signal<readonly StoppedFit[]>;
  /** What went wrong last; '' if nothing did. */
  readonly failure: Signal<string>;
  /** Begins, or goes on, with a game. Does nothing while another is running. */
  readonly start: (game: Game) => void;
  /** Stops the one that is running, and uses what it found if that is enough. */
  readonly stop: () => void;
}

export const fittingOf = shellState((shell): Fitting => {
  const running = signal<RunningFit | null>(null);
  const stopped = signal<readonly StoppedFit[]>([]);
  const failure = signal('');
  let control: AbortController | null = null;

  const reload = async (): Promise<void> => {
    stopped.value = await stoppedFits(shell.db);
  };
  const keep = (game: Game, state: FitState | null): Promise<void> =>
    keepFit(shell.db, game, state).catch(() => void (shell.notices.notStored.value = true));
  const adopt = async (game: Game, line: string): Promise<void> => {
    try {
      await Promise.all([fittedHere.keep([line]), dropSample(shell, game)]);
    } catch {
      shell.notices.notStored.value = true;
    }
  };

  /** Plays the deals, and uses what was found. Where it is stopped, `isWhole` is false, and `state` says how far it is. */
  const run = async (
    game: Game,
    before: FitState | null,
    stop: AbortSignal,
  ): Promise<{ readonly isWhole: boolean; readonly state: FitState | null }> => {
    let latest = before;
    let kept = performance.now();
    const minutesLeft = remainingTime();
    const onNews = ({ progress, state }: FitNews): void => {
      latest = state;
      running.value = { game, progress, minutes: minutesLeft(progress) };
      if (state === null || performance.now() - kept < KEEP_MS) return;
      kept = performance.now();
      void keep(game, state);
    };
    try {
      await adopt(game, await fitGame(game, { deals: FIT_DEALS, before, signal: stop, onNews }));
      return { isWhole: true, state: null };
    } catch (error) {
      if (error instanceof AbortError) return { isWhole: false, state: latest };
      throw error;
    }
  };

  const fit = async (game: Game, stop: AbortSignal): Promise<void> => {
    const before = stopped.peek().find((each) => each.game.rules === game.rules)?.state ?? null;
    const { isWhole, state } = await run(game, before, stop);
    const deals = state?.played.length ?? 0;
    // The deals that were played are enough for an entry of their own.
    if (deals >= ENOUGH_DEALS) await adopt(game, await fitGame(game, { deals, before: state }));
    await keep(game, state);
    if (!isWhole) return;
    const { toast } = shell.notices;
    toast.value = reviewWords.fit.done(gameName(game));
    shell.controller.peek()?.announcer.say(toast.value);
  };

  const start = async (game: Game): Promise<void> => {
    if (control !== null) return;
    control = new AbortController();
    failure.value = '';
    running.value = { game, progress: { stage: 'weights', done: 0, of: 1 }, minutes: null };
    try {
      await fit(game, control.signal);
      await reload();
    } catch (error) {
      failure.value = failureText(error);
    }
    control = null;
    running.value = null;
  };
  void reload().catch(logBug);
  return { running, stopped, failure, start: (game) => void start(game), stop: () => control?.abort() };
});

/** Tells whole minutes that are left, from the deals that were played since it began. */
const remainingTime = (): ((progress: FitProgress) => number | null) => {
  let first: { readonly at: number; readonly done: number } | null = null;
  return ({ stage, done, of }) => {
    if (stage !== 'deals') return null;
    first ??= { at: performance.now(), done };
    const spent = performance.now() - first.at;
    const played = done - first.done;
    if (played < TELLING.deals || spent < TELLING.ms) return null;
    return Math.max(1, Math.round(((spent / played) * (of - done)) / MINUTE));
  };
};

/** A fit of these rules that can go on; null if there is none. */
export const stoppedFitOf = (shell: Shell, { rules }: Game): StoppedFit | null =>
  fittingOf(shell).stopped.value.find(({ game }) => game.rules === rules) ?? null;
