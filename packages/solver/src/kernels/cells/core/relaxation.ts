/**
 * A position is lost when not even an easier game can be won from it, in which moves take nothing away (the delete
 * relaxation of planning): a card that was once the last of its column carries any number of cards from then on, and a
 * space, once made, stays.
 *
 * PROOF. By induction along a real win, all that happens in it happens in the easier game. A card leaves the place where it
 * lies when all cards on it have left theirs. It goes to its foundation after the card below it there; or onto a card
 * that is the last of a column, because it is so now, or because all cards on it have left, or because it has left its
 * own place (where foundations give cards back, a card there may have come back); or to a space, which is there now or is
 * what the last card of some column left. A card that takes any place needs a free one, and there is none before some card
 * leaves one. The win brings all cards to their foundations, so that when the easier game does not, there is none.
 *
 * SIDE CONDITIONS. Cards move one by one. Otherwise a card may leave with others still on it.
 */
import { lowest } from '../../common/portable.ts';
import * as at from './layout.ts';
import { fateOf } from './board.ts';

/** Sets of cards in the memory: those that carry others; those that can move. In the list: the last cards of columns. */
const CARRIERS = at.SETS_AT;
const MOVERS = at.SETS_AT + 2;
const GONE = at.SETS_AT + 4;

function has(m: Words, set: i32, card: i32): boolean {
  return ((m[set + (card >> 5)] >>> (card & 31)) & 1) !== 0;
}

function add(m: Words, set: i32, card: i32): void {
  m[set + (card >> 5)] = m[set + (card >> 5)] | (1 << (card & 31));
}

/** Whether a card that can move has a place to go to. */
function hasPlace(m: Words, card: i32, found: i32, hasSpace: boolean): boolean {
  if (((found >>> ((card >> 4) << 3)) & 255) > (card & 15)) return true;
  if (hasSpace && m[at.FOOT_TAKES_AT + card] !== 0) return true;
  const fits = m[at.FITS_AT + card];
  for (let fate = at.ON_CARD; fate < at.ON_CARD + fits; fate++)
    if (has(m, CARRIERS, m[at.BELOW_AT + (card << 4) + fate])) return true;
  return false;
}

/** Whether a position is lost even in the easier game. */
export function isLost(m: Words, s: i32): boolean {
  if (m[at.RELAXED_AT] === 0 || m[at.CELLS_AT] > m[s + at.LOOSE_COUNT]) return false;
  let hasSpace = m[s + at.EMPTIES] > 0;
  const merged = m[at.MERGED_AT] !== 0;
  if (hasSpace && merged) return false;
  let found = m[s + at.FOUND];
  let columns = 0;
  for (let word = 0; word < 2; word++) {
    const lasts = m[s + at.LASTS + word];
    m[CARRIERS + word] = lasts;
    m[MOVERS + word] = lasts | m[s + at.LOOSES + word] | m[s + at.RESERVES + word];
    m[GONE + word] = 0;
    for (let rest = lasts; rest !== 0; rest &= rest - 1) {
      m[at.LIST_AT + columns] = (word << 5) + lowest(rest);
      columns++;
    }
  }
  if (m[at.RETURNS_AT] !== 0)
    for (let suit = 0; suit < 4; suit++) {
      const home = (1 << ((found >>> (suit << 3)) & 255)) - 1;
      const word = CARRIERS + (suit >> 1);
      m[word] = m[word] | (home << ((suit & 1) << 4));
    }
  for (let changed = true; changed;) {
    changed = false;
    for (let suit = 0; suit < 4; suit++)
      for (;;) {
        const rank = (found >>> (suit << 3)) & 255;
        if (rank >= m[at.SIZES_AT + suit] || !has(m, MOVERS, (suit << 4) + rank)) break;
        found += 1 << (suit << 3);
        changed = true;
      }
    for (let i = 0; i < columns; i++) {
      let card = m[at.LIST_AT + i];
      while (card < at.AT_FOOT && hasPlace(m, card, found, hasSpace)) {
        changed = true;
        add(m, CARRIERS, card);
        card = m[at.BELOW_AT + (card << 4) + fateOf(m, s, card)];
        if (card < at.AT_FOOT) {
          add(m, CARRIERS, card);
          add(m, MOVERS, card);
        } else if (merged) return false;
        else hasSpace = true;
      }
      m[at.LIST_AT + i] = card;
    }
    for (let word = 0; word < 2; word++) {
      const asides = m[s + at.LOOSES + word] | m[s + at.RESERVES + word];
      for (let rest = asides & ~m[GONE + word]; rest !== 0; rest &= rest - 1) {
        const card = (word << 5) + lowest(rest);
        if (!hasPlace(m, card, found, hasSpace)) continue;
        // A free place takes any card.
        if (has(m, s + at.LOOSES, card)) return false;
        changed = true;
        add(m, CARRIERS, card);
        add(m, GONE, card);
      }
    }
  }
  for (let suit = 0; suit < 4; suit++)
    if (((found >>> (suit << 3)) & 255) < m[at.SIZES_AT + suit]) return true;
  return false;
}
