/**
 * The search: first the most promising position of all that are known, by an estimate (best-first); when there is no room
 * for more, depth first from each of those, the most promising first. Every position reached is in the closed set and is
 * expanded once, so when none is left the deal is lost.
 */
import { copyWords } from '../../common/portable.ts';
import * as at from './layout.ts';
import { freePlaces, loosenAll, settle } from './board.ts';
import { addKey } from './closed.ts';
import { expand, makeChild } from './children.ts';
import { addWaiting, addLate, broaden, entryAt, pop } from './entries.ts';
import { isLost } from './relaxation.ts';
import { baseOf, burden, estimate, ownCost } from './estimate.ts';

/** How a call ends: at its limit, won, lost, or with no room for more positions. */
const OPEN = 0;
const WON = 1;
const LOST = 2;
const FULL = 3;

/** On the stack, in the place of the estimate: the children are known. */
const EXPANDED = -1;
/** The most words that the children of a position and itself add to the pool. */
const MOST_ADDED = at.POSITION + at.MOST_CHILDREN * at.ENTRY_WORDS;

/** Enters the first position, which lies at the beginning of the pool. */
export function enter(m: Words): void {
  const s = m[at.POOL_AT];
  if (m[at.MERGED_AT] !== 0 && freePlaces(m, s) > 0) loosenAll(m, s);
  settle(m, s);
  m[s + at.PARENT] = -1;
  m[s + at.BURDEN] = burden(m, s);
  m[at.USED_AT] = 1;
  m[at.ENTRIES_AT] = 0;
  if (m[s + at.CARDS_LEFT] === 0) m[at.WON_AT] = s;
  addKey(m, m[s + at.KEY], m[s + at.KEY + 1]);
  addWaiting(m, 0, at.NO_MOVE, baseOf(m, s), 0);
}

/** Makes the position of an entry. */
function make(m: Words, entry: i32, out: i32): void {
  const parent = m[entry + at.ENTRY_PARENT];
  const move = m[entry + at.ENTRY_MOVE];
  const s = m[at.POOL_AT] + parent * at.POSITION;
  if (move === at.NO_MOVE) return copyWords(m, s, out, at.POSITION);
  m[at.PARENT_AT] = parent;
  makeChild(m, s, out, move & 63, (move >> 8) & 15, move >> 12);
  m[out + at.BURDEN] = m[entry + at.ENTRY_BASE] - (ownCost(m, out) << 2);
}

/** Best-first, up to so many positions in all. */
export function searchBest(m: Words, limit: i32): i32 {
  if (m[at.WON_AT] !== 0) return WON;
  m[at.LISTED_AT] = 1;
  m[at.OUT_AT] = at.SCRATCH_AT;
  const pool = m[at.POOL_AT];
  while (m[at.VISITED_AT] < limit) {
    if (pool + m[at.USED_AT] * at.POSITION + MOST_ADDED > entryAt(m, m[at.ENTRIES_AT])) return FULL;
    if (2 * (m[at.ENTRIES_AT] + at.MOST_CHILDREN) > m[at.CLOSED_MASK_AT]) return FULL;
    if (m[at.VISITED_AT] >= m[at.DEEPER_NODES_AT]) broaden(m);
    const number = pop(m);
    if (number < 0) return LOST;
    m[at.VISITED_AT] = m[at.VISITED_AT] + 1;
    const entry = entryAt(m, number);
    let position = m[entry + at.ENTRY_PARENT];
    if (m[entry + at.ENTRY_MOVE] !== at.NO_MOVE) {
      position = m[at.USED_AT];
      make(m, entry, pool + position * at.POSITION);
      m[at.USED_AT] = position + 1;
    }
    const s = pool + position * at.POSITION;
    const isLate = m[s + at.LATE] !== 0;
    const hasLate = !isLate && m[s + at.PENDING] === 0;
    if (!isLate && isLost(m, s)) continue;
    m[at.PARENT_AT] = position;
    if (hasLate) {
      m[s + at.LATE] = 1;
      addLate(m, number, position);
    }
    expand(m, s, !isLate, !hasLate);
    if (m[at.WON_AT] !== 0) return WON;
  }
  return OPEN;
}

/** Sorts positions by their estimates, the most promising last, with room for one more behind them. */
function sort(m: Words, first: i32, end: i32): void {
  for (let s = first; s < end; s += at.POSITION) m[s + at.NEXT] = estimate(m, baseOf(m, s), m[s + at.DEPTH]);
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
  m[at.LISTED_AT] = 0;
  while (m[at.VISITED_AT] < limit) {
    const used = m[at.STACK_USED_AT];
    if (used === 0) {
      const number = pop(m);
      if (number < 0) return m[at.LOST_SOME_AT] !== 0 ? FULL : LOST;
      make(m, entryAt(m, number), stack);
      // Parents on the stack are numbers from 0, those in the pool numbers from -2 down.
      if (m[stack + at.PARENT] >= 0) m[stack + at.PARENT] = -2 - m[stack + at.PARENT];
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
    if (isLost(m, top)) continue;
    if (used + at.MOST_CHILDREN > m[at.STACK_ROOM_AT]) {
      m[at.LOST_SOME_AT] = 1;
      continue;
    }
    const first = top + at.POSITION;
    m[at.OUT_AT] = first;
    m[at.PARENT_AT] = used - 1;
    expand(m, top, m[top + at.LATE] === 0, true);
    if (m[at.WON_AT] !== 0) return WON;
    const end = m[at.OUT_AT];
    sort(m, first, end);
    m[at.STACK_USED_AT] = used + (end - first) / at.POSITION;
  }
  return OPEN;
}
