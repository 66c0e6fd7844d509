/**
 * A beam search: of all sets of columns with the same number of cards played only the best few go on, those with the
 * fewest cards drawn and the most classes within reach. It proves nothing when it fails, but it wins most deals that can
 * be won, at a fraction of the full pass. Vectors are those of the sweep, pushed to the next level instead of pulled.
 */
import { LANES, UNREACHED } from './min-stock.ts';
import type { HeightsTable } from './table.ts';

/** Sets of a level that go on. */
const WIDTH = 64;
/** With more columns than this there is no beam. */
export const BEAM_COLUMNS = 16;
const ROOM = WIDTH * BEAM_COLUMNS;

interface Level {
  readonly index: Int32Array;
  readonly lanes: Uint8Array;
}
const level = (): Level => ({ index: new Int32Array(ROOM), lanes: new Uint8Array(ROOM * LANES) });

/** Tables that are used by one beam after another. */
export class BeamTables {
  /** By index: the place in the next level, plus one; 0 for none. */
  slots = new Int32Array(0);
  readonly order = new Int32Array(ROOM);
  readonly levels = [level(), level()] as const;
}

/** Runs the beam: whether it clears the columns, and how many sets it looked at. */
export const heightsBeam = (
  table: HeightsTable,
  room: BeamTables,
): { readonly won: boolean; readonly nodes: number } => {
  const { columns, units, root, cleared, shows, before, befores, first } = table;
  if (columns.length > BEAM_COLUMNS) return { won: false, nodes: 0 };
  if (room.slots.length <= root) room.slots = new Int32Array(root + 1);
  const { slots, order } = room;
  let [now, next]: readonly Level[] = room.levels;
  let nodes = 0;
  let width = 1;
  now.index[0] = root;
  now.lanes.fill(UNREACHED, 0, LANES);
  order[0] = 0;
  for (let depth = 0; width > 0; depth++) {
    const { index, lanes } = now;
    let made = 0;
    for (let w = 0; w < width; w++) {
      const at = index[order[w]];
      const row = order[w] * LANES;
      nodes += 1;
      if (depth > 0) draw(lanes, row, shows);
      for (let c = 0; c < columns.length; c++) {
        const height = Math.trunc(at / units[c]) % (columns[c].length + 1);
        if (height === 0) continue;
        const card = columns[c][height - 1];
        // The position itself has an empty vector: the cards that can be played from it are in `first`.
        let value = depth === 0 ? first[card] : UNREACHED;
        for (let b = card * befores; b < (card + 1) * befores; b++) {
          const other = lanes[row + before[b]];
          value += (other - value) & ((other - value) >> 31);
        }
        if (value === UNREACHED) continue;
        const child = at - units[c];
        if (child % cleared === 0) {
          forget(slots, next, made);
          return { won: true, nodes };
        }
        if (slots[child] === 0) {
          next.index[made] = child;
          next.lanes.fill(UNREACHED, made * LANES, (made + 1) * LANES);
          slots[child] = ++made;
        }
        const lane = (slots[child] - 1) * LANES + card;
        if (value < next.lanes[lane]) next.lanes[lane] = value;
      }
    }
    forget(slots, next, made);
    width = choose(next.lanes, made, order);
    [now, next] = [next, now];
  }
  return { won: false, nodes };
};

/** Lowers the lanes of a vector to what draws show. */
const draw = (lanes: Uint8Array, row: number, shows: Uint8Array): void => {
  let fewest = UNREACHED;
  for (let l = row; l < row + LANES; l++) fewest = Math.min(fewest, lanes[l]);
  for (let l = 0; l < LANES; l++) lanes[row + l] = Math.min(lanes[row + l], shows[fewest * LANES + l]);
};

const forget = (slots: Int32Array, { index }: Level, made: number): void => {
  for (let i = 0; i < made; i++) slots[index[i]] = 0;
};

/** Writes the sets with the lowest scores to `order`, in the order they were met; returns how many. */
const choose = (lanes: Uint8Array, made: number, order: Int32Array): number => {
  const scores = new Uint8Array(made);
  const sums = new Int32Array(256);
  for (let i = 0; i < made; i++) {
    let fewest = UNREACHED;
    let missing = 0;
    for (let l = i * LANES; l < (i + 1) * LANES; l++) {
      fewest = Math.min(fewest, lanes[l]);
      if (lanes[l] === UNREACHED) missing += 1;
    }
    scores[i] = Math.min(255, LANES * fewest - fewest + missing);
    sums[scores[i]] += 1;
  }
  let bar = 0;
  let below = 0;
  while (bar < 255 && below + sums[bar] <= WIDTH) below += sums[bar++];
  let equal = WIDTH - below;
  let size = 0;
  for (let i = 0; i < made; i++) {
    if (scores[i] > bar || (scores[i] === bar && equal === 0)) continue;
    if (scores[i] === bar) equal -= 1;
    order[size++] = i;
  }
  return size;
};
