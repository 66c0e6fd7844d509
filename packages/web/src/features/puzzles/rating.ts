/**
 * The player's rating, as in chess (Elo): the difficulty of a puzzle is its rating, and the player's moves towards the result. Only
 * the first answer to a puzzle counts.
 */
import { gradeLevel, holdsBack, puzzleDifficulty, type ListedPuzzle, type PuzzleLevel } from '@cairn/puzzles';
import type { PuzzleStanding } from '../../play/puzzle-standing.ts';

export const levelOfListed = (puzzle: ListedPuzzle): PuzzleLevel =>
  gradeLevel(puzzle.grade, holdsBack(puzzle));

export const puzzleRating = (puzzle: ListedPuzzle): number =>
  puzzleDifficulty(puzzle.grade, holdsBack(puzzle));

/** The name of a puzzle among those answered: a list has one puzzle of a deal. */
export const keyOf = (game: string, { deal }: ListedPuzzle): string => `${game} ${deal}`;

/** How fast a rating moves: faster at first. */
const QUICK = 64;
const STEADY = 24;
const FIRST = 20;

/** The standing after a first answer; unchanged if the puzzle was answered before. */
export const afterAnswer = (
  standing: PuzzleStanding,
  game: string,
  puzzle: ListedPuzzle,
  isRight: boolean,
): PuzzleStanding => {
  const key = keyOf(game, puzzle);
  if (standing.done.includes(key)) return standing;
  const expected = 1 / (1 + 10 ** ((puzzleRating(puzzle) - standing.rating) / 400));
  const pace = standing.done.length < FIRST ? QUICK : STEADY;
  return {
    rating: Math.round(standing.rating + pace * (Number(isRight) - expected)),
    done: [...standing.done, key],
  };
};

/** The puzzle that was not answered yet and is nearest to the rating, the first of equals; null when all are answered. */
export const nextPuzzle = (
  game: string,
  puzzles: readonly ListedPuzzle[],
  { rating, done }: PuzzleStanding,
): ListedPuzzle | null => {
  const answered = new Set(done);
  const distance = (puzzle: ListedPuzzle): number => Math.abs(puzzleRating(puzzle) - rating);
  return puzzles
    .filter((puzzle) => !answered.has(keyOf(game, puzzle)))
    .reduce<ListedPuzzle | null>(
      (best, puzzle) => (best === null || distance(puzzle) < distance(best) ? puzzle : best),
      null,
    );
};

/** The same puzzle for everyone on one day; each game takes its turn, and none repeats before all of its list are used. */
export const ofDay = <Item>(items: readonly Item[], day: number): Item | undefined =>
  items[(day * STRIDE) % items.length];
/** Prime, so that neighbouring days take distant places. */
const STRIDE = 197;
