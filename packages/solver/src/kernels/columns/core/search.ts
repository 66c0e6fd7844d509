/**
 * Depth first where the columns are runs (alike.ts): a position is where each card is. Whether a move leads to a position
 * that was met is known before it is made.
 */
import { holds } from '../../common/card-sets.ts';
import { bitsIn, lowest, times } from '../../common/portable.ts';
import { isBare, allAreUp, keyChange, make, refills, reservedCard, undo } from './board.ts';
import * as at from './layout.ts';
import { isLost } from './relaxation.ts';
import { leavesStock, readStock } from './stock.ts';
import { addPosition, forgetTurns } from './table.ts';

export { doubleTable } from './table.ts';

/**
 * How a call ends: at its limit, won, lost, at the end of a round, with no room for more positions, or for a deeper one.
 * RUNS_ENDINGS has the names (runs-machine.ts).
 */
const OPEN = 0;
const WON = 1;
const LOST = 2;
const ROUND = 3;
const FULL = 4;
const DEEP = 5;

/** A bijection of words that spreads every bit (memory/hash.ts). */
function mix(word: i32): i32 {
  let x = word ^ (word >>> 16);
  x = times(x, 0x7feb352d);
  x ^= x >>> 15;
  x = times(x, 0x846ca68b | 0);
  return x ^ (x >>> 16);
}

function frameAt(depth: i32): i32 {
  return at.FRAMES_FROM + at.FRAME_SIZE * depth;
}

/** Notes a position at the next depth; false when it was met. */
function enterPosition(m: Words, low: i32, high: i32, turn: i32): boolean {
  // The pass, which is the upper part of the turn.
  const pass = turn >> 6;
  const key = mix((low + times(pass, 0x9e3779b1 | 0)) | 0);
  const other = mix((high + times(pass, 0x85ebca6b | 0)) | 0);
  const frame = frameAt(m[at.FRAMES_USED_AT]);
  m[frame + at.FRAME_KEY] = key;
  m[frame + at.FRAME_KEY + 1] = other;
  return addPosition(m, key, other, turn & 63);
}

/** Whether a move leads to a position that was not met; notes it. */
function isNew(m: Words, card: i32, to: i32, turn: i32): boolean {
  const from = m[at.WHERE_AT + card];
  let low = m[at.KEY_AT] + keyChange(m, at.LOW_AT, card, from, to);
  let high = m[at.KEY_AT + 1] + keyChange(m, at.HIGH_AT, card, from, to);
  if (refills(m, card)) {
    const next = reservedCard(m);
    low += keyChange(m, at.LOW_AT, next, at.UNPLAYED, at.LOWEST);
    high += keyChange(m, at.HIGH_AT, next, at.UNPLAYED, at.LOWEST);
  }
  return enterPosition(m, low | 0, high | 0, turn);
}

/** Whether all that fits on a card is up, or next of its suit and low as well (dominance-foundation.ts). */
function isLow(m: Words, card: i32, suits: i32): boolean {
  for (let word = 0; word < 2; word++)
    for (let rest = m[at.CARRIED_AT + 2 * card + word]; rest !== 0; rest &= rest - 1) {
      const guest = (word << 5) + lowest(rest);
      const suit = guest >> 4;
      const next = m[at.FOUND_AT + suit];
      if ((guest & 15) < next) continue;
      if ((guest & 15) > next) return false;
      if (((suits >> suit) & 1) === 0 && !isLow(m, guest, suits | (1 << suit))) return false;
    }
  return true;
}

function push(m: Words, card: i32, to: i32, score: i32): void {
  const move = card | (to << 6);
  const end = m[at.MOVES_END_AT];
  const isStock = m[at.WHERE_AT + card] === at.UNPLAYED && card !== reservedCard(m);
  const round = m[at.ROUND_AT];
  let noise = 0;
  if (round !== 0) noise = mix((m[at.KEY_AT] + times(move, 0x9e3779b1 | 0) + round) | 0) >>> 26;
  m[end] = move;
  m[end + 1] = isStock ? m[at.TURNS_AT + m[at.PLACES_AT + card]] : m[at.TURN_AT];
  m[end + 2] = score + noise;
  m[at.MOVES_END_AT] = end + at.MOVE_SIZE;
}

/** Pushes the moves of a set of cards. */
function pushAll(m: Words, word: i32, cards: i32, to: i32, score: i32): void {
  for (let rest = cards; rest !== 0; rest &= rest - 1) push(m, (word << 5) + lowest(rest), to, score);
}

/** Sorts the moves from `begin` on by score, stable; by insertion, since there are few. */
function sort(m: Words, begin: i32): void {
  const end = m[at.MOVES_END_AT];
  for (let from = begin + at.MOVE_SIZE; from < end; from += at.MOVE_SIZE) {
    const move = m[from];
    const turn = m[from + 1];
    const score = m[from + 2];
    let to = from;
    for (; to > begin && m[to - 1] > score; to -= at.MOVE_SIZE) {
      m[to] = m[to - 3];
      m[to + 1] = m[to - 2];
      m[to + 2] = m[to - 1];
    }
    m[to] = move;
    m[to + 1] = turn;
    m[to + 2] = score;
  }
}

