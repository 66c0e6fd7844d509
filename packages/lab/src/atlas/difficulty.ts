/**
 * The difficulty of each game, as measured with its standard rules; grades are defined in trials/grade.ts. Each definition
 * names its grade (`info.difficulty`), and a test compares the two.
 */
import { games } from '@cairn/games';
import { gradeOf, type AtlasEntry, type Grade } from '@cairn/trials';

export interface Difficulty {
  readonly game: string;
  readonly title: string;
  /** Shares of deals: those `greedy` wins, and those that can be won, with half of the undecided. */
  readonly careless: number;
  /** What is won by following the advice; null if not measured. */
  readonly advised: AtlasEntry | null;
  readonly open: number;
  readonly middle: number;
  readonly grade: Grade;
  /** The range of grades that the 95 % intervals of both allow. */
  readonly easiest: Grade;
  readonly hardest: Grade;
}

/** The games of which both are measured, in the order of the catalogue. */
export const difficulties = (entries: ReadonlyMap<string, AtlasEntry>): readonly Difficulty[] =>
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
        advised: entries.get(`${id}-coach`) ?? null,
        open,
        middle: (careless + open) / 2,
        grade: gradeOf(careless, open),
        easiest: gradeOf(greedy.high, solver.high),
        hardest: gradeOf(greedy.low, solver.low),
      },
    ];
  });
