/** Small parts of German sentences: lists, plurals, numbers, money. */
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
