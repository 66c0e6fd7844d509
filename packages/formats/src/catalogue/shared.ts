/** Options that several formats offer in the same words. The standard value sets nothing, as in games. */
import type { FormatOption } from '../def.ts';

/** Whether moves may be taken back; `standard` is what the definition says. */
export const takeback = (standard: 'none' | 'free'): FormatOption => ({
  title: 'Taking back',
  standard,
  values: {
    none: { title: 'never', set: standard === 'none' ? {} : { undo: 'none' } },
    once: { title: 'once a deal (a mulligan)', set: { 'legs.*.options.mulligan': 'once' } },
    free: { title: 'as often as you like', set: standard === 'free' ? {} : { undo: 'free' } },
  },
});

/** Par of every hole. */
export const PAR: FormatOption = {
  title: 'Par of a hole',
  standard: '4',
  values: {
    4: { title: 'four', set: {} },
    5: { title: 'five', set: { 'legs.*.par': 5 } },
  },
};

/** Whether stock to spare counts as strokes below nothing (C35). */
export const NEGATIVE: FormatOption = {
  title: 'Stock to spare',
  standard: 'on',
  values: {
    on: { title: 'counts as strokes below zero', set: {} },
    off: { title: 'counts nothing', set: { 'legs.*.options.negative': 'off' } },
  },
};
