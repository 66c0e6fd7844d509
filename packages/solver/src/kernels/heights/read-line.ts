/** The way to a set of columns, read back off a finished sweep: at each set, which lane the least number drawn came from. */
import type { HeightsTable, HeightsSweep } from './table.ts';

/** A last step on the way to a set: the column it was played from, the card, and with how many drawn. */
interface Arrival {
  readonly column: number;
  readonly card: number;
  readonly drawn: number;
}

const height = ({ columns, units }: HeightsTable, index: number, column: number): number =>
  Math.trunc(index / units[column]) % (columns[column].length + 1);

/** By column: with how many drawn its card could be the last one played on the way to a set. */
export const arrivals = (table: HeightsTable, sweep: HeightsSweep, index: number): readonly Arrival[] =>
  table.columns.flatMap((cards, column) => {
    const card = cards[height(table, index, column)];
    return card === undefined ? [] : [{ column, card, drawn: sweep.at(index + table.units[column], card) }];
  });

/** Cards played on the way to a set. */
export const played = (table: HeightsTable, index: number): number =>
  table.columns.reduce((sum, { length }, column) => sum + length - height(table, index, column), 0);

/** Columns played and draws made, in order, to reach a set with the least number drawn, as the sweep found it. */
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
  /** The classes that the card played after may lie on. */
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
