/**
 * The keeper writes down what happens on the desk: the attempt on the table after every change, those before and
 * after it on the shelf when they change, and results. It does so once the change has been painted: nobody sees a move
 * later because it is stored. It also says when it cannot: another tab owns the table, or the browser keeps nothing.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { afterPaint } from '@cairn/table';
import { keepAttempt, type Attempt } from './attempt.ts';
import type { KeptShelf, Shelf } from './shelf.ts';
import type { Change, Database } from '../platform/database.ts';
import { ownTable, type Owner } from '../platform/tab-lock.ts';
import { library } from '../shell/library.ts';
import type { Ledger } from './ledger.ts';

export interface Keeper {
  /** What lay on the table last time; null on a first visit. */
  readonly first: Shelf | null;
  /** Another tab has taken the table. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /** The last change could not be stored: the disk is full, or the browser has thought better of it. */
  readonly failed: ReadonlySignal<boolean>;
  /** Stores the shelf after the next paint, and the result of the attempt that was left, if one was. */
  keep(shelf: Shelf, left?: Attempt): void;
  /** Stores what is to be stored without waiting for a paint; resolves when everything kept so far is. */
  settled(): Promise<void>;
}

/** Under these names the shelf is stored: a move changes only the first. */
export const PARTS = ['now', 'before', 'after', 'waiting'] as const satisfies readonly (keyof KeptShelf)[];

/** Takes the table over for this tab and reads what lies on it. Rejects when its game cannot be fetched. */
export const openKeeper = async (db: Database, book: Promise<Ledger>): Promise<Keeper> => {
  const elsewhere = signal(false);
  const failed = signal(false);
  const owner = await ownTable(db, PARTS, () => {
    elsewhere.value = true;
  });
  const ledger = await book;
  const { now, before, after, waiting } = owner.left as Partial<KeptShelf>;
  const revived = now === undefined ? null : (await library.get()).revive(now);
  const first: Shelf | null = revived?.ok
    ? { before: before ?? [], now: revived.value, after: after ?? [], waiting: waiting ?? [] }
    : null;
  let stored = first;
  /** What waits for the next paint. */
  let due: Shelf | null = null;
  /** Results that are not stored yet. */
  let owed: readonly Change[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write: Owner['write'] = async (parts, changes = []) => {
    try {
      await owner.write(parts, changes);
      failed.value = false;
    } catch {
      // The next change brings everything along once more: there may be room again.
      stored = null;
      owed = [...changes, ...owed];
      failed.value = true;
    }
  };
  const settled = (): Promise<void> => {
    if (due === null) return writing;
    const parts = {
      now: keepAttempt(due.now),
      ...(due.before === stored?.before ? {} : { before: due.before }),
      ...(due.after === stored?.after ? {} : { after: due.after }),
      ...(due.waiting === stored?.waiting ? {} : { waiting: due.waiting }),
    };
    const changes = owed;
    stored = due;
    due = null;
    owed = [];
    writing = write(parts, changes);
    return writing;
  };

  return {
    first,
    elsewhere,
    failed,
    keep: (shelf, left) => {
      if (due === null) afterPaint(() => void settled());
      due = shelf;
      owed = [
        ...owed,
        ...(left !== undefined && left.id !== shelf.now.id
          ? ledger.enter(left, !shelf.waiting.some(({ id }) => id === left.id))
          : []),
        ...ledger.enter(shelf.now, false),
      ];
      // A page that is not seen is not painted.
      if (document.hidden) void settled();
    },
    settled,
  };
};
