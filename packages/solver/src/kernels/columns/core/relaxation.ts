/**
 * A position of runs (alike.ts) is lost when not even an easier game can be won from it, in which whatever was once
 * possible stays possible: the same idea as in ../delete-relaxation.ts, and sharper, since all columns are runs. One thing is
 * not given away: lowest cards that stay where they are take up columns.
 *
 * PROOF. By induction along a real win. Call a card *let go* when it can go up, fits on a card that has nothing on it, or
 * fits into a space that takes cards from anywhere.
 * - A card goes on one of several cards alike. One of them has nothing on it now, or comes to a column, or what lies on
 *   it goes up or to a space.
 * - A card in a column goes up when it has nothing on it, or one alike has not.
 * - Of the stock as in ../delete-relaxation.ts.
 * - A card of the reserve leaves it when those above it have left, to go up, to a card, or to fill a space.
 * - While the reserve fills the spaces, all columns have cards, and nothing else becomes the lowest card of one. So of
 *   the lowest cards of now and the cards that have left the reserve, all but as many as there are columns are up or on
 *   other cards. A card that is never let go is neither. If two of them fit on the same cards and never go up, and only
 *   one of these is ever in a column, one of the two is neither, too. So there are no more such cards than columns.
 * - A space takes other cards when the reserve is empty, or where it fills no spaces. Until the first such space is
 *   used nothing else becomes the lowest card of a column, either. So there is none as long as cards that stay take up
 *   all columns.
 *
 * SIDE CONDITIONS. Those of alike.ts; all cards belong on the foundations; there is one reserve pile.
 */
import { holds } from '../../common/card-sets.ts';
import { bitsIn, lowest } from '../../common/portable.ts';
import * as at from './layout.ts';

/** Adds a card to a set. */
function add(m: Words, set: i32, card: i32): void {
  const word = set + (card >> 5);
  m[word] = m[word] | (1 << (card & 31));
}

/** Cards alike have one with nothing on it. */
function open(m: Words, first: i32): void {
  if (first === at.NO_CARD || holds(m, at.RELAXED_ENDS_AT, first)) return;
  add(m, at.RELAXED_ENDS_AT, first);
  m[at.RELAXED_FITS_AT] = m[at.RELAXED_FITS_AT] | m[at.CARRIED_AT + 2 * first];
  m[at.RELAXED_FITS_AT + 1] = m[at.RELAXED_FITS_AT + 1] | m[at.CARRIED_AT + 2 * first + 1];
  m[at.CHANGED_AT] = 1;
}

/** A card comes to a column. */
function comeIn(m: Words, card: i32): void {
  if (holds(m, at.RELAXED_IN_AT, card)) return;
  add(m, at.RELAXED_IN_AT, card);
  m[at.CHANGED_AT] = 1;
  open(m, m[at.ALIKE_AT + card]);
}

function rise(m: Words, card: i32): void {
  const up = at.RELAXED_UP_AT + (card >> 4);
  m[up] = m[up] + 1;
  m[at.CHANGED_AT] = 1;
  if (holds(m, at.JOINED_SET_AT, card)) open(m, m[at.CARRIER_AT + card]);
}

/** What goes up from the columns and from the end of the reserve. */
function goUp(m: Words): void {
  const reserve = m[at.RELAXED_RESERVE_AT];
  const last = reserve === 0 ? at.NO_CARD : m[at.RESERVE_AT + reserve - 1];
  for (let suit = 0; suit < 4; suit++)
    for (let rank = m[at.RELAXED_UP_AT + suit]; rank < m[at.RANKS_AT]; rank++) {
      const card = (suit << 4) + rank;
      const isIn = holds(m, at.RELAXED_IN_AT, card) && holds(m, at.RELAXED_ENDS_AT, m[at.ALIKE_AT + card]);
      if (!isIn && card !== last) break;
      rise(m, card);
    }
}

/** 1 for a lowest card that stays where it is, or keeps another one from leaving; else 0. */
function stays(m: Words, card: i32): i32 {
  if ((card & 15) < m[at.RELAXED_UP_AT + (card >> 4)]) return 0;
  if (!holds(m, at.RELAXED_FITS_AT, card)) return 1;
  const first = m[at.CARRIER_AT + card];
  if (m[at.RELAXED_SPACE_AT] !== 0 || first === at.NO_CARD) return 0;
  const in0 = m[at.RELAXED_IN_AT] & m[at.MEMBERS_AT + 2 * first];
  const in1 = m[at.RELAXED_IN_AT + 1] & m[at.MEMBERS_AT + 2 * first + 1];
  if (bitsIn(in0) + bitsIn(in1) > 1) return 0;
  if (holds(m, at.RELAXED_WANTED_AT, first)) return 1;
  add(m, at.RELAXED_WANTED_AT, first);
  return 0;
}

/** How many of the lowest cards of columns stay there. */
function keptLowest(m: Words): i32 {
  m[at.RELAXED_WANTED_AT] = 0;
  m[at.RELAXED_WANTED_AT + 1] = 0;
  let kept = 0;
  for (let word = 0; word < 2; word++)
    for (let rest = m[at.LOWEST_SET_AT + word]; rest !== 0; rest &= rest - 1)
      kept += stays(m, (word << 5) + lowest(rest));
  return kept;
}

