/**
 * The full pass: every set of columns once, from the highest index down, so that all sets it is reached from are
 * finished before it. A set pulls from each column the lane of the card that was played to get here, takes the least of
 * all lanes as the number drawn, and works out with how many drawn each of its own last cards can be played: after a
 * card just played, or after a draw. It is exact for all questions at once. Sets that differ in the first column only
 * are a row; a row is looked at when a row it could come from was reached.
 */
import { LANES, UNREACHED } from './min-stock.ts';
import { heightsBeam, BeamTables } from './beam.ts';
import { foundWord, MOST_INDEX, type HeightsTable, type HeightsSweep } from './table.ts';

/** The sweep in TypeScript: the oracle of the one in WebAssembly, used where there is none. */
export class PlainHeightsSweep implements HeightsSweep {
  nodes = 0;
  readonly found = new Uint32Array(256);
  #least = new Uint8Array(0);
  /** By row: whether any of its sets was reached. */
  #live = new Uint8Array(0);
  readonly #room = new BeamTables();
  #table!: HeightsTable;
  #heights = new Int32Array(0);
  #row = 0;
  // Where a row pulls from, its other last cards, and the lanes of the set in hand.
  readonly #from = new Int32Array(256);
  readonly #played = new Uint8Array(256);
  readonly #tops = new Uint8Array(256);
  readonly #lanes = new Uint8Array(LANES).fill(UNREACHED);

  get bytes(): number {
    return this.#least.byteLength + this.#live.byteLength + this.#room.slots.byteLength;
  }

  begin(table: HeightsTable): void {
    this.#table = table;
    if (this.#least.length < (table.root + 1) * LANES) this.#least = new Uint8Array((table.root + 1) * LANES);
    this.#row = (table.root + 1) / (table.columns[0].length + 1) - 1;
    if (this.#live.length <= this.#row) this.#live = new Uint8Array(this.#row + 1);
    this.#heights = Int32Array.from(table.columns, (column) => column.length);
    this.found.fill(foundWord(UNREACHED, MOST_INDEX));
    this.nodes = 0;
  }

  beam(): boolean {
    const { won, nodes } = heightsBeam(this.#table, this.#room);
    this.nodes += nodes;
    return won;
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (this.#row >= 0 && this.nodes < until) {
      this.#sweepRow(this.#row);
      this.#row -= 1;
      this.#lower();
    }
    return this.#row < 0;
  }

  at(index: number, card: number): number {
    const row = Math.trunc(index / (this.#table.columns[0].length + 1));
    return this.#live[row] === 0 ? UNREACHED : this.#least[index * LANES + card];
  }

  /** Counts the heights of the other columns down by one, like an odometer. */
  #lower(): void {
    const heights = this.#heights;
    for (let i = 1; i < heights.length; i++) {
      if (heights[i]-- > 0) return;
      heights[i] = this.#table.columns[i].length;
    }
  }

  #sweepRow(row: number): void {
    const { columns, counts, units, serves, before, befores, root, first } = this.#table;
    const { found } = this;
    const least = this.#least;
    const live = this.#live;
    const heights = this.#heights;
    const from = this.#from;
    const played = this.#played;
    const tops = this.#tops;
    const lanes = this.#lanes;
    const own = columns[0];
    const size = own.length + 1;
    let outer = 0;
    let others = 0;
    let left = 0;
    let full = true;
    for (let i = 1; i < heights.length; i++) {
      const height = heights[i];
      const column = columns[i];
      if (height > 0) tops[others++] = column[height - 1];
      if (counts[i]) left += height;
      if (height === column.length) continue;
      full = false;
      if (live[row + units[i] / size] === 0) continue;
      from[outer] = units[i] * LANES;
      played[outer++] = column[height];
    }
    live[row] = 0;
    if (outer === 0 && !full) return;
    let nodes = 0;
    for (let height = own.length; height >= 0; height--) {
      const index = row * size + height;
      const at = index * LANES;
      let froms = outer;
      let topCount = others;
      if (height < own.length) {
        from[froms] = LANES;
        played[froms++] = own[height];
      }
      if (height > 0) tops[topCount++] = own[height - 1];
      let fewest = index === root ? 0 : UNREACHED;
      for (let f = 0; f < froms; f++) {
        const lane = played[f];
        const value = least[at + from[f] + lane];
        lanes[lane] += (value - lanes[lane]) & ((value - lanes[lane]) >> 31);
        fewest += (value - fewest) & ((value - fewest) >> 31);
      }
      for (let t = 0; t < topCount; t++) {
        const lane = tops[t];
        const list = lane * befores;
        let value = index === root ? first[lane] : serves[fewest * LANES + lane];
        for (let b = list; b < list + befores; b++) {
          const other = lanes[before[b]];
          value += (other - value) & ((other - value) >> 31);
        }
        least[at + lane] = value;
      }
      if (fewest === UNREACHED) continue;
      for (let f = 0; f < froms; f++) lanes[played[f]] = UNREACHED;
      nodes += 1;
      const cards = counts[0] ? left + height : left;
      const word = foundWord(fewest, index);
      if (word < found[cards]) found[cards] = word;
    }
    live[row] = nodes > 0 ? 1 : 0;
    this.nodes += nodes;
  }
}
