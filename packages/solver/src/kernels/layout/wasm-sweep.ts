/**
 * The sweep in WebAssembly (packages/solver/wasm/layout.ts): the vector of a removed set is one register, and an edge is
 * one maximum. Lays out the memory: the numbered sets once, and the changes of a position at `begin`.
 */
import { loader, sharedMemory, type Shared } from '../../wasm/instance.ts';
import code from '../../wasm/layout.ts';
import { PLACES, type Ideals } from './ideals.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import { breadthsOf, lookups, stockTable, type LayoutSweep } from './sweep.ts';

interface Exports {
  setup(...tables: readonly number[]): void;
  visited(): number;
  pass(from: number, count: number, more: number): number;
  beam(from: number, last: number, breadth: number): number;
  clear(from: number, count: number, passed: number): void;
}

const loaded = loader(code);

/** An index for which a swizzle gives 0. */
const NONE = 255;

/** A sweep with its memory, and from `spare` on room for a scorer that works on its tables. */
export interface WasmLayoutSweep extends LayoutSweep {
  readonly memory: Shared;
  readonly spare: number;
  /** Where the tables lie. */
  readonly tables: Readonly<Record<'first' | 'edges' | 'left' | 'after' | 'rows' | 'rowCount', number>>;
}

/** A sweep in WebAssembly with this many spare bytes; null if WebAssembly is missing. */
export const wasmLayoutSweep = (ideals: Ideals, rules: LayoutRules, extra = 0): WasmLayoutSweep | null => {
  const load = loaded();
  if (load === null) return null;
  const { count, levels, first, edges } = ideals;
  const layers = rules.hands.length + 1;
  const rows = lookups(rules.fits);
  const breadths = breadthsOf(ideals);
  const broadest = breadths.at(-1) ?? 0;
  const mostMet = Math.min(count, levels.length * broadest * PLACES) + 1;
  let bytes = 64;
  const room = (size: number): number => {
    const at = bytes;
    bytes += Math.ceil(size / 16) * 16;
    return at;
  };
  const leftAt = room(count * layers * RANKS);
  const spreadsAt = room(PLACES * RANKS);
  const afterAt = room(256 * RANKS);
  const rowsAt = room(rows.length);
  const openAt = room(RANKS);
  const firstAt = room(first.byteLength);
  const edgesAt = room(edges.byteLength);
  const freeAt = room(count);
  const metAt = room(4 * mostMet);
  const levelAt = room(4 * (broadest + 1));
  const countsAt = room(4 * 256);
  const promisesAt = room(broadest * PLACES);
  const spare = room(extra);
  const memory = sharedMemory(bytes);
  const exports = load(memory) as Exports;
  const tables = {
    first: firstAt,
    edges: edgesAt,
    left: leftAt,
    after: afterAt,
    rows: rowsAt,
    rowCount: rows.length / RANKS,
  };
  const table = (at: number, size: number): Uint8Array => new Uint8Array(memory.buffer, at, size);
  new Int32Array(memory.buffer, firstAt, first.length).set(first);
  new Int32Array(memory.buffer, edgesAt, edges.length).set(edges);
  table(rowsAt, rows.length).set(rows);
  const free = table(freeAt, count);
  for (let ideal = 0; ideal < count; ideal++) free[ideal] = first[ideal + 1] - first[ideal];
  table(openAt, RANKS).fill(255);
  if (!rules.opens) table(openAt, RANKS)[rules.empty] = 0;
  table(openAt, RANKS)[BEST] = 0;
  exports.setup(
    firstAt,
    edgesAt,
    leftAt,
    spreadsAt,
    afterAt,
    rowsAt,
    rows.length / RANKS,
    layers,
    openAt,
    freeAt,
    metAt,
    levelAt,
    countsAt,
    promisesAt,
  );
  const left = table(leftAt, count * layers * RANKS);
  const spreads = table(spreadsAt, PLACES * RANKS);
  const after = table(afterAt, 256 * RANKS);
  let from = 0;
  let at = 0;
  let passed = false;
  return {
    bytes: spare,
    memory,
    spare,
    tables,
    layers,
    left,
    get nodes() {
      return exports.visited();
    },
    begin(position: LayoutPosition) {
      from = at = position.ideal;
      passed = false;
      spreads.fill(NONE);
      for (let place = 0; place < position.ranks.length; place++) {
        const rank = position.ranks[place];
        spreads[place * RANKS + rank] = spreads[place * RANKS + BEST] = rank;
      }
      stockTable(position.turns, after);
      const used = layers - 1 - position.hands.length;
      const base = (from * layers + used) * RANKS;
      left[base + position.top] = left[base + BEST] = position.turns.length + 1;
    },
    beam: (breadth: number) => exports.beam(from, count - 1, breadth) === 1,
    pass(nodes: number) {
      passed = true;
      at = exports.pass(at, count, Math.min(nodes, count));
      return at === count;
    },
    clear: () => exports.clear(from, count, passed ? 1 : 0),
  };
};
