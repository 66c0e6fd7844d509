/**
 * AssemblyScript: the sweep of kernels/layout/sweep.ts, sixteen lanes at a time. Node for node it is the same
 * as the one in TypeScript, its oracle. All tables lie in memory that the caller lays out and fills.
 */

/** The lane that holds the best of the others. */
const BEST: usize = 15;

let first: usize = 0;
let edges: usize = 0;
let left: usize = 0;
/** One vector a place: the lane of its card's rank there and in the lane of the best, elsewhere none. */
let spreads: usize = 0;
let after: usize = 0;
let rows: usize = 0;
let rowsEnd: usize = 0;
let layers: i32 = 1;
/** All bits but at the rank on which no joker of the hand is played. */
let open: usize = 0;
/** By set, how many cards are free. */
let free: usize = 0;
/** The sets that the beam has met. */
let met: usize = 0;
let metCount: i32 = 0;
/** The sets of a level that it goes on from; then a count of each promise, and the promise of each set met. */
let level: usize = 0;
let counts: usize = 0;
let promises: usize = 0;
let nodes: i32 = 0;

export function setup(
  firstAt: usize,
  edgesAt: usize,
  leftAt: usize,
  spreadsAt: usize,
  afterAt: usize,
  rowsAt: usize,
  rowCount: i32,
  layerCount: i32,
  openAt: usize,
  freeAt: usize,
  metAt: usize,
  levelAt: usize,
  countsAt: usize,
  promisesAt: usize,
): void {
  first = firstAt;
  edges = edgesAt;
  left = leftAt;
  spreads = spreadsAt;
  after = afterAt;
  rows = rowsAt;
  rowsEnd = rowsAt + (rowCount << 4);
  layers = layerCount;
  open = openAt;
  free = freeAt;
  met = metAt;
  level = levelAt;
  counts = countsAt;
  promises = promisesAt;
}

/** Sets visited since the position began. */
export function visited(): i32 {
  return nodes;
}

/** Goes on with the full pass from one set for up to so many more; returns the set it has come to. */
export function pass(from: i32, count: i32, more: i32): i32 {
  const until = nodes + more;
  let at = from;
  while (at < count && nodes < until) visit(at++);
  return at;
}

/** Whether a beam of this breadth reaches the last set from another one; the sets met by the beam before are forgotten. */
export function beam(from: i32, last: i32, breadth: i32): bool {
  forgetMet();
  let sets = level;
  let size = 1;
  store<i32>(sets, from);
  while (size > 0 && load<i32>(sets) != last) {
    const before = metCount;
    for (let i = 0; i < size; i++) visitMeeting(load<i32>(sets + (i << 2)));
    sets = met + (before << 2);
    size = metCount - before;
    if (size <= breadth) continue;
    foremost(sets, size, breadth);
    sets = level;
    size = breadth;
  }
  return size > 0;
}

/** Forgets the position that began at a set; and all sets after it when a full pass was made. */
export function clear(from: i32, count: i32, passed: bool): void {
  const width = layers << 4;
  memory.fill(left + from * width, 0, passed ? (count - from) * width : width);
  if (!passed) forgetMet();
  metCount = 0;
  nodes = 0;
}

function forgetMet(): void {
  const width = layers << 4;
  for (let i = 0; i < metCount; i++) {
    const at = left + load<i32>(met + (i << 2)) * width;
    for (let byte = 0; byte < width; byte += 16) v128.store(at + byte, i8x16.splat(0));
  }
  metCount = 0;
}

/** The best entry of the layer before that a joker of the hand can be played from. */
let carried: i32 = 0;
let reached: i32 = 0;

/** By rank of the card: the best entry it can be played from. The vector of a set is taken through the stock and the fits. */
@inline
function playsFrom(ideal: i32, layer: i32): v128 {
  let now = v128.load(left + ((ideal * layers + layer) << 4));
  let best = i8x16.extract_lane_u(now, 15) as i32;
  if (layer > 0) {
    const own = i8x16.extract_lane_u(now, 0) as i32;
    now = i8x16.replace_lane(now, 0, (own > carried ? own : carried) as i8);
    if (carried > best) best = carried;
  }
  if (best == 0) return now;
  reached = 1;
  now = i8x16.max_u(now, v128.load(after + (best << 4)));
  if (layers > 1) carried = most(v128.and(now, v128.load(open)));
  let plays = i8x16.swizzle(now, v128.load(rows));
  for (let row = rows + 16; row < rowsEnd; row += 16)
    plays = i8x16.max_u(plays, i8x16.swizzle(now, v128.load(row)));
  return plays;
}

