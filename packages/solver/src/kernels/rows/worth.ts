/**
 * What a row is worth that may be won, as a sum of whole numbers. It grows with
 * - the moves by the longest step;
 * - the squares of the numbers of cards in each suit and each rank, so that whole suits and ranks stay together;
 * and falls with
 * - cards that few cards to their right can cover. Cards go to the left only, so the others hardly ever do.
 */
import type { RowRules } from './rules.ts';

/** Numbers of cards in a row are below this. */
const CARDS = 128;

export interface RowWeights {
  /** A move by the longest step. */
  readonly move: number;
  /** A whole suit and a whole rank; a part of it counts by its square. */
  readonly suit: number;
  readonly rank: number;
  /** What a card costs with no partner to its right; with n partners it is divided by (n + 1)^1.5. */
  readonly alone: number;
}

/** The weights as tables. */
export interface RowWorth {
  readonly move: number;
  /** What the n-th card of a suit and of a rank adds. */
  readonly suits: Int32Array;
  readonly ranks: Int32Array;
  /** What a card costs with so many partners to its right, other cards of its suit or rank. */
  readonly alone: Int32Array;
}

export const rowWorthOf = (
  { suitSize, rankSize }: RowRules,
  { move, suit, rank, alone }: RowWeights,
): RowWorth => ({
  move,
  suits: Int32Array.from({ length: CARDS }, (_, n) => Math.round((suit * (2 * n - 1)) / suitSize ** 2)),
  ranks: Int32Array.from({ length: CARDS }, (_, n) => Math.round((rank * (2 * n - 1)) / rankSize ** 2)),
  alone: Int32Array.from({ length: 2 * CARDS }, (_, n) => Math.round(alone / (n + 1) ** 1.5)),
});
