/**
 * One tab at a time owns the table, and it is the last one that asked. Every tab writes under a name of its own, and
 * the database says whose name counts: two tabs can't mix their games, and a write need not look before it is made,
 * so that even the last one before a tab dies is kept. A message between tabs makes the older one notice at once.
 */
import type { Change, Database } from './database.ts';

const OWNER = 'owner';
const CHANNEL = 'cairn-table';

export interface Owner {
  /** What the owner before left, by name. */
  readonly left: Readonly<Record<string, unknown>>;
  /** Stores parts of the table, and changes elsewhere that go with them; all or nothing. */
  readonly write: (parts: Readonly<Record<string, unknown>>, changes?: readonly Change[]) => Promise<void>;
  /** What makes these parts the table of the next page, for `carryOver`; nothing once the lock is lost. */
  readonly changesFor: (parts: Readonly<Record<string, unknown>>) => readonly Change[];
}

/** What the owner has kept under these names, to look at: nobody loses the table by it. */
export const readTable = async (
  db: Database,
  parts: readonly string[],
): Promise<Readonly<Record<string, unknown>>> => leftIn(await db.entries('table'), parts);

/** What the owner of a table has kept under these names. */
const leftIn = (
  table: Readonly<Record<string, unknown>>,
  parts: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(parts.map((name) => [name, table[`${String(table[OWNER])} ${name}`]]));

/**
 * Makes this tab the owner; `parts` are the names under which it keeps things. `lost` is called, once, when another
 * tab becomes the owner.
 */
export const acquireTabLock = async (
  db: Database,
  parts: readonly string[],
  lost: () => void,
): Promise<Owner> => {
  const me: string = crypto.randomUUID();
  const change = (name: string, value: unknown): Change => ({
    store: 'table',
    key: `${me} ${name}`,
    value,
  });
  const table = await db.entries('table');
  const left = leftIn(table, parts);
  const claim = [
    // The owner before, and what older ones wrote without knowing that it did not count any more.
    ...Object.keys(table).map((key) => ({ store: 'table', key }) as const),
    { store: 'table', key: OWNER, value: me } as const,
    ...parts.map((name) => change(name, left[name])),
  ];
  /** On a full disk the claim goes along with what is written next. */
  let owed: readonly Change[] = [];
  // Nobody waits for this: what is written later is made later, too.
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
