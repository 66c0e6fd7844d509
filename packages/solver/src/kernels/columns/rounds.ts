/**
 * Small losses end within some thousands of positions. Most wins are found sooner or not for very long, so the search
 * begins anew some times with other moves first, a little longer each time, before it stays with what it began.
 */
export const FIRST = 20_000;
const ROUNDS = 60;
const LENGTH = 2000;
const GROWTH = 100;

/** Positions of a round after the first. */
export const lengthOf = (round: number): number => (round === ROUNDS ? Infinity : LENGTH + GROWTH * round);
