/** Puzzles: positions where exactly one move, or one irreversible act, keeps the win. The finder, the grades, and lists of puzzles. */
export {
  afterMoves,
  allChoices,
  asksForActs,
  choiceName,
  choicesOf,
  puzzleFaults,
  type PuzzleChoice,
} from './choices.ts';
export { findPuzzles, LEAST_CHOICES, LEAST_CHOICES_LEFT, type Puzzle, type PuzzleSearch } from './find.ts';
export {
  gradeLevel,
  gradeChoices,
  PUZZLE_LEVELS,
  puzzleDifficulty,
  refutation,
  type PuzzleGrade,
  type PuzzleLevel,
} from './grade.ts';
export {
  holdsBack,
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
export { levelOfPuzzle, puzzlePicker } from './pick.ts';
