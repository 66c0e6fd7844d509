/** Small parts of German sentences: lists, plurals, numbers, money. */
import { runsOn } from './numbers.ts';
import type { Unit } from './words.ts';

/** "a, b und c". */
export const listed = (items: readonly string[], joint: 'und' | 'oder' = 'und'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** "1.000.000". */
export const grouped = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, '.');

const MANY = {
  Karte: 'Karten',
  Farbe: 'Farben',
  Punkt: 'Punkte',
  Schlag: 'Schläge',
  Gruppe: 'Gruppen',
} as const;
export type Noun = keyof typeof MANY;

/** "1 Karte", "3 Karten". */
export const counted = (count: number, noun: Noun): string =>
  `${grouped(count)} ${count === 1 ? noun : MANY[noun]}`;

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
export const cards = (count: number): string =>
  `${SMALL[count] ?? grouped(count)} ${count === 1 ? 'Karte' : 'Karten'}`;

/** "einmal", "dreimal". */
export const times = (count: number): string =>
  count === 1 ? 'einmal' : `${SMALL[count] ?? `${grouped(count)}-`}mal`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "21", "-95", "21 $": the hyphen, because players type and read it so. */
export const amount = (points: number, unit: Unit): string =>
  `${points < 0 ? '-' : ''}${grouped(Math.abs(points))}${unit === 'dollars' ? ' $' : ''}`;

/** "+15", "−5", with a true minus sign. */
export const signed = (points: number, unit: Unit): string =>
  `${points < 0 ? '−' : '+'}${grouped(Math.abs(points))}${unit === 'dollars' ? ' $' : ''}`;

const NOUN: Readonly<Record<Exclude<Unit, 'dollars'>, Noun>> = {
  points: 'Punkt',
  strokes: 'Schlag',
  groups: 'Gruppe',
  cards: 'Punkt',
};

/** "5 Punkte", "1 Schlag", "5 $". */
export const worth = (points: number, unit: Unit): string =>
  unit === 'dollars' ? `${grouped(Math.abs(points))} $` : counted(Math.abs(points), NOUN[unit]);

/** "zwei", "drei", "14": two and more. */
export const spelled = (count: number): string => SMALL[count] ?? grouped(count);

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'] as const; // prettier-ignore

/** "erste", "12.": from 1. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}.`;

/** "3, 6 und 9", but "1 bis 7" and "5, dann 7 bis 15" where numbers run on. */
export const numbered = (numbers: readonly number[]): string => {
  const runs = runsOn(numbers);
  if (runs.every((run) => run.length < 3)) return listed(numbers.map(String));
  const [first = [], ...rest] = runs.map((run) =>
    run.length < 3 ? run.map(String) : [`${run[0]} bis ${run.at(-1)}`],
  );
  return [first, ...rest].map((run) => listed(run)).join(', dann ');
};
