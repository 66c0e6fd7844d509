/**
 * Of last cards that are alike to the hole, a bare one (nothing lies under it) waits while another one covers
 * something; of bare ones any will do.
 *
 * PROOF. Let A be bare and B alike and on top of other cards. Take a way from here that plays A now. If it plays B
 * later, play B now and A then: A, on which nothing waits, is free at any time, the hole sees the same classes in the
 * same order, and all that lies under B comes free earlier, never later. If it never plays B, play B in the place of
 * A: as many cards are played. So some best way does not begin with A. Two bare cards alike are interchangeable.
 *
 * SIDE CONDITIONS. Cards are alike only when the hole takes and carries them alike (common/one-hole.ts reads classes
 * so), every card counts the same (no prices by suit), and nothing but the hole takes cards. The goal must be to play
 * all cards or as many as possible: for "clear these columns only" the second case fails.
 */

/** Of the columns, as bits, that end in cards alike those to try; `bare` are the columns of one card. */
export const withoutWaitingBareCards = (columns: number, bare: number): number => {
  const deep = columns & ~bare;
  return deep !== 0 ? deep : columns & -columns;
};
