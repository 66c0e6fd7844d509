/** The daily deals of a date, and how a player did. Ranks are computed as in the tables of contests, guests apart. */
import { dateStreaks, windowOfDate, type CalendarDate } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import type { DailyDeal, DailyView, GameStreaks, OwnPlay } from '@cairn/wire';
import { databaseTime } from '../database-time.ts';
import type { TablesCache } from '../club/contest-tables.ts';
import { ownPlays, tablesFor, type OwnRow } from '../club/own-plays.ts';
import type { Plays } from '../club/plays.ts';
import { chosenDailyGames, dailyKey, type DailyGame } from './daily-games.ts';

interface DealRow {
  readonly contest: string;
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly grade: number | null;
}

/** The deals of a date that are made. */
const DEALS = `
  select c.id as contest, c.game, c.options, b.grade
  from club.contest c
  join club.contest_board cb on cb.contest = c.id
  join club.board b on b.id = cb.board
  where c.kind = 'daily' and c.date = $1`;

/** How many results count, by contest. */
const FINISHED = `
  select p.contest, count(*)::int4 as finished
  from club.contest c
  join club.play p on p.contest = c.id
  join club.result r on r.play = p.id
  where c.kind = 'daily' and c.date = $1 and r.void_reason is null
  group by p.contest`;

/** How many have finished, by contest. */
export type FinishedCounts = (date: CalendarDate) => Promise<ReadonlyMap<string, number>>;

/** Milliseconds for which counts are kept, since everybody who looks at a date asks for them. */
const KEPT_MS = 2000;
const MOST_DATES = 16;

export const finishedCounts = (sql: SqlClient): FinishedCounts => {
  const kept = new Map<CalendarDate, { readonly at: number; readonly counts: ReturnType<FinishedCounts> }>();
  const count: FinishedCounts = async (date) => {
    const rows = await sql.query<{ contest: string; finished: number }>(FINISHED, [date]);
    return new Map(rows.map(({ contest, finished }) => [contest, finished]));
  };
  return (date) => {
    const now = performance.now();
    const known = kept.get(date);
    if (known !== undefined && now - known.at < KEPT_MS) return known.counts;
    if (kept.size >= MOST_DATES) kept.clear();
    const counts = count(date);
    counts.catch(() => kept.delete(date));
    kept.set(date, { at: now, counts });
    return counts;
  };
};

const OWN = `
  select p.contest, p.n, p.id as play, r.status, r.score, r.value
  from club.play p
  join club.contest c on c.id = p.contest
  left join club.result r on r.play = p.id
  where c.kind = 'daily' and c.date = $1 and p.account = $2`;

const RESULTS = `
  select c.date, c.game, c.options, r.status = 'won' as won
  from club.play p
  join club.contest c on c.id = p.contest
  join club.result r on r.play = p.id
  where c.kind = 'daily' and p.account = $1 and r.void_reason is null`;

export interface ViewOptions {
  readonly sql: SqlClient;
  readonly plays: Plays;
  readonly tables: TablesCache;
  readonly counts: FinishedCounts;
}

/** @param account null: nobody is signed in. */
export const dailyView = async (
  options: ViewOptions,
  date: CalendarDate,
  account: string | null,
): Promise<DailyView> => {
  const { sql, counts } = options;
  const now = await databaseTime(sql);
  const rows = new Map(
    (await sql.query<DealRow>(DEALS, [date])).map((row) => [`${row.game} ${row.options}`, row]),
  );
  const own = account === null ? new Map<string, OwnPlay>() : await ownByContest(options, date, account);
  const finished = await counts(date);
  const dealOf = (game: DailyGame, row: DealRow | undefined): DailyDeal => ({
    ...game,
    contest: row?.contest ?? null,
    grade: row?.grade ?? null,
    finished: (row && finished.get(row.contest)) ?? 0,
    own: (row && own.get(row.contest)) ?? null,
  });
  const chosen = await chosenDailyGames(sql);
  const window = windowOfDate(date);
  const isChosen = new Set(chosen.map(dailyKey));
  return {
    date,
    ...window,
    deals: [
      // A date that is over has the deals that were made.
      ...chosen
        .map((game) => dealOf(game, rows.get(dailyKey(game))))
        .filter(({ contest }) => contest !== null || now < window.closes),
      ...[...rows].flatMap(([key, row]) =>
        isChosen.has(key) ? [] : [dealOf({ game: row.game, options: optionsIn(row.options) }, row)],
      ),
    ],
    streaks: account === null ? [] : await streaksOf(sql, account, now),
    now,
  };
};

const optionsIn = (json: string): DailyGame['options'] => JSON.parse(json) as DailyGame['options'];

const ownByContest = async (
  { sql, plays, tables }: ViewOptions,
  date: CalendarDate,
  account: string,
): Promise<ReadonlyMap<string, OwnPlay>> => {
  const rows = await sql.query<OwnRow & { readonly contest: string }>(OWN, [date, account]);
  const own = new Map<string, OwnPlay>();
  for (const { contest, ...row } of rows) {
    // A daily deal has one board.
    const found = await ownPlays(plays, await tablesFor(tables, contest, [row]), [row], account);
    const play = found.get(row.n);
    if (play !== undefined) own.set(contest, play);
  }
  return own;
};

interface ResultRow {
  readonly date: CalendarDate;
  readonly game: string;
  readonly options: string;
  readonly won: boolean;
}

const streaksOf = async (sql: SqlClient, account: string, now: number): Promise<readonly GameStreaks[]> => {
  const byGame = new Map<string, ResultRow[]>();
  for (const row of await sql.query<ResultRow>(RESULTS, [account])) {
    const key = `${row.game} ${row.options}`;
    byGame.set(key, [...(byGame.get(key) ?? []), row]);
  }
  return [...byGame.values()].flatMap((results) => {
    const [{ game, options } = { game: '', options: '{}' }] = results;
    const streaks = dateStreaks(results, now);
    return streaks.finished.best === 0 ? [] : [{ game, options: optionsIn(options), ...streaks }];
  });
};
