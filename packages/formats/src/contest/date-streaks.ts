/**
 * Streaks of dates: runs of dates, without a gap, on each of which a daily deal was finished. They are folded from the
 * results and never stored. A date counts once, whenever in its 50 hours it was finished and in whichever time zone, so
 * travel and summer time neither break a streak nor add to it.
 */
import { dateOfDay, dayNumberOf, windowOfDate, type CalendarDate } from './calendar-date.ts';

/** A finished daily deal. */
export interface DailyResult {
  readonly date: CalendarDate;
  readonly won: boolean;
}

/** Lengths in dates. */
export interface DateStreak {
  /** The run that can still go on: 0 once the date after its last is over everywhere. */
  readonly current: number;
  readonly best: number;
}

export interface DateStreaks {
  readonly finished: DateStreak;
  readonly won: DateStreak;
}

/** The streaks of one player at one game; `now` in milliseconds since 1970 UTC. */
export const dateStreaks = (results: readonly DailyResult[], now: number): DateStreaks => ({
  finished: streakOf(
    results.map(({ date }) => date),
    now,
  ),
  won: streakOf(
    results.flatMap(({ date, won }) => (won ? [date] : [])),
    now,
  ),
});

const streakOf = (dates: readonly CalendarDate[], now: number): DateStreak => {
  const days = [...new Set(dates.map(dayNumberOf))].toSorted((one, other) => one - other);
  let best = 0;
  let run = 0;
  for (const [i, day] of days.entries()) {
    run = day - 1 === days[i - 1] ? run + 1 : 1;
    best = Math.max(best, run);
  }
  const last = days.at(-1);
  const goesOn = last !== undefined && now < windowOfDate(dateOfDay(last + 1)).closes;
  return { current: goesOn ? run : 0, best };
};
