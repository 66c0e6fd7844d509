/** Positions that wait to be expanded, in buckets by their estimates. Of those in one bucket the last added is taken first. */
import { lowest } from '../../common/portable.ts';
import * as at from './layout.ts';
import { estimate } from './estimate.ts';

/** In the place of the next entry: the position is expanded, or is on the stack. */
const TAKEN = -1;

/** The place of an entry. */
export function entryAt(m: Words, number: i32): i32 {
  return m[at.END_AT] - (number + 1) * at.ENTRY_WORDS;
}

function push(m: Words, number: i32, sum: i32): void {
  const bucket = sum >= at.BUCKETS ? at.BUCKETS - 1 : sum;
  m[entryAt(m, number) + at.ENTRY_NEXT] = m[at.BUCKETS_AT + bucket];
  m[at.BUCKETS_AT + bucket] = number + 1;
  const word = bucket >> 5;
  m[at.FILLED_AT + word] = m[at.FILLED_AT + word] | (1 << (bucket & 31));
  if (word < m[at.LOWEST_AT]) m[at.LOWEST_AT] = word;
}

/** Adds a position by its parent and the move from it. */
export function addWaiting(m: Words, parent: i32, move: i32, base: i32, depth: i32): void {
  const number = m[at.ENTRIES_AT];
  const entry = entryAt(m, number);
  m[entry + at.ENTRY_PARENT] = parent;
  m[entry + at.ENTRY_MOVE] = move;
  m[entry + at.ENTRY_BASE] = base;
  m[at.ENTRIES_AT] = number + 1;
  push(m, number, estimate(m, base, depth));
}

/** Adds an entry again, for the late moves of its position, which is in the pool under this number. */
export function addLate(m: Words, number: i32, position: i32): void {
  const entry = entryAt(m, number);
  m[entry + at.ENTRY_PARENT] = position;
  m[entry + at.ENTRY_MOVE] = at.NO_MOVE;
  const depth = m[m[at.POOL_AT] + position * at.POSITION + at.DEPTH];
  push(m, number, estimate(m, m[entry + at.ENTRY_BASE], depth) + m[at.LATE_AT]);
}

/** Takes the entry of the most promising position, as its number; -1 when there is none. */
export function pop(m: Words): i32 {
  let word = m[at.LOWEST_AT];
  while (word < at.BUCKETS / 32 && m[at.FILLED_AT + word] === 0) word++;
  m[at.LOWEST_AT] = word;
  if (word === at.BUCKETS / 32) return -1;
  const filled = m[at.FILLED_AT + word];
  const bucket = (word << 5) + lowest(filled);
  const number = m[at.BUCKETS_AT + bucket] - 1;
  const entry = entryAt(m, number);
  const next = m[entry + at.ENTRY_NEXT];
  m[at.BUCKETS_AT + bucket] = next;
  if (next === 0) m[at.FILLED_AT + word] = filled & (filled - 1);
  m[entry + at.ENTRY_NEXT] = TAKEN;
  return number;
}

/**
 * Every move made counts more from now on, and all positions that wait get their places anew. What was not found soon
 * is rather to be found near the first position than further on the way that looks best.
 */
export function broaden(m: Words): void {
  const deep = m[at.DEEP_AT] + m[at.DEEPER_AT];
  m[at.DEEP_AT] = deep > m[at.DEEPEST_AT] ? m[at.DEEPEST_AT] : deep;
  m[at.DEEPER_NODES_AT] = 2 * m[at.DEEPER_NODES_AT];
  for (let i = at.BUCKETS_AT; i < at.SCRATCH_AT; i++) m[i] = 0;
  m[at.LOWEST_AT] = at.BUCKETS / 32;
  for (let number = 0; number < m[at.ENTRIES_AT]; number++) {
    const entry = entryAt(m, number);
    if (m[entry + at.ENTRY_NEXT] === TAKEN) continue;
    const isChild = m[entry + at.ENTRY_MOVE] !== at.NO_MOVE;
    const position = m[at.POOL_AT] + m[entry + at.ENTRY_PARENT] * at.POSITION;
    const sum = estimate(m, m[entry + at.ENTRY_BASE], m[position + at.DEPTH] + (isChild ? 1 : 0));
    push(m, number, m[position + at.LATE] !== 0 && !isChild ? sum + m[at.LATE_AT] : sum);
  }
}
