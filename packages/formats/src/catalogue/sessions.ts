/** Sessions with a name of their own. session-of.ts makes those of any game. */
import type { FormatDef } from '../definition/def.ts';
import { counting, howMany, takeback, TARGET_OPTION } from './shared.ts';

/** Ten deals of TriPeaks under chain scoring, added up. */
export const multiHand: FormatDef = {
  id: 'multi-hand',
  title: 'Ten hands',
  aka: ['Multi-hand TriPeaks'],
  about: 'Several deals of TriPeaks for one total. Long streaks pay.',
  family: 'session',
  unit: 'deal',
  legs: [{ game: 'tripeaks', options: { scoring: 'chain' } }],
  times: 10,
  deals: 'consecutive',
  flow: 'once',
  counts: 'sum',
  undo: 'none',
  clock: 'off',
  options: {
    hands: howMany('Hands', 10, 100),
    counts: counting('the best hand', 'hands cleared'),
    target: TARGET_OPTION,
    takeback: takeback('none'),
  },
};

/**
 * TriPeaks for dollars. Scores are added to a purse that continues from deal to deal and may go into debt. Ending a
 * deal early costs what the scoring says, so giving up a hopeless deal can be right.
 */
export const bankroll: FormatDef = {
  id: 'bankroll',
  title: 'The purse',
  aka: ['TriPeaks for money', 'Running bankroll'],
  about: 'Play deal after deal for dollars. You keep what you win, lose what you lose, and can go into debt.',
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
  options: {
    layout: {
      title: 'Layout',
      standard: 'three',
      values: {
        three: { title: 'three peaks', set: {} },
        four: { title: 'four peaks', set: { 'legs.0.game': 'tetrapeaks' } },
        pyramid: { title: 'one pyramid', set: { 'legs.0.game': 'pyramid-golf' } },
      },
    },
    start: {
      title: 'Starting money',
      standard: '0',
      number: { path: 'purse.start', least: 1, most: 10_000 },
      values: { 0: { title: 'none', set: {} } },
    },
    early: {
      title: 'Ending early',
      standard: '5',
      values: {
        5: { title: 'costs $5 per card left', set: {} },
        0: { title: 'is free', set: { 'legs.0.options.earlyEnd': '0' } },
      },
    },
    takeback: takeback('none'),
  },
};
