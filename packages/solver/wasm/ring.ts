/**
 * AssemblyScript: the loop of kernels/ring/machine.ts with its closed set. Node for node it is the same as the one in
 * TypeScript, its oracle. The tables lie where kernels/ring/memory-layout.ts says, from the first byte on; places are in
 * bytes here. The closed set lies behind them, each size of it in a place of its own, and memory grows with it.
 */

const ROW: usize = 64;
const LOW: usize = 0;
const HIGH: usize = 4;
const RANK: usize = 8;
const BELOW: usize = 12;
const STACK: usize = 32_768;
const FRAME: usize = 32;
const ON: usize = 0;
const FIRST: usize = 4;
const SECOND: usize = 8;
const PLAYED: usize = 12;
const LAST: usize = 16;
const KEY_LOW: usize = 20;
const KEY_HIGH: usize = 24;
const TOPS: usize = STACK + 256 * FRAME;
const LEFT: usize = TOPS + ROW;
const BOTTOMS: usize = LEFT + ROW;
const ON_HOLE: usize = BOTTOMS + ROW;
const CROSSINGS: usize = ON_HOLE + ROW;
const ENDS: usize = CROSSINGS + ROW;
const NEAR: usize = ENDS + ROW;
const EDGES: usize = NEAR + 16 * ROW;
const HEIGHTS: usize = EDGES + 16 * ROW;
const BEST: usize = HEIGHTS + 128;
const DEPTH: usize = BEST + 1024;
const NODES: usize = DEPTH + 4;
const BARE: usize = DEPTH + 8;
const ENDS_IN: usize = DEPTH + 12;
const CARDS: usize = DEPTH + 16;
const LASTS: usize = DEPTH + 20;
const BEGINS: usize = DEPTH + 24;
const MOST: usize = DEPTH + 28;
const LONGEST: usize = DEPTH + 32;

/** The closed set (src/memory/lossy-closed-set.ts): where its smallest size lies, two words an entry. */
const VISITED: usize = 65_536;
const SMALLEST: i32 = 4096;
const PROBES: i32 = 8;
let table: usize = VISITED;
let mask: i32 = SMALLEST - 1;
let shift: i32 = 20;
let count: i32 = 0;
let most: i32 = SMALLEST;

/** Sets the most entries it may grow to. */
export function allow(entries: i32): void {
  most = max(entries, SMALLEST);
}

/** Forgets everything. */
export function clear(): void {
  table = VISITED;
  mask = SMALLEST - 1;
  shift = 20;
  count = 0;
  memory.fill(table, 0, SMALLEST << 3);
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
function hash(low: i32, high: i32): i32 {
  const mixed = (low ^ (high * 0x9e3779b1)) * 0x85ebca6b;
  return (mixed ^ (mixed >>> 15)) * 0xc2b2ae35;
}

/** Adds a key; false when it was there. */
export function add(low: i32, high: i32): bool {
  let slot = hash(low, high) >>> shift;
  for (let probes = 0; ; probes++) {
    const at = table + ((slot as usize) << 3);
    const other = load<i32>(at, 4);
    if (other == 0) {
      store<i32>(at, low);
      store<i32>(at, high, 4);
      if (++count * 2 > mask) grow();
      return true;
    }
    if (other == high && load<i32>(at) == low) return false;
    if (probes == PROBES && count * 2 > mask) break;
    slot = (slot + 1) & mask;
  }
  const at = table + ((slot as usize) << 3);
  store<i32>(at, low);
  store<i32>(at, high, 4);
  return true;
}

/** Removes a key, where it is still known. */
export function remove(low: i32, high: i32): void {
  let slot = hash(low, high) >>> shift;
  for (let probes = 0; probes <= mask; probes++) {
    const at = table + ((slot as usize) << 3);
    const other = load<i32>(at, 4);
    if (other == 0) return;
    if (other == high && load<i32>(at) == low) {
      store<i64>(at, -1);
      return;
    }
    slot = (slot + 1) & mask;
  }
}

function grow(): void {
  const size = (mask + 1) * 2;
  if (size > most) return;
  const old = table;
  const oldEnd = old + (size << 2);
  const end = oldEnd + (size << 3);
  const missing = (((end + 0xffff) >>> 16) as i32) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) {
    most = mask + 1;
    return;
  }
  table = oldEnd;
  memory.fill(table, 0, size << 3);
  mask = size - 1;
  shift -= 1;
  count = 0;
  for (let at = old; at < oldEnd; at += 8) {
    const entry = load<i64>(at);
    if (entry != -1 && load<i32>(at, 4) != 0) add(load<i32>(at), load<i32>(at, 4));
  }
}

/** Notes the columns to try at a depth: those of the rank with more cards left come first. */
function openAt(depth: i32, bare: i32): void {
  const frame = STACK + depth * FRAME;
  const near = NEAR + load<i32>(frame, ON) * ROW;
  const end = near + (load<i32>(near) << 2);
  let best = 0;
  let more = -1;
  let all = 0;
  for (let at = near + 4; at <= end; at += 4) {
    const rank = load<i32>(at) << 2;
    const tops = load<i32>(rank, TOPS);
    if (tops == 0) continue;
    const deep = tops & ~bare;
    const columns = deep != 0 ? deep : tops & -tops;
    all |= columns;
    const left = load<i32>(rank, LEFT);
    if (left > more) {
      more = left;
      best = columns;
    }
  }
  store<i32>(frame, best, FIRST);
  store<i32>(frame, all & ~best, SECOND);
}

