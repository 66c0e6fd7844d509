/**
 * Leaderboards: by game and month, the mean of the per cent that a player has over the boards of daily deals, and of
 * public sealed contests that an admin made, which closed in that month (UTC). In a contest of their own, players could be first
 * on every board, against accounts of their own. Ordered by the lower end of the 95 % interval, so that a few lucky boards
 * lead nobody. Guests are left out, and nobody is compared with them.
 */
import { dateStreaks, standings, type CalendarDate, type DailyResult } from '@cairn/formats';
import { meanInterval } from '@cairn/stats';
import type { SqlClient } from '@cairn/store';
import type { Leaderboard, LeaderboardRow } from '@cairn/wire';
import { NOW } from '../database-time.ts';
import { measureOfBoard, type MeasuredBoard } from './board-measure.ts';
import { IS_GUEST, type ContestViewer } from './contest-rows.ts';

/** Boards with others to be compared with. */
const LEAST_BOARDS = 10;
const MOST_ROWS = 1000;
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

/** A result of the month. */
export interface MonthResult {
  /** Id of the board. */
  readonly board: string;
  /** Null: the account is gone. It counts for the others. */
  readonly account: string | null;
  readonly name: string | null;
  readonly value: number;
  readonly status: string;
  /** Of a daily deal. */
  readonly date: CalendarDate | null;
}

const OF_THE_MONTH = `
  from club.contest c
  join club.contest_board cb on cb.contest = c.id
  join club.board b on b.id = cb.board
  left join accounts.account o on o.id = c.owner`;
const WHERE = `
  where b.game = $1 and c.closes >= $2 and c.closes < $3 and c.closes <= ${NOW}
    and (c.kind = 'daily' or o.admin and c.invitation is null and c.policy::jsonb ->> 'cards' = 'sealed')`;

const BOARDS = `select b.id, b.game, b.options, b.deal, b.measure ${OF_THE_MONTH} ${WHERE}`;
const RESULTS = `
  select b.id as board, p.account, a.name, r.value, r.status, c.date ${OF_THE_MONTH}
  join club.play p on p.contest = cb.contest and p.n = cb.n
  join club.result r on r.play = p.id
  left join accounts.account a on a.id = p.account
  ${WHERE} and r.void_reason is null and not ${IS_GUEST}`;

interface Sums {
  readonly name: string;
  readonly percents: number[];
  readonly days: DailyResult[];
}

/** A row with its account. */
export interface RankedPlayer extends Omit<LeaderboardRow, 'isYou'> {
  readonly account: string;
}

/**
 * The leaderboard of results.
 * @param lows the boards on which less is better.
 * @param now milliseconds since 1970 UTC.
 */
export const leadersOf = (
  results: readonly MonthResult[],
  lows: ReadonlySet<string>,
  now: number,
): readonly RankedPlayer[] => {
  const boards = new Map<string, MonthResult[]>();
  for (const result of results) {
    const others = boards.get(result.board);
    if (others === undefined) boards.set(result.board, [result]);
    else others.push(result);
  }
  const players = new Map<string, Sums>();
  for (const [board, rows] of boards) {
    // A per cent depends on the order alone.
    const measure = { low: lows.has(board), span: 1 };
    const compared = standings(
      rows.map(({ value }) => value),
      measure,
    );
    for (const [i, { account, name, status, date }] of rows.entries()) {
      if (account === null || name === null) continue;
      const sums = players.get(account) ?? { name, percents: [], days: [] };
      players.set(account, sums);
      const percent = compared[i]?.percent ?? null;
      if (percent !== null) sums.percents.push(percent);
      if (date !== null) sums.days.push({ date, won: status === 'won' });
    }
  }
  const rows = [...players]
    .filter(([, { percents }]) => percents.length >= LEAST_BOARDS)
    .map(([account, sums]) => ({ account, ...figuresOf(sums, now) }))
    .toSorted((one, other) => other.low - one.low || (one.player < other.player ? -1 : 1));
  let rank = 0;
  return rows.map((row, i) => {
    if (row.low !== rows[i - 1]?.low) rank = i + 1;
    return { ...row, rank };
  });
};

const figuresOf = ({ name, percents, days }: Sums, now: number): Omit<RankedPlayer, 'account' | 'rank'> => {
  const boards = percents.length;
  const percent = percents.reduce((sum, each) => sum + each, 0) / boards;
  const variance = percents.reduce((sum, each) => sum + (each - percent) ** 2, 0) / (boards - 1);
  const [low, high] = meanInterval(percent, variance, boards);
  return {
    player: name,
    boards,
    percent,
    low: Math.max(0, low),
    high: Math.min(100, high),
    bestStreak: dateStreaks(days, now).finished.best,
  };
};

/** The first millisecond of a month like 2026-03, and of the next one; null if it is none. */
export const monthBounds = (month: string): readonly [from: number, to: number] | null => {
  const [, year = '', number = ''] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const at = Number(number);
  return at < 1 || at > 12 || Number(year) < 1970
    ? null
    : [Date.UTC(Number(year), at - 1), Date.UTC(Number(year), at)];
};

export interface LeaderboardCache {
  /** Null: there is no such month. */
  readonly of: (game: string, month: string, viewer: ContestViewer) => Promise<Leaderboard | null>;
}

/**
 * Leaderboards, each kept for a minute.
 * @param clock milliseconds, never backwards.
 */
export const leaderboards = (sql: SqlClient, clock = (): number => performance.now()): LeaderboardCache => {
  const kept = new Map<string, { readonly made: Promise<readonly RankedPlayer[]>; readonly until: number }>();
  const read = async (
    game: string,
    [from, to]: readonly [number, number],
  ): Promise<readonly RankedPlayer[]> => {
    const boards = await sql.query<MeasuredBoard & { readonly id: string }>(BOARDS, [game, from, to]);
    const lows = boards.filter((board) => measureOfBoard(board).low).map(({ id }) => id);
    return leadersOf(await sql.query<MonthResult>(RESULTS, [game, from, to]), new Set(lows), to);
  };
  return {
    of: async (game, month, viewer) => {
      const bounds = monthBounds(month);
      if (bounds === null) return null;
      const key = `${game} ${month}`;
      let have = kept.get(key);
      if (have === undefined || have.until <= clock()) {
        have = { made: read(game, bounds), until: clock() + KEPT_MS };
        kept.delete(key);
        kept.set(key, have);
        have.made.catch(() => kept.delete(key));
        const [oldest] = kept.keys();
        if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      }
      const isOwn = ({ account }: RankedPlayer): boolean => account === viewer?.id;
      const shown = (await have.made).filter((row, i) => i < MOST_ROWS || isOwn(row));
      const rows = shown.map((row): LeaderboardRow => {
        const { account: _, ...rest } = row;
        return { ...rest, isYou: isOwn(row) };
      });
      return { game, month, rows };
    },
  };
};
