/** Parts of German sentences: lists, plurals, numbers, money. */
import { runsOn } from '../words/numbers.ts';
import type { ScoreUnit } from '../words/words.ts';

/** "a, b und c". */
export const germanListed = (items: readonly string[], joint: 'und' | 'oder' = 'und'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** "1.000.000". */
export const germanGrouped = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, '.');

const MANY = {
  Karte: 'Karten',
  Farbe: 'Farben',
  Punkt: 'Punkte',
  Schlag: 'Schläge',
  Gruppe: 'Gruppen',
} as const;
export type Noun = keyof typeof MANY;

/** "1 Karte", "3 Karten". */
export const germanCounted = (count: number, noun: Noun): string =>
  `${germanGrouped(count)} ${count === 1 ? noun : MANY[noun]}`;

const SMALL = [
  'null',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
] as const;

/** "eine Karte", "drei Karten", "14 Karten". */
export const germanCards = (count: number): string =>
  `${SMALL[count] ?? germanGrouped(count)} ${count === 1 ? 'Karte' : 'Karten'}`;

/** "einmal", "dreimal". */
export const germanTimes = (count: number): string =>
  count === 1 ? 'einmal' : `${SMALL[count] ?? `${germanGrouped(count)}-`}mal`;

export const germanCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "21", "-95", "21 $". With a hyphen, as players type it. */
export const germanAmount = (points: number, unit: ScoreUnit): string =>
  `${points < 0 ? '-' : ''}${germanGrouped(Math.abs(points))}${unit === 'dollars' ? ' $' : ''}`;

/** "+15", "−5", with a true minus sign. */
export const germanSigned = (points: number, unit: ScoreUnit): string =>
  `${points < 0 ? '−' : '+'}${germanGrouped(Math.abs(points))}${unit === 'dollars' ? ' $' : ''}`;

const NOUN: Readonly<Record<Exclude<ScoreUnit, 'dollars'>, Noun>> = {
  points: 'Punkt',
  strokes: 'Schlag',
  groups: 'Gruppe',
  cards: 'Punkt',
};

/** "5 Punkte", "1 Schlag", "5 $". */
export const germanWorth = (points: number, unit: ScoreUnit): string =>
  unit === 'dollars' ? `${germanGrouped(Math.abs(points))} $` : germanCounted(Math.abs(points), NOUN[unit]);

/** "zwei", "drei", "14": from two up. */
export const germanSpelled = (count: number): string => SMALL[count] ?? germanGrouped(count);

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'] as const; // prettier-ignore

/** "erste", "12."; from 1. */
export const germanOrdinal = (n: number): string => ORDINALS[n - 1] ?? `${n}.`;

/** "3, 6 und 9"; consecutive numbers are joined: "1 bis 7", "5, dann 7 bis 15". */
export const germanNumbered = (numbers: readonly number[]): string => {
  const runs = runsOn(numbers);
  if (runs.every((run) => run.length < 3)) return germanListed(numbers.map(String));
  const [first = [], ...rest] = runs.map((run) =>
    run.length < 3 ? run.map(String) : [`${run[0]} bis ${run.at(-1)}`],
  );
  return [first, ...rest].map((run) => germanListed(run)).join(', dann ');
};
