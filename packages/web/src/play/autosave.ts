/**
 * Autosave: the attempt on the table is stored after every change, its neighbours in the history when they change, and
 * results with them. A write is sent to the database before the change is drawn, so that it is stored before anybody
 * can see it (docs/decisions/0013-stored-before-it-is-seen.md). `takenOver` and `failed` say when nothing is stored: another tab owns the
 * table, or the browser refuses to write.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Change, Database } from '../platform/database.ts';
import type { LazyModule } from '../platform/lazy-module.ts';
import { acquireTabLock, type TabLock } from '../platform/tab-lock.ts';
import type { AttemptHistory } from './attempt-history.ts';
import { keepAttempt, type Attempt, type KeptAttempt } from './attempt.ts';
import type { CataloguePort } from './ports.ts';
import type { ResultStore } from './result-store.ts';

export interface Autosave {
  /** What was on the table last time; null on a first visit. */
  readonly first: AttemptHistory | null;
  /** Another tab has taken over the table. */
  readonly takenOver: ReadonlySignal<boolean>;
  /** The last write failed: the disk is full, or the browser no longer allows storage. */
  readonly failed: ReadonlySignal<boolean>;
  /**
   * Stores the history, and the result of the attempt that was left, if one was: at once, or at the end of the running
   * task where that has written before.
   */
  save(history: AttemptHistory, left?: Attempt): void;
  /** The changes that store everything a failed write has not stored; none where the last write went well. */
  unwritten(): readonly Change[];
  /** Writes what is not written yet; resolves when everything saved so far is stored. */
  flush(): Promise<void>;
}

/** The history is stored under these names, each a record of its own: a move rewrites only the first. */
export const HISTORY_KEYS = ['now', 'before', 'after', 'waiting'] as const;

/** A history as plain data. */
export type StoredHistory = {
  readonly [key in (typeof HISTORY_KEYS)[number]]: key extends 'now' ? KeptAttempt : readonly KeptAttempt[];
};

/** Takes over the table for this tab and reads what is on it. Rejects when its game cannot be fetched. */
export const openAutosave = async (
  db: Database,
  store: Promise<ResultStore>,
  catalogue: LazyModule<Pick<CataloguePort, 'restore'>>,
): Promise<Autosave> => {
  const takenOver = signal(false);
  const failed = signal(false);
  const owner = await acquireTabLock(db, HISTORY_KEYS, () => {
    takenOver.value = true;
  });
  const results = await store;
  const { now, before, after, waiting } = owner.left as Partial<StoredHistory>;
  const restored = now === undefined ? null : (await catalogue.get()).restore(now);
  const first: AttemptHistory | null = restored?.ok
    ? { before: before ?? [], now: restored.value, after: after ?? [], suspended: waiting ?? [] }
    : null;
  let stored = first;
  let saved = first;
  /** What is saved and not written yet. */
  let due: AttemptHistory | null = null;
  /** Changes of results that are not stored yet. */
  let owed: readonly Change[] = [];
  let writing: Promise<void> = Promise.resolve();
  /** The running task has written already. */
  let wrote = false;
  const write: TabLock['write'] = async (parts, changes = []) => {
    try {
      await owner.write(parts, changes);
      failed.value = false;
    } catch {
      // The next save writes everything again: there may be room by then.
      stored = null;
      owed = [...changes, ...owed];
      failed.value = true;
    }
  };
  const partsOf = ({ now: attempt, ...next }: AttemptHistory): Partial<StoredHistory> => ({
    now: keepAttempt(attempt),
    ...(next.before === stored?.before ? {} : { before: next.before }),
    ...(next.after === stored?.after ? {} : { after: next.after }),
    ...(next.suspended === stored?.suspended ? {} : { waiting: next.suspended }),
  });
  const flush = (): Promise<void> => {
    if (due === null) return writing;
    const parts = partsOf(due);
    const changes = owed;
    stored = due;
    due = null;
    owed = [];
    writing = write(parts, changes);
    return writing;
  };

  return {
    first,
    takenOver,
    failed,
    save: (history, left) => {
      due = saved = history;
      owed = [
        ...owed,
        ...(left !== undefined && left.id !== history.now.id
          ? results.record(left, !history.suspended.some(({ id }) => id === left.id))
          : []),
        ...results.record(history.now, false),
      ];
      if (wrote) return;
      wrote = true;
      void flush();
      // What follows a move at once, such as moves of autoplay, is one more write and not one each.
      queueMicrotask(() => {
        wrote = false;
        void flush();
      });
    },
    unwritten: () => (failed.value && saved !== null ? [...owner.changesFor(partsOf(saved)), ...owed] : []),
    flush,
  };
};
