/** Parts of English sentences: lists, plurals, numbers, money. */
import { runsOn } from '../words/numbers.ts';
import type { ScoreUnit } from '../words/words.ts';

/** "a, b and c". */
export const englishListed = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** "1 card", "3 cards". */
export const englishCounted = (count: number, noun: string): string =>
  `${englishGrouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Small numbers in words, for running text. */
export const englishSpelled = (count: number): string => SMALL[count] ?? englishGrouped(count);

/** "one card", "three cards", "14 cards". */
export const some = (count: number, noun: string): string =>
  `${englishSpelled(count)} ${noun}${count === 1 ? '' : 's'}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const; // prettier-ignore

/** "first", "12th"; from 1. */
export const englishOrdinal = (n: number): string => {
  const end = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return ORDINALS[n - 1] ?? `${n}${end}`;
};

/** "once", "twice", "three times". */
export const englishTimes = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${englishSpelled(count)} times`;
};

/** "1,000,000". */
export const englishGrouped = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** "3, 6 and 9"; consecutive numbers are joined: "1 to 7", "5, then 7 to 15". */
export const englishNumbered = (numbers: readonly number[]): string => {
  const runs = runsOn(numbers);
  if (runs.every((run) => run.length < 3)) return englishListed(numbers.map(String));
  const [first = [], ...rest] = runs.map((run) =>
    run.length < 3 ? run.map(String) : [`${run[0]} to ${run.at(-1)}`],
  );
  return [first, ...rest].map((run) => englishListed(run)).join(', then ');
};

export const englishCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "21", "-95", "$21", "-$95". With a hyphen, as players type it. */
export const englishAmount = (points: number, unit: ScoreUnit): string =>
  `${points < 0 ? '-' : ''}${unit === 'dollars' ? '$' : ''}${englishGrouped(Math.abs(points))}`;

/** "+15", "−5", with a true minus sign. */
export const englishSigned = (points: number, unit: ScoreUnit): string =>
  `${points < 0 ? '−' : '+'}${unit === 'dollars' ? '$' : ''}${englishGrouped(Math.abs(points))}`;

const NOUN: Readonly<Record<Exclude<ScoreUnit, 'dollars'>, string>> = {
  points: 'point',
  strokes: 'stroke',
  groups: 'group',
  cards: 'point',
};

/** "5 points", "1 stroke", "$5". */
export const englishWorth = (points: number, unit: ScoreUnit): string =>
  unit === 'dollars' ? `$${englishGrouped(Math.abs(points))}` : englishCounted(Math.abs(points), NOUN[unit]);
