/** The lists of words that definitions of formats (def.ts) use, and limits. */

export const FORMAT_FAMILIES = ['session', 'round', 'trail', 'stages', 'course', 'duplicate'] as const;
export type FormatFamily = (typeof FORMAT_FAMILIES)[number];

export const LEG_UNITS = ['deal', 'hole', 'level', 'stage', 'round'] as const;
export type LegUnit = (typeof LEG_UNITS)[number];

/**
 * How legs follow one another. once: a leg has one deal. until-passed: a leg is repeated, each time with the next
 * deal, until it is passed. while-passed: a leg has one deal, and the series ends with the first leg that is not
 * passed.
 */
export const FLOWS = ['once', 'until-passed', 'while-passed'] as const;
export type Flow = (typeof FLOWS)[number];

/** The total: the sum of scores, the best score, the number of wins, or the sum of strokes (fewer are better). */
export const SERIES_COUNTS = ['sum', 'best', 'wins', 'strokes'] as const;
export type Counts = (typeof SERIES_COUNTS)[number];

/** off: no times. pausing: the clock stops while the table is not visible. running: nothing stops it. */
export const CLOCKS = ['off', 'pausing', 'running'] as const;
export type ClockRule = (typeof CLOCKS)[number];

export const ITEMS = ['iron'] as const;
export type Item = (typeof ITEMS)[number];

/** Limits of the legs in a definition and of the deals in a series. */
export const MOST_LEGS = 200;
export const MOST_SERIES_DEALS = 10_000;
