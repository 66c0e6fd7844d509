/** Whether a play on the packed board can be taken back by the next move, so that it changes nothing about what can be reached. */
import type { PackedBoard } from '../packed/board.ts';
import { makePackedMove } from '../packed/make.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, toOf, type Moves } from '../packed/moves.ts';
import { playsOfPile } from '../packed/plays.ts';
import type { PackedSource } from '../packed/rules.ts';
import { undoTo } from '../packed/steps.ts';

/** The length of a step in the log of a board. */
const ONE_STEP = 4;

/**
 * Whether the play that has just been made can be taken back. The log of the board begins with it. `source` is the rule of the
 * pile it went to, by which that pile gives cards; undefined if it gives none. Moves are left as they were.
 */
export const isReversiblePlay = (
  board: PackedBoard,
  moves: Moves,
  move: number,
  source: PackedSource | undefined,
): boolean => {
  // More than one step: a card was turned up, or cards moved by themselves.
  if (isLifted(move) || board.end > ONE_STEP || source === undefined) return false;
  const mark = board.end;
  const { end } = moves;
  playsOfPile(board, source, moves);
  let back = -1;
  for (let i = end; i < moves.end && back < 0; i++) {
    const other = moves.list[i];
    if (kindOf(other) === KIND.play && fromOf(other) === toOf(move) && toOf(other) === fromOf(move))
      if (countOf(other) === countOf(move) && !isLifted(other)) back = i;
  }
  let goes = back >= 0;
  if (goes) {
    makePackedMove(board, moves, back);
    // Nothing but the cards of the play may have moved.
    goes = board.end === mark + ONE_STEP;
    undoTo(board, mark);
  }
  moves.end = end;
  return goes;
};
