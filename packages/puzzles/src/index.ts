/** Puzzles: positions where exactly one move keeps the win. The finder, the grades, and lists of puzzles. */
export { choiceOf, choicesOf, puzzleFaults } from './choices.ts';
export { findPuzzles, LEAST_CHOICES, LEAST_MOVES_LEFT, type Puzzle, type PuzzleSearch } from './find.ts';
export { gradeLevel, PUZZLE_LEVELS, refutation, type PuzzleGrade, type PuzzleLevel } from './grade.ts';
export {
  listed,
  makePuzzleList,
  puzzleListFaults,
  puzzlePosition,
  readPuzzleList,
  type ListedPuzzle,
  type PuzzleList,
  type PuzzlePosition,
} from './list.ts';
export { puzzleListUrls } from './list-urls.ts';
export { plainValues, type MoveValues, type Prospect } from './move-values.ts';
export { levelOfPuzzle, puzzlePicker } from './pick.ts';
