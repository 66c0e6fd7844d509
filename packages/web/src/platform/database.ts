/**
 * The database: six object stores of plain data in IndexedDB. Where the browser refuses it (some private windows, a
 * full disk) the same stores are held in memory, and `lasting` says that they will not outlive the tab. Every write is
 * one transaction, so a killed tab leaves all of it or nothing. IndexedDB is used directly: a wrapper would add to the
 * first load, and only two of its functions would be used.
 */
export const STORES = ['table', 'settings', 'results', 'records', 'series', 'own'] as const;
export type StoreName = (typeof STORES)[number];

/** One entry to put; to take away when it has no value. */
export interface Change {
  readonly store: StoreName;
  readonly key: string;
  readonly value?: unknown;
}

export interface Database {
  readonly lasting: boolean;
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<readonly unknown[]>;
  /** All of a store by key, as it was at one moment. */
  entries(store: StoreName): Promise<Readonly<Record<string, unknown>>>;
  /** Makes all changes or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Empties every store. */
  erase(): Promise<void>;
}

const NAME = 'cairn';
/** Raise it with every change of the stores, and bring older ones up to date in `upgrade`. */
const VERSION = 3;

let opened: Promise<Database> | undefined;

/** The lasting database, or that of the tab when it is refused: for the whole page it is the same. */
export const openDatabase = (): Promise<Database> => (opened ??= openLasting().catch(inTab));

const openLasting = async (): Promise<Database> => {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    // The first version had four of them, and each since then has had one more.
    for (const store of STORES.slice(oldVersion < 1 ? 0 : oldVersion + 3))
      opening.result.createObjectStore(store);
  });
  const db = await answer(opening);
  // A newer version in another tab need not wait for this one.
  db.addEventListener('versionchange', () => db.close());
  const read = <T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(db.transaction(store).objectStore(store)));
  // Some browsers open what they then will not read.
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
      // Nothing is waited for, so that the whole change is on its way before the page can go away.
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

/** The answer to a request. */
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

type Stores = Map<StoreName, Map<string, unknown>>;

const drawersOf = (kept: { readonly [name in StoreName]?: object } = {}): Stores =>
  new Map(STORES.map((store) => [store, new Map(Object.entries(kept[store] ?? {}))]));

const isReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
};

/**
 * The same without a disk. A tab has a name, which a page that is loaded anew finds again: so another language or a
 * reload costs nobody a game. A name that a tab comes with was given by somebody else and is not read.
 */
const inTab = (): Database => {
  let stores = drawersOf();
  try {
    if (isReloaded()) stores = drawersOf(JSON.parse(window.name) as object);
  } catch {
    // It was no page of ours that was there before.
  }
  window.addEventListener('pagehide', () => {
    const kept = [...stores].map(([name, store]) => [name, Object.fromEntries(store)]);
    window.name = JSON.stringify(Object.fromEntries(kept));
  });
  return inMemory(stores);
};

/** The same for as long as nobody lets go of it. */
export const inMemory = (stores = drawersOf()): Database => {
  const open = (store: StoreName): Map<string, unknown> => stores.get(store) ?? new Map<string, unknown>();
  return {
    lasting: false,
    get: async (store, key) => open(store).get(key),
    all: async (store) => [...open(store).values()],
    entries: async (store) => Object.fromEntries(open(store)),
    write: async (changes) => {
      for (const { store, key, value } of changes)
        if (value === undefined) open(store).delete(key);
        else open(store).set(key, value);
    },
    erase: async () => {
      for (const store of stores.values()) store.clear();
    },
  };
};
