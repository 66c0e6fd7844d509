/** Choosing among the puzzles of a deal, so that a list has puzzles of every level. */
import { PUZZLE_LEVELS, gradeLevel, type PuzzleLevel } from './grade.ts';
import type { Puzzle } from './find.ts';

export const levelOfPuzzle = ({ grade, holdsBack }: Pick<Puzzle, 'grade' | 'holdsBack'>): PuzzleLevel =>
  gradeLevel(grade, holdsBack);

/** Those where the player must hold back first, then those with the longest refutation, then with the most losing moves. */
const byInterest = (one: Puzzle, other: Puzzle): number =>
  Number(other.holdsBack) - Number(one.holdsBack) ||
  other.grade.lasts - one.grade.lasts ||
  other.grade.losing - one.grade.losing;

/** Picks up to `most` puzzles of each deal, of the levels it has picked least so far. */
export const puzzlePicker = (most: number): ((found: readonly Puzzle[]) => readonly Puzzle[]) => {
  const picked: Record<PuzzleLevel, number> = { easy: 0, medium: 0, hard: 0 };
  return (found) => {
    const rest = found.toSorted(byInterest);
    const chosen: Puzzle[] = [];
    while (chosen.length < most && rest.length > 0) {
      const level = PUZZLE_LEVELS.toReversed()
        .filter((each) => rest.some((puzzle) => levelOfPuzzle(puzzle) === each))
        .reduce((least, each) => (picked[each] < picked[least] ? each : least));
      const at = rest.findIndex((puzzle) => levelOfPuzzle(puzzle) === level);
      chosen.push(...rest.splice(at, 1));
      picked[level] += 1;
    }
    return chosen.toSorted((one, other) => one.before.length - other.before.length);
  };
};
