/** How many moves a position has, without making a list of them. */
import type { Game, State } from '@cairn/engine';
import { createPackedBoard, loadState, type PackedBoard } from '../packed/board.ts';
import { generate, Moves } from '../packed/moves.ts';
import { playoutRulesOf } from './playout.ts';

interface Counter {
  readonly board: PackedBoard;
  readonly moves: Moves;
}
const known = new WeakMap<Game, Counter>();

/** The number of legal moves, powers among them, giving up not. Each play into an interchangeable pile counts. */
export const moveCount = (game: Game, state: State): number => {
  let counter = known.get(game);
  if (counter === undefined) {
    counter = { board: createPackedBoard(playoutRulesOf(game), state), moves: new Moves() };
    known.set(game, counter);
  } else loadState(counter.board, state);
  const { board, moves } = counter;
  moves.end = 0;
  moves.groupEnd = 0;
  generate(board, moves);
  return moves.end;
};
