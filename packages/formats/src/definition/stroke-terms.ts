/** Golf's words for the score of a hole. */

export const STROKE_TERMS = ['albatross', 'eagle', 'birdie', 'par', 'bogey', 'double-bogey'] as const;
/** A word if there is one, else the strokes above par (negative below). */
export type StrokeTerm = (typeof STROKE_TERMS)[number] | number;

/** The word for a number of strokes above par: −3 is an albatross, 2 a double bogey. */
export const termOf = (toPar: number): StrokeTerm => STROKE_TERMS[toPar + 3] ?? toPar;
