/**
 * Formats against the clock. (A countdown for a single deal is an option of games.) The time is for all deals
 * together, and the series ends when it is up. The unfinished deal then counts as it stands. A scoring that charges
 * for cards left would make the last deal of every series a loss, so these formats use chain scoring, which charges
 * nothing, or count wins.
 */
import type { FormatDef, FormatOption } from '../definition/def.ts';
import { counting } from './shared.ts';

const time = (standard: 300 | 600): FormatOption => ({
  title: 'Time for all of it',
  standard: `${standard}`,
  number: { path: 'seconds', least: 30, most: 3600 },
  values: {
    180: { title: 'three minutes', set: { seconds: 180 } },
    300: { title: 'five minutes', set: { seconds: 300 } },
    600: { title: 'ten minutes', set: { seconds: 600 } },
  },
});

const clock: FormatOption = {
  title: 'The clock',
  standard: 'pausing',
  values: {
    pausing: { title: 'pauses while the table is out of sight', set: {} },
    running: { title: 'never pauses', set: { clock: 'running' } },
  },
};

const timed = {
  family: 'session',
  unit: 'deal',
  times: 'endless',
  deals: 'consecutive',
  flow: 'once',
  undo: 'none',
  clock: 'pausing',
} as const;

/** A score attack: as many points as possible in five minutes. */
export const sprint: FormatDef = {
  ...timed,
  id: 'sprint',
  title: 'Five minutes',
  aka: ['Timed TriPeaks session', 'Score attack'],
  about: 'As much TriPeaks as you can play in five minutes. Long streaks pay.',
  legs: [{ game: 'tripeaks', options: { scoring: 'chain' } }],
  counts: 'sum',
  seconds: 300,
  options: {
    seconds: time(300),
    counts: counting('the best deal', 'deals cleared'),
    clock,
  },
};

/** As many cleared deals as possible in ten minutes. */
export const clears: FormatDef = {
  ...timed,
  id: 'clears',
  title: 'Clears in ten minutes',
  about: 'Golf where kings and aces connect: how many deals can you clear in ten minutes?',
  legs: [{ game: 'golf-wrap' }],
  counts: 'wins',
  seconds: 600,
  options: { seconds: time(600), clock },
};
