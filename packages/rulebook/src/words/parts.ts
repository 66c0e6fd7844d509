/** Small parts of English sentences: lists, plurals, numbers, money. Used by both English catalogues. */
import { runsOn } from './numbers.ts';
import type { Unit } from './words.ts';

/** "a, b and c". */
export const listed = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** "1 card", "3 cards". */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Small numbers in words, as running text wants them. */
export const spelled = (count: number): string => SMALL[count] ?? grouped(count);

/** "one card", "three cards", "14 cards". */
export const some = (count: number, noun: string): string =>
  `${spelled(count)} ${noun}${count === 1 ? '' : 's'}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const; // prettier-ignore

/** "first", "12th": from 1. */
export const ordinal = (n: number): string => {
  const end = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return ORDINALS[n - 1] ?? `${n}${end}`;
};

/** "once", "twice", "three times". */
export const times = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${spelled(count)} times`;
};

/** "1,000,000". */
export const grouped = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** "3, 6 and 9", but "1 to 7" and "5, then 7 to 15" where numbers run on. */
export const numbered = (numbers: readonly number[]): string => {
  const runs = runsOn(numbers);
  if (runs.every((run) => run.length < 3)) return listed(numbers.map(String));
  const [first = [], ...rest] = runs.map((run) =>
    run.length < 3 ? run.map(String) : [`${run[0]} to ${run.at(-1)}`],
  );
  return [first, ...rest].map((run) => listed(run)).join(', then ');
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "21", "-95", "$21", "-$95": the hyphen, because players type and read it so. */
export const amount = (points: number, unit: Unit): string =>
  `${points < 0 ? '-' : ''}${unit === 'dollars' ? '$' : ''}${grouped(Math.abs(points))}`;

/** "+15", "−5", with a true minus sign. */
export const signed = (points: number, unit: Unit): string =>
  `${points < 0 ? '−' : '+'}${unit === 'dollars' ? '$' : ''}${grouped(Math.abs(points))}`;

const NOUN: Readonly<Record<Exclude<Unit, 'dollars'>, string>> = {
  points: 'point',
  strokes: 'stroke',
  groups: 'group',
  cards: 'point',
};

/** "5 points", "1 stroke", "$5". */
export const worth = (points: number, unit: Unit): string =>
  unit === 'dollars' ? `$${grouped(Math.abs(points))}` : counted(Math.abs(points), NOUN[unit]);
