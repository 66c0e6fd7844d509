/**
 * AssemblyScript: the sweep of kernels/layout/sweep.ts, sixteen ranks at a time. Node for node the same as the
 * TypeScript one, which is its oracle. All tables lie in memory that the caller lays out and fills.
 */

let first: usize = 0;
let edges: usize = 0;
let left: usize = 0;
/** One vector a place: all bits at the rank of its card. */
let masks: usize = 0;
let after: usize = 0;
let rows: usize = 0;
let rowsEnd: usize = 0;
let layers: i32 = 1;
/** All bits but at the rank from which no joker of the hand is played. */
let open: usize = 0;
/** Sets met by the beam, and a byte a set that is 1 when it was. */
let met: usize = 0;
let marks: usize = 0;
let metCount: i32 = 0;
/** The sets of a level that the beam goes on from. */
let level: usize = 0;
let nodes: i32 = 0;

/** How many of them at most. */
let breadth: i32 = 16;

export function setup(
  firstAt: usize,
  edgesAt: usize,
  leftAt: usize,
  masksAt: usize,
  afterAt: usize,
  rowsAt: usize,
  rowCount: i32,
  layerCount: i32,
  openAt: usize,
  metAt: usize,
  marksAt: usize,
  levelAt: usize,
  breadthOf: i32,
): void {
  first = firstAt;
  edges = edgesAt;
  left = leftAt;
  masks = masksAt;
  after = afterAt;
  rows = rowsAt;
  rowsEnd = rowsAt + (rowCount << 4);
  layers = layerCount;
  open = openAt;
  met = metAt;
  marks = marksAt;
  level = levelAt;
  breadth = breadthOf;
}

/** Sets visited since the position began. */
export function visited(): i32 {
  return nodes;
}

/** Goes on with the full pass from one set for up to so many more; where it stands then. */
export function pass(from: i32, count: i32, more: i32): i32 {
  const until = nodes + more;
  let at = from;
  while (at < count && nodes < until) visit(at++);
  return at;
}

/** Whether the beam from one set reaches another, the last. */
export function beam(from: i32, last: i32): bool {
  store<i32>(level, from);
  let size = 1;
  while (size > 0 && load<i32>(level) != last) {
    const before = metCount;
    for (let i = 0; i < size; i++) visitMeeting(load<i32>(level + (i << 2)));
    size = select(before);
  }
  return size > 0;
}

/** Forgets the position that began at a set; all of the tables when they were passed through. */
export function clear(from: i32, count: i32, passed: bool): void {
  const width = layers << 4;
  if (passed) memory.fill(left, 0, count * width);
  else memory.fill(left + from * width, 0, width);
  for (let i = 0; i < metCount; i++) {
    const ideal = load<i32>(met + (i << 2));
    store<u8>(marks + ideal, 0);
    if (!passed) memory.fill(left + ideal * width, 0, width);
  }
  metCount = 0;
  nodes = 0;
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

/** The best entry of the layer before that a joker of the hand can be played from. */
let carried: i32 = 0;
let reached: i32 = 0;

/** What can be played where from a set, by rank of the card: its vector taken through the stock and the fits. */
function playsFrom(ideal: i32, layer: i32): v128 {
  let now = v128.load(left + ((ideal * layers + layer) << 4));
  if (layer > 0) {
    const own = i8x16.extract_lane_u(now, 0) as i32;
    now = i8x16.replace_lane(now, 0, (own > carried ? own : carried) as i8);
  }
  const best = most(now);
  if (best == 0) return now;
  reached = 1;
  now = i8x16.max_u(now, v128.load(after + (best << 4)));
  if (layers > 1) carried = most(v128.and(now, v128.load(open)));
  let plays = i8x16.swizzle(now, v128.load(rows));
  for (let row = rows + 16; row < rowsEnd; row += 16)
    plays = i8x16.max_u(plays, i8x16.swizzle(now, v128.load(row)));
  return plays;
}

/** Takes a set to all sets one card on. */
function visit(ideal: i32): void {
  const begin = edges + (load<i32>(first + (ideal << 2)) << 2);
  const end = edges + (load<i32>(first + (ideal << 2), 4) << 2);
  carried = reached = 0;
  for (let layer = 0; layer < layers; layer++) {
    const plays = playsFrom(ideal, layer);
    if (!v128.any_true(plays)) continue;
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const to = left + (((packed >> 6) * layers + layer) << 4);
      const entry = v128.and(plays, v128.load(masks + ((packed & 63) << 4)));
      v128.store(to, i8x16.max_u(v128.load(to), entry));
    }
  }
  nodes += reached;
}

/** The same, noting the sets it meets. */
function visitMeeting(ideal: i32): void {
  const begin = edges + (load<i32>(first + (ideal << 2)) << 2);
  const end = edges + (load<i32>(first + (ideal << 2), 4) << 2);
  let count = metCount;
  carried = 0;
  for (let layer = 0; layer < layers; layer++) {
    const plays = playsFrom(ideal, layer);
    if (!v128.any_true(plays)) continue;
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const set = packed >> 6;
      const to = left + ((set * layers + layer) << 4);
      const entry = v128.and(plays, v128.load(masks + ((packed & 63) << 4)));
      v128.store(to, i8x16.max_u(v128.load(to), entry));
      const mark = load<u8>(marks + set) as i32;
      const some = v128.any_true(entry) ? 1 : 0;
      store<i32>(met + (count << 2), set);
      store<u8>(marks + set, (mark | some) as u8);
      count += some & (mark ^ 1);
    }
  }
  metCount = count;
  nodes += 1;
}

/** How promising a set is: draws left count twice, cards that are free once. */
function promise(ideal: i32): i32 {
  let vector = v128.load(left + ((ideal * layers) << 4));
  for (let layer = 1; layer < layers; layer++)
    vector = i8x16.max_u(vector, v128.load(left + ((ideal * layers + layer) << 4)));
  const free = load<i32>(first + (ideal << 2), 4) - load<i32>(first + (ideal << 2));
  const score = 2 * most(vector) + free;
  return score < 255 ? score : 255;
}

/** The most promising of the sets met since, in the order they were met, into the level; how many. */
function select(since: i32): i32 {
  const sums = level + ((breadth as usize) << 2);
  memory.fill(sums, 0, 4 * 256);
  for (let i = since; i < metCount; i++) {
    const score = promise(load<i32>(met + (i << 2)));
    store<u8>(sums + 1024 + (i - since), score as u8);
    store<i32>(sums + (score << 2), load<i32>(sums + (score << 2)) + 1);
  }
  let bar = 255;
  let above = 0;
  while (bar > 0 && above + load<i32>(sums + (bar << 2)) <= breadth) above += load<i32>(sums + (bar-- << 2));
  let equal = breadth - above;
  let size = 0;
  for (let i = since; i < metCount; i++) {
    const score = load<u8>(sums + 1024 + (i - since)) as i32;
    if (score < bar || (score == bar && equal == 0)) continue;
    if (score == bar) equal -= 1;
    store<i32>(level + (size++ << 2), load<i32>(met + (i << 2)));
  }
  return size;
}
