/**
 * Positions and moves. A position is a record of 28 words (layout.ts), and a move makes a copy of it and changes that.
 * `m` is the memory, `s` the place of a position in it.
 *
 * Where a space takes any card, a card alone in a column is as good as one in a cell, and both are *loose*
 * (loose-cards.ts). Then empty columns and cells are one kind of place.
 */
import { flip, holds } from '../../common/card-sets.ts';
import { lowest } from '../../common/portable.ts';
import * as at from './layout.ts';

export function fateOf(m: Words, s: i32, card: i32): i32 {
  return (m[s + at.FATES + (card >> 3)] >>> ((card & 7) << 2)) & 15;
}

export function foundOf(m: Words, s: i32, suit: i32): i32 {
  return (m[s + at.FOUND] >>> (suit << 3)) & 255;
}

/** Places that take any card: free cells, and empty columns where they are one kind of place with the cells. */
export function freePlaces(m: Words, s: i32): i32 {
  const free = m[at.CELLS_AT] - m[s + at.LOOSE_COUNT];
  return m[at.MERGED_AT] !== 0 ? free + m[s + at.EMPTIES] : free;
}

export function setFate(m: Words, s: i32, card: i32, fate: i32): void {
  const word = s + at.FATES + (card >> 3);
  const shift = (card & 7) << 2;
  const old = (m[word] >>> shift) & 15;
  m[word] = m[word] ^ ((old ^ fate) << shift);
  const from = (card << 4) + old;
  const to = (card << 4) + fate;
  m[s + at.COST] = m[s + at.COST] + m[at.COSTS_AT + to] - m[at.COSTS_AT + from];
  m[s + at.KEY] = m[s + at.KEY] + m[at.KEYS_AT + 2 * to] - m[at.KEYS_AT + 2 * from];
  m[s + at.KEY + 1] = m[s + at.KEY + 1] + m[at.KEYS_AT + 2 * to + 1] - m[at.KEYS_AT + 2 * from + 1];
}

/** A card that is alone in its column becomes loose. */
function loosen(m: Words, s: i32, card: i32): void {
  flip(m, s + at.LASTS, card);
  flip(m, s + at.LOOSES, card);
  m[s + at.EMPTIES] = m[s + at.EMPTIES] + 1;
  m[s + at.LOOSE_COUNT] = m[s + at.LOOSE_COUNT] + 1;
  setFate(m, s, card, at.SET_ASIDE);
}

export function loosenAll(m: Words, s: i32): void {
  for (let word = 0; word < 2; word++)
    for (let rest = m[s + at.LASTS + word]; rest !== 0; rest &= rest - 1) {
      const card = (word << 5) + lowest(rest);
      if (fateOf(m, s, card) === at.FOOT) loosen(m, s, card);
    }
}

/** Moves a card, with those on it up to `last`, to what its new fate says. The card that is last in its place, or AT_FOOT. */
export function playCards(m: Words, s: i32, card: i32, fate: i32, last: i32): i32 {
  const from = fateOf(m, s, card);
  const below = m[at.BELOW_AT + (card << 4) + from];
  const free = m[at.MERGED_AT] !== 0 ? freePlaces(m, s) : 1;
  let exposed = at.AT_FOOT;
  if (from === at.SET_ASIDE) {
    flip(m, s + at.LOOSES, card);
    m[s + at.LOOSE_COUNT] = m[s + at.LOOSE_COUNT] - 1;
  } else if (from === at.HOME) {
    m[s + at.FOUND] = m[s + at.FOUND] - (1 << ((card >> 4) << 3));
    m[s + at.CARDS_LEFT] = m[s + at.CARDS_LEFT] + 1;
  } else if (below === at.IN_RESERVE) flip(m, s + at.RESERVES, card);
  else {
    flip(m, s + at.LASTS, last);
    if (below === at.AT_FOOT) m[s + at.EMPTIES] = m[s + at.EMPTIES] + 1;
    else {
      flip(m, s + at.LASTS, below);
      exposed = below;
    }
  }
  setFate(m, s, card, fate);
  if (fate === at.HOME) {
    m[s + at.FOUND] = m[s + at.FOUND] + (1 << ((card >> 4) << 3));
    m[s + at.CARDS_LEFT] = m[s + at.CARDS_LEFT] - 1;
  } else if (fate === at.SET_ASIDE) {
    flip(m, s + at.LOOSES, card);
    m[s + at.LOOSE_COUNT] = m[s + at.LOOSE_COUNT] + 1;
  } else {
    flip(m, s + at.LASTS, last);
    const on = m[at.BELOW_AT + (card << 4) + fate];
    if (on === at.AT_FOOT) m[s + at.EMPTIES] = m[s + at.EMPTIES] - 1;
    else if (holds(m, s + at.LOOSES, on)) {
      flip(m, s + at.LOOSES, on);
      m[s + at.LOOSE_COUNT] = m[s + at.LOOSE_COUNT] - 1;
      m[s + at.EMPTIES] = m[s + at.EMPTIES] - 1;
      setFate(m, s, on, at.FOOT);
    } else flip(m, s + at.LASTS, on);
  }
  if (m[at.MERGED_AT] === 0 || freePlaces(m, s) < 1) return exposed;
  if (free < 1) loosenAll(m, s);
  else if (exposed !== at.AT_FOOT && fateOf(m, s, exposed) === at.FOOT) loosen(m, s, exposed);
  return exposed;
}

/** Whether a card is the last of its pile. */
export function isLast(m: Words, s: i32, card: i32): boolean {
  const word = card >> 5;
  return (
    (((m[s + at.LASTS + word] | m[s + at.LOOSES + word] | m[s + at.RESERVES + word]) >>> (card & 31)) & 1) !==
    0
  );
}

/** Whether a card that its foundation takes may go there without a choice (packages/engine/src/safe.ts has the proof). */
export function isSafe(m: Words, s: i32, card: i32): boolean {
  const returns = m[at.RETURNS_AT] !== 0;
  let low = 0;
  let high = 0;
  let size = 0;
  let next = 0;
  m[at.LIST_AT] = card;
  if (card < 32) low = 1 << card;
  else high = 1 << (card & 31);
  size = 1;
  while (next < size) {
    const one = m[at.LIST_AT + next];
    next++;
    const count = m[at.GUESTS_AT + one];
    for (let i = returns ? -1 : 0; i < count; i++) {
      // Where cards come back, also the card below it on its foundation.
      if (i < 0 && (one & 15) === 0) continue;
      const guest = i < 0 ? one - 1 : m[at.GUEST_AT + (one << 3) + i];
      const bit = 1 << (guest & 31);
      if (((guest < 32 ? low : high) & bit) !== 0) continue;
      const rank = guest & 15;
      const found = foundOf(m, s, guest >> 4);
      if (found < rank) return false;
      if (found > rank && !returns) continue;
      if (guest < 32) low |= bit;
      else high |= bit;
      m[at.LIST_AT + size] = guest;
      size++;
    }
  }
  return true;
}

/** Makes all safe moves to the foundations. In the end it does not matter in which order. */
export function settle(m: Words, s: i32): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let suit = 0; suit < 4; suit++) {
      const rank = foundOf(m, s, suit);
      if (rank >= m[at.SIZES_AT + suit]) continue;
      const card = (suit << 4) + rank;
      if (!isLast(m, s, card) || !isSafe(m, s, card)) continue;
      playCards(m, s, card, at.HOME, card);
      changed = true;
    }
  }
}
