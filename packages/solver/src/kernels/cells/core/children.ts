/** The children of a position: what one move, and the safe moves after it, lead to. Positions met before are left out. */
import { holds } from '../../common/card-sets.ts';
import { copyWords, lowest, times } from '../../common/portable.ts';
import * as at from './layout.ts';
import { fateOf, foundOf, freePlaces, isLast, playCards, settle } from './board.ts';
import { addKey } from './closed.ts';
import { addWaiting } from './entries.ts';
import { baseOf, burdenAfter } from './estimate.ts';

/** Makes a move, and the safe moves after it, on a copy. */
export function makeChild(m: Words, s: i32, out: i32, card: i32, fate: i32, last: i32): void {
  copyWords(m, s, out, at.POSITION);
  const isHome = fate === at.HOME || fateOf(m, s, card) === at.HOME;
  m[out + at.PENDING] = fate !== at.HOME && isIdle(m, s, card) ? card + 1 : 0;
  const exposed = playCards(m, out, card, fate, last);
  // Otherwise no card that its foundation takes is last now and was not before.
  if (isHome || (exposed < at.AT_FOOT && foundOf(m, s, exposed >> 4) === (exposed & 15))) settle(m, out);
  m[out + at.MOVE] = card | (fate << 8) | (last << 12);
  m[out + at.PARENT] = m[at.PARENT_AT];
  m[out + at.DEPTH] = m[s + at.DEPTH] + 1;
  m[out + at.LATE] = 0;
}

/** Whether a card is in the reserve, and has to be used at once if it is placed (idle-cards.ts). */
function isIdle(m: Words, s: i32, card: i32): boolean {
  return m[at.USED_AT_ONCE_AT] !== 0 && holds(m, s + at.RESERVES, card);
}

/** Whether the next move can lay a card on this one. */
function hasUse(m: Words, s: i32, card: i32): boolean {
  if (m[at.RUNS_AT] !== 0) return true;
  const returns = m[at.RETURNS_AT] !== 0;
  for (let i = 0; i < m[at.GUESTS_AT + card]; i++) {
    const guest = m[at.GUEST_AT + (card << 3) + i];
    if (isLast(m, s, guest)) return true;
    if (returns && foundOf(m, s, guest >> 4) === (guest & 15) + 1) return true;
  }
  return false;
}

/** Makes a child where OUT_AT says; if it is new, it gets an entry, or the next one is made behind it. */
function child(m: Words, s: i32, card: i32, fate: i32, last: i32, count: i32): void {
  const out = m[at.OUT_AT];
  if (m[at.WON_AT] !== 0) return;
  if (fate !== at.HOME && isIdle(m, s, card) && !hasUse(m, s, card)) return;
  makeChild(m, s, out, card, fate, last);
  const pending = m[out + at.PENDING];
  const low = (m[out + at.KEY] + times(pending, 0x9e3779b1 | 0)) | 0;
  const high = (m[out + at.KEY + 1] + times(pending, 0xc2b2ae35 | 0)) | 0;
  if (!addKey(m, low, high)) return;
  m[out + at.BURDEN] = burdenAfter(m, s, out, card, fate, count);
  if (m[out + at.CARDS_LEFT] === 0) m[at.WON_AT] = out;
  if (m[at.LISTED_AT] !== 0)
    addWaiting(m, m[at.PARENT_AT], m[out + at.MOVE], baseOf(m, out), m[out + at.DEPTH]);
  else m[at.OUT_AT] = out + at.POSITION;
}

/** The move of a card to its foundation. */
function home(m: Words, s: i32, card: i32): void {
  if (m[s + at.PENDING] === 0 && foundOf(m, s, card >> 4) === (card & 15))
    child(m, s, card, at.HOME, card, 1);
}

/** The move of a card to a place that takes any card. */
function free(m: Words, s: i32, card: i32): void {
  if (m[s + at.PENDING] === 0 && freePlaces(m, s) >= 1) child(m, s, card, at.SET_ASIDE, card, 1);
}

