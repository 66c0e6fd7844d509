/** What a site does by itself, now and then, while its database is open. */
import { isUnavailable } from '@cairn/store';
import { errorFields, type Log } from './api/log.ts';

export interface Chore {
  readonly name: string;
  /** Milliseconds from the end of one run to the beginning of the next. */
  readonly every: number;
  readonly run: (isStopped: () => boolean) => Promise<unknown>;
}

export interface Chores {
  /** Starts no other run. Resolves when those that are running have ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs chores until they are stopped. One that fails is logged, and runs again when it is its turn.
 * @param isReady whether they may run; otherwise their turn passes.
 */
export const startChores = (chores: readonly Chore[], isReady: () => boolean, log: Log): Chores => {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const turn = async ({ run }: Chore): Promise<void> => {
    if (!isReady()) return;
    try {
      await run(() => isStopped);
    } catch (error) {
      // While the database is away, every request says so.
      if (!isUnavailable(error)) log('error', 'chore', errorFields(error));
    }
  };
  const plan = (chore: Chore): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      running.set(
        chore.name,
        turn(chore).finally(() => plan(chore)),
      );
    }, chore.every);
    timers.set(chore.name, timer.unref());
  };
  for (const chore of chores) plan(chore);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
};
