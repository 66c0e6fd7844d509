/** Opens a store at its location, at once or with its first use. */
import type { Worker } from 'node:worker_threads';
import { faultText, type Result } from '@cairn/engine';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { SqlStore } from './store.ts';

export type StoreLocation =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string };

export interface StoreOptions {
  /** The most connections to a server; default: 2. */
  readonly connections?: number;
  /** Whether a server prepares the statements with values; default: no. */
  readonly prepares?: boolean;
  /** Starts a thread that runs `servePglite`; default: a folder is opened in this thread. */
  readonly startThread?: () => Worker;
}

/** Opens a store; a server is connected to with the first query. Faults: the folder is locked or cannot be used. */
export const openStore = (
  place: StoreLocation,
  { connections = 2, prepares = false, startThread }: StoreOptions = {},
): Promise<Result<SqlStore>> =>
  place.kind === 'server'
    ? openPostgres(place.url, { connections, prepares })
    : openPglite(place.folder, startThread);

/** A store that could not be opened. */
export class StoreClosedError extends Error {
  override readonly name = 'StoreClosedError';
}

/**
 * A store that is opened with its first use, or with `open`, and made ready then. If that fails, the use rejects, and the
 * next one tries again. After `close` every use rejects.
 */
export interface LazyStore extends SqlStore {
  /** Opens it, if it is not open yet. Rejects with a StoreClosedError that has the faults, or with the error of the database. */
  readonly open: () => Promise<void>;
  /** Whether it has been opened. */
  readonly isOpen: () => boolean;
}

/**
 * @param opens opens the store and makes it ready, for instance by its migrations.
 */
export const lazyStore = (opens: () => Promise<Result<SqlStore>>): LazyStore => {
  let opening: Promise<SqlStore> | null = null;
  let isOpen = false;
  let isClosed = false;
  const opened = (): Promise<SqlStore> => {
    if (isClosed) return Promise.reject(new StoreClosedError('The store has been closed'));
    opening ??= opens().then(
      (result) => {
        isOpen = result.ok;
        if (result.ok) return result.value;
        opening = null;
        throw new StoreClosedError(faultText(result.error));
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  };
  return {
    open: async () => void (await opened()),
    isOpen: () => isOpen && !isClosed,
    query: async (text, values) => (await opened()).query(text, values),
    transaction: async (work) => (await opened()).transaction(work),
    close: async () => {
      isClosed = true;
      const store = await opening?.catch(() => null);
      await store?.close();
    },
  };
};
