/**
 * Retries while the database is unavailable: it restarts, the network fails, two transactions conflict. The wait between
 * attempts doubles. An attempt may have succeeded unnoticed, so it must be idempotent.
 */
import { setTimeout as after } from 'node:timers/promises';

export interface RetryOptions {
  /** Gives up after this many milliseconds; default: never. */
  readonly ms?: number;
  readonly signal?: AbortSignal;
  /** Called with the reason, once each time the database becomes unavailable. */
  readonly onUnavailable?: (why: string) => void;
}

const FIRST_MS = 100;
const MOST_MS = 10_000;

/** Error codes of Node and of PostgreSQL, whose first two characters are a class. */
const TEMPORARY_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|57P0.|53300|40001|40P01|55P03|25P0[23])$/;
const TEMPORARY_MESSAGES =
  /connection terminated|connection error|connection timeout|trying to connect|query read timeout/i;

/** Whether an error is temporary, so that trying again can help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (TEMPORARY_CODES.test((error as NodeJS.ErrnoException).code ?? '') ||
    TEMPORARY_MESSAGES.test(error.message));

const messageOf = (error: unknown): string => {
  // A host name with two addresses fails with an error for each.
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error ? one.message : String(one);
};

/** The result of the first attempt that succeeds. Rejects with a lasting error, at the time limit, or on abort. */
export const withRetry = async <T>(
  attempt: () => Promise<T>,
  { ms = Infinity, signal, onUnavailable }: RetryOptions = {},
): Promise<T> => {
  const began = performance.now();
  for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, MOST_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnavailable(error) || signal?.aborted === true || performance.now() - began + wait > ms)
        throw error;
      if (wait === FIRST_MS) onUnavailable?.(messageOf(error));
      // Random, so that not all machines try at the same moment.
      await after(wait * (0.5 + Math.random()), undefined, signal === undefined ? {} : { signal });
    }
  }
};
