/**
 * The search: first the most promising position of all that are known, by an estimate (best-first); when there is no room
 * for more, depth first from each of those, the most promising first. Every position reached is in the closed set and is
 * expanded once, so when none is left the deal is lost.
 */
import { copyWords, lowest } from '../portable.ts';
import * as at from './layout.ts';
import { freePlaces, loosenAll, settle } from './board.ts';
import { addKey } from './closed.ts';
import { expand } from './children.ts';
import { burden, estimate } from './estimate.ts';

/** How a call ends: at its limit, won, lost, or with no room for more positions. */
const OPEN = 0;
const WON = 1;
const LOST = 2;
const FULL = 3;

/** In the place of the next position: its children are known. */
const EXPANDED = -1;

function push(m: Words, number: i32): void {
  const s = m[at.POOL_AT] + number * at.POSITION;
  let bucket = estimate(m, s) + (m[s + at.LATE] !== 0 ? m[at.LATE_AT] : 0);
  if (bucket >= at.BUCKETS) bucket = at.BUCKETS - 1;
  m[s + at.NEXT] = m[at.BUCKETS_AT + bucket];
  m[at.BUCKETS_AT + bucket] = number + 1;
  const word = bucket >> 5;
  m[at.FILLED_AT + word] = m[at.FILLED_AT + word] | (1 << (bucket & 31));
  if (word < m[at.LOWEST_AT]) m[at.LOWEST_AT] = word;
}

/** Takes the most promising position, as its number; -1 when there is none. */
function pop(m: Words): i32 {
  let word = m[at.LOWEST_AT];
  while (word < at.BUCKETS / 32 && m[at.FILLED_AT + word] === 0) word++;
  m[at.LOWEST_AT] = word;
  if (word === at.BUCKETS / 32) return -1;
  const filled = m[at.FILLED_AT + word];
  const bucket = (word << 5) + lowest(filled);
  const number = m[at.BUCKETS_AT + bucket] - 1;
  const next = m[m[at.POOL_AT] + number * at.POSITION + at.NEXT];
  m[at.BUCKETS_AT + bucket] = next;
  if (next === 0) m[at.FILLED_AT + word] = filled & (filled - 1);
  m[m[at.POOL_AT] + number * at.POSITION + at.NEXT] = EXPANDED;
  return number;
}

/**
 * Every move made counts more from now on, and all positions that wait get their places anew. What was not found soon
 * is rather to be found near the first position than further on the way that looks best.
 */
function broaden(m: Words): void {
  const deep = m[at.DEEP_AT] + m[at.DEEPER_AT];
  m[at.DEEP_AT] = deep > m[at.DEEPEST_AT] ? m[at.DEEPEST_AT] : deep;
  m[at.DEEPER_NODES_AT] = 2 * m[at.DEEPER_NODES_AT];
  for (let i = at.BUCKETS_AT; i < at.TABLES_END; i++) m[i] = 0;
  m[at.LOWEST_AT] = at.BUCKETS / 32;
  for (let i = 0, s = m[at.POOL_AT]; i < m[at.USED_AT]; i++, s += at.POSITION)
    if (m[s + at.NEXT] !== EXPANDED) push(m, i);
}

/** Enters the first position, which lies at the beginning of the pool. */
export function enter(m: Words): void {
  const s = m[at.POOL_AT];
  if (m[at.MERGED_AT] !== 0 && freePlaces(m, s) > 0) loosenAll(m, s);
  settle(m, s);
  m[s + at.PARENT] = -1;
  m[s + at.BURDEN] = burden(m, s);
  m[at.USED_AT] = 1;
  if (m[s + at.CARDS_LEFT] === 0) m[at.WON_AT] = s;
  addKey(m, m[s + at.KEY], m[s + at.KEY + 1]);
  push(m, 0);
}