/** Lists the moves of the position, the best one last. */
function expand(m: Words): void {
  const begin = m[at.MOVES_END_AT];
  const reserved = reservedCard(m);
  m[frameAt(m[at.FRAMES_USED_AT]) + at.BEGIN] = begin;
  m[at.FRAMES_USED_AT] = m[at.FRAMES_USED_AT] + 1;
  readStock(m);
  for (let suit = 0; suit < 4; suit++) {
    const next = m[at.FOUND_AT + suit];
    const card = (suit << 4) + next;
    if (next >= m[at.RANKS_AT] || !holds(m, at.PACK_AT, card)) continue;
    const isIn = m[at.WHERE_AT + card] !== at.UNPLAYED;
    const isFree = isIn ? isBare(m, card) : card === reserved || holds(m, at.GIVEN_AT, card);
    if (!isFree) continue;
    if (isLow(m, card, 1 << suit) && (isIn || card === reserved || leavesStock(m, card))) {
      m[at.MOVES_END_AT] = begin;
      push(m, card, at.UP, 0);
      return;
    }
    push(m, card, at.UP, isIn ? 60 : card === reserved ? 70 : 40);
  }
  if (isLost(m)) {
    m[at.MOVES_END_AT] = begin;
    return;
  }
  const columns = bitsIn(m[at.LOWEST_SET_AT]) + bitsIn(m[at.LOWEST_SET_AT + 1]);
  const hasSpace = columns < m[at.COLUMNS_AT] && (m[at.REFILL_AT] === 0 || m[at.RESERVED_AT] === 0);
  for (let word = 0; word < 2; word++) {
    const given = m[at.GIVEN_AT + word];
    const fits = m[at.OPEN_AT + word];
    const kept = reserved >> 5 === word ? 1 << (reserved & 31) : 0;
    pushAll(m, word, given & fits, at.JOINED, 20);
    pushAll(m, word, m[at.LOWEST_SET_AT + word] & fits, at.JOINED, 35);
    pushAll(m, word, kept & fits, at.JOINED, 55);
    if (!hasSpace) continue;
    const taken = m[at.SPACE_CARDS_AT + word];
    if (m[at.TABLEAU_SPACES_AT] !== 0) pushAll(m, word, m[at.JOINED_SET_AT + word] & taken, at.LOWEST, 10);
    if (m[at.WASTE_SPACES_AT] !== 0) pushAll(m, word, given & taken, at.LOWEST, 15);
    if (m[at.RESERVE_SPACES_AT] !== 0) pushAll(m, word, kept & taken, at.LOWEST, 50);
  }
  sort(m, begin);
}

/** Enters the position at the start of a round. */
export function startRound(m: Words): void {
  m[at.FRAMES_USED_AT] = 0;
  m[at.MOVES_END_AT] = m[at.MOVES_AT];
  enterPosition(m, m[at.KEY_AT], m[at.KEY_AT + 1], m[at.TURN_AT]);
  expand(m);
}

/** Goes back to the start; what was searched to its end stays in the table (rounds.ts). */
export function endRound(m: Words): void {
  const depth = m[at.FRAMES_USED_AT];
  for (let i = 0; i < depth; i++)
    forgetTurns(m, m[frameAt(i) + at.FRAME_KEY], m[frameAt(i) + at.FRAME_KEY + 1]);
  for (let i = depth - 1; i > 0; i--) undo(m, frameAt(i));
  m[at.FRAMES_USED_AT] = 0;
  m[at.ROUND_AT] = m[at.ROUND_AT] + 1;
}

/** Searches on, up to so many further positions. */
export function searchRuns(m: Words, limit: i32): i32 {
  m[at.VISITS_AT] = 0;
  while (m[at.FRAMES_USED_AT] > 0) {
    const depth = m[at.FRAMES_USED_AT] - 1;
    const frame = frameAt(depth);
    const end = m[at.MOVES_END_AT];
    if (end === m[frame + at.BEGIN]) {
      m[at.FRAMES_USED_AT] = depth;
      if (depth > 0) undo(m, frame);
      continue;
    }
    if (m[at.VISITS_AT] >= limit) return OPEN;
    if (m[at.ROUND_LEFT_AT] <= 0) return ROUND;
    if (m[at.TABLE_ENTRIES_AT] >= m[at.TABLE_ROOM_AT]) return FULL;
    if (depth + 2 >= m[at.FRAMES_ROOM_AT] || end + at.MOVE_SIZE * at.MOST_MOVES > m[at.MOVES_ROOM_AT])
      return DEEP;
    const next = end - at.MOVE_SIZE;
    const card = m[next] & 63;
    const to = m[next] >> 6;
    const turn = m[next + 1];
    m[at.MOVES_END_AT] = next;
    m[at.VISITS_AT] = m[at.VISITS_AT] + 1;
    m[at.ROUND_LEFT_AT] = m[at.ROUND_LEFT_AT] - 1;
    if (!isNew(m, card, to, turn)) continue;
    make(m, frameAt(depth + 1), card, to, turn);
    if (allAreUp(m)) return WON;
    expand(m);
  }
  return LOST;
}
