/**
 * AssemblyScript: the beam and the sweep of kernels/heights, sixteen classes at a time. Set for set they are the same as
 * the ones in TypeScript, their oracle. But where those pull lanes, these push them: most sets are never reached, and a
 * sweep that pushes never looks at them. All tables lie in memory that the caller lays out and fills; the vectors of
 * sets that were not reached are NEVER.
 */

/** The vectors of all sets; a byte a block: whether any of its sets was reached. */
let least: usize = 0;
let live: usize = 0;
/** By least number drawn: what draws show. By class: all bits but in its lane. Rows of lanes to look up. */
let shows: usize = 0;
let masks: usize = 0;
let rows: usize = 0;
let rowsEnd: usize = 0;
/** By column and height, the class of the card, with a lane that is never in height 0. */
let cards: usize = 0;
/** By column, in words: the number of cards, the unit, whether they count, and the height now. */
let lengths: usize = 0;
let units: usize = 0;
let counts: usize = 0;
let heights: usize = 0;
/** The sets of a block in the order of their levels: offset, mask and mask pushed through, cards left; 16 bytes each. */
let inner: usize = 0;
/** By cards left, the best (drawn, set) as one word. */
let found: usize = 0;
/** Where a block pushes to: an offset, the place of its live byte, and from 16 on the vector of its mask; 32 bytes each. */
let pushes: usize = 0;
let columns: i32 = 0;
let nodes: i32 = 0;
let block: i32 = 0;
let blocks: i32 = 0;
/** Sets a block. */
let size: i32 = 0;

const NEVER: i32 = 255;

export function setup(at: usize, columnCount: i32, rowCount: i32): void {
  least = load<u32>(at);
  live = load<u32>(at, 4);
  shows = load<u32>(at, 8);
  masks = load<u32>(at, 12);
  rows = load<u32>(at, 16);
  rowsEnd = rows + (rowCount << 4);
  cards = load<u32>(at, 20);
  lengths = load<u32>(at, 24);
  units = load<u32>(at, 28);
  counts = load<u32>(at, 32);
  heights = load<u32>(at, 36);
  inner = load<u32>(at, 40);
  found = load<u32>(at, 44);
  pushes = load<u32>(at, 48);
  beamAt = load<u32>(at, 52);
  slots = load<u32>(at, 56);
  columns = columnCount;
  nodes = 0;
}

export function visited(): i32 {
  return nodes;
}

