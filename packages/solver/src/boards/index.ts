/** Boards of other programs; and a reader for any of the formats known, Cairn's own positions among them. */
import { parsePosition, type Game, type Result, type State } from '@cairn/engine';
import { placed } from './board.ts';
import { readSolvitaire } from './solvitaire.ts';
import { readTextBoard } from './text.ts';

/** The position a board shows; the format is told by its look. All faults, with their places. */
export const readBoard = (game: Game, text: string): Result<State> => {
  if (/^\s*\{/.test(text)) return onto(game, readSolvitaire(game, text));
  const named = game.zones.some(({ id }) => new RegExp(String.raw`^\s*${id}\s*:`, 'm').test(text));
  return named ? parsePosition(game, text) : onto(game, readTextBoard(game, text));
};

const onto = (game: Game, board: ReturnType<typeof readTextBoard>): Result<State> =>
  board.ok ? placed(game, board.value) : board;

export { makeSolvitaire } from './solvitaire.ts';
export { makeTextBoard } from './text.ts';
