/**
 * Most wins are found within a few thousand positions or not for very long: so the search begins anew every now and
 * then, with other moves first. What was searched to its end stays known; only the positions on the way from the
 * start to the last one, which were not, are forgotten. So no work is lost but that on one way, and deals that are
 * lost are proved in hardly more positions than by one round alone. Rounds get longer, so that the last one ends.
 *
 * PROOF that what stays known misses no win, though moves can be taken back and a position may have been left because
 * it leads to one on the way only. Every known position has all that follows it known or forgotten. The forgotten ones
 * are a way from the start: the new round opens the start, and each that is opened opens the next, unless one no worse
 * was opened for it. So in the end all are known with all that follows, as after a search without rounds.
 */
const LENGTH = 2000;
const GROWTH = 10;

/** Positions of a round, from 0. */
export const roundLength = (round: number): number => LENGTH + GROWTH * round;
