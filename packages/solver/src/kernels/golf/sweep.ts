/**
 * The full pass: every set of columns once, from the fullest index down, so that whatever a set is reached from has
 * been done. A set pulls from each column the vector lane of the card that was played to get here, takes the least
 * of all as the number drawn, and works out with how many drawn each of its own last cards can be played: after a
 * card just played, or after a draw. Exact for all questions at once; there is nothing to prune but sets that are
 * never reached.
 */
import { LANES, NEVER } from '../../prune/least-stock.ts';
import type { GolfTable } from './table.ts';

export class Sweep {
  nodes = 0;
  readonly least: Uint8Array;
  /** By number of cards left: the least number drawn, and where. */
  readonly drawn = new Uint8Array(256).fill(NEVER);
  readonly where = new Int32Array(256);
  /** Sets with nothing left that must go, where jokers in the hand may remain. */
  readonly cleared: { readonly index: number; readonly drawn: number }[] = [];
  readonly #table: GolfTable;
  readonly #heights: Int32Array;
  #row: number;

  /** `least` has LANES bytes for every index of the table; what it holds does not matter. */
  constructor(table: GolfTable, least: Uint8Array) {
    this.#table = table;
    this.least = least;
    this.#heights = Int32Array.from(table.columns, (column) => column.length);
    this.#row = table.root - (table.columns[0]?.length ?? 0);
  }

  /** Does rows of the first column until `nodes` more sets were reached; true when all is done. */
  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    const inner = this.#table.columns[0].length + 1;
    while (this.#row >= 0 && this.nodes < until) {
      this.#sweepRow(this.#row);
      this.#row -= inner;
      this.#lower();
    }
    return this.#row < 0;
  }

  /** The odometer of the other columns. */
  #lower(): void {
    const heights = this.#heights;
    for (let i = 1; i < heights.length; i++) {
      if (heights[i] > 0) {
        heights[i] -= 1;
        return;
      }
      heights[i] = this.#table.columns[i].length;
    }
  }

  readonly #from = new Int32Array(64);
  readonly #played = new Int32Array(64);
  readonly #tops = new Int32Array(64);
  readonly #seen = new Uint8Array(LANES).fill(NEVER);

  /** The sets that differ in the first column only. `base` is the index of the one without it. */
  #sweepRow(base: number): void {
    const { columns, counts, units, serves, before, befores, root, first } = this.#table;
    const { least, drawn, where } = this;
    const heights = this.#heights;
    const from = this.#from;
    const played = this.#played;
    const tops = this.#tops;
    const seen = this.#seen;
    let froms = 0;
    let topCount = 0;
    let left = 0;
    for (let i = 1; i < heights.length; i++) {
      const height = heights[i];
      const column = columns[i];
      if (height < column.length) {
        from[froms] = units[i] * LANES;
        played[froms++] = column[height];
      }
      if (height > 0) tops[topCount++] = column[height - 1];
      if (counts[i]) left += height;
    }
    const own = columns[0];
    const outer = froms;
    const others = topCount;
    let nodes = 0;
    for (let height = own.length; height >= 0; height--) {
      const index = base + height;
      const row = index * LANES;
      froms = outer;
      topCount = others;
      if (height < own.length) {
        from[froms] = LANES;
        played[froms++] = own[height];
      }
      if (height > 0) tops[topCount++] = own[height - 1];
      if (index === root) {
        for (let t = 0; t < topCount; t++) least[row + tops[t]] = first[tops[t]];
        nodes += 1;
        drawn[left + height] = 0;
        where[left + height] = index;
        continue;
      }
      let fewest = NEVER;
      for (let f = 0; f < froms; f++) {
        const lane = played[f];
        const value = least[row + from[f] + lane];
        const old = seen[lane];
        seen[lane] = old + ((value - old) & ((value - old) >> 31));
        fewest += (value - fewest) & ((value - fewest) >> 31);
      }
      if (fewest === NEVER) {
        for (let t = 0; t < topCount; t++) least[row + tops[t]] = NEVER;
        continue;
      }
      nodes += 1;
      for (let t = 0; t < topCount; t++) {
        const lane = tops[t];
        const list = lane * befores;
        let value = serves[fewest * LANES + lane];
        for (let b = 0; b < befores; b++) {
          const other = seen[before[list + b]];
          value += (other - value) & ((other - value) >> 31);
        }
        least[row + lane] = value;
      }
      for (let f = 0; f < froms; f++) seen[played[f]] = NEVER;
      const cards = left + height;
      if (fewest < drawn[cards]) {
        drawn[cards] = fewest;
        where[cards] = index;
      }
      if (cards === 0) this.cleared.push({ index, drawn: fewest });
    }
    this.nodes += nodes;
  }
}
