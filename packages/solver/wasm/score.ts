/**
 * AssemblyScript: the scorer of kernels/layout/score.ts, eight numbers of draws left at a time, in the memory of a
 * sweep (layout.ts) whose full pass is done. Values are 16 bits; the caller has made sure that they fit.
 */

let first: usize = 0;
let edges: usize = 0;
let left: usize = 0;
let ranks: usize = 0;
let after: usize = 0;
let rows: usize = 0;
let rowsEnd: usize = 0;
/** By set, one row of values each; and a byte each. */
let worth: usize = 0;
let gone: usize = 0;
let ends: usize = 0;
let apexes: usize = 0;
let chain: usize = 0;
/** By rank, a row that has all bits where a draw turns that rank up. */
let turned: usize = 0;
/** A vector of bytes and a row of values to work in. */
let wanted: usize = 0;
/** The two levels: where the rows of a set and rank begin, how many there are, and the rows. */
let nowAt: usize = 0;
let nowMost: usize = 0;
let nowRows: usize = 0;
let nextAt: usize = 0;
let nextMost: usize = 0;
let nextRows: usize = 0;
let room: usize = 0;
/** Bytes of a row. */
let width: usize = 0;
let nodes: i32 = 0;

const NEVER: i16 = -30_000;

export function setup(
  firstAt: usize,
  edgesAt: usize,
  leftAt: usize,
  ranksAt: usize,
  afterAt: usize,
  rowsAt: usize,
  rowCount: i32,
  worthAt: usize,
  goneAt: usize,
  endsAt: usize,
  apexesAt: usize,
  chainAt: usize,
  turnedAt: usize,
  wantedAt: usize,
  levelsAt: usize,
  widest: i32,
  roomFor: usize,
): void {
  first = firstAt;
  edges = edgesAt;
  left = leftAt;
  ranks = ranksAt;
  after = afterAt;
  rows = rowsAt;
  rowsEnd = rowsAt + (rowCount << 4);
  worth = worthAt;
  gone = goneAt;
  ends = endsAt;
  apexes = apexesAt;
  chain = chainAt;
  turned = turnedAt;
  wanted = wantedAt;
  room = roomFor;
  nowAt = levelsAt;
  nextAt = nowAt + (widest << 6);
  nowMost = nextAt + (widest << 6);
  nextMost = nowMost + (widest << 4);
  nowRows = nextMost + (widest << 4);
  nextRows = nowRows + room;
}

/** A new position, whose rows have so many bytes. */
export function begin(rowBytes: usize): void {
  width = rowBytes;
  nodes = 0;
}

export function visited(): i32 {
  return nodes;
}

/** Where the rows of a set (counted within the level last done) and rank begin, and how many there are. */
export function rowsOf(slot: i32): usize {
  return nextRows + load<u32>(nextAt + (slot << 2));
}
export function rowsMost(slot: i32): i32 {
  return load<u8>(nextMost + slot);
}

/** The sets of one level; false when there is no room for its rows. */
export function visit(level: i32, from: i32, until: i32, over: bool): bool {
  const never = i16x8.splat(NEVER);
  let used: usize = 0;
  for (let ideal = from; ideal < until; ideal++) {
    const own = v128.load(left + (ideal << 4));
    if (!v128.any_true(own)) continue;
    nodes += 1;
    v128.store(wanted, i8x16.max_u(own, v128.load(after + (most(own) << 4))));
    const base = (ideal - from) << 4;
    v128.store(nowMost + base, i8x16.splat(0));
    const begin = edges + (load<i32>(first + (ideal << 2)) << 2);
    const end = edges + (load<i32>(first + (ideal << 2), 4) << 2);
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const card = load<u8>(ranks + (packed & 63)) as u32;
      const to = packed >> 6;
      if (load<u8>(left + (to << 4) + card) == 0) continue;
      const more = load<u8>(nextMost + ((to - until) << 4) + card) + 1;
      for (let row = rows + card; row < rowsEnd; row += 16) {
        const on = load<u8>(row) as u32;
        if (load<u8>(wanted + on) == 0) continue;
        if (more > load<u8>(nowMost + base + on)) store<u8>(nowMost + base + on, more);
      }
    }
    for (let rank = 0; rank < 16; rank++) {
      const size = (load<u8>(nowMost + base + rank) as usize) * width;
      if (size == 0) continue;
      if (used + size > room) return false;
      store<u32>(nowAt + ((base + rank) << 2), used as u32);
      for (let i: usize = 0; i < size; i += 16) v128.store(nowRows + used + i, never);
      used += size;
    }
    for (let edge = begin; edge < end; edge += 4) {
      const packed = load<u32>(edge);
      const card = load<u8>(ranks + (packed & 63)) as u32;
      const to = packed >> 6;
      if (load<u8>(left + (to << 4) + card) == 0) continue;
      const slot = ((to - until) << 4) + card;
      const size = (load<u8>(nextMost + slot) as usize) * width;
      const source = nextRows + load<u32>(nextAt + (slot << 2));
      const own = worth + (to as usize) * width;
      for (let row = rows + card; row < rowsEnd; row += 16) {
        const on = load<u8>(row) as u32;
        if (load<u8>(wanted + on) == 0) continue;
        const target = nowRows + load<u32>(nowAt + ((base + on) << 2));
        for (let i: usize = 0; i < width; i += 16) raise(target + i, own + i);
        for (let i: usize = 0; i < size; i += 16) raise(target + width + i, source + i);
      }
    }
    weigh(level, ideal, base, over);
  }
  let swap = nowAt;
  nowAt = nextAt;
  nextAt = swap;
  swap = nowMost;
  nowMost = nextMost;
  nextMost = swap;
  swap = nowRows;
  nowRows = nextRows;
  nextRows = swap;
  return true;
}

