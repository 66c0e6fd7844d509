/**
 * The weights of the kernel of whole suits, found by trying several hundred sets on deals 2001 to
 * 3130. They decide how soon a way is found, never whether there is one.
 */
import type { CountWeights } from './worth.ts';

/** Face-down cards and spaces first, as in Spider and Spiderette. */
const TURNING: CountWeights = {
  joined: 44,
  built: -6,
  broken: -6,
  long: 13,
  down: -75,
  space: 46,
  late: 3,
  king: -12,
  cover: -9,
  foot: 0,
  deep: -1,
  gone: 1559,
};
/** Cards in suit first, as in Mrs. Mop, where every card is face up. */
const JOINING: CountWeights = {
  joined: 44,
  built: 3,
  broken: -15,
  long: 4,
  down: -9,
  space: 2,
  late: 1,
  king: -10,
  cover: 3,
  foot: -4,
  deep: 0,
  gone: 1235,
};

export const WEIGHT_SETS: readonly CountWeights[] = [TURNING, JOINING];
