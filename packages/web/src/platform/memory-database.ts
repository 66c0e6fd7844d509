/** The same stores as in IndexedDB, held in memory. */
import { carryOver } from './carried-changes.ts';
import { STORES, type Change, type Database, type StoreName } from './database.ts';

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
export const inTab = (): Database => {
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

/** A copy of a database with changes that it refuses. What is written to the copy is carried over a reload. */
export const copyWith = async (db: Database, refused: readonly Change[]): Promise<Database> => {
  const entries = await Promise.all(STORES.map(async (store) => [store, await db.entries(store)] as const));
  const copy = inMemory(storesOf(Object.fromEntries(entries)));
  const unwritten = new Map<string, Change>();
  const write: Database['write'] = async (changes) => {
    for (const change of changes) unwritten.set(`${change.store} ${change.key}`, change);
    await copy.write(changes);
  };
  window.addEventListener('pagehide', () => carryOver([...unwritten.values()]));
  await write(refused);
  return { ...copy, write };
};
