/**
 * How hard a game is, 1 to 5, by what was measured of it. What people win nobody knows; it lies between what a careless
 * player wins who sees what they see (`greedy`), and what somebody wins who knows every card. The grade is that of the
 * middle of the two.
 */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** The middle from which a game is of grade 1, 2, 3, 4; below it is of grade 5. */
export const BOUNDS = [0.65, 0.5, 0.35, 0.2] as const;

/** The grade of two shares of deals: what the careless player wins, and what can be won. */
export const gradeOf = (careless: number, open: number): Grade => {
  const middle = (careless + open) / 2;
  return (1 + BOUNDS.filter((bound) => middle < bound).length) as Grade;
};
