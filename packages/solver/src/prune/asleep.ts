/**
 * Acts that commute are tried in one order: a card whose being laid on a column was tried before need not be laid
 * after an act that was tried later from the same foundations, as long as only such acts lie between. It sleeps.
 * (Sleep sets, Patrice Godefroid.)
 *
 * PROOF. Say lay M and act t are possible at A, M was tried first and is searched to its end, and M is possible after
 * t. M needs one thing, a bare card of one group or a space, and so does t; t is possible after M, for if both take
 * from one group (or a space each) and M is possible after t, there were two. So A·t·M is A·M·t, which is reached from
 * A·M: if a win is reached from there, it has been found. Likewise when M slept at A already. There are no cycles, so
 * whatever was entered before and is not on the way to A has been searched to its end, restarts or not.
 *
 * SIDE CONDITIONS. M is told by its card alone: a head goes nowhere but on a column. A card of the stock may sleep
 * only where the stock is a set; where it is drawn in packets or passes are counted, which of two cards is played
 * first decides what can be had next. A crowning does two things at once, so nothing sleeps after it.
 */
export const maySleep = (isHead: boolean, set: boolean): boolean => isHead || set;
