/**
 * The tab lock: one tab at a time owns the table, the last one that asked. Every tab writes under keys with its own id,
 * and the database names the id that counts. So two tabs cannot mix their games, and a write needs no check before it:
 * the last write of a tab that dies is stored. A message between tabs tells the older one at once.
 */
import type { Change, Database } from './database.ts';

const OWNER = 'owner';
const CHANNEL = 'cairn-table';

export interface TabLock {
  /** What the owner before stored, by name. */
  readonly left: Readonly<Record<string, unknown>>;
  /** Stores parts of the table and changes of other stores in one transaction. */
  readonly write: (parts: Readonly<Record<string, unknown>>, changes?: readonly Change[]) => Promise<void>;
  /** The changes that make these parts the table of the next page, for `carryOver`; none once the lock is lost. */
  readonly changesFor: (parts: Readonly<Record<string, unknown>>) => readonly Change[];
}

/** Reads what the owner has stored under these names, without taking the lock. */
export const readTable = async (
  db: Database,
  parts: readonly string[],
): Promise<Readonly<Record<string, unknown>>> => leftIn(await db.entries('table'), parts);

const leftIn = (
  table: Readonly<Record<string, unknown>>,
  parts: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(parts.map((name) => [name, table[`${String(table[OWNER])} ${name}`]]));

/**
 * Makes this tab the owner; `parts` are the names under which it stores. `lost` is called once, when another tab becomes
 * the owner.
 */
export const acquireTabLock = async (
  db: Database,
  parts: readonly string[],
  lost: () => void,
): Promise<TabLock> => {
  const me: string = crypto.randomUUID();
  const change = (name: string, value: unknown): Change => ({
    store: 'table',
    key: `${me} ${name}`,
    value,
  });
  const table = await db.entries('table');
  const left = leftIn(table, parts);
  const claim = [
    // Entries of the owner before, and of older ones that wrote after they had lost the lock.
    ...Object.keys(table).map((key) => ({ store: 'table', key }) as const),
    { store: 'table', key: OWNER, value: me } as const,
    ...parts.map((name) => change(name, left[name])),
  ];
  /** A claim that failed, on a full disk, is written again with the next write. */
  let owed: readonly Change[] = [];
  // Not awaited: transactions on a store run in the order in which they were made.
  db.write(claim).catch(() => {
    owed = claim;
  });

  let mine = true;
  const lose = (): void => {
    if (mine) lost();
    mine = false;
  };
  if (db.lasting && 'BroadcastChannel' in self) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.data !== me) lose();
    });
    channel.postMessage(me);
  }
  return {
    left,
    changesFor: (some) =>
      mine
        ? [
            { store: 'table', key: OWNER, value: me },
            ...Object.entries(some).map(([name, value]) => change(name, value)),
          ]
        : [],
    write: async (some, changes = []) => {
      if (!mine) return;
      const sent = owed;
      await db.write([
        ...sent,
        ...Object.entries(some).map(([name, value]) => change(name, value)),
        ...changes,
      ]);
      if (owed === sent) owed = [];
      if (owed.length > 0 || (await db.get('table', OWNER)) === me) return;
      lose();
    },
  };
};
