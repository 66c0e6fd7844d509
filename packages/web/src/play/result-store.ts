/**
 * The result store: every result of this player, in memory and in the database. Statistics, the bankroll and "seen
 * before" are all computed from its rows.
 */
import { makeDeal, stepAt, type Game, type Session } from '@cairn/engine';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Attempt } from './attempt.ts';
import type { Change, Database } from '../platform/database.ts';
import type { LazyModule } from '../platform/lazy-module.ts';
import type { AttemptPort } from './ports.ts';
import { counted, groupOf, resultRowOf, type Resets, type ResultRow } from './results.ts';

export interface ResultStore {
  readonly rows: ReadonlySignal<ReadonlyMap<string, ResultRow>>;
  readonly resets: ReadonlySignal<Resets>;
  /** Records the result of an attempt that is over or left, or removes it where it is in play. Returns the changes to store. */
  record(attempt: Attempt, left: boolean): readonly Change[];
  /** Remembers that a game of this deal was watched. */
  markWatched(session: Session): Promise<void>;
  /** Whether this deal was finished or watched before, so that it is not counted twice. */
  isDone(session: Session): boolean;
  /** Sum of the scores counted for a game and its options, without the attempt `but`. */
  total(game: Game, but: string): number;
  /** Adds rows that a backup has already stored, with its resets. */
  importRows(added: readonly ResultRow[], later: Resets): void;
  /** Removes a result and its record. */
  remove(id: string): Promise<void>;
  /** Counts a group from zero again. */
  reset(group: string): Promise<void>;
}

const WATCHED = 'watched';

export const openResultStore = async (
  db: Database,
  code: LazyModule<Pick<AttemptPort, 'recordText'>>,
): Promise<ResultStore> => {
  const [stored, resetAt, seen] = await Promise.all([
    db.all('results'),
    db.get('settings', 'resets'),
    db.get('settings', WATCHED),
  ]);
  const watched = new Set(seen as readonly string[] | undefined);
  const rows = signal<ReadonlyMap<string, ResultRow>>(
    new Map((stored as ResultRow[]).map((row) => [row.id, row])),
  );
  const resets = signal((resetAt ?? {}) as Resets);
  /** Stores the record as soon as the code for it is loaded, unless the result was removed meanwhile. */
  const addRecord = async (attempt: Attempt): Promise<void> => {
    try {
      const { recordText } = await code.get();
      if (rows.peek().has(attempt.id))
        await db.write([{ store: 'records', key: attempt.id, value: recordText(attempt) }]);
    } catch {
      // Offline on a first visit, before that code is cached: the result is stored without its record.
    }
  };
  return {
    rows,
    resets,
    record: (attempt, left) => {
      const over = stepAt(attempt.session).status !== 'playing';
      const row = over || left ? resultRowOf(attempt, Date.now()) : null;
      const old = rows.peek().get(attempt.id);
      // Nothing new. Opening a finished deal once more must not change the time of its result.
      if (row === null ? old === undefined : old !== undefined && isSame(row, old)) return [];
      const next = new Map(rows.peek());
      if (row === null) next.delete(attempt.id);
      else next.set(attempt.id, row);
      rows.value = next;
      const key = attempt.id;
      if (row === null)
        return [
          { store: 'results', key },
          { store: 'records', key },
        ];
      const result = { store: 'results', key, value: row } as const;
      const writer = code.now();
      if (writer !== null) return [result, { store: 'records', key, value: writer.recordText(attempt) }];
      void addRecord(attempt);
      return [result];
    },
    markWatched: ({ game, deal }) => {
      watched.add(`${groupOf(game)} ${makeDeal(deal)}`);
      return db.write([{ store: 'settings', key: WATCHED, value: [...watched].slice(-500) }]);
    },
    isDone: ({ game, deal }) => {
      const group = groupOf(game);
      const name = makeDeal(deal);
      if (watched.has(`${group} ${name}`)) return true;
      return [...rows.peek().values()].some((row) => row.group === group && row.deal === name);
    },
    total: (game, but) =>
      counted(rows.value.values(), resets.value, groupOf(game))
        .filter(({ id }) => id !== but)
        .reduce((sum, { score }) => sum + score, 0),
    importRows: (added, later) => {
      rows.value = new Map([...rows.peek(), ...added.map((row) => [row.id, row] as const)]);
      resets.value = later;
    },
    remove: async (id) => {
      const next = new Map(rows.peek());
      next.delete(id);
      rows.value = next;
      await db.write([
        { store: 'results', key: id },
        { store: 'records', key: id },
      ]);
    },
    reset: async (group) => {
      resets.value = { ...resets.peek(), [group]: Date.now() };
      await db.write([{ store: 'settings', key: 'resets', value: resets.peek() }]);
    },
  };
};

const isSame = (one: ResultRow, other: ResultRow): boolean =>
  one.outcome === other.outcome && one.moves === other.moves && one.score === other.score;
