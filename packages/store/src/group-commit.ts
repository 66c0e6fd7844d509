/**
 * Group commit: what is put in while a batch is being written waits and is written in the next one, so that a commit,
 * which costs much the same for one row and for a hundred, is shared. One batch is under way at a time. After DeWitt et
 * al., "Implementation Techniques for Main Memory Database Systems" (1984).
 */
import { setImmediate as endOfTurn, setTimeout as later } from 'node:timers/promises';
import { isUnavailable } from './retry.ts';

export interface GroupCommit<Item, Written> {
  /**
   * Resolves once the batch of the item is committed. Rejects with the error of its batch; if the database is
   * unavailable (retry.ts), it is not known whether the batch was committed.
   */
  put(item: Item): Promise<Written>;
  /** Resolves once nothing waits and no batch is under way. */
  idle(): Promise<void>;
  /** Items that have not been written yet. */
  readonly waiting: () => number;
}

/** Rows of a batch. */
const MOST = 500;
/**
 * Milliseconds from the start of a batch to that of the next, so that batches are larger and the database
 * takes less processor time (docs/decisions/0019). A row that comes alone doesn't wait.
 */
const APART_MS = 4;

interface Waiting<Item, Written> {
  readonly item: Item;
  readonly resolve: (written: Written) => void;
  readonly reject: (why: unknown) => void;
}

/**
 * @param write writes items in one statement or transaction, and returns what became of each, in their order. If it
 * rejects although the database is available, the halves of the batch are written apart, so that an item that cannot be
 * written fails alone.
 * @param most the most items of a batch.
 */
export const groupCommit = <Item, Written>(
  write: (items: readonly Item[]) => Promise<readonly Written[]>,
  most = MOST,
): GroupCommit<Item, Written> => {
  const queue: Waiting<Item, Written>[] = [];
  let running: Promise<void> | null = null;
  /** When the last batch began. */
  let began = -Infinity;
  const commit = async (batch: readonly Waiting<Item, Written>[]): Promise<void> => {
    try {
      const written = await write(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(written[i] as Written);
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await commit(batch.slice(0, half));
      await commit(batch.slice(half));
    }
  };
  const run = async (): Promise<void> => {
    do {
      // What has arrived in this turn of the event loop, over any connections, is put in before it ends.
      await endOfTurn();
      const wait = began + APART_MS - performance.now();
      if (wait > 0) await later(wait);
      began = performance.now();
      await commit(queue.splice(0, most));
    } while (queue.length > 0);
    running = null;
  };
  return {
    put: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        running ??= run();
      }),
    idle: () => running ?? Promise.resolve(),
    waiting: () => queue.length,
  };
};
