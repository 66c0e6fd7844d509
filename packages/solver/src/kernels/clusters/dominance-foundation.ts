/**
 * In games built in alternating colours, a card that goes on its foundation may go at once, without branching, when
 * both suits of the other colour are there up to two ranks below it and the other suit of its own colour up to three
 * below.
 *
 * PROOF. Let X be such a card of rank R. Call low: the suit of X up to R, the other suit of its colour up to R - 2, the
 * suits of the other colour up to R - 1. What may lie on a low card is low. A low card that is not on a foundation yet
 * lacks no low card below it there, so it can go the moment it is last of its pile. Take a shortest win from here and
 * play it with X on its foundation and these changes: where it plays a low card to the columns, play it to its
 * foundation; where it brings a low card back, or sends one up that is there, do nothing. By induction the columns are
 * as in the win, but for low cards that lie on foundations instead and on which only low cards were laid: every other
 * card lies where it did, on the same card, and no foundation is behind. So each move that is kept is legal, and the
 * win is shorter by the move of X.
 *
 * Where nothing comes back from the foundations, both suits of the other colour up to R - 1 are enough: no card is left
 * that could lie on X.
 *
 * SIDE CONDITIONS. One pack; ranks that do not meet at the ends (otherwise a king may lie on an ace, and what lies on a
 * low card need not be low); the goal is all cards on the foundations; the card's absence takes no other card of the
 * stock out of reach (prune/dominance-stock.ts).
 */

/** The first rank, from 0, that is not safe, by the lowest foundations of the card's own colour and of the other. */
export const safeBelow = (own: number, other: number, returns: boolean): number => {
  const below = own + 1 < other ? own + 3 : other + 2;
  return !returns && below < other + 1 ? other + 1 : below;
};
