/**
 * A position of columns is lost when not even an easier game can be won from it: one in which a card that once could
 * be the last of its column can carry any number of others for ever after; a card goes where it fits as soon as it
 * lies open, whatever lies on it; the stock can be had at any time; a space, once made, stays; and a reserve card
 * that could be played is out of the way. What can be done only grows: repeat until nothing is added.
 *
 * PROOF. By induction along a real win: a card that leaves the place it was found in goes up, which takes its
 * predecessor up and the card on it gone, or on a card that is last in its column, so that what was found on that one
 * is gone, or into a space, which some column has left. Each is allowed in the easier game by then.
 *
 * SIDE CONDITIONS. Those of the columns kernel: foundations keep their cards, one reserve pile.
 */
import type { Board } from '../kernels/columns/board.ts';

export const isLost = ({ deal, rules }: Board): boolean => {
  const { columns, reserve, stock, fits, takes, ranks, faces } = deal;
  const found = [...deal.found];
  // Cards that have left their place, that have been last of a column, and that have lain open.
  const gone = new Uint8Array(64);
  const last = new Uint8Array(64);
  const open = new Uint8Array(64);
  for (const card of stock) open[card] = 1;
  const isUp = (card: number): boolean => (card & 15) < (found[card >> 4] ?? 0);
  let space = columns.some(({ cards }) => cards.length === 0);
  let left = reserve.length;
  for (let changed = true; changed;) {
    changed = false;
    const add = (set: Uint8Array, card: number): void => {
      if (set[card] === 1) return;
      set[card] = 1;
      changed = true;
    };
    const lies = (card: number): boolean =>
      (space && takes[card] === 1) || faces.some((_, on) => last[on] === 1 && fits[on * 64 + card] === 1);
    for (const { cards, downs } of columns) {
      let free = true;
      for (let at = cards.length - 1; at >= 0; at--) {
        const card = cards[at] ?? 0;
        const above = cards[at + 1];
        if (at >= downs || (above !== undefined && gone[above] === 1)) add(open, card);
        if (open[card] !== 1) {
          free = false;
          break;
        }
        if (free) add(last, card);
        if (isUp(card) || lies(card)) add(gone, card);
        free = gone[card] === 1;
      }
      if (free && !space) space = changed = true;
    }
    while (left > 0) {
      const card = reserve[left - 1] ?? 0;
      add(open, card);
      if (!isUp(card) && !lies(card) && !(rules.refill && space)) break;
      if (lies(card) || rules.refill) add(last, card);
      left -= 1;
      changed = true;
    }
    for (const card of stock) if (lies(card)) add(last, card);
    for (let suit = 0; suit < 4; suit++)
      for (
        let card = suit * 16 + (found[suit] ?? 0);
        (card & 15) < ranks && faces[card] !== undefined;
        card++
      ) {
        if (last[card] !== 1 && !(stock.includes(card) && open[card] === 1) && reserve[left - 1] !== card)
          break;
        found[suit] = (card & 15) + 1;
        changed = true;
      }
  }
  return faces.some((face, card) => face !== undefined && !isUp(card));
};
