/**
 * Beam and sweep in WebAssembly (packages/solver/wasm/heights.ts), where a vector is one register. Lays out the memory
 * for positions of up to this many sets and columns, and fills in a position.
 */
import { LANES, UNREACHED } from './min-stock.ts';
import { loader, sharedMemory } from '../../wasm/instance.ts';
import code from '../../wasm/heights.ts';
import { BEAM_COLUMNS } from './beam.ts';
import { foundWord, MOST_INDEX, type HeightsTable, type HeightsSweep } from './table.ts';

interface Exports {
  clear(): void;
  setup(tables: number, columns: number, rows: number): void;
  visited(): number;
  begin(size: number, blocks: number): void;
  step(nodes: number): number;
  beam(root: number, cleared: number): number;
}

const loaded = loader(code);

/** Cards of a column, in bytes. */
const COLUMN = 256;
/** Most sets of a block: two columns. */
const INNER_SETS = COLUMN ** 2;
const BEAM_SETS = 64 * BEAM_COLUMNS;
const BEAM = BEAM_SETS * (4 + 1 + 2 * (4 + 2 * LANES)) + 4 * 256;

/** Bytes of the tables for this many sets and columns. */
export const heightsSweepBytes = (sets: number, columns: number): number =>
  (sets + COLUMN) * (LANES + 4 + 1) +
  INNER_SETS * LANES +
  columns * (COLUMN + 64) +
  64 * LANES +
  256 * (LANES + 8) +
  BEAM;

/** A sweep for positions with up to this many sets and columns, or null if WebAssembly is missing. */
export const wasmHeightsSweep = (sets: number, columnCount: number): HeightsSweep | null => {
  const load = loaded();
  if (load === null) return null;
  // The first two columns make a block, even where there is only one.
  const width = Math.max(2, columnCount);
  let bytes = 64;
  const room = (size: number): number => {
    const at = bytes;
    bytes += Math.ceil(size / 16) * 16;
    return at;
  };
  // Where the first columns have no card, words before the first set are read and written back unchanged.
  room(COLUMN * LANES);
  // In the order of `setup` in packages/solver/wasm/heights.ts.
  const [least, live, shows, masks, rows, cards, lengths, units, counts, heights, inner, found, pushes] = [
    sets * LANES,
    sets,
    256 * LANES,
    17 * LANES,
    LANES * LANES,
    width * COLUMN,
    width * 4,
    (width + 1) * 4,
    width * 4,
    width * 4,
    INNER_SETS * LANES,
    256 * 4,
    width * 2 * LANES,
  ].map(room) as [number, ...number[]];
  const tables = [
    least,
    live,
    shows,
    masks,
    rows,
    cards,
    lengths,
    units,
    counts,
    heights,
    inner,
    found,
    pushes,
  ];
  tables.push(room(BEAM), room(sets * 4));
  const tablesAt = room(4 * tables.length);
  const memory = sharedMemory(bytes);
  const exports = load(memory) as Exports;
  const octets = new Uint8Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  const set = (at: number, values: ArrayLike<number>): void => words.set(values, at / 4);
  set(tablesAt, tables);
  // A mask has every bit but those of its lane; the last has every bit.
  octets.fill(UNREACHED, masks, masks + 17 * LANES);
  octets.fill(UNREACHED, least, least + sets * LANES);
  for (let lane = 0; lane < LANES; lane++) octets[masks + lane * LANES + lane] = 0;
  let size = 1;
  let table!: HeightsTable;
  return {
    bytes,
    found: new Uint32Array(memory.buffer, found, 256),
    get nodes() {
      return exports.visited();
    },
    begin(position) {
      exports.clear();
      table = position;
      const { befores, before, root, first } = table;
      const total = root + 1;
      const pad = <T>(list: readonly T[], by: T): readonly T[] =>
        list.length < 2 ? [...list, by].slice(0, 2) : list;
      const columns = pad(table.columns, new Uint8Array(0));
      const counted = pad(table.counts, false);
      set(units, [...table.units, total, total].slice(0, columns.length + 1));
      size = words[units / 4 + 2];
      set(
        lengths,
        columns.map((column) => column.length),
      );
      set(
        counts,
        counted.map((counted_) => (counted_ ? -1 : 0)),
      );
      for (const [i, column] of columns.entries()) {
        octets[cards + i * COLUMN] = LANES - 1;
        octets.set(column, cards + i * COLUMN + 1);
      }
      octets.set(table.shows, shows);
      octets.fill(LANES - 1, rows, rows + befores * LANES);
      for (let card = 0; card * befores < before.length; card++)
        for (let b = 0; b < befores; b++) octets[rows + b * LANES + card] = before[card * befores + b];
      set(inner, innerSets(columns, counted, words[units / 4 + 1], masks));
      words.fill(foundWord(UNREACHED, MOST_INDEX), found / 4, found / 4 + 256);
      // Nothing is pushed to the position itself.
      octets.set(first, least + root * LANES);
      const cardsThere = columns.reduce((sum, { length }, i) => sum + (counted[i] ? length : 0), 0);
      words[found / 4 + cardsThere] = foundWord(0, root);
      exports.setup(tablesAt, columns.length, befores);
      exports.begin(size, total / size);
    },
    beam: () => table.columns.length <= BEAM_COLUMNS && exports.beam(table.root, table.cleared) === 1,
    step: (nodes) => exports.step(Math.min(nodes, 2 ** 30)) === 1,
    at: (index, card) =>
      octets[live + Math.trunc(index / size)] === 0 ? UNREACHED : octets[least + index * LANES + card],
  };
};

/** The sets of a block by level, fullest first: offset, masks of the lanes that are pushed on, and cards left. */
const innerSets = (
  columns: readonly Uint8Array[],
  counted: readonly boolean[],
  unit: number,
  masks: number,
): readonly number[] => {
  const [one, other] = columns as readonly [Uint8Array, Uint8Array];
  const sets: (readonly [number, number])[] = [];
  for (let sum = one.length + other.length; sum >= 0; sum--)
    for (let a = Math.min(sum, one.length); a >= 0 && sum - a <= other.length; a--) sets.push([a, sum - a]);
  const mask = (column: Uint8Array, height: number): number =>
    masks + LANES * (height > 0 ? column[height - 1] : LANES);
  return sets.flatMap(([a, b]) => [
    (a + b * unit) * LANES,
    mask(one, a),
    mask(other, b),
    (counted[0] ? a : 0) + (counted[1] ? b : 0),
  ]);
};