function raise(target: usize, source: usize): void {
  v128.store(target, i16x8.max_s(v128.load(target), v128.load(source)));
}

/** The worth of a set: ending there, or a draw and the best chain from the rank it turns up. */
function weigh(level: i32, ideal: i32, base: i32, over: bool): void {
  const never = i16x8.splat(NEVER);
  const drawn = wanted + 32;
  for (let i: usize = 0; i < width; i += 16) v128.store(drawn + i, never);
  for (let rank = 0; rank < 16 && !over; rank++) {
    const count = load<u8>(nowMost + base + rank) as i32;
    if (count == 0) continue;
    const begin = nowRows + load<u32>(nowAt + ((base + rank) << 2));
    const end = begin + (count as usize) * width;
    for (let i: usize = 0; i < width; i += 16) {
      let best = never;
      let points = chain + 2;
      for (let row = begin + i; row < end; row += width) {
        best = i16x8.max_s(best, i16x8.add_sat_s(v128.load_splat<i16>(points), v128.load(row)));
        points += 2;
      }
      const mine = v128.bitselect(best, never, v128.load(turned + rank * width + i));
      v128.store(drawn + i, i16x8.max_s(v128.load(drawn + i), mine));
    }
  }
  const bonus = i16x8.splat(load<i16>(apexes + ((load<u8>(gone + ideal) as usize) << 1)));
  const target = worth + (ideal as usize) * width;
  const ending = ends + (level as usize) * width;
  let before = never;
  let carry = never;
  for (let i: usize = 0; i < width; i += 16) {
    const chains = v128.load(drawn + i);
    let best = i16x8.add_sat_s(v128.load(ending + i), bonus);
    if (!over) {
      best = i16x8.max_s(best, i16x8.shuffle(before, chains, 7, 8, 9, 10, 11, 12, 13, 14));
      before = chains;
      // The most of all lanes up to each: a draw keeps what could be had with one less left.
      best = i16x8.max_s(best, i16x8.shuffle(never, best, 7, 8, 9, 10, 11, 12, 13, 14));
      best = i16x8.max_s(best, i16x8.shuffle(never, best, 6, 7, 8, 9, 10, 11, 12, 13));
      best = i16x8.max_s(best, i16x8.shuffle(never, best, 4, 5, 6, 7, 8, 9, 10, 11));
      best = i16x8.max_s(best, carry);
      carry = i16x8.splat(i16x8.extract_lane_s(best, 7));
    }
    v128.store(target + i, best);
  }
}

/** The greatest byte. */
function most(vector: v128): i32 {
  let top = i8x16.max_u(vector, i64x2.shuffle(vector, vector, 1, 0));
  top = i8x16.max_u(top, i32x4.shuffle(top, top, 1, 0, 3, 2));
  top = i8x16.max_u(top, i16x8.shuffle(top, top, 1, 0, 3, 2, 5, 4, 7, 6));
  const pair = i16x8.extract_lane_u(top, 0);
  const low = pair & 255;
  const high = pair >> 8;
  return low > high ? low : high;
}
