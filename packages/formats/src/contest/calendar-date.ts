/**
 * A day of a daily deal is a calendar date, not 24 hours of one clock: it is open as long as it is that date anywhere,
 * from 00:00 at UTC+14 (Line Islands) to 24:00 at UTC-12 (Baker Island), which is 50 hours. So nobody needs to set a
 * time zone, and travel and summer time take no date away. Offsets: IANA time zone database, 2025b.
 */
import { clip, failWith, ok, type Result } from '@cairn/engine';
import type { OpenWindow } from './open-window.ts';

declare const calendarDateBrand: unique symbol;
/** A date of the Gregorian calendar, "2026-03-01". Dates of years 1000 to 9999 sort as texts. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours by which the first place of the world is ahead of UTC, and the last one behind it. */
const AHEAD_HOURS = 14;
const BEHIND_HOURS = 12;

/** Days from 1970-01-01 to a date. After H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2021), days_from_civil. */
export const dayNumberOf = (date: CalendarDate): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return daysFromCivil(year, month, day);
};

/** Years begin in March, so that the leap day is the last of its year; 400 years are an era of 146,097 days. */
const daysFromCivil = (year: number, month: number, day: number): number => {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/** The date of a number of days from 1970-01-01; civil_from_days of the same source. */
export const dateOfDay = (number: number): CalendarDate => {
  const days = number + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return written(year, month, day);
};

const written = (year: number, month: number, day: number): CalendarDate =>
  `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}` as CalendarDate;

/** Reads a date; fault: it is not one of the calendar, or not of the years 1970 to 9999. */
export const parseCalendarDate = (text: string): Result<CalendarDate> => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const number = daysFromCivil(Number(year), Number(month), Number(day));
  return number >= 0 && year !== '' && dateOfDay(number) === text
    ? ok(text as CalendarDate)
    : failWith('date', '', `Cannot read date "${clip(text)}": wanted a date like 2026-03-01`);
};

/** While it is this date anywhere: 50 hours, in milliseconds since 1970 UTC. */
export const windowOfDate = (date: CalendarDate): OpenWindow => {
  const midnight = dayNumberOf(date) * DAY_MS;
  return {
    opens: midnight - AHEAD_HOURS * HOUR_MS,
    closes: midnight + DAY_MS + BEHIND_HOURS * HOUR_MS,
  };
};

/** The dates that it is somewhere, the earliest first: two, or three for two hours a day. `now` in milliseconds since 1970 UTC. */
export const datesAt = (now: number): readonly CalendarDate[] => {
  const first = Math.floor((now - BEHIND_HOURS * HOUR_MS) / DAY_MS);
  const last = Math.floor((now + AHEAD_HOURS * HOUR_MS) / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, i) => dateOfDay(first + i));
};
