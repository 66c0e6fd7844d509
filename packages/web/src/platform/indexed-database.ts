/**
 * The database in IndexedDB. Every write is one transaction, so a killed tab leaves all of it or nothing. IndexedDB is used
 * directly: a wrapper would add to the first load, and only two of its functions would be used.
 */
import { STORES, type Database, type StoreName } from './database.ts';

const NAME = 'cairn';
/** Raised with every change of the stores; `upgradeneeded` brings older databases up to date. */
const VERSION = 4;

/** Opens the database. Rejects where the browser refuses it. */
export const openIndexed = async (): Promise<Database> => {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    // The first version had four stores, and each since then has had one more.
    for (const store of STORES.slice(oldVersion < 1 ? 0 : oldVersion + 3))
      opening.result.createObjectStore(store);
  });
  const db = await answer(opening);
  // Otherwise a newer version in another tab would wait for this tab to close.
  db.addEventListener('versionchange', () => db.close());
  const read = <T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(db.transaction(store).objectStore(store)));
  // Some browsers open a database and then refuse to read it.
  await read('table', (store) => store.count());
  return {
    lasting: true,
    get: (store, key) => read(store, (from) => from.get(key) as IDBRequest<unknown>),
    all: (store) => read(store, (from) => from.getAll() as IDBRequest<unknown[]>),
    entries: async (store) => {
      const from = db.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answer(from.getAllKeys()), answer(from.getAll())]);
      return Object.fromEntries<unknown>(keys.map((key, i) => [key as string, values[i]]));
    },
    write: async (changes) => {
      const tx = db.transaction(
        STORES.filter((name) => changes.some(({ store }) => store === name)),
        'readwrite',
      );
      const done = end(tx);
      for (const { store, key, value } of changes)
        if (value === undefined) tx.objectStore(store).delete(key);
        else tx.objectStore(store).put(value, key);
      // Committed at once, so that the whole transaction is sent before the page can end.
      tx.commit();
      await done;
    },
    erase: async () => {
      const tx = db.transaction(STORES, 'readwrite');
      for (const store of STORES) tx.objectStore(store).clear();
      await end(tx);
    },
  };
};

/** The result of a request. */
const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });

/** The end of a transaction: all of it is stored, or nothing is. */
const end = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('Nothing was stored')));
  });