/** The least byte. */
// @ts-expect-error: decorators are AssemblyScript's
@inline
function fewest(vector: v128): i32 {
  let low = i8x16.min_u(
    vector,
    i8x16.shuffle(vector, vector, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15),
  );
  low = i8x16.min_u(low, i8x16.shuffle(low, low, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  low = i8x16.min_u(low, i8x16.shuffle(low, low, 2, 3, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  low = i8x16.min_u(low, i8x16.shuffle(low, low, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  return i8x16.extract_lane_u(low, 0);
}

/** From the least numbers drawn by class on the hole to those by class that can be played. */
// @ts-expect-error: decorators are AssemblyScript's
@inline
function playable(vector: v128): v128 {
  let plays = i8x16.swizzle(vector, v128.load(rows));
  for (let row = rows + 16; row < rowsEnd; row += 16)
    plays = i8x16.min_u(plays, i8x16.swizzle(vector, v128.load(row)));
  return plays;
}

/** Forgets the last position: all vectors it wrote to are NEVER again. */
export function clear(): void {
  const vectors = size << 4;
  const never = i8x16.splat(-1);
  for (let i = 0; i < blocks; i++) {
    if (load<u8>(live + i) == 0) continue;
    store<u8>(live + i, 0);
    const from = least + i * vectors;
    for (let at = from; at < from + vectors; at += 16) v128.store(at, never);
  }
}

/** Sets the odometer to the full block, the last. */
export function begin(setsOfBlock: i32, blockCount: i32): void {
  size = setsOfBlock;
  blocks = blockCount;
  block = blockCount - 1;
  store<u8>(live + block, 1);
  for (let i = 0; i < columns; i++) store<i32>(heights + (i << 2), load<i32>(lengths + (i << 2)));
}

/** Does blocks until so many more sets were reached; true when all are done. */
export function step(more: i32): bool {
  const until = nodes + more;
  while (block >= 0 && nodes < until) {
    if (load<u8>(live + block)) sweep();
    block -= 1;
    for (let i = 2; i < columns; i++) {
      const height = load<i32>(heights + (i << 2));
      if (height > 0) {
        store<i32>(heights + (i << 2), height - 1);
        break;
      }
      store<i32>(heights + (i << 2), load<i32>(lengths + (i << 2)));
    }
  }
  return block < 0;
}

/**
 * A block: the sets that differ in the first two columns only. Each set that was reached works out which classes can be
 * played from it, and pushes from each column the lane of its last card. A lane from a column with no card, or of a card
 * that cannot be played, has every bit and changes nothing; the vectors of sets that are not reached stay as they are.
 */
function sweep(): void {
  const outer = pushes;
  let to = 0;
  let left = 0;
  // How many blocks away one more card on the column is.
  let away = 1;
  for (let i = 2; i < columns; i++) {
    const height = load<i32>(heights + (i << 2));
    left += height & load<i32>(counts + (i << 2));
    if (height > 0) {
      const card = load<u8>(cards + (i << 8) + height) as i32;
      store<i32>(outer + to, (away * size) << 4);
      store<i32>(outer + to, live + block - away, 4);
      v128.store(outer + to, v128.load(masks + (card << 4)), 16);
      to += 32;
    }
    away *= load<i32>(lengths + (i << 2)) + 1;
  }
  const base = least + ((block * size) << 4);
  const across = load<i32>(units + 4) << 4;
  const full = block == blocks - 1;
  const marks = found + (left << 2);
  const showing = shows;
  const row = v128.load(rows);
  const other = v128.load(rows, 16);
  const further = rows + 32;
  const furtherEnd = rowsEnd;
  const end = inner + (size << 4);
  let together = i8x16.splat(-1);
  let reached = 0;
  for (let set = inner; set < end; set += 16) {
    const at = base + load<u32>(set);
    let vector = v128.load(at);
    // The position itself is the first set of the full block; its vector is there already.
    const whole = full && set == inner;
    if (!whole && !v128.any_true(v128.not(vector))) continue;
    reached += 1;
    if (!whole) {
      const drawn = fewest(vector);
      vector = i8x16.min_u(vector, v128.load(showing + (drawn << 4)));
      let plays = i8x16.min_u(i8x16.swizzle(vector, row), i8x16.swizzle(vector, other));
      for (let more = further; more < furtherEnd; more += 16)
        plays = i8x16.min_u(plays, i8x16.swizzle(vector, v128.load(more)));
      vector = plays;
      v128.store(at, vector);
      const best = marks + (load<i32>(set, 12) << 2);
      const mark = ((drawn as u32) << 24) | (0xffffff - ((at - least) >> 4));
      if (mark < load<u32>(best)) store<u32>(best, mark);
    }
    together = i8x16.min_u(together, vector);
    const one = at - 16;
    const two = at - across;
    v128.store(one, i8x16.min_u(v128.load(one), v128.or(vector, v128.load(load<u32>(set, 4)))));
    v128.store(two, i8x16.min_u(v128.load(two), v128.or(vector, v128.load(load<u32>(set, 8)))));
    for (let i = 0; i < to; i += 32) {
      const child = at - load<u32>(outer + i);
      v128.store(child, i8x16.min_u(v128.load(child), v128.or(vector, v128.load(outer + i, 16))));
    }
  }
  nodes += reached;
  for (let i = 0; i < to; i += 32)
    if (v128.any_true(v128.not(v128.or(together, v128.load(outer + i, 16)))))
      store<u8>(load<u32>(outer + i, 4), 1);
}

// The beam. Two levels of sets, each with its index, its heights as bytes, and its vector.
let beamAt: usize = 0;
let slots: usize = 0;

/** Sets of a level that go on. */
const WIDTH: i32 = 64;
/** Most columns, and most sets of a level. */
const MOST: i32 = 16;
const ROOM: i32 = WIDTH * MOST;

/** Whether the beam reaches a set with nothing left that must go: a multiple of `cleared`. */
export function beam(root: i32, cleared: i32): bool {
  const order = beamAt;
  const sums = order + 4 * ROOM;
  const scores = sums + 4 * 256;
  let index = scores + ROOM;
  let stand = index + 4 * ROOM;
  let lanes = stand + 16 * ROOM;
  let nextIndex = lanes + 16 * ROOM;
  let nextStand = nextIndex + 4 * ROOM;
  let nextLanes = nextStand + 16 * ROOM;
  store<i32>(order, 0);
  store<i32>(index, root);
  for (let i = 0; i < columns; i++) store<u8>(stand + i, load<i32>(lengths + (i << 2)) as u8);
  let width = 1;
  for (let depth = 0; width > 0; depth++) {
    let made = 0;
    for (let w = 0; w < width; w++) {
      const set = load<i32>(order + (w << 2));
      const at = load<i32>(index + (set << 2));
      let plays: v128;
      if (depth == 0) plays = v128.load(least + (root << 4));
      else {
        const vector = v128.load(lanes + (set << 4));
        plays = playable(i8x16.min_u(vector, v128.load(shows + (fewest(vector) << 4))));
      }
      nodes += 1;
      for (let i = 0; i < columns; i++) {
        const height = load<u8>(stand + (set << 4) + i) as i32;
        const card = load<u8>(cards + (i << 8) + height) as i32;
        const entry = v128.or(plays, v128.load(masks + (card << 4)));
        if (i8x16.all_true(i8x16.eq(entry, i8x16.splat(-1)))) continue;
        const child = at - load<i32>(units + (i << 2));
        if (child % cleared == 0) {
          for (let k = 0; k < made; k++) store<i32>(slots + (load<i32>(nextIndex + (k << 2)) << 2), 0);
          return true;
        }
        let slot = load<i32>(slots + (child << 2)) - 1;
        if (slot < 0) {
          slot = made++;
          store<i32>(slots + (child << 2), made);
          store<i32>(nextIndex + (slot << 2), child);
          v128.store(nextStand + (slot << 4), v128.load(stand + (set << 4)));
          store<u8>(nextStand + (slot << 4) + i, (height - 1) as u8);
          v128.store(nextLanes + (slot << 4), entry);
        } else {
          const to = nextLanes + (slot << 4);
          v128.store(to, i8x16.min_u(v128.load(to), entry));
        }
      }
    }
    for (let k = 0; k < made; k++) store<i32>(slots + (load<i32>(nextIndex + (k << 2)) << 2), 0);
    width = choose(nextLanes, made, order, sums, scores);
    let swap = index;
    index = nextIndex;
    nextIndex = swap;
    swap = stand;
    stand = nextStand;
    nextStand = swap;
    swap = lanes;
    lanes = nextLanes;
    nextLanes = swap;
  }
  return false;
}

/** Writes the sets with the lowest scores, in the order they were met; returns how many. */
function choose(lanes: usize, made: i32, order: usize, sums: usize, scores: usize): i32 {
  memory.fill(sums, 0, 4 * 256);
  for (let i = 0; i < made; i++) {
    const vector = v128.load(lanes + (i << 4));
    const missing = popcnt(i8x16.bitmask(i8x16.eq(vector, i8x16.splat(-1))));
    const score = min(255, 15 * fewest(vector) + missing);
    store<u8>(scores + i, score as u8);
    store<i32>(sums + (score << 2), load<i32>(sums + (score << 2)) + 1);
  }
  let bar = 0;
  let below = 0;
  while (bar < 255 && below + load<i32>(sums + (bar << 2)) <= WIDTH) below += load<i32>(sums + (bar++ << 2));
  let equal = WIDTH - below;
  let size = 0;
  for (let i = 0; i < made; i++) {
    const score = load<u8>(scores + i) as i32;
    if (score > bar || (score == bar && equal == 0)) continue;
    if (score == bar) equal -= 1;
    store<i32>(order + (size++ << 2), i);
  }
  return size;
}
