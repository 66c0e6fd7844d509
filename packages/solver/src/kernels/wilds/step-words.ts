/** A step of the layout, and the cards brought to the hole for it, in one word, with which a search notes its way. */

export interface WildsStep {
  /** The place or clearing; null when the hole is only opened. */
  readonly step: number | null;
  /** Whether the card goes into the bag. */
  readonly kept: boolean;
  /** The draws; or the rank of a wild card, and whether it comes from the bag. */
  readonly cards: { readonly draws: number } | { readonly wild: number; readonly bag: boolean };
  /** Whether these cards come after the step, to open the hole. */
  readonly after: boolean;
}

export const NO_STEP = 63;
export const KEPT = 64;
export const AFTER = 1 << 21;
const BAG = 1 << 20;

export const withDraws = (step: number, draws: number): number => step | (draws << 7);

export const withWild = (step: number, rank: number, bag: boolean): number =>
  step | ((rank + 1) << 15) | (bag ? BAG : 0);

export const unpackStep = (word: number): WildsStep => {
  const wild = (word >> 15) & 31;
  return {
    step: (word & 63) === NO_STEP ? null : word & 63,
    kept: (word & KEPT) !== 0,
    cards: wild === 0 ? { draws: (word >> 7) & 255 } : { wild: wild - 1, bag: (word & BAG) !== 0 },
    after: (word & AFTER) !== 0,
  };
};
