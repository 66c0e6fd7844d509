/** What the beam asks of a heuristic; it decides how soon a way is found, never whether there is one. */
import type { Game } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';

export interface Heuristic {
  /** How many sets of weights there are. */
  readonly sets: number;
  /** The value of a position by a set of weights: a whole number, the more the better. */
  readonly of: (board: PackedBoard, set: number) => number;
}

/** Whether every card of the stock can be had again and again, or there is no stock. */
export const hasEndlessStock = ({ stockDef }: Game): boolean =>
  stockDef === null || stockDef.passes === 'unlimited';
