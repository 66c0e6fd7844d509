/**
 * The player's rating, as in chess (Elo): a puzzle has a rating by its grade, and the player's moves towards the result. Only
 * the first answer to a puzzle counts.
 */
import { gradeLevel, type ListedPuzzle, type PuzzleLevel } from '@cairn/puzzles';

export interface PuzzleStanding {
  readonly rating: number;
  /** Puzzles answered, as `keyOf` names them. */
  readonly done: readonly string[];
}

export const NEW_STANDING: PuzzleStanding = { rating: 1200, done: [] };

const RATINGS: Readonly<Record<PuzzleLevel, number>> = { easy: 1000, medium: 1300, hard: 1600 };
/** Each losing move beyond the second. */
const PER_LOSING = 30;
const MOST_LOSING = 8;

export const levelOfListed = ({ grade, answer }: ListedPuzzle): PuzzleLevel =>
  gradeLevel(grade, answer === 'd');

export const puzzleRating = (puzzle: ListedPuzzle): number =>
  RATINGS[levelOfListed(puzzle)] + PER_LOSING * Math.min(MOST_LOSING, puzzle.grade.losing - 2);

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

/** A stored standing; a new one if it is damaged or missing. */
export const readStanding = (stored: unknown): PuzzleStanding => {
  const { rating, done } = (stored ?? {}) as { readonly rating?: unknown; readonly done?: unknown };
  return typeof rating === 'number' && Number.isFinite(rating) && Array.isArray(done)
    ? { rating, done: done.filter((key): key is string => typeof key === 'string') }
    : NEW_STANDING;
};
