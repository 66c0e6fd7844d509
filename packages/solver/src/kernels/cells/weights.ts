/** The estimate of a position: a sum over its cards and its free places, the less the better. Found by trying many. */
export interface Weights {
  /** Of a card that is not on its foundation. */
  readonly away: number;
  /** Of a move made, in quarters. */
  readonly deep: number;
  /** Of a loose card, and of one at the foot of a column, by its rank. */
  readonly loose: readonly number[];
  readonly foot: readonly number[];
  /** Of a card of the reserve. */
  readonly reserve: number;
  /** Of a card that lies on one it does not fit on. */
  readonly joint: number;
  /** Of a card of this rank, from 0, that lies under a higher one: by that rank. */
  readonly hides: readonly number[];
  /** In quarters, by how much higher a card's rank is than its foundation's: of each card, and each break, above it. */
  readonly depth: readonly number[];
  readonly breaks: readonly number[];
  /** By free places; the last number is for all that are more. */
  readonly free: readonly number[];
}

export const WEIGHTS: Weights = {
  away: 12,
  deep: 40,
  loose: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  foot: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  reserve: 7,
  joint: 10,
  hides: [3, 3, 4, 2, 1, 2, 1, 3, 2, 1, 1, 1, 0],
  depth: [11, 6, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  breaks: [8, 6, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  free: [59, 25, 11, 5, 1, 0],
};
