/**
 * A beam: of all sets of columns with the same number of cards played, only the best few go on, those with the least
 * drawn first. It proves nothing when it fails, but most deals that can be won are won by it, at a fiftieth of
 * the full pass. Vectors are those of the sweep, pushed instead of pulled.
 */
import { LANES, NEVER } from '../../prune/least-stock.ts';
import type { GolfTable } from './table.ts';

/** Sets kept of one number of cards played. */
const WIDTH = 64;

/** The room a beam needs; used again by the next. */
export class BeamRoom {
  /** By index: where in the next level, and 0 when not there. */
  slots = new Int32Array(0);
  /** Two levels, the one being left and the one being made. */
  readonly index = [new Int32Array(0), new Int32Array(0)];
  readonly lanes = [new Uint8Array(0), new Uint8Array(0)];
  order = new Int32Array(0);

  fit(indices: number, columns: number): void {
    const most = WIDTH * columns + 1;
    if (this.slots.length < indices) this.slots = new Int32Array(indices);
    if (this.order.length >= most) return;
    this.order = new Int32Array(most);
    for (const side of [0, 1]) {
      this.index[side] = new Int32Array(most);
      this.lanes[side] = new Uint8Array(most * LANES);
    }
  }

  get bytes(): number {
    return this.slots.byteLength + 2 * (this.order.length * (LANES + 6));
  }
}

/** Whether the beam reaches the empty table, and how many sets it looked at. */
export const beam = (table: GolfTable, room: BeamRoom): { readonly won: boolean; readonly nodes: number } => {
  const { columns, units, root, cleared, shows, before, befores, first } = table;
  const { slots, order } = room;
  const count = columns.length;
  const high = Int32Array.from(columns, (column) => column.length + 1);
  let nodes = 0;
  let width = 1;
  let side = 0;
  room.index[0][0] = root;
  order[0] = 0;
  for (let depth = 0; width > 0; depth++) {
    const index = room.index[side];
    const lanes = room.lanes[side];
    side = 1 - side;
    const nextIndex = room.index[side];
    const nextLanes = room.lanes[side];
    let made = 0;
    for (let w = 0; w < width; w++) {
      const set = order[w];
      const at = index[set];
      const row = set * LANES;
      nodes += 1;
      if (depth > 0) {
        let fewest = NEVER;
        for (let l = 0; l < LANES; l++)
          fewest += (lanes[row + l] - fewest) & ((lanes[row + l] - fewest) >> 31);
        for (let l = 0; l < LANES; l++) {
          const more = shows[fewest * LANES + l] - lanes[row + l];
          lanes[row + l] += more & (more >> 31);
        }
      }
      for (let c = 0; c < count; c++) {
        const height = Math.trunc(at / units[c]) % high[c];
        if (height === 0) continue;
        const card = columns[c][height - 1];
        let value = NEVER;
        if (depth === 0) value = first[card];
        else
          for (let b = 0; b < befores; b++) {
            const other = lanes[row + before[card * befores + b]];
            value += (other - value) & ((other - value) >> 31);
          }
        if (value === NEVER) continue;
        const child = at - units[c];
        if (child % cleared === 0) {
          for (let i = 0; i < made; i++) slots[nextIndex[i]] = 0;
          return { won: true, nodes };
        }
        let slot = slots[child] - 1;
        if (slot < 0) {
          slot = made++;
          slots[child] = made;
          nextIndex[slot] = child;
          nextLanes.fill(NEVER, slot * LANES, slot * LANES + LANES);
        }
        if (value < nextLanes[slot * LANES + card]) nextLanes[slot * LANES + card] = value;
      }
    }
    for (let i = 0; i < made; i++) slots[nextIndex[i]] = 0;
    width = choose(nextLanes, made, order);
  }
  return { won: false, nodes };
};

/** Writes the best WIDTH of the sets to `order`; how many. Least drawn first, then the most ways. */
const choose = (lanes: Uint8Array, made: number, order: Int32Array): number => {
  const keys = new Float64Array(made);
  for (let i = 0; i < made; i++) {
    let fewest = NEVER;
    let sum = 0;
    for (let l = i * LANES; l < (i + 1) * LANES; l++) {
      if (lanes[l] < fewest) fewest = lanes[l];
      sum += lanes[l];
    }
    keys[i] = (fewest * 4096 + sum) * 65536 + i;
  }
  keys.sort();
  const width = Math.min(made, WIDTH);
  for (let i = 0; i < width; i++) order[i] = keys[i] % 65536;
  return width;
};
