/**
 * How hard a game is, 1 to 5, by what was measured of its standard rules. What people win nobody knows; it lies between
 * what a careless player wins who sees what they see (`greedy`), and what somebody wins who knows every card. The grade is
 * that of the middle of the two. Definitions name a grade each (`info.difficulty`); a test holds it to this one.
 */
import { games } from '@cairn/games';
import type { Entry } from './entry.ts';

export type Grade = 1 | 2 | 3 | 4 | 5;

export interface Difficulty {
  readonly game: string;
  readonly title: string;
  /** Shares of deals: what the careless player wins, and what can be won, the undecided half and half. */
  readonly careless: number;
  readonly open: number;
  readonly middle: number;
  readonly grade: Grade;
  /** Where the 95 % intervals of both, and undecided deals, leave room for others. */
  readonly easiest: Grade;
  readonly hardest: Grade;
}

/** The middle from which a game is of grade 1, 2, 3, 4; below it is of grade 5. */
export const BOUNDS = [0.65, 0.5, 0.35, 0.2] as const;

const gradeOf = (middle: number): Grade => (1 + BOUNDS.filter((bound) => middle < bound).length) as Grade;

/** In the order of the catalogue, the games of which both are measured. */
export const difficulties = (entries: ReadonlyMap<string, Entry>): readonly Difficulty[] =>
  games.flatMap(({ id, title }): readonly Difficulty[] => {
    const [greedy, solver] = [entries.get(`${id}-greedy`), entries.get(id)];
    if (greedy === undefined || solver === undefined) return [];
    const careless = greedy.winnable / greedy.deals;
    const open = (solver.winnable + solver.unknown / 2) / solver.deals;
    const middle = (careless + open) / 2;
    return [
      {
        game: id,
        title,
        careless,
        open,
        middle,
        grade: gradeOf(middle),
        easiest: gradeOf((greedy.high + solver.high) / 2),
        hardest: gradeOf((greedy.low + solver.low) / 2),
      },
    ];
  });
