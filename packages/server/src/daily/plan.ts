/** Which daily deal is made next: what is open comes first, then what was asked for, then the rest. */
import { dateOfDay, datesAt, dayNumberOf, type CalendarDate } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { chosenDailyGames, dailyKey, type DailyGame } from './daily-games.ts';

export interface DailyJob extends DailyGame {
  readonly date: CalendarDate;
}

/** Dates after those that are open somewhere, for which deals are made. */
const DATES_AHEAD = 3;
/** Plays of so many dates say which games are asked for. */
const DATES_BEHIND = 14;

const MADE = `
  select date, game, options from club.contest where kind = 'daily' and date >= $1 and date <= $2`;

const ASKED = `
  select c.game, c.options, count(*)::int4 as plays
  from club.contest c join club.play p on p.contest = c.id
  where c.kind = 'daily' and c.date >= $1
  group by c.game, c.options`;

interface GameRow {
  readonly game: string;
  /** JSON. */
  readonly options: string;
}

const rowKey = ({ game, options }: GameRow): string => `${game} ${options}`;

/** The deals that are to be made, the first one first. `now` in milliseconds since 1970 UTC. */
export const dailyPlan = async (sql: SqlClient, now: number): Promise<readonly DailyJob[]> => {
  const open = datesAt(now);
  const last = dayNumberOf(open.at(-1) as CalendarDate);
  const ahead = Array.from({ length: DATES_AHEAD }, (_, i) => dateOfDay(last + 1 + i));
  const dates = [...open, ...ahead];
  const made = await sql.query<GameRow & { date: CalendarDate }>(MADE, [dates[0], dates.at(-1)]);
  const asked = await sql.query<GameRow & { plays: number }>(ASKED, [dateOfDay(last - DATES_BEHIND)]);
  const isMade = new Set(made.map((row) => `${row.date} ${rowKey(row)}`));
  const plays = new Map(asked.map((row) => [rowKey(row), row.plays]));
  const games = (await chosenDailyGames(sql)).toSorted(
    (one, other) => (plays.get(dailyKey(other)) ?? 0) - (plays.get(dailyKey(one)) ?? 0),
  );
  // Of open dates the latest is open for longest; in the dates ahead the next one comes first.
  const groups = [open.toReversed(), ...ahead.map((date) => [date])];
  return groups.flatMap((group) =>
    games
      .flatMap((game) => group.map((date) => ({ ...game, date })))
      .filter((job) => !isMade.has(`${job.date} ${dailyKey(job)}`)),
  );
};
