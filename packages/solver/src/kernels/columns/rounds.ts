/**
 * The lengths of rounds. Most wins are found within a few thousand positions or not for very long. So the search
 * restarts every now and then with other moves first. What was searched to its end stays in the table; only the
 * positions on the way from the start to the current one, which were searched in part, are forgotten. So no work is
 * lost but that on one way, and lost deals are proved in hardly more positions than in a single round. Rounds get
 * longer, so that the last one ends.
 *
 * PROOF that what stays in the table misses no win, though moves can be taken back and a position may have been left
 * because it leads to one on the way only. Every position in the table has all that follows it in the table or
 * forgotten. The forgotten ones are a way from the start: the new round opens the start, and each that is opened opens
 * the next one, unless one no worse was opened for it. So in the end all are in the table with all that follows, as
 * after a search in one round.
 */
const LENGTH = 2000;
const GROWTH = 10;

/** Positions of a round, from 0. */
export const roundLength = (round: number): number => LENGTH + GROWTH * round;
