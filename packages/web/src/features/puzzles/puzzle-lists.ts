/** The lists that come with the app, fetched when one is first needed; the service worker caches them. */
import { compileGame, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { puzzleListFaults, puzzleListUrls, readPuzzleList, type PuzzleList } from '@cairn/puzzles';

export const PUZZLE_GAMES: readonly string[] = Object.keys(puzzleListUrls);

export interface LoadedPuzzles {
  readonly game: Game;
  readonly list: PuzzleList;
}

/** The puzzles of a game. Rejects if the list cannot be fetched, or is of other rules. */
export const loadPuzzles = async (id: string): Promise<LoadedPuzzles> => {
  const url = puzzleListUrls[id];
  if (url === undefined) throw new Error(`There are no puzzles of ${id}`);
  const list = readPuzzleList(await (await fetch(url)).json());
  const game = compileGame(findGame(id)?.def, list.ok ? list.value.options : {});
  if (!list.ok || !game.ok || puzzleListFaults(list.value, game.value).length > 0)
    throw new Error(`The puzzles of ${id} are of other rules`);
  return { game: game.value, list: list.value };
};
