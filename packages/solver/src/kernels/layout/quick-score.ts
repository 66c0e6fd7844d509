/**
 * The scorer in WebAssembly (packages/solver/wasm/score.ts), in the memory of a sweep: a row of values, one for each
 * number of draws left, is a few registers of eight 16-bit values.
 */
import { loader } from '../../wasm.ts';
import code from '../../wasm/score.ts';
import { PLACES, type Ideals } from './ideals.ts';
import type { QuickSweep } from './quick.ts';
import { RANKS, type Spot } from './rules.ts';
import type { Worths } from './score.ts';
import type { Terms } from './terms.ts';

interface Exports {
  setup(...tables: readonly number[]): void;
  begin(width: number): void;
  visited(): number;
  visit(level: number, from: number, until: number, over: number): number;
  rowsOf(slot: number): number;
  rowsMost(slot: number): number;
}

const loaded = loader(code);

/** Values within this stay within 16 bits whatever is added to them on the way. */
const BOUND = 14_000;
const VECTOR = 16;
/** Room for the rows of a level: 4 MB, several times what the widest level of three peaks has needed. */
const ROOM = 2 ** 22;

const widthFor = (lanes: number): number => VECTOR * Math.ceil(lanes / 8);
const widest = ({ levels }: Ideals): number =>
  levels.reduce((most, from, level) => Math.max(most, from - (levels[level - 1] ?? 0)), 1);

/** Bytes that the scorer needs in the memory of its sweep; `lanes` is the most draws there can be, and one. */
export const roomFor = (ideals: Ideals, lanes: number): number => {
  const width = widthFor(lanes);
  const rows = ideals.count + ideals.places + 1 + RANKS + 1;
  return rows * width + ideals.count + widest(ideals) * 10 * VECTOR + 2 * ROOM + 2_048;
};

/** The scorers of a sweep that has room for them; null where the values of a position do not fit. */
export const quickScorer = (
  ideals: Ideals,
  sweep: QuickSweep,
  gone: Uint8Array,
  lanes: number,
): ((spot: Spot, terms: Terms, from: number) => Worths | null) | null => {
  const load = loaded();
  if (load === null) return null;
  const { memory, tables, spare } = sweep;
  const exports = load(memory) as Exports;
  const { count, places, levels } = ideals;
  const most = widthFor(lanes);
  let end = spare;
  const room = (size: number): number => {
    const at = end;
    end += Math.ceil(size / VECTOR) * VECTOR;
    return at;
  };
  const worthAt = room(count * most);
  const endsAt = room((places + 1) * most);
  const turnedAt = room(RANKS * most);
  const goneAt = room(count);
  const ranksAt = room(PLACES);
  const apexesAt = room(2 * (PLACES + 1));
  const chainAt = room(2 * (PLACES + 1));
  const wantedAt = room(2 * VECTOR + most);
  const levelsAt = room(0);
  const { first, edges, left, after, rows, rowCount } = tables;
  const swept = [first, edges, left, ranksAt, after, rows, rowCount];
  const own = [
    worthAt,
    goneAt,
    endsAt,
    apexesAt,
    chainAt,
    turnedAt,
    wantedAt,
    levelsAt,
    widest(ideals),
    ROOM,
  ];
  exports.setup(...swept, ...own);
  const bytes = new Uint8Array(memory.buffer);
  const values = new Int16Array(memory.buffer);
  bytes.set(gone, goneAt);

  return (spot, terms, from) => {
    if (terms.bound > BOUND) return null;
    const width = widthFor(terms.lanes);
    const row = width / 2;
    exports.begin(width);
    bytes.set(spot.ranks, ranksAt);
    values.set(terms.apexes, apexesAt / 2);
    values.set(terms.chain, chainAt / 2);
    for (let level = from; level <= places; level++)
      values.set(
        terms.ends.subarray(level * terms.lanes, (level + 1) * terms.lanes),
        endsAt / 2 + level * row,
      );
    values.fill(0, turnedAt / 2, turnedAt / 2 + RANKS * row);
    for (const [s, rank] of spot.turns.entries()) values[turnedAt / 2 + rank * row + s] = -1;
    let level = places;
    let full = false;
    const worth = (ideal: number, s: number): number => values[worthAt / 2 + ideal * row + s];
    return {
      bytes: end - spare + 2 * ROOM,
      get nodes() {
        return exports.visited();
      },
      get full() {
        return full;
      },
      step(nodes) {
        const until = exports.visited() + nodes;
        for (; level >= from && !full && exports.visited() < until; level--)
          full = exports.visit(level, levels[level], levels[level + 1], level === places ? 1 : 0) === 0;
        return full || level < from;
      },
      worth,
      best() {
        let best = worth(spot.ideal, terms.lanes - 1);
        const slot = (spot.ideal - levels[from]) * RANKS + spot.top;
        const at = exports.rowsOf(slot) / 2 + terms.lanes - 1;
        for (let m = 1; m <= exports.rowsMost(slot); m++)
          best = Math.max(best, terms.running[m] + values[at + (m - 1) * row]);
        return terms.sign === 1 ? best : 0 - best;
      },
    };
  };
};
