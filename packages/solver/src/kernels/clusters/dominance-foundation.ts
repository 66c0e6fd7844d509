/**
 * In alternating builders a card that goes on its foundation may go at once, without branching, when both suits of
 * the other colour are there up to two ranks below it and the other suit of its own colour up to three below.
 *
 * PROOF. Let X be such a card of rank R, and call low: the suit of X up to R, the other suit of its colour up to R - 2,
 * the suits of the other colour up to R - 1. What may lie on a low card is low. The low cards that are not on the
 * foundations yet lack no low card below them there, so each can go the moment it is last in its pile. Take a shortest
 * win from here and play it with X on its foundation, with these changes: where it plays a low card from anywhere to
 * the columns, play it to its foundation; where it brings a low card back, or sends one up that is there, do nothing.
 * By induction the columns are as in the win, but for low cards that lie on foundations instead and that only low
 * cards lay on: every other card is where it was, on the same card, and no foundation is behind. So each move that is
 * kept is legal, and the win is shorter by the move of X.
 *
 * Where nothing comes back from the foundations, both suits of the other colour up to R - 1 are enough alone: nothing
 * is left that could want to lie on X.
 *
 * SIDE CONDITIONS. One pack; ranks that do not meet at the ends (with them a king may lie on an ace, and what lies on
 * a low card need not be low); the goal is all cards on the foundations; the card leaves no stock behind whose order
 * its absence changes (kernels/common/stock.ts says when).
 */

/** The first rank, from 0, that is not safe, by the lowest foundations of the card's own colour and of the other. */
export const safeBelow = (own: number, other: number, returns: boolean): number => {
  const below = own + 1 < other ? own + 3 : other + 2;
  return !returns && below < other + 1 ? other + 1 : below;
};
