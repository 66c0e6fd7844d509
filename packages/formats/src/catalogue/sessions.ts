/** Sessions with a name of their own. Those of any game are made by session-of.ts. */
import type { FormatDef } from '../def.ts';

/**
 * TriPeaks for money: what is won and lost goes into a purse that lasts from visit to visit and may be overdrawn.
 * Ending a deal early costs what the game says, so leaving a hopeless one can be right (dossier 4.3).
 */
export const bankroll: FormatDef = {
  id: 'bankroll',
  title: 'The purse',
  aka: ['TriPeaks for money', 'Running bankroll'],
  about: 'TriPeaks for dollars, deal after deal; what you win and lose stays in your purse.',
  family: 'session',
  unit: 'deal',
  legs: [{ game: 'tripeaks', options: { scoring: 'money' } }],
  times: 'endless',
  deals: 'consecutive',
  flow: 'once',
  counts: 'sum',
  purse: { start: 0 },
  undo: 'none',
  clock: 'off',
  options: {},
};
