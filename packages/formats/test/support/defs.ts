/** Small formats for tests, made of real games. */
import { cairnDeal, type Deal } from '@cairn/engine';
import { take } from '@cairn/testkit';
import {
  addEntry,
  beginSeries,
  compileFormat,
  nextDeal,
  type Chosen,
  type FormatDef,
  type Series,
} from '../../src/index.ts';
import { chance, mannerOf, playOut } from './play.ts';

/** Two short levels, each played once. */
export const walk: FormatDef = {
  id: 'walk',
  title: 'A walk',
  family: 'trail',
  unit: 'level',
  legs: [{ game: 'foothills' }, { game: 'tripeaks' }],
  times: 1,
  deals: 'consecutive',
  flow: 'once',
  counts: 'sum',
  undo: 'none',
  clock: 'off',
  options: {},
};

/** What no deal scores, and what every deal does. */
export const NEVER = [{ by: 'score', least: 100_000 }] as const;
export const ALWAYS = [{ by: 'score', least: -100_000 }] as const;

export const begun = (def: FormatDef, start: Deal | null = cairnDeal(7), chosen: Chosen = {}): Series =>
  take(beginSeries(take(compileFormat(def, chosen)), start));

/** The series with its next deal given up at once, or played out by chance. */
export const after = (series: Series, how: 'given up' | 'played', seed = 1): Series => {
  const next = nextDeal(series);
  if (next === null) throw new Error('The series has ended');
  const record = playOut(
    next.game,
    next.deal,
    chance(seed),
    mannerOf(series, how === 'played' ? undefined : 0),
  );
  return take(addEntry(series, { kind: 'deal', record }));
};
