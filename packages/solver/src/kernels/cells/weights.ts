/** The estimate of a position: a sum over its cards and its free places, the less the better. Found by trying many. */
export interface Weights {
  /** Of a card that is not on its foundation. */
  readonly away: number;
  /** Of a loose card. */
  readonly loose: number;
  /** Of a card of the reserve. */
  readonly reserve: number;
  /** Of a card that lies on one it does not fit on. */
  readonly joint: number;
  /** Of a card of this rank, from 0, that lies under a higher one: by that rank. */
  readonly hides: readonly number[];
  /** By free places; the last number is for all that are more. */
  readonly free: readonly number[];
}

export const WEIGHTS: Weights = {
  away: 10,
  loose: 2,
  reserve: 2,
  joint: 8,
  hides: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  free: [40, 16, 7, 3, 1, 0],
};
