/**
 * AssemblyScript: the scorer of kernels/layout/plain-scorer.ts, in the memory of a sweep (layout.ts) whose full pass is
 * done; without jokers in hand. Draws left are done eight at a time, as one vector: a pass over the sets for fewer
 * than eight, one for the next eight, and so on, so that the tables of a pass stay in the cache. Values are 16 bits;
 * the caller has made sure that they fit.
 */

let first: usize = 0;
let edges: usize = 0;
let left: usize = 0;
let ranks: usize = 0;
let rows: usize = 0;
let rowsEnd: usize = 0;
/** By set: the vectors of this pass and of the one before, the last value a draw began a chain with, apexes gone. */
let worth: usize = 0;
let before: usize = 0;
let begun: usize = 0;
let gone: usize = 0;
/** By cards gone, a vector; by apexes gone and by cards of a chain, two bytes. */
let ends: usize = 0;
let apexes: usize = 0;
let chain: usize = 0;
/** By rank of a card: a vector with all bits set for the draws whose card it goes on. */
let taken: usize = 0;
/** A vector with all bits in its first n lanes lies n lanes before this. */
let below: usize = 0;
/** By rank, the edges that lead on from it, a bit each; and the lists that edges lead to. */
let onward: usize = 0;
let lists: usize = 0;
/**
 * Two levels, each with room for so many lists and for their ends: by set the number of its first list, times 2^16,
 * plus a bit for each rank that has one; by list the vector of best values, and where the ends begin.
 */
let ownSets: usize = 0;
let nextSets: usize = 0;
let ownBest: usize = 0;
let nextBest: usize = 0;
let ownAt: usize = 0;
let nextAt: usize = 0;
let ownEnds: usize = 0;
let nextEnds: usize = 0;
let room: i32 = 0;
/** The least number of draws left in this pass. */
let least: i32 = 0;
let nodes: i32 = 0;

const NEVER: i16 = -30_000;

export function setup(
  firstAt: usize,
  edgesAt: usize,
  leftAt: usize,
  ranksAt: usize,
  rowsAt: usize,
  rowCount: i32,
  begunAt: usize,
  goneAt: usize,
  apexesAt: usize,
  chainAt: usize,
  belowAt: usize,
  onwardAt: usize,
  listsAt: usize,
  levelsAt: usize,
  widest: i32,
  listCount: i32,
): void {
  first = firstAt;
  edges = edgesAt;
  left = leftAt;
  ranks = ranksAt;
  rows = rowsAt;
  rowsEnd = rowsAt + (rowCount << 4);
  begun = begunAt;
  gone = goneAt;
  apexes = apexesAt;
  chain = chainAt;
  below = belowAt;
  onward = onwardAt;
  lists = listsAt;
  room = listCount;
  ownBest = levelsAt;
  nextBest = ownBest + (listCount << 4);
  ownEnds = nextBest + (listCount << 4);
  nextEnds = ownEnds + (listCount << 3);
  ownAt = nextEnds + (listCount << 3);
  nextAt = ownAt + (listCount << 2) + 16;
  ownSets = nextAt + (listCount << 2) + 16;
  nextSets = ownSets + (widest << 3);
}

/** A new position. */
export function begin(): void {
  nodes = 0;
}

/** A new pass, for eight numbers of draws from one on. */
export function pass(draws: i32, worthAt: usize, beforeAt: usize, endsAt: usize, takenAt: usize): void {
  least = draws;
  worth = worthAt;
  before = beforeAt;
  ends = endsAt;
  taken = takenAt;
}

export function visited(): i32 {
  return nodes;
}

/** The number of the list of a set (counted within the level before the one last done) and rank, or -1. */
export function listOf(set: i32, rank: i32): i32 {
  const entry = load<u64>(nextSets + (set << 3));
  if (((entry >> rank) & 1) == 0) return -1;
  return ((entry >> 16) as i32) + (popcnt(entry & ((1 << rank) - 1)) as i32);
}
/** Where the ends of a list begin; those of the next list follow. */
export function endsOf(list: i32): usize {
  return load<u32>(nextAt + (list << 2));
}