/** The tallest of some columns, as a bit. */
// @ts-expect-error: decorators are AssemblyScript's
@inline
function tallest(columns: i32): i32 {
  let best = columns & -columns;
  let rest = columns ^ best;
  if (rest == 0) return best;
  let height = load<i32>(ctz(best) << 2, HEIGHTS);
  for (; rest != 0; rest &= rest - 1) {
    const other = load<i32>(ctz(rest) << 2, HEIGHTS);
    if (other > height) {
      height = other;
      best = rest & -rest;
    }
  }
  return best;
}

function record(depth: i32): void {
  store<i32>(LONGEST, depth);
  for (let i = 1; i <= depth; i++) store<i32>(i << 2, load<i32>(STACK + i * FRAME, PLAYED), BEST);
}

export function descend(limit: i32): i32 {
  const cards = load<i32>(CARDS);
  const lasts = load<i32>(LASTS);
  const begins = load<i32>(BEGINS);
  const longest = load<i32>(MOST) != 0;
  let bare = load<i32>(BARE);
  let endsIn = load<i32>(ENDS_IN);
  let depth = load<i32>(DEPTH);
  let nodes = 0;
  let ended = 0;
  while (nodes < limit) {
    const frame = STACK + depth * FRAME;
    let bit = load<i32>(frame, FIRST);
    if (bit != 0) {
      const tried = tallest(bit);
      store<i32>(frame, bit ^ tried, FIRST);
      bit = tried;
    } else {
      bit = load<i32>(frame, SECOND);
      if (bit == 0) {
        // Nothing is left to try here: take the last card back.
        if (depth == 0) {
          ended = 2;
          break;
        }
        const column = load<i32>(frame, PLAYED);
        const height = load<i32>(column << 2, HEIGHTS) + 1;
        const rank = load<i32>(frame, ON) << 2;
        const own = 1 << column;
        if (height > 1) {
          const below = load<i32>((column << 10) + (height << 4), BELOW) << 2;
          store<i32>(below, load<i32>(below, TOPS) ^ own, TOPS);
        } else {
          const bottoms = load<i32>(rank, BOTTOMS);
          store<i32>(rank, bottoms + 1, BOTTOMS);
          if (bottoms == 0) endsIn |= 1 << (rank >> 2);
        }
        if (height <= 2) bare ^= own;
        store<i32>(rank, load<i32>(rank, TOPS) ^ own, TOPS);
        store<i32>(rank, load<i32>(rank, LEFT) + 1, LEFT);
        store<i32>(column << 2, height, HEIGHTS);
        const edge = load<i32>((load<i32>(frame - FRAME, ON) << 6) + rank, EDGES) << 2;
        store<i32>(edge, load<i32>(edge, CROSSINGS) + 2, CROSSINGS);
        depth -= 1;
        continue;
      }
      const tried = tallest(bit);
      store<i32>(frame, bit ^ tried, SECOND);
      bit = tried;
    }
    const column = ctz(bit);
    const height = load<i32>(column << 2, HEIGHTS);
    const cell = (column << 10) + (height << 4);
    const rank = load<i32>(cell, RANK);
    const from = load<i32>(frame, ON);
    // The crossings.
    const edge = load<i32>((from << 6) + (rank << 2), EDGES) << 2;
    const needed = load<i32>(edge, CROSSINGS) - 2;
    if (needed < -1) continue;
    let ending = load<i32>(frame, LAST);
    if (needed == -1) ending &= load<i32>(edge, ENDS);
    const next = frame + FRAME;
    if (depth + 1 < cards) {
      const stays = height > 1 || load<i32>(rank << 2, BOTTOMS) > 1 ? endsIn : endsIn & ~(1 << rank);
      if ((ending & stays) == 0) continue;
      const low = load<i32>(frame, KEY_LOW) + load<i32>(cell, LOW);
      const high =
        load<i32>(frame, KEY_HIGH) +
        load<i32>(cell, HIGH) +
        load<i32>(rank << 2, ON_HOLE) -
        load<i32>(from << 2, ON_HOLE);
      store<i32>(next, low, KEY_LOW);
      store<i32>(next, high, KEY_HIGH);
    } else if (((lasts >> rank) & 1) == 0) continue;
    // The play.
    nodes += 1;
    store<i32>(edge, needed, CROSSINGS);
    store<i32>(column << 2, height - 1, HEIGHTS);
    store<i32>(rank << 2, load<i32>(rank << 2, LEFT) - 1, LEFT);
    store<i32>(rank << 2, load<i32>(rank << 2, TOPS) ^ bit, TOPS);
    if (height > 1) {
      const below = load<i32>(cell, BELOW) << 2;
      store<i32>(below, load<i32>(below, TOPS) ^ bit, TOPS);
    } else {
      const bottoms = load<i32>(rank << 2, BOTTOMS) - 1;
      store<i32>(rank << 2, bottoms, BOTTOMS);
      if (bottoms == 0) endsIn &= ~(1 << rank);
    }
    if (height <= 2) bare ^= bit;
    depth += 1;
    store<i32>(next, column, PLAYED);
    store<i32>(next, rank, ON);
    store<i32>(next, ending, LAST);
    if (longest && depth > load<i32>(LONGEST)) record(depth);
    if (depth == cards) {
      ended = 1;
      break;
    }
    if (from == begins) {
      ended = 3;
      break;
    }
    openAt(depth, bare);
    // A position with one way on, or none, is not worth an entry.
    const first = load<i32>(next, FIRST);
    const second = load<i32>(next, SECOND);
    if (second == 0 && (first & (first - 1)) == 0) continue;
    if (add(load<i32>(next, KEY_LOW), load<i32>(next, KEY_HIGH))) continue;
    store<i32>(next, 0, FIRST);
    store<i32>(next, 0, SECOND);
  }
  store<i32>(BARE, bare);
  store<i32>(ENDS_IN, endsIn);
  store<i32>(DEPTH, depth);
  store<i32>(NODES, nodes);
  if (ended == 1) record(depth);
  return ended;
}
