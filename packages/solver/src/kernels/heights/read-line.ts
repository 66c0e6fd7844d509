/** Reads the way to a set of columns off a finished sweep: at each set, from which lane the least number drawn came. */
import type { HeightsTable, HeightsSweep } from './table.ts';

/** A last play on the way to a set: the column, its card, and the number drawn before it. */
interface Arrival {
  readonly column: number;
  readonly card: number;
  readonly drawn: number;
}

const height = ({ columns, units }: HeightsTable, index: number, column: number): number =>
  Math.trunc(index / units[column]) % (columns[column].length + 1);

/** The last plays that could lead to a set, one a column. */
export const arrivals = (table: HeightsTable, sweep: HeightsSweep, index: number): readonly Arrival[] =>
  table.columns.flatMap((cards, column) => {
    const card = cards[height(table, index, column)];
    return card === undefined ? [] : [{ column, card, drawn: sweep.at(index + table.units[column], card) }];
  });

/** How many cards are played on the way to a set. */
export const cardsPlayed = (table: HeightsTable, index: number): number =>
  table.columns.reduce((sum, { length }, column) => sum + length - height(table, index, column), 0);

/** The plays, by column, and the draws that lead to a set with the least number drawn, which the sweep found. */
export const readHeightsLine = (
  table: HeightsTable,
  sweep: HeightsSweep,
  index: number,
  drawn: number,
): readonly (number | 'draw')[] => {
  const { units, root, before, befores } = table;
  const line: (number | 'draw')[] = [];
  let at = index;
  let now = drawn;
  /** The classes that the card played next may lie on. */
  let fits = before.subarray(0, 0);
  while (at !== root) {
    const ways = arrivals(table, sweep, at);
    const chained = ways.find((way) => way.drawn === now && fits.includes(way.card));
    const way = chained ?? ways.reduce((one, other) => (other.drawn < one.drawn ? other : one));
    for (; now > way.drawn; now--) line.push('draw');
    line.push(way.column);
    at += units[way.column];
    fits = before.subarray(way.card * befores, (way.card + 1) * befores);
    now = way.drawn;
  }
  for (; now > 0; now--) line.push('draw');
  return line.reverse();
};
