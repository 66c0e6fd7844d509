/** The way to a set of columns, read back off a finished sweep: at each set, which lane the least number drawn came from. */
import { LANES } from '../../prune/least-stock.ts';
import type { GolfTable } from './table.ts';

interface Arrival {
  readonly column: number;
  readonly card: number;
  readonly drawn: number;
}

/** Columns played and draws made, in order, to reach the set with so many cards drawn (the least, as the sweep found it). */
export const golfLine = (
  table: GolfTable,
  least: Uint8Array,
  index: number,
  drawn: number,
): readonly (number | 'draw')[] => {
  const { columns, units, root, before, befores } = table;
  const line: (number | 'draw')[] = [];
  const heightOf = (at: number, i: number): number => Math.floor(at / units[i]) % (columns[i].length + 1);
  /** By column: with how many drawn its card could be played last on the way here. */
  const arrivals = (at: number): readonly Arrival[] =>
    columns.flatMap((cards, column) => {
      const height = heightOf(at, column);
      if (height === cards.length) return [];
      const card = cards[height];
      return [{ column, card, drawn: least[(at + units[column]) * LANES + card] }];
    });
  let at = index;
  let now = drawn;
  /** The classes the card played after may lie on. */
  let fits = before.subarray(0, 0);
  while (at !== root) {
    const ways = arrivals(at);
    const chained = ways.find((way) => way.drawn === now && fits.includes(way.card));
    const fewest = ways.reduce((one, other) => (other.drawn < one.drawn ? other : one));
    const way = chained ?? fewest;
    for (; now > way.drawn; now--) line.push('draw');
    line.push(way.column);
    at += units[way.column];
    fits = before.subarray(way.card * befores, (way.card + 1) * befores);
    now = way.drawn;
  }
  for (; now > 0; now--) line.push('draw');
  return line.reverse();
};
