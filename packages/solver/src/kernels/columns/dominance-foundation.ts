/**
 * Where foundations keep their cards, a card that goes on its foundation goes at once when every card that could lie
 * on it lies on a foundation already.
 *
 * PROOF. Let X be that card. Take a win from here, play X first, and leave out the moves of X in it; where it moves
 * several cards that end with X, move them without X. Nothing is laid on X in the win, for what fits on it is gone. So
 * X is the last of its pile whenever it moves, and what lies below can do all it could without X, and more: a run less
 * its last card is a run, a whole column less its last card is a whole column.
 *
 * Spaces filled from a reserve: when X was alone in its column, the last card of the reserve, Q, comes to lie there
 * now, alone. It can be played from there wherever the win plays it from the reserve, and the next card of the reserve
 * takes its place, as that card would be last of the reserve in the win then. When the win fills another space with Q,
 * the next card goes there, and the two columns change names. When the win fills the column of X itself, Q lies there
 * already. So all goes on as in the win, with as many spaces or more.
 *
 * SIDE CONDITIONS. One place for each card on the foundations, and nothing comes back; all cards on the foundations is
 * the goal; one reserve pile, whose cards may go where a last card of a column may; a card of the stock only where its
 * absence takes no other one out of reach (prune/dominance-stock.ts).
 */

/** Whether all cards that fit on a card lie on the foundations. */
export const nothingFitsOn = (fitting: readonly number[], found: Uint8Array): boolean => {
  for (const card of fitting) if ((card & 15) >= found[card >> 4]) return false;
  return true;
};
