/** Scorings that several games share. A game may spread one and change an entry; options edit them by path. */
import type { ScoreDef } from '@cairn/engine';

/** Robert Hogue's: streaks, a cost for every stock card, two small bonuses and a larger one. */
export const HOGUE: ScoreDef = {
  title: 'Hogue',
  unit: 'points',
  chain: 'count',
  peaks: [15, 15, 30],
  draw: -5,
  reserve: -5,
  left: { each: -5, when: 'stock' },
};

/** Streaks, rising bonuses for peaks, a bonus for the clear. Drawing only ends the streak. */
export const CHAIN: ScoreDef = {
  title: 'Chain',
  unit: 'points',
  chain: 'count',
  peaks: [15, 30, 45],
  clear: 100,
};

/** Hogue's as dollars, with a total that is carried from deal to deal. */
export const MONEY: ScoreDef = { ...HOGUE, title: 'Money', unit: 'dollars', bankroll: true };

/** Hogue's with the total carried from deal to deal. */
export const RUNNING: ScoreDef = { ...HOGUE, title: 'Running total', bankroll: true };

/**
 * PySolFC's Three Peaks: a stake, blocks of four that double and that peaks multiply, a bonus for stock cards left;
 * at most 2336.
 */
export const PYSOL: ScoreDef = {
  title: 'Doubling by fours',
  unit: 'points',
  start: -52,
  chain: { doubles: 4, peaks: [1, 2, 4, 8] },
  peaks: [10, 20, 40],
  spare: { stock: 10 },
};

/** Aisleriot's: each card of a streak doubles the one before. */
export const MULTIPLIER: ScoreDef = {
  title: 'Multiplier',
  unit: 'points',
  chain: { doubles: 1 },
  peaks: [25, 25, 50],
};

/** Cards left, and less than zero if stock cards are left. */
export const GOLF: ScoreDef = {
  title: 'Golf',
  unit: 'strokes',
  low: true,
  left: { each: 1, when: 'lost' },
  spare: { stock: -1 },
  par: 4,
};

/** A hole of a course: cards left and strokes of event cards, minus one for every streak of six. */
export const COURSE: ScoreDef = {
  title: 'Course',
  unit: 'strokes',
  low: true,
  left: { each: 1, when: 'lost' },
  penalty: 1,
  drive: { cards: 6, points: -1 },
  least: 0,
};

/**
 * A frontier stage: $5 per card, $10 for the last card of a column or the top of a peak, a tenth more for each card
 * of a streak after the fifth.
 */
export const FRONTIER: ScoreDef = {
  title: 'Frontier',
  unit: 'dollars',
  chain: { pays: 5, apex: 10, from: 5 },
};

/** A point for every card on the holes. */
export const HOLE_CARDS: ScoreDef = {
  title: 'Cards played',
  unit: 'cards',
  cards: { role: 'hole', each: 1 },
};

/** Only wins and losses. */
export const NONE: ScoreDef = { title: 'None', unit: 'points' };

/** A point for every card removed. */
export const DISCARDED = {
  title: 'Cards removed',
  unit: 'cards',
  cards: { role: 'discard', each: 1 },
} as const satisfies ScoreDef;
