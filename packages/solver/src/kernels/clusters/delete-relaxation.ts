/**
 * A position is lost when not even an easier game can be won from it. In the easier game whatever was once possible
 * stays possible, as if moves deleted nothing (planning calls this the delete relaxation): a card that has lain open
 * carries any number of others from then on; every card of the stock can be had at any time; a space, once made, stays.
 * What can be done there only grows, so it is found without search: repeat until nothing is added.
 *
 * PROOF. By induction along a real win, each card that is on a foundation or open on a column in the real game is so in
 * the easier one. For a head leaves when it goes up after its predecessor, or is laid on a card that is open, or as a
 * king in a space; and what it leaves is open then. So a real win wins the easier game.
 *
 * SIDE CONDITIONS. Those of the kernel (rules.ts): columns in alternating colours that move in runs, kings or
 * nothing in spaces.
 */
import type { ClustersDeal } from './deal.ts';
import { CARDS_UP, NEXT_UP, nonEmptyFields } from './card-sets.ts';

/**
 * Whether the easier game is lost, too. `open` and `stock` are cards by colour; `space` is whether there is one for a
 * king now, null where there never is.
 */
export const isClusterLost = (
  deal: ClustersDeal,
  foundations: number,
  depths: number,
  open0: number,
  open1: number,
  stock0: number,
  stock1: number,
  space: boolean | null,
): boolean => {
  const { columns, heads, under, kings, ranks, all } = deal;
  const full = ranks * 0x1111;
  let found = foundations;
  let left = depths;
  let tab0 = open0 & ~CARDS_UP[found & 255];
  let tab1 = open1 & ~CARDS_UP[found >>> 8];
  const crowned = space === null ? 0 : kings;
  let crown = space === true ? kings : 0;
  for (;;) {
    const before = found;
    const lefts = left;
    const was0 = tab0;
    const was1 = tab1;
    // What can go up.
    for (;;) {
      const up0 = NEXT_UP[found & 255] & (tab0 | stock0);
      const up1 = NEXT_UP[found >>> 8] & (tab1 | stock1);
      if ((up0 | up1) === 0) break;
      if ((up0 & LEFT) !== 0) found += 0x1;
      if ((up0 & RIGHT) !== 0) found += 0x10;
      if ((up1 & LEFT) !== 0) found += 0x100;
      if ((up1 & RIGHT) !== 0) found += 0x1000;
    }
    if (found === full) return false;
    const up0 = CARDS_UP[found & 255];
    const up1 = CARDS_UP[found >>> 8];
    // A king that goes up leaves a space.
    if ((((up0 & all[0]) | (up1 & all[1])) & kings) !== 0) crown = crowned;
    const slots0 = (nonEmptyFields(tab1) >>> 2) | crown;
    const slots1 = (nonEmptyFields(tab0) >>> 2) | crown;
    tab0 |= (stock0 | up0) & slots0;
    tab1 |= (stock1 | up1) & slots1;
    for (let column = 0; column < columns; column++) {
      const depth = (left >>> (4 * column)) & 15;
      if (depth === 0) continue;
      const head = heads[16 * column + depth];
      const out = head < 32 ? slots0 | up0 : slots1 | up1;
      if (((out >>> (head & 31)) & 1) === 0) continue;
      const next = under[16 * column + depth];
      left = (left & ~(15 << (4 * column))) | (next << (4 * column));
      for (let at = depth - 1; at > 0 && at >= next; at--) {
        const card = heads[16 * column + at];
        if (card < 32) tab0 |= 1 << card;
        else tab1 |= 1 << (card & 31);
      }
      if (next === 0) crown = crowned;
    }
    if (found === before && left === lefts && tab0 === was0 && tab1 === was1) return true;
  }
};

/** The first and the second suit of a word. */
const LEFT = 0x1555555;
const RIGHT = 0x2aaaaaa;
