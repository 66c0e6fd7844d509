/** Options that several formats have. As in games, the default value has no edits. */
import type { FormatOption } from '../definition/def.ts';

/** Whether moves may be undone; `standard` is the value of the definition. */
export const takeback = (standard: 'none' | 'free'): FormatOption => ({
  title: 'Undo',
  standard,
  values: {
    none: { title: 'never', set: standard === 'none' ? {} : { undo: 'none' } },
    once: { title: 'once per deal (a mulligan)', set: { 'legs.*.options.mulligan': 'once' } },
    free: { title: 'as often as you like', set: standard === 'free' ? {} : { undo: 'free' } },
  },
});

/** Par of every hole. */
export const PAR_OPTION: FormatOption = {
  title: 'Par of a hole',
  standard: '4',
  values: {
    4: { title: 'four', set: {} },
    5: { title: 'five', set: { 'legs.*.par': 5 } },
  },
};

/** Whether stock cards that are left count as strokes below zero. */
export const NEGATIVE_OPTION: FormatOption = {
  title: 'Stock cards left',
  standard: 'on',
  values: {
    on: { title: 'counts as strokes below zero', set: {} },
    off: { title: 'counts nothing', set: { 'legs.*.options.negative': 'off' } },
  },
};

/** What the total is. `best` and `wins` are the titles of two of the values: "the best hand", "hands cleared". */
export const counting = (best: string, wins: string): FormatOption => ({
  title: 'What counts',
  standard: 'sum',
  values: {
    sum: { title: 'all scores together', set: {} },
    best: { title: best, set: { counts: 'best' } },
    wins: { title: wins, set: { counts: 'wins' } },
  },
});

/** How many deals: a number, or without end. */
export const howMany = (title: string, standard: number, most: number): FormatOption => ({
  title,
  standard: `${standard}`,
  number: { path: 'times', least: 1, most },
  values: { endless: { title: 'as many as you like', set: { times: 'endless' } } },
});

/** The total at which the series ends. */
export const TARGET_OPTION: FormatOption = {
  title: 'First to',
  standard: 'none',
  number: { path: 'ends.total', least: 1, most: 100_000 },
  values: { none: { title: 'no target', set: {} } },
};
