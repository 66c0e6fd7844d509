/**
 * Leaves out moves that were tried already. Two positions of a cluster (cluster.ts) may differ by one step, a card up to
 * its foundation or down from it; a move that is possible in both is tried in the first of them only.
 *
 * PROOF. Say the step leads from F to G, and the move M is possible in both. Then the step is possible after M in F. For
 * a step needs one thing: a bare card of one group (equal rank and colour; the card itself when it goes up, one to lie
 * on when it comes down), or, for a king, a space. M takes away at most one of these. If both take from the same group,
 * the group has one bare card left in G, where M is possible, and so two in F. So M in F and the step after it lead to
 * the position after M in G: all that can be reached from there is reached from M in F.
 *
 * SIDE CONDITION. Steps can be taken back: cards return from the foundations. (Otherwise every step is a move of the
 * search, and a cluster has one position.) M must be tried in F, or in the position F was reached from, and so on.
 */
export const withoutCommuting = (moves: number, before: number): number => moves & ~before;
