/**
 * Where foundations keep their cards, a card that fits on its foundation goes there at once when it is safe: every card
 * that could lie on it is on a foundation, or is the next of its suit and safe as well. With alternating colours it is
 * enough that the suits of the other colour are there up to two ranks below it, and the other suit of its own colour up
 * to three below.
 *
 * PROOF. Let X be that card. Call low: X, and what fits on a low card and is not on a foundation. Every low card is the
 * next of its suit, so it can go up the moment it is the last of its pile. Take a win from here, play X first, and
 * change the win like this: where it lays a low card on a low card or in a space, play it up; where it moves a low card
 * that is up, do nothing; where it moves several cards that end with low ones, play those up and move the others. By
 * induction the columns are as in the win, but for low cards that are up, on which only low cards were laid. So the last
 * card of each pile is the one of the win or one that lies under it in the win, what lies below can do all it could and
 * more, and no foundation is behind: a run less its last cards is a run, a whole column less its last cards is a whole
 * column.
 *
 * Spaces filled from a reserve: when low cards were a column, the last card of the reserve, Q, comes to lie there now,
 * alone. It can be played from there wherever the win plays it from the reserve, and the next card of the reserve
 * takes its place, as that card would be last of the reserve in the win then. When the win fills another space with Q,
 * the next card goes there, and the two columns change names. When the win fills the column of the low cards itself, Q
 * lies there already. So all goes on as in the win, with as many spaces or more.
 *
 * SIDE CONDITIONS. One place for each card on the foundations, and nothing comes back; all cards on the foundations is
 * the goal; one reserve pile, whose cards may go where a last card of a column may; a card of the stock only where its
 * absence takes no other one out of reach (prune/dominance-stock.ts). Where any cards on top of one come along with it,
 * nothing but X may be low: others could be under cards that are not.
 */
import { leavesNoGap } from '../../prune/dominance-stock.ts';
import type { Stock } from '../common/stock.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

interface StockOfDeal {
  readonly rules: ColumnsRules;
  readonly stock: Stock;
  readonly deal: ColumnsDeal;
}

/** Whether the absence of a card of the stock, which has been read, takes no other one out of reach. */
export const leavesStock = ({ rules, stock, deal }: StockOfDeal, card: number): boolean => {
  const { set, draw, passes } = rules;
  if (set) return true;
  const at = stock.ranks[deal.places[card]];
  return leavesNoGap(at, stock.count, stock.waste, draw, stock.further, passes === 'unlimited');
};

/** Whether a card, the next of its suit, is safe; `junk` where cards come along that are no run. */
export const isSafeUp = (
  fitting: readonly (readonly number[])[],
  card: number,
  found: Uint8Array,
  junk: boolean,
): boolean => isLow(fitting, card, found, junk, 1 << (card >> 4));

/** Whether all that fits on a low card is up or low; `suits` have a low card already, which is the next one. */
const isLow = (
  fitting: readonly (readonly number[])[],
  card: number,
  found: Uint8Array,
  junk: boolean,
  suits: number,
): boolean => {
  for (const guest of fitting[card] ?? []) {
    const suit = guest >> 4;
    const next = found[suit] ?? 0;
    if ((guest & 15) < next) continue;
    if (junk || (guest & 15) > next) return false;
    if (((suits >> suit) & 1) === 0 && !isLow(fitting, guest, found, junk, suits | (1 << suit))) return false;
  }
  return true;
};
