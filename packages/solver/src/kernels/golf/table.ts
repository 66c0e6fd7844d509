/**
 * The numbers of a golf search: every set of columns gets an index in a mixed radix of their heights, and a vector
 * of bytes, `least[index * LANES + class]`: the least number of cards drawn with which a card of that class can be
 * played from these columns. Only lanes of last cards are kept.
 */
import { drawing, LANES, NEVER, type Drawing } from '../../prune/least-stock.ts';
import type { HoleBoard, OneHole } from '../one-hole.ts';

export interface GolfTable extends Drawing {
  readonly columns: readonly Uint8Array[];
  readonly counts: readonly boolean[];
  readonly draws: Uint8Array;
  /** What a card taken off a column adds to the index. The first column has 1. */
  readonly units: Int32Array;
  /** Index of the position itself; one less than the number of indices. */
  readonly root: number;
  /** Indices without those of the hand, which is the last column: a multiple has nothing left that must go. */
  readonly cleared: number;
  /** Lanes after whose class one may be played: `after` a class, so many, filled up with a lane that is NEVER. */
  readonly before: Uint8Array;
  readonly befores: number;
  /** By class: the least number drawn with which one may be played from the position itself. */
  readonly first: Uint8Array;
}

/** How many indices the columns need. */
export const indices = (columns: readonly Uint8Array[]): number =>
  columns.reduce((product, column) => product * (column.length + 1), 1);

/** Lays out a position; the class on the hole is at rest in `first`. */
export const golfTable = (rules: OneHole, board: HoleBoard): GolfTable => {
  const { takes, classes } = rules;
  const units = new Int32Array(board.columns.length);
  let unit = 1;
  for (const [i, column] of board.columns.entries()) {
    units[i] = unit;
    unit *= column.length + 1;
  }
  const { shows, serves } = drawing(board.draws, takes, classes);
  const lists = Array.from({ length: classes }, (_, card) =>
    Array.from({ length: classes }, (__, on) => on).filter((on) => takes[on * classes + card] === 1),
  );
  const befores = Math.max(2, ...lists.map((list) => list.length));
  const before = new Uint8Array(classes * befores).fill(LANES - 1);
  for (const [card, list] of lists.entries()) before.set(list, card * befores);
  const first = new Uint8Array(LANES).fill(NEVER);
  for (let card = 0; card < classes; card++)
    first[card] = takes[board.top * classes + card] === 1 ? 0 : serves[card];
  return {
    columns: board.columns,
    counts: rules.counts,
    draws: board.draws,
    shows,
    serves,
    units,
    root: unit - 1,
    cleared: rules.counts.at(-1) === false ? units[units.length - 1] : unit,
    before,
    befores,
    first,
  };
};
