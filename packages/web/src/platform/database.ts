/**
 * The database: six drawers of plain data in IndexedDB. Where the browser refuses it (some private windows, a
 * full disk) the same drawers are held in memory, and `lasting` says that they will not outlive the tab.
 * Every change is one transaction, so a killed tab leaves all of it or nothing. The browser's own interface is asked
 * directly: of a wrapper two functions would be used, and the first load would pay for all of it.
 */
export const DRAWERS = ['table', 'settings', 'results', 'records', 'series', 'own'] as const;
export type Drawer = (typeof DRAWERS)[number];

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
  /** All of a drawer by key, as it was at one moment. */
  entries(drawer: Drawer): Promise<Readonly<Record<string, unknown>>>;
  /** Makes all changes or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Empties every drawer. */
  erase(): Promise<void>;
}

const NAME = 'cairn';
/** Raise it with every change of the drawers, and bring older ones up to date in `upgrade`. */
const VERSION = 3;

let opened: Promise<Database> | undefined;

/** The lasting database, or that of the tab when it is refused: for the whole page it is the same. */
export const openDatabase = (): Promise<Database> => (opened ??= openLasting().catch(inTab));

const openLasting = async (): Promise<Database> => {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    // The first version had four of them, and each since then has had one more.
    for (const drawer of DRAWERS.slice(oldVersion < 1 ? 0 : oldVersion + 3))
      opening.result.createObjectStore(drawer);
  });
  const db = await answer(opening);
  // A newer version in another tab need not wait for this one.
  db.addEventListener('versionchange', () => db.close());
  const read = <T>(drawer: Drawer, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(db.transaction(drawer).objectStore(drawer)));
  // Some browsers open what they then will not read.
  await read('table', (store) => store.count());
  return {
    lasting: true,
    get: (drawer, key) => read(drawer, (store) => store.get(key) as IDBRequest<unknown>),
    all: (drawer) => read(drawer, (store) => store.getAll() as IDBRequest<unknown[]>),
    entries: async (drawer) => {
      const store = db.transaction(drawer).objectStore(drawer);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      return Object.fromEntries<unknown>(keys.map((key, i) => [key as string, values[i]]));
    },
    write: async (changes) => {
      const tx = db.transaction(
        DRAWERS.filter((name) => changes.some(({ drawer }) => drawer === name)),
        'readwrite',
      );
      const done = end(tx);
      for (const { drawer, key, value } of changes)
        if (value === undefined) tx.objectStore(drawer).delete(key);
        else tx.objectStore(drawer).put(value, key);
      // Nothing is waited for, so that the whole change is on its way before the page can go away.
      tx.commit();
      await done;
    },
    erase: async () => {
      const tx = db.transaction(DRAWERS, 'readwrite');
      for (const drawer of DRAWERS) tx.objectStore(drawer).clear();
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

type Drawers = Map<Drawer, Map<string, unknown>>;

const drawersOf = (kept: { readonly [name in Drawer]?: object } = {}): Drawers =>
  new Map(DRAWERS.map((drawer) => [drawer, new Map(Object.entries(kept[drawer] ?? {}))]));

const isReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
};

/**
 * The same without a disk. A tab has a name, which a page that is loaded anew finds again: so another language or a
 * reload costs nobody a game. A name that a tab comes with was given by somebody else and is not read.
 */
const inTab = (): Database => {
  let drawers = drawersOf();
  try {
    if (isReloaded()) drawers = drawersOf(JSON.parse(window.name) as object);
  } catch {
    // It was no page of ours that was there before.
  }
  window.addEventListener('pagehide', () => {
    const kept = [...drawers].map(([name, drawer]) => [name, Object.fromEntries(drawer)]);
    window.name = JSON.stringify(Object.fromEntries(kept));
  });
  return inMemory(drawers);
};

/** The same for as long as nobody lets go of it. */
export const inMemory = (drawers = drawersOf()): Database => {
  const open = (drawer: Drawer): Map<string, unknown> => drawers.get(drawer) ?? new Map<string, unknown>();
  return {
    lasting: false,
    get: async (drawer, key) => open(drawer).get(key),
    all: async (drawer) => [...open(drawer).values()],
    entries: async (drawer) => Object.fromEntries(open(drawer)),
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
