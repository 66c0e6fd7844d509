/**
 * How hard a game is, 1 to 5. What people win is not known; it lies between what the careless policy `greedy` wins, which
 * sees what they see, and what can be won when every card is known. The grade is that of the middle of the two.
 */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** The least middle of grade 1, 2, 3 and 4; below the last is grade 5. */
export const GRADE_BOUNDS = [0.65, 0.5, 0.35, 0.2] as const;

/** The grade by two shares of deals: those `greedy` wins, and those that can be won. */
export const gradeOf = (careless: number, open: number): Grade => {
  const middle = (careless + open) / 2;
  return (1 + GRADE_BOUNDS.filter((bound) => middle < bound).length) as Grade;
};
