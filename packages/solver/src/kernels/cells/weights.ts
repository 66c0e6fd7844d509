/**
 * The estimate of a position: a sum over its cards, its free places and the moves made, the less the better. The numbers
 * are those with which 1,200 deals of FreeCell took the fewest positions of some thousand that were tried.
 */
import type { CellsRules } from './rules.ts';

export interface Weights {
  /** Of a card that is not on its foundation. */
  readonly away: number;
  readonly moves: MoveWeights;
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

export interface MoveWeights {
  /** Of a move made, in quarters. */
  readonly deep: number;
  /** By how much that grows whenever the nodes have doubled, how far, and from how many nodes on. */
  readonly deeper: number;
  readonly deepest: number;
  readonly after: number;
  /** Of the late moves of a position (core/children.ts). */
  readonly late: number;
}

export const WEIGHTS: Weights = {
  away: 10,
  moves: { deep: 25, deeper: 8, deepest: 64, after: 138, late: 38 },
  loose: [3, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5],
  foot: [2, -3, -1, 2, 0, -1, 1, 1, 1, 2, 2, 1, 2],
  reserve: 7,
  joint: 14,
  hides: [3, 3, 4, 2, 1, 2, 1, 3, 2, 1, 1, 1, -3],
  depth: [11, 5, 2, 1, 1, 0, 0, -1, 0, 1, 0, 0, 0],
  breaks: [7, 5, 3, 2, 1, 0, 0, 0, 1, 0, 0, -1, 0],
  free: [95, 55, 15, 9, 3, 1],
};

/** For games with more cards in the reserve than columns: those with which 80 deals of Flower Garden took the fewest. */
const RESERVE_WEIGHTS: Weights = {
  away: 18,
  moves: { deep: 10, deeper: 9, deepest: 64, after: 118, late: 14 },
  loose: [1, 9, 5, 6, 6, 13, 6, 6, 2, 11, -2, 14, 7],
  foot: [0, 0, 1, 12, 9, 3, 13, 6, 10, 7, 9, 3, 2],
  reserve: -12,
  joint: 14,
  hides: [4, 1, 3, 2, 0, 2, 1, 6, 2, 2, 1, 3, -3],
  depth: [11, 5, 2, 1, -2, 1, 0, -1, 0, 2, 2, 0, 0],
  breaks: [3, 2, 1, 1, 0, 0, -2, 0, 0, 0, 0, -2, 0],
  free: [67, 41, 11, 5, 2, 1],
};

export const weightsOf = ({ reserve, columns }: CellsRules): Weights =>
  reserve > columns ? RESERVE_WEIGHTS : WEIGHTS;
