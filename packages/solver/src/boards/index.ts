/** Reads and writes the boards of other programs, and reads Cairn's own positions. */
import { parsePosition, type Game, type Result, type State } from '@cairn/engine';
import { positionOfBoard } from './foreign-board.ts';
import { readSolvitaire } from './solvitaire.ts';
import { readTextBoard } from './text.ts';

/** The position of a board, whose format is recognised by its text. Faults: all of them, with their places. */
export const readBoard = (game: Game, text: string): Result<State> => {
  if (/^\s*\{/.test(text)) return toPosition(game, readSolvitaire(game, text));
  const named = game.zones.some(({ id }) => new RegExp(String.raw`^\s*${id}\s*:`, 'm').test(text));
  return named ? parsePosition(game, text) : toPosition(game, readTextBoard(game, text));
};

const toPosition = (game: Game, board: ReturnType<typeof readTextBoard>): Result<State> =>
  board.ok ? positionOfBoard(game, board.value) : board;

export { makeSolvitaire } from './solvitaire.ts';
export { makeTextBoard } from './text.ts';
