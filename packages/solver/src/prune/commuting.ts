/**
 * Two positions of a cluster (kernels/klondike/cluster.ts) that differ by one step, a card up to its foundation or
 * down from it: an act that is possible in both is looked at in one of them only, if the step can still be made after
 * it.
 *
 * PROOF. Say the step leads from F to G, act M is possible in both, and the step is possible after M in F. Then M in
 * F and the step after it end in the position of M in G, by a step; all that can be reached from M in G can be
 * reached from M in F.
 *
 * When can the step be made after M? A step needs one thing: a bare card of one group (equal rank and colour), the
 * card itself when it goes up, or one to lie on when it comes down; for a king a space. M uses up at most one bare
 * card: of the group on which it lays a card, or of the group from which it takes one up. So only if both are the
 * same group, and it has just one bare card, M is to be looked at in both.
 *
 * SIDE CONDITION. Steps can be taken back: cards return from the foundations. (Without that every step is an act.)
 */

/** Acts of these cards, as a mask of their colour, do not commute with a step that needs a card of the group of `rank`. */
export const clashing = (rank: number): { readonly up: number; readonly down: number } => ({
  /** Taken up from the group itself. */
  up: 3 << (2 * rank),
  /** Laid on it: one rank lower, of the other colour. */
  down: rank === 0 ? 0 : 3 << (2 * rank - 2),
});
