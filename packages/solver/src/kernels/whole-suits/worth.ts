/**
 * What a column is worth: a weighted sum of what is counted in it. A position is worth the sum over its columns, and more
 * for every whole suit that has left. Worths decide which positions a beam keeps.
 */
import { RANK, type SuitPosition } from './position.ts';

export interface CountWeights {
  /** A card on the next higher one of its suit. */
  readonly joined: number;
  /** A card on the next higher one of another suit. */
  readonly built: number;
  /** A face-up card that lies on anything else. */
  readonly broken: number;
  /** Pairs of joined cards of one run that are not neighbours: long runs have many. */
  readonly long: number;
  /** A face-down card. */
  readonly down: number;
  /** An empty column. */
  readonly space: number;
  /** A card that lies on a lower one, at any height. */
  readonly late: number;
  /** A card of the last rank that is not the first of its column. */
  readonly king: number;
  /** A face-up card that lies, at any height, on a face-down one. */
  readonly cover: number;
  /** How many ranks the first card of a column without face-down cards is below the last rank. */
  readonly foot: number;
  /** Pairs of face-down cards of one column. */
  readonly deep: number;
  /** A whole suit that has left. */
  readonly gone: number;
}

export const columnWorth = (
  { faces, heights, downs, rules }: SuitPosition,
  column: number,
  weights: CountWeights,
): number => {
  const height = heights[column];
  if (height === 0) return weights.space;
  const down = downs[column];
  const base = column * rules.cards;
  let joined = 0;
  let built = 0;
  let long = 0;
  let late = 0;
  let king = 0;
  let length = 0;
  let under = 0;
  let least = 15;
  for (let i = 0; i < height; i++) {
    const face = faces[base + i];
    const rank = face & RANK;
    if (i > 0 && rank === rules.ranks) king += 1;
    if (rank > least) late += 1;
    else least = rank;
    if (i > down) {
      if (under === face + 1) {
        joined += 1;
        long += length;
        length += 1;
      } else {
        length = 0;
        if ((under & RANK) === rank + 1) built += 1;
      }
    }
    under = face;
  }
  const breaks = height - down - (down > 0 ? 0 : 1) - joined;
  return (
    weights.joined * joined +
    weights.built * built +
    weights.broken * (breaks - built) +
    weights.long * long +
    weights.down * down +
    weights.late * late +
    weights.king * king +
    weights.deep * ((down * (down - 1)) >> 1) +
    (down > 0 ? weights.cover * (height - down) : weights.foot * (rules.ranks - (faces[base] & RANK)))
  );
};

/** Columns whose worths are kept, as a power of two. */
const KEPT = 1 << 14;

/** The worths of columns. The same ones come again and again, so those met last are kept by their hashes. */
export class ColumnWorths {
  readonly #position: SuitPosition;
  readonly #keys = new Int32Array(2 * KEPT);
  readonly #worths = new Int32Array(KEPT);
  #weights: CountWeights;

  constructor(position: SuitPosition, weights: CountWeights) {
    this.#position = position;
    this.#weights = weights;
  }

  get weights(): CountWeights {
    return this.#weights;
  }

  /** Counts with other weights from now on. */
  weigh(weights: CountWeights): void {
    this.#weights = weights;
    this.#keys.fill(0);
  }

  /** @param low, high the hash of the column's cards. */
  of(column: number, low: number, high: number): number {
    const at = low & (KEPT - 1);
    const keys = this.#keys;
    if (keys[2 * at] === low && keys[2 * at + 1] === high) return this.#worths[at];
    const worth = columnWorth(this.#position, column, this.#weights);
    keys[2 * at] = low;
    keys[2 * at + 1] = high;
    this.#worths[at] = worth;
    return worth;
  }
}
