/**
 * The ledger: every result of this player, in memory and in the database. It knows what an attempt adds to it, so
 * that statistics, the bankroll and "seen before" are all read from the same rows.
 */
import { makeDeal, stepAt, type Game, type Session } from '@cairn/engine';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Attempt } from './attempt.ts';
import type { Change, Database } from '../platform/database.ts';
import { library } from '../shell/library.ts';
import { counted, groupOf, resultOf, type Resets, type ResultRow } from './results.ts';

export interface Ledger {
  readonly rows: ReadonlySignal<ReadonlyMap<string, ResultRow>>;
  readonly resets: ReadonlySignal<Resets>;
  /** Enters an attempt: its result if it is over or left, none if it is in play. Returns what is to be stored. */
  enter(attempt: Attempt, left: boolean): readonly Change[];
  /** Notes that a game of this deal was looked at. */
  watch(session: Session): Promise<void>;
  /** Whether this deal was finished or looked at before, so that it is not counted twice. */
  isDone(session: Session): boolean;
  /** Sum of the scores counted for a game and its options, without one attempt. */
  total(game: Game, but: string): number;
  /** Results that were stored in another way, and resets with them. */
  take(added: readonly ResultRow[], later: Resets): void;
  /** Takes a result and its record away. */
  strike(id: string): Promise<void>;
  /** Counts from nothing again. */
  reset(group: string): Promise<void>;
}

const WATCHED = 'watched';

export const openLedger = async (db: Database): Promise<Ledger> => {
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
  /** Stores the record when it can be written, if the attempt is still a result by then. */
  const addRecord = async (attempt: Attempt): Promise<void> => {
    try {
      const { recordText } = await library.get();
      if (rows.peek().has(attempt.id))
        await db.write([{ drawer: 'records', key: attempt.id, value: recordText(attempt) }]);
    } catch {
      // Offline on a first visit, before everything has come: the result is kept without its record.
    }
  };
  return {
    rows,
    resets,
    enter: (attempt, left) => {
      const over = stepAt(attempt.session).status !== 'playing';
      const row = over || left ? resultOf(attempt, Date.now()) : null;
      const old = rows.peek().get(attempt.id);
      // Nothing new; and looking once more at a deal that is over must not make it a later one.
      if (row === null ? old === undefined : old !== undefined && isSame(row, old)) return [];
      const next = new Map(rows.peek());
      if (row === null) next.delete(attempt.id);
      else next.set(attempt.id, row);
      rows.value = next;
      const key = attempt.id;
      if (row === null)
        return [
          { drawer: 'results', key },
          { drawer: 'records', key },
        ];
      const result = { drawer: 'results', key, value: row } as const;
      const writer = library.now();
      if (writer !== null) return [result, { drawer: 'records', key, value: writer.recordText(attempt) }];
      void addRecord(attempt);
      return [result];
    },
    watch: ({ game, deal }) => {
      watched.add(`${groupOf(game)} ${makeDeal(deal)}`);
      return db.write([{ drawer: 'settings', key: WATCHED, value: [...watched].slice(-500) }]);
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
    take: (added, later) => {
      rows.value = new Map([...rows.peek(), ...added.map((row) => [row.id, row] as const)]);
      resets.value = later;
    },
    strike: async (id) => {
      const next = new Map(rows.peek());
      next.delete(id);
      rows.value = next;
      await db.write([
        { drawer: 'results', key: id },
        { drawer: 'records', key: id },
      ]);
    },
    reset: async (group) => {
      resets.value = { ...resets.peek(), [group]: Date.now() };
      await db.write([{ drawer: 'settings', key: 'resets', value: resets.peek() }]);
    },
  };
};

const isSame = (one: ResultRow, other: ResultRow): boolean =>
  one.outcome === other.outcome && one.moves === other.moves && one.score === other.score;