/** The moves of a card, with those on it up to `last`, to columns; of several cards as far as free places allow. */
function group(m: Words, s: i32, card: i32, fate: i32, last: i32, count: i32): void {
  const merged = m[at.MERGED_AT] !== 0;
  const fits = m[at.FITS_AT + card];
  const empties = m[s + at.EMPTIES];
  const pending = m[s + at.PENDING] - 1;
  for (let to = at.ON_CARD; to < at.ON_CARD + fits; to++) {
    if (to === fate) continue;
    const on = m[at.BELOW_AT + (card << 4) + to];
    if (on === last || (pending >= 0 && on !== pending)) continue;
    if (holds(m, s + at.LASTS, on)) {
      if (count === 1 || count <= most(m, s, 0, 0)) child(m, s, card, to, last, count);
    } else if (merged && empties > 0 && holds(m, s + at.LOOSES, on)) {
      if (count === 1 || count <= most(m, s, 1, 1)) child(m, s, card, to, last, count);
    }
  }
  if (pending >= 0 || empties === 0 || fate === at.FOOT || m[at.FOOT_TAKES_AT + card] === 0) return;
  // Of a single card this is the move to a free place.
  if (merged && (count === 1 || freePlaces(m, s) < (m[at.RUNS_AT] !== 0 ? 1 : 2))) return;
  if (count === 1 || count <= most(m, s, 0, 1)) child(m, s, card, at.FOOT, last, count);
}

/** How many cards can move at once when so many loose cards and empty columns are not there any more. */
function most(m: Words, s: i32, loose: i32, columns: i32): i32 {
  if (m[at.RUNS_AT] !== 0) return 64;
  let cells = m[at.CELLS_AT] - m[s + at.LOOSE_COUNT] + loose;
  let spaces = m[at.MERGED_AT] !== 0 ? m[s + at.EMPTIES] - columns : 0;
  if (cells < 0) {
    spaces += cells;
    cells = 0;
  }
  if (spaces < 0) spaces = 0;
  return (cells + 1) << (spaces < 5 ? spaces : 5);
}

/**
 * Makes the children of a position. Late moves are those of cards that lie on a card they fit on, but for
 * those to the foundations, and those from the foundations: they are seldom good.
 */
export function expand(m: Words, s: i32, early: boolean, late: boolean): void {
  const runs = m[at.RUNS_AT] !== 0 || m[at.LONG_MOVES_AT] !== 0;
  for (let word = 0; word < 2; word++) {
    for (let rest = m[s + at.LASTS + word]; rest !== 0; rest &= rest - 1) {
      const last = (word << 5) + lowest(rest);
      let card = last;
      let fate = fateOf(m, s, card);
      if (early) home(m, s, card);
      if (fate >= at.ON_CARD ? late : early) {
        free(m, s, card);
        group(m, s, card, fate, last, 1);
      }
      if (!runs) continue;
      for (let count = 2; fate >= at.ON_CARD; count++) {
        card = m[at.BELOW_AT + (card << 4) + fate];
        fate = fateOf(m, s, card);
        if (fate >= at.ON_CARD ? late : early) group(m, s, card, fate, last, count);
      }
    }
    if (!early) continue;
    for (let rest = m[s + at.LOOSES + word]; rest !== 0; rest &= rest - 1) {
      const card = (word << 5) + lowest(rest);
      home(m, s, card);
      group(m, s, card, at.SET_ASIDE, card, 1);
    }
    for (let rest = m[s + at.RESERVES + word]; rest !== 0; rest &= rest - 1) {
      const card = (word << 5) + lowest(rest);
      home(m, s, card);
      free(m, s, card);
      group(m, s, card, at.DEALT, card, 1);
    }
  }
  if (m[at.RETURNS_AT] === 0 || !late) return;
  for (let suit = 0; suit < 4; suit++) {
    const found = foundOf(m, s, suit);
    if (found === 0) continue;
    const card = (suit << 4) + found - 1;
    free(m, s, card);
    group(m, s, card, at.HOME, card, 1);
  }
}
