/**
 * The board of columns that are runs (alike.ts): where each card is, how many of the cards alike have nothing on them,
 * and the stock and the reserve. Which card lies on which is found again when a line is written out. `m` is the memory.
 */
import { flip } from '../../common/card-sets.ts';
import * as at from './layout.ts';

/** The last card of the reserve; NO_CARD when there is none. */
export function reservedCard(m: Words): i32 {
  const reserved = m[at.RESERVED_AT];
  return reserved > 0 ? m[at.RESERVE_AT + reserved - 1] : at.NO_CARD;
}

/** Whether a card in a column has nothing on it, or one alike has not. */
export function isBare(m: Words, card: i32): boolean {
  return m[at.BARE_COUNTS_AT + m[at.ALIKE_AT + card]] > 0;
}

/** Whether the last card of the reserve comes to a column when this card leaves for another place. */
export function refills(m: Words, card: i32): boolean {
  return m[at.RESERVED_AT] > 0 && m[at.WHERE_AT + card] === at.LOWEST && m[at.REFILL_AT] !== 0;
}

/** The change of a word of the key when a card goes from one place to another; `words` is LOW_AT or HIGH_AT. */
export function keyChange(m: Words, words: i32, card: i32, from: i32, to: i32): i32 {
  return m[words + (card << 2) + to] - m[words + (card << 2) + from];
}

/** One of the cards alike has something on it now and had not, or the other way round. */
function toggle(m: Words, first: i32): void {
  flip(m, at.RUN_ENDS_AT, first);
  m[at.OPEN_AT] = m[at.OPEN_AT] ^ m[at.CARRIED_AT + 2 * first];
  m[at.OPEN_AT + 1] = m[at.OPEN_AT + 1] ^ m[at.CARRIED_AT + 2 * first + 1];
}

/** One of the cards alike has nothing on it any more, or comes to a column. */
function uncover(m: Words, first: i32): void {
  const bare = m[at.BARE_COUNTS_AT + first];
  m[at.BARE_COUNTS_AT + first] = bare + 1;
  if (bare === 0) toggle(m, first);
}

/** One of the cards alike that had nothing on it has something, or leaves. */
function cover(m: Words, first: i32): void {
  const bare = m[at.BARE_COUNTS_AT + first] - 1;
  m[at.BARE_COUNTS_AT + first] = bare;
  if (bare === 0) toggle(m, first);
}

/** Notes where a card is now. */
function put(m: Words, card: i32, place: i32): void {
  const from = m[at.WHERE_AT + card];
  if (from === at.LOWEST) flip(m, at.LOWEST_SET_AT, card);
  else if (from === at.JOINED) flip(m, at.JOINED_SET_AT, card);
  if (place === at.LOWEST) flip(m, at.LOWEST_SET_AT, card);
  else if (place === at.JOINED) flip(m, at.JOINED_SET_AT, card);
  m[at.WHERE_AT + card] = place;
  m[at.KEY_AT] = m[at.KEY_AT] + keyChange(m, at.LOW_AT, card, from, place);
  m[at.KEY_AT + 1] = m[at.KEY_AT + 1] + keyChange(m, at.HIGH_AT, card, from, place);
}

/** Takes a card from where it is to another place, there or back. */
export function move(m: Words, card: i32, to: i32): void {
  const from = m[at.WHERE_AT + card];
  const suit = at.FOUND_AT + (card >> 4);
  if (from === at.JOINED) uncover(m, m[at.CARRIER_AT + card]);
  if (to === at.JOINED) cover(m, m[at.CARRIER_AT + card]);
  if (from === at.UP) m[suit] = m[suit] - 1;
  else if (to === at.UP) m[suit] = m[suit] + 1;
  const wasIn = from === at.LOWEST || from === at.JOINED;
  const isIn = to === at.LOWEST || to === at.JOINED;
  if (wasIn && !isIn) cover(m, m[at.ALIKE_AT + card]);
  put(m, card, to);
  if (isIn && !wasIn) uncover(m, m[at.ALIKE_AT + card]);
}

/** Plays a card, with what lies on it, onto a card that it fits on, to a space, or up; `turn` is the turn afterwards. */
export function make(m: Words, frame: i32, card: i32, to: i32, turn: i32): void {
  const from = m[at.WHERE_AT + card];
  const isRefilled = refills(m, card);
  m[frame + at.PLAY] = card | (to << 6);
  m[frame + at.FROM] = isRefilled ? from | at.REFILLED : from;
  m[frame + at.OLD_MASK] = m[at.MASK_AT];
  m[frame + at.OLD_LATER] = m[at.LATER_AT];
  m[frame + at.OLD_TURN] = m[at.TURN_AT];
  m[frame + at.OLD_RESERVED] = m[at.RESERVED_AT];
  if (from === at.UNPLAYED) {
    if (reservedCard(m) === card) m[at.RESERVED_AT] = m[at.RESERVED_AT] - 1;
    else {
      const place = m[at.PLACES_AT + card];
      const word = place < 32 ? at.MASK_AT : at.LATER_AT;
      m[word] = m[word] & ~(1 << (place & 31));
      m[at.TURN_AT] = turn;
    }
  }
  move(m, card, to);
  if (!isRefilled) return;
  const next = reservedCard(m);
  m[at.RESERVED_AT] = m[at.RESERVED_AT] - 1;
  move(m, next, at.LOWEST);
}

export function undo(m: Words, frame: i32): void {
  const from = m[frame + at.FROM];
  if ((from & at.REFILLED) !== 0) move(m, m[at.RESERVE_AT + m[at.RESERVED_AT]], at.UNPLAYED);
  move(m, m[frame + at.PLAY] & 63, from & 3);
  m[at.MASK_AT] = m[frame + at.OLD_MASK];
  m[at.LATER_AT] = m[frame + at.OLD_LATER];
  m[at.TURN_AT] = m[frame + at.OLD_TURN];
  m[at.RESERVED_AT] = m[frame + at.OLD_RESERVED];
}

/** Whether all cards are on the foundations. */
export function allAreUp(m: Words): boolean {
  return m[at.FOUND_AT] + m[at.FOUND_AT + 1] + m[at.FOUND_AT + 2] + m[at.FOUND_AT + 3] === m[at.TOTAL_AT];
}
