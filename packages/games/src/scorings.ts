/** Scorings shared by many games. A game may spread one and change an entry; options edit them by path. */
import type { ScoreDef } from '@cairn/engine';

/** Robert Hogue's: chains, a price on every stock card, two small bonuses and a larger one. */
export const HOGUE: ScoreDef = {
  title: 'Hogue',
  unit: 'points',
  chain: 'count',
  peaks: [15, 15, 30],
  draw: -5,
  left: { each: -5, when: 'stock' },
};

/** Chains, rising peak bonuses, a bonus for the clear; drawing only breaks the chain. */
export const CHAIN: ScoreDef = {
  title: 'Chain',
  unit: 'points',
  chain: 'count',
  peaks: [15, 30, 45],
  clear: 100,
};

/** Hogue's read as dollars, with a bankroll that is carried from deal to deal. */
export const MONEY: ScoreDef = { ...HOGUE, title: 'Money', unit: 'dollars', bankroll: true };

/** Only wins and losses. */
export const NONE: ScoreDef = { title: 'None', unit: 'points' };
