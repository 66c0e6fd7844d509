/** The daily deals of a date, and how a player did. Ranks are computed as in the tables of contests, guests apart. */
import { parseDeal, unwrap } from '@cairn/engine';
import {
  dateStreaks,
  legGame,
  measureOf,
  standings,
  windowOfDate,
  type CalendarDate,
  type DateStreaks,
} from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import type { DailyDeal, DailyView, GameStreaks, OwnPlay } from '@cairn/wire';
import { NOW } from '../accounts/tables.ts';
import type { Plays } from '../club/plays.ts';
import { dailyGames, dailyKey, type DailyGame } from './daily-games.ts';

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

interface OwnRow {
  readonly contest: string;
  readonly play: string;
  /** Null: not over. */
  readonly status: string | null;
  readonly score: number | null;
  readonly value: number | null;
  readonly void: boolean;
  readonly game: string;
  readonly options: string;
  /** Stays here. */
  readonly deal: string;
}

const OWN = `
  select p.contest, p.id as play, r.status, r.score, r.value, r.void_reason is not null as void,
    b.game, b.options, b.deal
  from club.play p
  join club.contest c on c.id = p.contest
  join club.contest_board cb on cb.contest = p.contest and cb.n = p.n
  join club.board b on b.id = cb.board
  left join club.result r on r.play = p.id
  where c.kind = 'daily' and c.date = $1 and p.account = $2`;

/** The results that a player is compared with: guests with guests, and the others with one another. */
const FIELD = `
  select p.contest, r.value, count(*)::int4 as players
  from club.play p
  join club.result r on r.play = p.id
  left join accounts.account a on a.id = p.account
  where p.contest = any($1::text[]) and r.void_reason is null
    and coalesce(a.kind, 'registered') = (select kind from accounts.account where id = $2)
  group by p.contest, r.value`;

const RESULTS = `
  select c.date, c.game, c.options, r.status = 'won' as won
  from club.play p
  join club.contest c on c.id = p.contest
  join club.result r on r.play = p.id
  where c.kind = 'daily' and p.account = $1 and r.void_reason is null`;

export interface ViewOptions {
  readonly sql: SqlClient;
  readonly plays: Plays;
  readonly counts: FinishedCounts;
}

/** @param account null: nobody is signed in. */
export const dailyView = async (
  options: ViewOptions,
  date: CalendarDate,
  account: string | null,
): Promise<DailyView> => {
  const { sql, counts } = options;
  const [clock] = await sql.query<{ now: number }>(`select ${NOW} as now`);
  const now = clock?.now ?? 0;
  const rows = new Map(
    (await sql.query<DealRow>(DEALS, [date])).map((row) => [`${row.game} ${row.options}`, row]),
  );
  const own = account === null ? new Map<string, OwnPlay>() : await ownPlays(options, date, account);
  const finished = await counts(date);
  const dealOf = (game: DailyGame, row: DealRow | undefined): DailyDeal => ({
    ...game,
    contest: row?.contest ?? null,
    grade: row?.grade ?? null,
    finished: (row && finished.get(row.contest)) ?? 0,
    own: (row && own.get(row.contest)) ?? null,
  });
  const chosen = await dailyGames(sql);
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

/** By contest. */
const ownPlays = async (
  { sql, plays }: ViewOptions,
  date: CalendarDate,
  account: string,
): Promise<ReadonlyMap<string, OwnPlay>> => {
  const rows = await sql.query<OwnRow>(OWN, [date, account]);
  const over = rows.flatMap((row) => (row.status === null ? [] : [row.contest]));
  const fields = new Map<string, number[]>();
  const counted =
    over.length === 0
      ? []
      : await sql.query<{ contest: string; value: number; players: number }>(FIELD, [over, account]);
  for (const { contest, value, players } of counted) {
    const values = fields.get(contest) ?? [];
    fields.set(contest, values);
    for (let i = 0; i < players; i++) values.push(value);
  }
  const own = new Map<string, OwnPlay>();
  for (const row of rows) {
    const play =
      row.status === null
        ? await unfinishedPlay(plays, row, account)
        : finishedPlay(row, fields.get(row.contest) ?? []);
    if (play !== null) own.set(row.contest, play);
  }
  return own;
};

/** Null: its board has the rules of another version of the program. */
const unfinishedPlay = async (plays: Plays, { play }: OwnRow, account: string): Promise<OwnPlay | null> => {
  const state = await plays.from(play, account, Number.MAX_SAFE_INTEGER);
  if ('kind' in state) return null;
  const { status, score } = state;
  return { play, over: false, status, score, value: null, rank: null, percent: null };
};

const finishedPlay = (row: OwnRow, values: readonly number[]): OwnPlay => {
  const { play, status, score, value } = row;
  const told = { play, over: true, status: status ?? '', score: score ?? 0, value };
  const game = legGame(row.game, optionsIn(row.options));
  // A void result has no rank, nor has one of a game that this version does not know.
  if (row.void || !game.ok || value === null) return { ...told, rank: null, percent: null };
  const measure = measureOf(game.value, unwrap(parseDeal(row.deal)));
  const { rank = null, percent = null } = standings(values, measure)[values.indexOf(value)] ?? {};
  return { ...told, rank, percent };
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
    const streaks: DateStreaks = dateStreaks(results, now);
    return streaks.finished.best === 0 ? [] : [{ game, options: optionsIn(options), ...streaks }];
  });
};
