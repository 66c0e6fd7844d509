/**
 * The numbers of a search over heights: every set of columns has an index, a number in a mixed radix of their heights,
 * and a vector of bytes, one lane a class: the least number of draws with which a card of that class can be played.
 */
import { drawTables, LANES, UNREACHED, type DrawTables } from './min-stock.ts';
import type { HoleBoard, OneHole } from '../common/one-hole.ts';

export interface HeightsTable extends DrawTables {
  readonly columns: readonly Uint8Array[];
  readonly counts: readonly boolean[];
  readonly draws: Uint8Array;
  /** By column: what one more card adds to the index; after the last column, the number of indices. */
  readonly units: Int32Array;
  /** Index of the position itself; one less than the number of indices. */
  readonly root: number;
  /** The number of indices without the hand, which is the last column: at its multiples nothing is left that must go. */
  readonly cleared: number;
  /** By class, `befores` lanes: the classes it may be played on, filled up with a lane that stays UNREACHED. */
  readonly before: Uint8Array;
  readonly befores: number;
  /** By class: the least number drawn with which a card of it can be played from the position itself. */
  readonly first: Uint8Array;
}

/** How many indices the columns need. */
export const countIndices = (columns: readonly Uint8Array[]): number =>
  columns.reduce((product, column) => product * (column.length + 1), 1);

/** The table of a position; the class on the hole is accounted for in `first`. */
export const heightsTable = (rules: OneHole, board: HoleBoard): HeightsTable => {
  const { takes, classes } = rules;
  const units = new Int32Array(board.columns.length + 1);
  let unit = 1;
  for (const [i, column] of board.columns.entries()) {
    units[i] = unit;
    unit *= column.length + 1;
  }
  units[board.columns.length] = unit;
  const { shows, serves } = drawTables(board.draws, takes, classes);
  const lists = Array.from({ length: classes }, (_, card) =>
    Array.from({ length: classes }, (__, on) => on).filter((on) => takes[on * classes + card] === 1),
  );
  const befores = Math.max(2, ...lists.map((list) => list.length));
  const before = new Uint8Array(classes * befores).fill(LANES - 1);
  for (const [card, list] of lists.entries()) before.set(list, card * befores);
  const first = new Uint8Array(LANES).fill(UNREACHED);
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
    cleared: rules.counts.at(-1) === false ? units[units.length - 2] : unit,
    before,
    befores,
    first,
  };
};

/** What a sweep found for a number of cards left: the least number drawn, or UNREACHED, and the set of the highest index. */
export const reachedWith = (
  found: Uint32Array,
  left: number,
): { readonly drawn: number; readonly index: number } => ({
  drawn: found[left] >>> 24,
  index: MOST_INDEX - (found[left] & MOST_INDEX),
});
/** The same in one word; the least word is the best. */
export const foundWord = (drawn: number, index: number): number =>
  ((drawn << 24) | (MOST_INDEX - index)) >>> 0;
export const MOST_INDEX = 2 ** 24 - 1;

/** A pass over all sets, in TypeScript or in WebAssembly. */
export interface HeightsSweep {
  /** Sets reached since `begin`. */
  readonly nodes: number;
  readonly bytes: number;
  /** By number of cards left: a word for `reachedWith`. */
  readonly found: Uint32Array;
  begin(table: HeightsTable): void;
  /** Whether the beam clears the columns. */
  beam(): boolean;
  /** Goes on with the full pass until this many more sets were reached; whether it is through. */
  step(nodes: number): boolean;
  /** After the pass: the least number drawn with which a set's last card of that class can be played. */
  at(index: number, card: number): number;
}
