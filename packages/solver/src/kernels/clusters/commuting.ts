/**
 * Two positions of a cluster (cluster.ts) that differ by one step, a card up to its foundation or
 * down from it: an act that is possible in both is looked at in the first of them only.
 *
 * PROOF. Say the step leads from F to G, and act M is possible in both. The step is possible after M in F: a step
 * needs one thing, a bare card of one group (equal rank and colour; the card itself when it goes up, or one to lie on
 * when it comes down) or, for a king, a space, and M takes away at most one. If both take from the same group, it has
 * one bare card left in G, where M is possible, so it has two in F. So M in F and the step after it end in the
 * position of M in G: all that can be reached from there is reached from M in F.
 *
 * SIDE CONDITION. Steps can be taken back: cards return from the foundations. (Without that every step is an act, and
 * there is but one position in a cluster.) M must be looked at in F, or in the one that F was reached from, and so on.
 */
export const withoutCommuting = (acts: number, before: number): number => acts & ~before;
