/** What golfers call a hole by its distance from par. */

export const STROKE_TERMS = ['albatross', 'eagle', 'birdie', 'par', 'bogey', 'double-bogey'] as const;
/** A word where there is a usual one, else the strokes above par (below it, as a negative number). */
export type StrokeTerm = (typeof STROKE_TERMS)[number] | number;

/** The word for so many strokes above par: −3 is an albatross, 2 a double bogey. */
export const termOf = (toPar: number): StrokeTerm => STROKE_TERMS[toPar + 3] ?? toPar;