/** The greatest byte. */
function most(vector: v128): i32 {
  let top = i8x16.max_u(
    vector,
    i8x16.shuffle(vector, vector, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15),
  );
  top = i8x16.max_u(top, i8x16.shuffle(top, top, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  top = i8x16.max_u(top, i8x16.shuffle(top, top, 2, 3, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  const pair = i16x8.extract_lane_u(top, 0);
  const low = pair & 255;
  const high = pair >> 8;
  return low > high ? low : high;
}

/** Pushes the vectors of a set to all sets one card on. */
@inline
function visit(ideal: i32): void {
  const begin = edges + (load<i32>(first + (ideal << 2)) << 2);
  const end = edges + (load<i32>(first + (ideal << 2), 4) << 2);
  const wide = layers;
  const base = left;
  const lanes = spreads;
  carried = reached = 0;
  for (let layer = 0; layer < wide; layer++) {
    const plays = playsFrom(ideal, layer);
    if (!v128.any_true(plays)) continue;
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const to = base + (((packed >> 6) * wide + layer) << 4);
      const entry = i8x16.swizzle(plays, v128.load(lanes + ((packed & 63) << 4)));
      v128.store(to, i8x16.max_u(v128.load(to), entry));
    }
  }
  nodes += reached;
}

/** The same, noting the sets it meets. */
@inline
function visitMeeting(ideal: i32): void {
  const begin = edges + (load<i32>(first + (ideal << 2)) << 2);
  const end = edges + (load<i32>(first + (ideal << 2), 4) << 2);
  const wide = layers;
  const width = wide << 4;
  const base = left;
  const lanes = spreads;
  let noted = met + (metCount << 2);
  carried = 0;
  for (let layer = 0; layer < wide; layer++) {
    const plays = playsFrom(ideal, layer);
    if (!v128.any_true(plays)) continue;
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const set = packed >> 6;
      const vectors = base + set * width;
      const to = vectors + (layer << 4);
      const entry = i8x16.swizzle(plays, v128.load(lanes + ((packed & 63) << 4)));
      store<i32>(noted, set);
      noted += ((v128.any_true(entry) as i32) & ((bestOf(vectors, wide) == 0) as i32)) << 2;
      v128.store(to, i8x16.max_u(v128.load(to), entry));
    }
  }
  metCount = ((noted - met) >> 2) as i32;
  nodes += 1;
}

/** The best entry of a set, given by the place of its vectors; 0 when it has not been met. */
@inline
function bestOf(vectors: usize, count: i32): i32 {
  let best: i32 = load<u8>(vectors, BEST);
  for (let layer = 1; layer < count; layer++) {
    const other: i32 = load<u8>(vectors + (layer << 4), BEST);
    best = other > best ? other : best;
  }
  return best;
}

/** How promising a set is: draws left count twice, cards that are free once. */
@inline
function promise(ideal: i32): i32 {
  const score = 2 * bestOf(left + ideal * (layers << 4), layers) + load<u8>(free + ideal);
  return score < 255 ? score : 255;
}

/** Writes the most promising of so many sets, in the order they were met, to the level. */
function foremost(sets: usize, size: i32, breadth: i32): void {
  let bar = 0;
  for (let i = 0; i < size; i++) {
    const score = promise(load<i32>(sets + (i << 2)));
    store<u8>(promises + i, score as u8);
    store<i32>(counts + (score << 2), load<i32>(counts + (score << 2)) + 1);
    bar = score > bar ? score : bar;
  }
  let equal = breadth;
  for (; equal >= load<i32>(counts + (bar << 2)); bar--) equal -= load<i32>(counts + (bar << 2));
  let next = level;
  for (let i = 0; i < size; i++) {
    const score = load<u8>(promises + i) as i32;
    store<i32>(counts + (score << 2), 0);
    store<i32>(next, load<i32>(sets + (i << 2)));
    const tied = (score == bar) as i32;
    next += (((score > bar) as i32) | (tied & ((equal > 0) as i32))) << 2;
    equal -= tied;
  }
}
