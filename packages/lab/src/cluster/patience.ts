/**
 * Patience with a database that is away: it restarts, the network has a bad minute, two transactions get in each other's
 * way. Whatever is tried here is tried again after a wait that doubles, so it must be something that may happen twice.
 */
import { setTimeout as after } from 'node:timers/promises';

export interface Patience {
  /** Tries no longer than so; for ever when left out. */
  readonly ms?: number;
  readonly signal?: AbortSignal;
  /** Hears why, once for each time the database is away. */
  readonly away?: (why: string) => void;
}

const FIRST_MS = 100;
const MOST_MS = 10_000;

/** Of Node and of PostgreSQL; the first two characters are a class of faults. */
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|57P0.|53300|40001|40P01|55P03|25P0[23])$/;
const WORDS =
  /connection terminated|connection error|connection timeout|trying to connect|query read timeout/i;

/** Whether it is worth trying again. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (CODES.test((error as NodeJS.ErrnoException).code ?? '') || WORDS.test(error.message));

const wordsOf = (error: unknown): string => {
  // Of a name with two addresses each one fails.
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
};

/** What comes of it in the end. Rejects with what is no matter of patience, or when patience or the caller ends. */
export const patiently = async <T>(
  attempt: () => Promise<T>,
  { ms = Infinity, signal, away }: Patience = {},
): Promise<T> => {
  const began = performance.now();
  for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, MOST_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isAway(error) || signal?.aborted === true || performance.now() - began + wait > ms) throw error;
      if (wait === FIRST_MS) away?.(wordsOf(error));
      // Not all machines at the same moment.
      await after(wait * (0.5 + Math.random()), undefined, signal === undefined ? {} : { signal });
    }
  }
};
