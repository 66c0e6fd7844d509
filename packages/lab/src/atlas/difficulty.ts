/**
 * How hard each game is, by what was measured of its standard rules; what a grade is, trials/grade.ts says. Definitions
 * name a grade each (`info.difficulty`); a test holds it to this one.
 */
import { games } from '@cairn/games';
import { gradeOf, type Grade } from '@cairn/trials';
import type { Entry } from './entry.ts';

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

/** In the order of the catalogue, the games of which both are measured. */
export const difficulties = (entries: ReadonlyMap<string, Entry>): readonly Difficulty[] =>
  games.flatMap(({ id, title }): readonly Difficulty[] => {
    const [greedy, solver] = [entries.get(`${id}-greedy`), entries.get(id)];
    if (greedy === undefined || solver === undefined) return [];
    const careless = greedy.winnable / greedy.deals;
    const open = (solver.winnable + solver.unknown / 2) / solver.deals;
    return [
      {
        game: id,
        title,
        careless,
        open,
        middle: (careless + open) / 2,
        grade: gradeOf(careless, open),
        easiest: gradeOf(greedy.high, solver.high),
        hardest: gradeOf(greedy.low, solver.low),
      },
    ];
  });
