/**
 * The database: four drawers of plain data in IndexedDB. Where the browser refuses it (some private windows, a
 * full disk) the same drawers are held in memory, and `lasting` says that they will not outlive the page.
 * Every change is one transaction, so a killed tab leaves all of it or nothing.
 */
import { openDB, type DBSchema } from 'idb';

export const DRAWERS = ['table', 'settings', 'results', 'records'] as const;
export type Drawer = (typeof DRAWERS)[number];

type Schema = DBSchema & { [drawer in Drawer]: { key: string; value: unknown } };

/** One entry to put; to take away when it has no value. */
export interface Change {
  readonly drawer: Drawer;
  readonly key: string;
  readonly value?: unknown;
}

export interface Database {
  readonly lasting: boolean;
  get(drawer: Drawer, key: string): Promise<unknown>;
  all(drawer: Drawer): Promise<readonly unknown[]>;
  /** Makes all changes or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Empties every drawer. */
  erase(): Promise<void>;
}

const NAME = 'cairn';
/** Raise it with every change of the drawers, and bring older ones up to date in `upgrade`. */
const VERSION = 1;

/** Opens the lasting database, or the one in memory when that is refused. */
export const openDatabase = async (): Promise<Database> => {
  try {
    return await openLasting();
  } catch {
    return inMemory();
  }
};

const openLasting = async (): Promise<Database> => {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade: (fresh, old) => {
      if (old < 1) for (const drawer of DRAWERS) fresh.createObjectStore(drawer);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  // Some browsers open what they then will not read.
  await db.count('table');
  return {
    lasting: true,
    get: (drawer, key) => db.get(drawer, key),
    all: (drawer) => db.getAll(drawer),
    write: async (changes) => {
      const tx = db.transaction(
        DRAWERS.filter((name) => changes.some(({ drawer }) => drawer === name)),
        'readwrite',
      );
      for (const { drawer, key, value } of changes)
        void (value === undefined
          ? tx.objectStore(drawer).delete(key)
          : tx.objectStore(drawer).put(value, key));
      // Nothing is waited for, so that the whole change is on its way before the page can go away.
      tx.commit();
      await tx.done;
    },
    erase: async () => {
      const tx = db.transaction(DRAWERS, 'readwrite');
      for (const drawer of DRAWERS) void tx.objectStore(drawer).clear();
      await tx.done;
    },
  };
};

/** The same without a disk. */
export const inMemory = (): Database => {
  const drawers = new Map(DRAWERS.map((drawer) => [drawer, new Map<string, unknown>()]));
  const open = (drawer: Drawer): Map<string, unknown> => drawers.get(drawer) ?? new Map<string, unknown>();
  return {
    lasting: false,
    get: async (drawer, key) => open(drawer).get(key),
    all: async (drawer) => [...open(drawer).values()],
    write: async (changes) => {
      for (const { drawer, key, value } of changes)
        if (value === undefined) open(drawer).delete(key);
        else open(drawer).set(key, value);
    },
    erase: async () => {
      for (const drawer of drawers.values()) drawer.clear();
    },
  };
};