/** Best-first, up to so many positions in all. */
export function searchBest(m: Words, limit: i32): i32 {
  if (m[at.WON_AT] !== 0) return WON;
  while (m[at.VISITED_AT] < limit) {
    const used = m[at.USED_AT];
    if (used + at.MOST_CHILDREN > m[at.ROOM_AT]) return FULL;
    if (m[at.VISITED_AT] >= m[at.DEEPER_NODES_AT]) broaden(m);
    const number = pop(m);
    if (number < 0) return LOST;
    m[at.VISITED_AT] = m[at.VISITED_AT] + 1;
    const pool = m[at.POOL_AT];
    const first = pool + used * at.POSITION;
    m[at.OUT_AT] = first;
    const s = pool + number * at.POSITION;
    const isLate = m[s + at.LATE] !== 0;
    expand(m, s, !isLate, isLate);
    if (!isLate) {
      m[s + at.LATE] = 1;
      push(m, number);
    }
    const end = m[at.OUT_AT];
    for (let next = first, i = used; next < end; next += at.POSITION, i++) {
      m[next + at.PARENT] = number;
      m[at.USED_AT] = i + 1;
      push(m, i);
    }
    if (m[at.WON_AT] !== 0) return WON;
  }
  return OPEN;
}

/** Adds the keys of all positions of the pool to a closed set that was emptied. */
export function addAllKeys(m: Words): void {
  const used = m[at.USED_AT];
  for (let i = 0, s = m[at.POOL_AT]; i < used; i++, s += at.POSITION)
    addKey(m, m[s + at.KEY], m[s + at.KEY + 1]);
}

/** Sorts positions by their estimates, the most promising last, with room for one more behind them. */
function sort(m: Words, first: i32, end: i32): void {
  for (let s = first; s < end; s += at.POSITION) m[s + at.NEXT] = estimate(m, s);
  for (let s = first + at.POSITION; s < end; s += at.POSITION) {
    const own = m[s + at.NEXT];
    let to = s;
    while (to > first && m[to - at.POSITION + at.NEXT] < own) to -= at.POSITION;
    if (to === s) continue;
    copyWords(m, s, end, at.POSITION);
    for (let from = s - at.POSITION; from >= to; from -= at.POSITION)
      copyWords(m, from, from + at.POSITION, at.POSITION);
    copyWords(m, end, to, at.POSITION);
  }
}

/** Depth first from the positions that wait in the pool, up to so many positions in all. */
export function searchDeep(m: Words, limit: i32): i32 {
  const stack = m[at.DIVE_AT];
  while (m[at.VISITED_AT] < limit) {
    const used = m[at.STACK_USED_AT];
    if (used === 0) {
      const number = pop(m);
      if (number < 0) return m[at.LOST_SOME_AT] !== 0 ? FULL : LOST;
      copyWords(m, m[at.POOL_AT] + number * at.POSITION, stack, at.POSITION);
      m[stack + at.PARENT] = -1 - number;
      m[stack + at.NEXT] = 0;
      m[at.STACK_USED_AT] = 1;
      continue;
    }
    const top = stack + (used - 1) * at.POSITION;
    if (m[top + at.NEXT] === EXPANDED) {
      m[at.STACK_USED_AT] = used - 1;
      continue;
    }
    m[top + at.NEXT] = EXPANDED;
    m[at.VISITED_AT] = m[at.VISITED_AT] + 1;
    if (used + at.MOST_CHILDREN > m[at.STACK_ROOM_AT]) {
      m[at.LOST_SOME_AT] = 1;
      continue;
    }
    const first = top + at.POSITION;
    m[at.OUT_AT] = first;
    expand(m, top, m[top + at.LATE] === 0, true);
    const end = m[at.OUT_AT];
    for (let s = first; s < end; s += at.POSITION) m[s + at.PARENT] = used - 1;
    if (m[at.WON_AT] !== 0) return WON;
    sort(m, first, end);
    m[at.STACK_USED_AT] = used + (end - first) / at.POSITION;
  }
  return OPEN;
}
