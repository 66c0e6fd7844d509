/**
 * The weights of the kernel of whole suits, found by trying some hundred sets on deals of the catalogue that no list of verdicts
 * has. They decide how soon a way is found, never whether there is one.
 */
import { weightsInOrder } from './counts.ts';

/** Long runs and kings at the foot of their columns, as in Spider of one suit. */
const LONG = {
  joined: 6,
  built: 1,
  broken: -2,
  long: 2,
  down: -11,
  space: 5,
  king: -6,
  cover: -1,
  foot: -1,
  gone: 193,
};
/** Cards in suit, as in Simple Simon. */
const JOINED = {
  joined: 8,
  built: 1,
  broken: -2,
  long: 2,
  down: -15,
  space: 5,
  king: -2,
  cover: -2,
  gone: 290,
};
/** Face-down cards first. */
const TURNING = {
  joined: 6, built: 2, broken: -2, long: 1, down: -54, space: 5, late: -2, king: -3, cover: -2, gone: 145,
}; // prettier-ignore
/** The longest runs, as in Mrs. Mop. */
const LONGEST = {
  joined: 8, built: 1, broken: -1, long: 3, down: -2, space: 2, late: 2, king: -4, cover: -2, foot: -1, gone: 270,
}; // prettier-ignore

export const WEIGHT_SETS: readonly Int32Array[] = [LONG, JOINED, TURNING, LONGEST].map(weightsInOrder);
