/**
 * The database: six object stores of plain data in IndexedDB. Where the browser refuses it (some private windows, a
 * full disk) the same stores are held in memory, and `lasting` says that they will not outlive the tab. Every write is
 * one transaction, so a killed tab leaves all of it or nothing. IndexedDB is used directly: a wrapper would add to the
 * first load, and only two of its functions would be used.
 */
export const STORES = ['table', 'settings', 'results', 'records', 'series', 'own'] as const;
export type StoreName = (typeof STORES)[number];

/** An entry to put, or to delete when it has no value. */
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
/** Raised with every change of the stores; `upgradeneeded` brings older databases up to date. */
const VERSION = 3;

let opened: Promise<Database> | undefined;

/** The lasting database, or that of the tab when the browser refuses it; one for the whole page. */
export const openDatabase = (): Promise<Database> =>
  (opened ??= openLasting().then(withCarried).catch(inTab));

const CARRIED = 'carried';

/** Hands changes that the database refuses to the page after a reload, where the browser has session storage. */
export const carryOver = (changes: readonly Change[]): void => {
  try {
    if (changes.length > 0) sessionStorage.setItem(CARRIED, JSON.stringify(changes));
  } catch {
    // Then they end with the page.
  }
};

const takeCarried = (): readonly Change[] => {
  try {
    const text = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    return text === null ? [] : (JSON.parse(text) as readonly Change[]);
  } catch {
    return [];
  }
};

/** The database with what was carried over a reload; where it refuses that still, a copy of it in memory. */
const withCarried = async (db: Database): Promise<Database> => {
  const carried = takeCarried();
  if (carried.length === 0) return db;
  try {
    await db.write(carried);
    return db;
  } catch {
    const entries = await Promise.all(STORES.map(async (store) => [store, await db.entries(store)] as const));
    const copy = inMemory(storesOf(Object.fromEntries(entries)));
    const unwritten = new Map<string, Change>();
    const write: Database['write'] = async (changes) => {
      for (const change of changes) unwritten.set(`${change.store} ${change.key}`, change);
      await copy.write(changes);
    };
    window.addEventListener('pagehide', () => carryOver([...unwritten.values()]));
    await write(carried);
    return { ...copy, write };
  }
};

const openLasting = async (): Promise<Database> => {
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

type Stores = Map<StoreName, Map<string, unknown>>;

const storesOf = (kept: { readonly [name in StoreName]?: object } = {}): Stores =>
  new Map(STORES.map((store) => [store, new Map(Object.entries(kept[store] ?? {}))]));

const isReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
};

/**
 * A database in memory that survives a reload: on pagehide it is written to `window.name`, which the next page of the
 * tab can read even where the browser refuses all storage. A name is read after a reload alone: any other was given
 * by the page that opened the tab.
 */
const inTab = (): Database => {
  let stores = storesOf();
  try {
    if (isReloaded()) stores = storesOf(JSON.parse(window.name) as object);
  } catch {
    // The name is not ours.
  }
  window.addEventListener('pagehide', () => {
    const kept = [...stores].map(([name, store]) => [name, Object.fromEntries(store)]);
    window.name = JSON.stringify(Object.fromEntries(kept));
  });
  return inMemory(stores);
};

/** A database in memory. */
export const inMemory = (stores = storesOf()): Database => {
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
