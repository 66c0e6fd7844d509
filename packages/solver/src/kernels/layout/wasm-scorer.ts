/**
 * The scorer in WebAssembly (packages/solver/wasm/score.ts), in the memory of a sweep: eight numbers of draws left at a
 * time, as a vector of 16-bit values, beginning with the fewest.
 */
import { LEVELS } from './chain-ends.ts';
import { loader } from '../../wasm/instance.ts';
import code from '../../wasm/score.ts';
import { PLACES, type Ideals } from './ideals.ts';
import type { WasmLayoutSweep } from './wasm-sweep.ts';
import { RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import type { ScoreTerms } from './score-terms.ts';
import type { Scorer } from './scorer.ts';

interface Exports {
  setup(...tables: readonly number[]): void;
  begin(): void;
  visited(): number;
  pass(draws: number, ...tables: readonly number[]): void;
  visit(level: number, from: number, until: number, over: number): number;
  listOf(set: number, rank: number): number;
  endsOf(list: number): number;
}

const loaded = loader(code);

/** Values within this stay within 16 bits whatever is added to them on the way. */
const BOUND = 14_000;
/** Draws left that a pass does at once, and the bytes of a vector. */
const EIGHT = 8;
const VECTOR = 16;
/** Lists of a set that there is room for; on the widest level of three peaks a set has four. */
const LISTS = 8;
/** Bytes of a list: its best values, where its ends begin, and two ends; mostly there is one. */
const LIST = VECTOR + 4 + 2 * 4;

const widest = ({ levels }: Ideals): number =>
  levels.reduce((most, from, level) => Math.max(most, from - (levels[level - 1] ?? 0)), 1);
const listsFor = (ideals: Ideals): number => LISTS * widest(ideals) + 2 * RANKS;

/** Bytes that the scorer needs in the memory of its sweep; `lanes` is the most draws there can be, and one. */
export const wasmScorerBytes = (ideals: Ideals, lanes: number): number => {
  const vectors = Math.ceil(lanes / EIGHT) * (ideals.count + ideals.places + 1 + RANKS);
  const levels = 2 * (LIST * listsFor(ideals) + 8 * widest(ideals));
  return vectors * VECTOR + 3 * ideals.count + levels + 2_048;
};

/** The scorers of a sweep that has room for them; null where the values of a position do not fit. */
export const wasmScorer = (
  ideals: Ideals,
  { fits, hands }: LayoutRules,
  sweep: WasmLayoutSweep,
  gone: Uint8Array,
  lanes: number,
): ((position: LayoutPosition, terms: ScoreTerms, from: number) => Scorer | null) | null => {
  const load = loaded();
  if (load === null || hands.length > 0) return null;
  const { memory, tables, spare } = sweep;
  const exports = load(memory) as Exports;
  const { count, places, levels } = ideals;
  let end = spare;
  const room = (size: number): number => {
    const at = end;
    end += Math.ceil(size / VECTOR) * VECTOR;
    return at;
  };
  const most = Math.ceil(lanes / EIGHT);
  const worthAt = room(most * count * VECTOR);
  const endsAt = room(most * (places + 1) * VECTOR);
  const takenAt = room(most * RANKS * VECTOR);
  const begunAt = room(2 * count);
  const goneAt = room(count);
  const ranksAt = room(PLACES);
  const apexesAt = room(2 * (PLACES + 1));
  const chainAt = room(2 * (PLACES + 1));
  const belowAt = room(2 * VECTOR);
  const onwardAt = room(8 * (RANKS + 1));
  const listsAt = room(4 * PLACES);
  const levelsAt = room(2 * (LIST * listsFor(ideals) + VECTOR + 8 * widest(ideals)));
  const { first, edges, left, rows, rowCount } = tables;
  const swept = [first, edges, left, ranksAt, rows, rowCount];
  const own = [begunAt, goneAt, apexesAt, chainAt, belowAt + VECTOR, onwardAt, listsAt];
  exports.setup(...swept, ...own, levelsAt, widest(ideals), listsFor(ideals));
  const bytes = new Uint8Array(memory.buffer);
  const values = new Int16Array(memory.buffer);
  const ends = new Uint32Array(memory.buffer);
  bytes.set(gone, goneAt);
  bytes.fill(255, belowAt, belowAt + VECTOR);

  return (position, terms, from) => {
    const { chains, bound, floor } = terms;
    if (chains === null || floor !== null || bound > BOUND) return null;
    const passes = Math.ceil(terms.lanes / EIGHT);
    exports.begin();
    bytes.set(position.ranks, ranksAt);
    values.set(terms.apexes, apexesAt / 2);
    values.set(chains.fresh, chainAt / 2);
    /** Where the value of this many draws left lies, in a table of this many vectors a pass. */
    const lane = (table: number, vectors: number, at: number, s: number): number =>
      table / 2 + (((s / EIGHT) | 0) * vectors + at) * EIGHT + (s % EIGHT);
    for (let level = from; level <= places; level++)
      for (let s = 0; s < terms.lanes; s++)
        values[lane(endsAt, places + 1, level, s)] = terms.ends[level * terms.lanes + s];
    bytes.fill(0, takenAt, takenAt + passes * RANKS * VECTOR);
    for (const [s, on] of position.turns.entries())
      for (let card = 0; card < RANKS; card++)
        if (fits[on * RANKS + card] === 1) values[lane(takenAt, RANKS, card, s)] = -1;
    const worth = (ideal: number, s: number): number => values[lane(worthAt, count, ideal, s)];
    const begin = (pass: number): void => {
      const at = worthAt + pass * count * VECTOR;
      const before = at - Math.min(pass, 1) * count * VECTOR;
      const [ending, taken] = [endsAt + pass * (places + 1) * VECTOR, takenAt + pass * RANKS * VECTOR];
      exports.pass(pass * EIGHT, at, before, ending, taken);
    };
    let pass = 0;
    let level = places;
    let full = false;
    begin(pass);
    return {
      bytes: end - spare,
      rise: null,
      get nodes() {
        return exports.visited();
      },
      get full() {
        return full;
      },
      step(nodes) {
        const until = exports.visited() + nodes;
        while (!full && level >= from && exports.visited() < until) {
          full = exports.visit(level, levels[level], levels[level + 1], level === places ? 1 : 0) === 0;
          level -= 1;
          if (level >= from || pass + 1 === passes) continue;
          begin((pass += 1));
          level = places;
        }
        return full || level < from;
      },
      worth,
      best() {
        const { ideal, top, ranks } = position;
        let best = worth(ideal, terms.lanes - 1);
        for (let edge = ideals.first[ideal]; edge < ideals.first[ideal + 1]; edge++) {
          const card = ranks[ideals.edges[edge] % PLACES];
          if (fits[top * RANKS + card] !== 1) continue;
          const list = exports.listOf(Math.floor(ideals.edges[edge] / PLACES) - levels[from + 1], card);
          for (const last of ends.subarray(exports.endsOf(list) / 4, exports.endsOf(list + 1) / 4)) {
            const points = chains.running[(last % LEVELS) - from];
            best = Math.max(best, points + worth(Math.floor(last / LEVELS), terms.lanes - 1));
          }
        }
        return terms.sign === 1 ? best : 0 - best;
      },
    };
  };
};
