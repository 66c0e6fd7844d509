/** How hard the daily deals of a date are: easy on Monday, harder until Saturday, and in between on Sunday (decision 23). */
import { dayNumberOf, type CalendarDate } from '@cairn/formats';
import type { DealGrade } from '@cairn/trials';

/** From Monday. */
const GRADES = [1, 2, 2, 3, 4, 5, 3] as const satisfies readonly DealGrade[];
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

export const gradeOfDate = (date: CalendarDate): DealGrade =>
  GRADES[(dayNumberOf(date) + FIRST_WEEKDAY) % GRADES.length] ?? 3;