/** The sets of one level; false when there is no room for its lists. */
export function visit(level: i32, from: i32, until: i32, over: bool): bool {
  let swap = ownSets;
  ownSets = nextSets;
  nextSets = swap;
  swap = ownBest;
  ownBest = nextBest;
  nextBest = swap;
  swap = ownAt;
  ownAt = nextAt;
  nextAt = swap;
  swap = ownEnds;
  ownEnds = nextEnds;
  nextEnds = swap;
  const stop = ownEnds + (room << 3) - 256;
  const never = i16x8.splat(NEVER);
  const floor = i8x16.splat(least as i8);
  const ways = onward;
  const best = ownBest;
  const price = load<i16>(chain, 2);
  let list: i32 = 0;
  let end = ownEnds;
  for (let ideal = from; ideal < until; ideal++) {
    const own = v128.load(left + (ideal << 4));
    // The last entry is no rank: it is the best of them.
    const reached = i8x16.bitmask(i8x16.gt_u(own, floor)) & 0x7fff;
    store<u64>(ownSets + ((ideal - from) << 3), ((list as u64) << 16) | (reached as u64));
    if (reached == 0) continue;
    if (list + 16 > room || end > stop) return false;
    nodes += 1;

    for (let i = 0; i < 128; i += 16) v128.store(ways + i, i8x16.splat(0));
    let drawn = never;
    let bit: u64 = 1;
    let at = lists;
    const last = edges + (load<i32>(first + (ideal << 2), 4) << 2);
    for (let edge = edges + (load<i32>(first + (ideal << 2)) << 2); edge < last; edge += 4) {
      const packed = load<u32>(edge);
      const card = load<u8>(ranks + (packed & 63)) as u32;
      const entry = load<u64>(nextSets + (((packed >> 6) - until) << 3));
      if (((entry >> card) & 1) == 0) continue;
      const next = ((entry >> 16) as u32) + (popcnt(entry & ((1 << card) - 1)) as u32);
      store<u32>(at, next);
      for (let fit = rows + card; fit < rowsEnd; fit += 16) {
        const on = ways + ((load<u8>(fit) as usize) << 3);
        store<u64>(on, load<u64>(on) | bit);
      }
      const mine = v128.load(nextBest + (next << 4));
      drawn = i16x8.max_s(drawn, v128.bitselect(mine, never, v128.load(taken + (card << 4))));
      at += 4;
      bit <<= 1;
    }
    const now = weigh(level, ideal, drawn, over);

    const ending = i16x8.add_sat_s(now, i16x8.splat(price));
    for (let bits = reached; bits != 0; bits &= bits - 1) {
      const rank = ctz(bits);
      const lanes = (load<u8>(left + (ideal << 4) + rank) as i32) - least;
      const counted = v128.load(below - (min<i32>(lanes, 8) << 1));
      const from = load<u64>(ways + (rank << 3));
      let raised = never;
      store<u32>(ownAt + (list << 2), end as u32);
      if (from != 0) {
        const next = load<u32>(lists + ((ctz(from) as usize) << 2));
        const begin = load<u32>(nextAt + (next << 2)) as usize;
        if ((from & (from - 1)) == 0 && load<u32>(nextAt + (next << 2), 4) - (begin as u32) == 4) {
          // The only end of the only list: its vector needs only one more card.
          const only = load<u32>(begin);
          const points = chain + (((only & 63) - level) << 1);
          const more = i16x8.splat(load<i16>(points, 2) - load<i16>(points));
          raised = i16x8.add_sat_s(v128.load(nextBest + (next << 4)), more);
          store<u32>(end, only);
          end += 4;
        } else {
          end = keep(best + (list << 4), end, stop, level, from, counted);
          if (end == 0) return false;
          raised = v128.load(best + (list << 4));
        }
      }
      store<u32>(end, (ideal << 6) | level);
      end += v128.any_true(v128.and(i16x8.gt_s(ending, raised), counted)) ? 4 : 0;
      v128.store(best + (list << 4), i16x8.max_s(raised, ending));
      list += 1;
    }
  }
  store<u32>(ownAt + (list << 2), end as u32);
  return true;
}

/** Keeps of the ends of some lists those worth having, and their best values. Returns where they stop; 0 for want of room. */
function keep(best: usize, begin: usize, stop: usize, level: i32, from: u64, counted: v128): usize {
  let until = begin;
  for (; from != 0; from &= from - 1) {
    const list = nextAt + (load<u32>(lists + ((ctz(from) as usize) << 2)) << 2);
    const last = load<u32>(list, 4) as usize;
    let at = load<u32>(list) as usize;
    if (until + (last - at) > stop) return 0;
    for (; at < last; at += 4) {
      const end = load<u32>(at);
      let to = until;
      for (; to > begin && load<u32>(to - 4) < end; to -= 4) store<u32>(to, load<u32>(to - 4));
      store<u32>(to, end);
      until += 4;
    }
  }
  let raised = i16x8.splat(NEVER);
  let kept = begin;
  for (let at = begin; at < until; at += 4) {
    const end = load<u32>(at);
    const points = v128.load_splat<i16>(chain + (((end & 63) - level + 1) << 1));
    const value = i16x8.add_sat_s(points, v128.load(worth + ((end >> 6) << 4)));
    store<u32>(kept, end);
    kept += v128.any_true(v128.and(i16x8.gt_s(value, raised), counted)) ? 4 : 0;
    raised = i16x8.max_s(raised, value);
  }
  v128.store(best, raised);
  return kept;
}

/** The worth of a set: ending there, or a draw and the best chain from the rank it turns up. */
function weigh(level: i32, ideal: i32, drawn: v128, over: bool): v128 {
  const never = i16x8.splat(NEVER);
  const bonus = i16x8.splat(load<i16>(apexes + ((load<u8>(gone + ideal) as usize) << 1)));
  let best = i16x8.add_sat_s(v128.load(ends + (level << 4)), bonus);
  if (!over) {
    const last = least == 0 ? never : v128.load_splat<i16>(begun + (ideal << 1));
    store<i16>(begun + (ideal << 1), i16x8.extract_lane_s(drawn, 7));
    best = i16x8.max_s(best, i16x8.shuffle(last, drawn, 7, 8, 9, 10, 11, 12, 13, 14));
    // The most of all lanes up to each: a draw keeps what could be had with one less left.
    best = i16x8.max_s(best, i16x8.shuffle(never, best, 7, 8, 9, 10, 11, 12, 13, 14));
    best = i16x8.max_s(best, i16x8.shuffle(never, best, 6, 7, 8, 9, 10, 11, 12, 13));
    best = i16x8.max_s(best, i16x8.shuffle(never, best, 4, 5, 6, 7, 8, 9, 10, 11));
    if (least > 0) best = i16x8.max_s(best, v128.load_splat<i16>(before + (ideal << 4), 14));
  }
  v128.store(worth + (ideal << 4), best);
  return best;
}