/** What leaves the reserve, in its order; `kept` lowest cards stay where they are, returns how many do in the end. */
function leaveReserve(m: Words, kept: i32): i32 {
  const columns = m[at.COLUMNS_AT];
  const refill = m[at.REFILL_AT] !== 0;
  let all = kept;
  for (let place = m[at.RESERVED_AT] - 1; place >= 0; place--) {
    const card = m[at.RESERVE_AT + place];
    const fits = holds(m, at.RELAXED_FITS_AT, card);
    const fills = refill && all < columns;
    if (refill) {
      all += stays(m, card);
      if (all > columns) return columns;
    } else if (!fits && (card & 15) >= m[at.RELAXED_UP_AT + (card >> 4)]) return kept;
    if (fits || fills) comeIn(m, card);
    if (place < m[at.RELAXED_RESERVE_AT]) {
      m[at.RELAXED_RESERVE_AT] = place;
      m[at.CHANGED_AT] = 1;
    }
  }
  return all;
}

function isDrawn(m: Words, place: i32): boolean {
  return holds(m, at.RELAXED_DRAWN_AT, place);
}

/** Whether the card at a place among those left comes to the end of the waste. */
function comes(m: Words, place: i32): boolean {
  if (m[at.SET_AT] !== 0 || isDrawn(m, place + 1)) return true;
  const first = m[at.RELAXED_DRAWN_AT];
  let before = bitsIn(place < 32 ? first & ((1 << place) - 1) : first);
  if (place > 32) before += bitsIn(m[at.RELAXED_DRAWN_AT + 1] & ((1 << (place & 31)) - 1));
  return before >= m[at.REST_AT + place + 1];
}

/** What leaves the stock for a card it fits on, a space, or its foundation. */
function leaveStock(m: Words): void {
  for (let word = 0; word < 2; word++) {
    const next = nextUp(m, 2 * word) | (nextUp(m, 2 * word + 1) << 16);
    const useful = (m[at.RELAXED_FITS_AT + word] & ~m[at.RELAXED_IN_AT + word]) | next;
    for (let rest = m[at.STOCKED_AT + word] & useful; rest !== 0; rest &= rest - 1) {
      const card = (word << 5) + lowest(rest);
      const place = m[at.BEFORE_AT + m[at.PLACES_AT + card]];
      if (!isDrawn(m, place)) {
        if (!holds(m, at.GIVEN_AT, card) && !comes(m, place)) continue;
        add(m, at.RELAXED_DRAWN_AT, place);
        m[at.CHANGED_AT] = 1;
      }
      if ((card & 15) === m[at.RELAXED_UP_AT + (card >> 4)]) rise(m, card);
      if (holds(m, at.RELAXED_FITS_AT, card)) comeIn(m, card);
    }
  }
}

/** The next card of a suit to go up, as a bit of 16; 0 when there is none. */
function nextUp(m: Words, suit: i32): i32 {
  const up = m[at.RELAXED_UP_AT + suit];
  return up < m[at.RANKS_AT] ? 1 << up : 0;
}

/** A space takes any of the cards it is for, from now on. */
function openSpace(m: Words): void {
  m[at.RELAXED_SPACE_AT] = 1;
  m[at.CHANGED_AT] = 1;
  for (let word = 0; word < 2; word++) {
    const takes = m[at.SPACE_CARDS_AT + word];
    m[at.RELAXED_FITS_AT + word] = m[at.RELAXED_FITS_AT + word] | takes;
    for (let rest = m[at.JOINED_SET_AT + word] & takes; rest !== 0; rest &= rest - 1)
      open(m, m[at.CARRIER_AT + (word << 5) + lowest(rest)]);
  }
}

/** Whether the position is lost even in the easier game. The stock must have been read. */
export function isLost(m: Words): boolean {
  for (let suit = 0; suit < 4; suit++) m[at.RELAXED_UP_AT + suit] = m[at.FOUND_AT + suit];
  for (let word = 0; word < 2; word++) {
    m[at.RELAXED_ENDS_AT + word] = m[at.RUN_ENDS_AT + word];
    m[at.RELAXED_DRAWN_AT + word] = 0;
    m[at.RELAXED_IN_AT + word] = m[at.LOWEST_SET_AT + word] | m[at.JOINED_SET_AT + word];
    m[at.RELAXED_FITS_AT + word] = m[at.OPEN_AT + word];
  }
  m[at.RELAXED_RESERVE_AT] = m[at.RESERVED_AT];
  m[at.RELAXED_SPACE_AT] = 0;
  const up = at.RELAXED_UP_AT;
  // In the easier game a space that takes any card frees all: what lies on other cards comes there, the rest of the reserve,
  // and the stock, from its last card on.
  const left = (m[at.PACK_AT] & ~m[at.SPACE_CARDS_AT]) | (m[at.PACK_AT + 1] & ~m[at.SPACE_CARDS_AT + 1]);
  const takesAll = left === 0;
  const hasStock = (m[at.STOCKED_AT] | m[at.STOCKED_AT + 1]) !== 0;
  do {
    // The reserve is the most work, so it has its turn when nothing else changes any more.
    do {
      m[at.CHANGED_AT] = 0;
      goUp(m);
      if (m[up] + m[up + 1] + m[up + 2] + m[up + 3] === m[at.TOTAL_AT]) return false;
      if (hasStock) leaveStock(m);
    } while (m[at.CHANGED_AT] !== 0);
    const kept = leaveReserve(m, keptLowest(m));
    const canFill = m[at.REFILL_AT] === 0 || m[at.RELAXED_RESERVE_AT] === 0;
    if (m[at.RELAXED_SPACE_AT] !== 0 || kept >= m[at.COLUMNS_AT] || !canFill) continue;
    if (takesAll) return false;
    openSpace(m);
  } while (m[at.CHANGED_AT] !== 0);
  return true;
}
