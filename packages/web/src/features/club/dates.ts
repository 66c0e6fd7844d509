/** Dates and months of the player's calendar, and spans of time. */
import { dateOfDay, dayNumberOf, type CalendarDate } from '@cairn/formats';
import { dayOf } from '../../play/days.ts';

const two = (n: number): string => `${n}`.padStart(2, '0');

/** The date at the player's place. */
export const dateHere = (now: Date): CalendarDate => dateOfDay(dayOf(now));

/** "2026-03" */
export const monthOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}`;

/** A date some days later. */
export const dateAfter = (date: CalendarDate, days: number): CalendarDate =>
  dateOfDay(dayNumberOf(date) + days);

/** A month some months later. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(year, number - 1 + months, 1));
};

const HOUR_MS = 3_600_000;
/** Of the 50 hours for which a date is open; it is that date in UTC then. */
const MIDDLE_HOURS = 25;

/** The date of a daily deal that opens at this time (`windowOfDate` of formats). */
export const dateOfWindow = (opens: number): CalendarDate => {
  const middle = new Date(opens + MIDDLE_HOURS * HOUR_MS);
  return middle.toISOString().slice(0, 10) as CalendarDate;
};

/** A day for `Intl.DateTimeFormat`, at noon so that no time zone changes it. */
export const dayIn = (date: string): Date => new Date(`${date}T12:00:00`);

const MINUTE_MS = 60_000;

/** What is left until a time: minutes, and after two hours whole hours. */
export const spanUntil = (
  until: number,
  now: number,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number } => {
  const minutes = Math.max(0, Math.ceil((until - now) / MINUTE_MS));
  if (minutes < 120) return { unit: 'minutes', n: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) };
};
