/** The words that definitions of formats (def.ts) choose from, as lists, and how much there may be. */

export const FORMAT_FAMILIES = ['session', 'round', 'trail', 'stages', 'course', 'duplicate'] as const;
export type FormatFamily = (typeof FORMAT_FAMILIES)[number];

export const LEG_UNITS = ['deal', 'hole', 'level', 'stage', 'round'] as const;
export type LegUnit = (typeof LEG_UNITS)[number];

/**
 * When a leg is left. once: after one deal. until-passed: when it is passed; each try has the next deal.
 * while-passed: after one deal, and the series ends with the first leg that is not passed.
 */
export const FLOWS = ['once', 'until-passed', 'while-passed'] as const;
export type Flow = (typeof FLOWS)[number];

/** What the total is: the scores added, the best of them, the deals won, or strokes added (fewer are better). */
export const SERIES_COUNTS = ['sum', 'best', 'wins', 'strokes'] as const;
export type Counts = (typeof SERIES_COUNTS)[number];

/** off: no time is kept. pausing: a table that is out of sight stops the clock. running: nothing stops it. */
export const CLOCKS = ['off', 'pausing', 'running'] as const;
export type ClockRule = (typeof CLOCKS)[number];

export const ITEMS = ['iron'] as const;
export type Item = (typeof ITEMS)[number];

/** Most legs a definition may list, and most deals a series may have. */
export const MOST_LEGS = 200;
export const MOST_SERIES_DEALS = 10_000;
