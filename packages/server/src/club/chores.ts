/** What the club does by itself, in every process, time and again. */
import { errorFields } from '../api/log.ts';
import { closeContests, type ClosingServices } from './close-contests.ts';

const EVERY_MS = 5000;

export interface Chores {
  /** Resolves once nothing is being done any more. */
  readonly stop: () => Promise<void>;
}

/** Starts the chores. They use the database at once, so start them when it has been opened. */
export const startChores = (services: ClosingServices, everyMs = EVERY_MS): Chores => {
  /** Plays that this process cannot end. */
  const skipped = new Set<string>();
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const once = async (): Promise<void> => {
    try {
      await closeContests(services, skipped, () => isStopped);
    } catch (error) {
      // The next time comes soon.
      services.log('warn', 'chores-failed', errorFields(error));
    }
    if (!isStopped) timer = setTimeout(next, everyMs).unref();
  };
  const next = (): void => {
    running = once();
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
