/**
 * Formats against the clock. A countdown for one deal is an option of games; here the time is for all deals together,
 * and a series ends with it. The deal it ends in counts as it stands, so scorings that charge for cards left would
 * make the last deal of every series a loss: chains charge nothing (dossier 4.1).
 */
import type { FormatDef, FormatOption } from '../def.ts';

const minutes = (title: string, count: number): FormatOption['values'][string] => ({
  title,
  set: { seconds: count * 60 },
});

const time = (standard: '180' | '300' | '600'): FormatOption => ({
  title: 'Time for all of it',
  standard,
  values: {
    180: minutes('three minutes', 3),
    300: minutes('five minutes', 5),
    600: minutes('ten minutes', 10),
  },
});

const hidden: FormatOption = {
  title: 'While the table is out of sight',
  standard: 'pausing',
  values: {
    pausing: { title: 'the clock stands still', set: {} },
    running: { title: 'the clock goes on', set: { clock: 'running' } },
  },
};

const against = {
  family: 'session',
  unit: 'deal',
  times: 'endless',
  deals: 'consecutive',
  flow: 'once',
  undo: 'none',
  clock: 'pausing',
} as const;

export const timedFormats: readonly FormatDef[] = [
  {
    ...against,
    id: 'rush',
    title: 'Five minutes',
    aka: ['Score attack'],
    about: 'TriPeaks for points: as many as you can make in five minutes, over as many deals as you like.',
    legs: [{ game: 'tripeaks', options: { scoring: 'chain' } }],
    counts: 'sum',
    seconds: 300,
    options: { time: time('300'), hidden },
  },
  {
    ...against,
    id: 'dash',
    title: 'Clears in ten minutes',
    about: 'Golf that goes round the corner: how many deals can you clear in ten minutes?',
    legs: [{ game: 'golf-wrap' }],
    counts: 'wins',
    seconds: 600,
    options: { time: time('600'), hidden },
  },
];
