/** Reads the results of a contest and keeps its tables in memory, so that many can look at them. */
import type { Compared, Measure } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { measureOfBoard, type MeasuredBoard } from './board-measure.ts';
import { IS_GUEST } from './contest-rows.ts';
import {
  fieldTable,
  fieldTotals,
  type FieldTable,
  type ContestResult,
  type FieldTotals,
} from './field-tables.ts';

export interface ContestTables {
  /** By board. */
  readonly boards: readonly FieldTable[];
  /** How the plays in the tables compare; null: void. */
  readonly plays: ReadonlyMap<string, Compared | null>;
  /** Over these boards; kept, too. */
  readonly totals: (boards: readonly number[]) => FieldTotals;
}

const BOARDS = `
  select cb.n, b.game, b.options, b.deal, b.measure
  from club.contest_board cb join club.board b on b.id = cb.board where cb.contest = $1 order by cb.n`;

/** As one text: a driver takes five times as long to read as many rows as JSON.parse. */
const RESULTS = `
  select coalesce(json_agg(json_build_array(p.id, p.n, p.account, a.name,
    ${IS_GUEST},
    r.status, r.score, r.value, r.seconds, r.undone, r.aided, r.void_reason))::text, '[]') as results
  from club.play p
  join club.result r on r.play = p.id
  left join accounts.account a on a.id = p.account
  where p.contest = $1`;

type ResultValues = readonly [
  play: string,
  board: number,
  account: string | null,
  name: string | null,
  isGuest: boolean,
  status: string,
  score: number,
  value: number,
  seconds: number,
  undone: number,
  aided: boolean,
  voidReason: string | null,
];

const resultOf = (values: ResultValues): ContestResult => {
  const [play, board, account, name, isGuest, status, score, value, seconds, undone, aided, voidReason] =
    values;
  return { play, board, account, name, isGuest, status, score, value, seconds, undone, aided, voidReason };
};

/** Combinations of boards whose totals are kept. */
const MOST_TOTALS = 64;

/** Makes the tables of results. */
export const contestTables = (
  measures: readonly Measure[],
  results: readonly ContestResult[],
): ContestTables => {
  const byBoard = measures.map((): ContestResult[] => []);
  for (const row of results) byBoard[row.board]?.push(row);
  const boards = measures.map((measure, n) => fieldTable(n, measure, byBoard[n] ?? []));
  const plays = new Map<string, Compared | null>();
  for (const { members, guests, voided } of boards) {
    for (const { rows } of [members, guests])
      for (const { result, compared } of rows) plays.set(result.play, compared);
    for (const { play } of voided) plays.set(play, null);
  }
  const kept = new Map<string, FieldTotals>();
  return {
    boards,
    plays,
    totals: (chosen) => {
      const key = chosen.join(' ');
      const totals = kept.get(key) ?? fieldTotals(boards.filter(({ board }) => chosen.includes(board)));
      kept.set(key, totals);
      const [oldest] = kept.keys();
      if (kept.size > MOST_TOTALS && oldest !== undefined) kept.delete(oldest);
      return totals;
    },
  };
};

export const readTables = async (sql: SqlClient, contest: string): Promise<ContestTables> => {
  const boards = await sql.query<MeasuredBoard & { readonly n: number }>(BOARDS, [contest]);
  const [row] = await sql.query<{ results: string }>(RESULTS, [contest]);
  const results = (JSON.parse(row?.results ?? '[]') as readonly ResultValues[]).map(resultOf);
  return contestTables(boards.map(measureOfBoard), results);
};

/** The count of results and of void ones: as long as it is the same, so are the tables, but for names. */
const COUNT = `
  select count(*)::int4 || ' ' || count(r.void_reason)::int4 || ' ' || count(p.account)::int4 as counted
  from club.play p join club.result r on r.play = p.id where p.contest = $1`;

/** Tables are made anew at most every 2 s; those that are made quickly, sooner: in a tenth of the time at most. */
const MOST_WAIT_MS = 2000;
const SHARE = 10;
/** Names change, and guests register. */
const OLDEST_MS = 60_000;
/** Results and boards in all tables that are kept. */
const MOST_KEPT = 200_000;

interface Kept {
  readonly tables: ContestTables;
  readonly counted: string;
  readonly madeAt: number;
  /** When it was compared with the count of results. */
  checkedAt: number;
  /** Milliseconds from one look to the next. */
  readonly wait: number;
}

const sizeOf = ({ plays, boards }: ContestTables): number => plays.size + boards.length;

export interface TablesCache {
  /**
   * The tables of a contest, at most 2 s old.
   * @param play must be in them, because its player has seen its end.
   */
  readonly of: (contest: string, play?: string | null) => Promise<ContestTables>;
}

/** @param clock milliseconds, never backwards. */
export const tablesCache = (sql: SqlClient, clock = (): number => performance.now()): TablesCache => {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept>>();

  const renewed = async (contest: string, before: Kept | undefined): Promise<Kept> => {
    const left = before === undefined ? 0 : before.checkedAt + before.wait - clock();
    if (left > 0) await new Promise((later) => setTimeout(later, left));
    const began = clock();
    const counted = (await sql.query<{ counted: string }>(COUNT, [contest]))[0]?.counted ?? '';
    if (before !== undefined && before.counted === counted && began - before.madeAt < OLDEST_MS) {
      before.checkedAt = clock();
      return before;
    }
    const tables = await readTables(sql, contest);
    const now = clock();
    const made: Kept = {
      tables,
      counted,
      madeAt: now,
      checkedAt: now,
      wait: Math.min(MOST_WAIT_MS, (now - began) * SHARE),
    };
    kept.delete(contest);
    kept.set(contest, made);
    let size = [...kept.values()].reduce((sum, { tables: each }) => sum + sizeOf(each), 0);
    for (const [id, each] of kept) {
      if (size <= MOST_KEPT || id === contest) break;
      kept.delete(id);
      size -= sizeOf(each.tables);
    }
    return made;
  };
  /** Requests that come meanwhile wait for the same tables. */
  const renew = (contest: string): Promise<Kept> => {
    const running = making.get(contest);
    if (running !== undefined) return running;
    const made = renewed(contest, kept.get(contest)).finally(() => making.delete(contest));
    making.set(contest, made);
    return made;
  };
  return {
    of: async (contest, play = null) => {
      const have = kept.get(contest);
      const isFresh = have !== undefined && clock() < have.checkedAt + have.wait;
      const found = isFresh ? have : await renew(contest);
      if (play === null || found.tables.plays.has(play)) return found.tables;
      // A table that was being made when the play ended may lack it; the next one cannot.
      const next = await renew(contest);
      return next.tables.plays.has(play) ? next.tables : (await renew(contest)).tables;
    },
  };
};
