/**
 * What is counted of a column. The search takes up positions in the order of weighted sums of these counts; several sets of
 * weights take turns, because none is the best for every deal.
 */
import { RANK, type SuitPosition } from './position.ts';

/** Places of the counts. */
export const COUNTED = {
  /** A card on the next higher one of its suit, and on the next higher one of another suit. */
  joined: 0,
  built: 1,
  /** A face-up card that lies on anything else. */
  broken: 2,
  /** Pairs of joined cards of one run that are not neighbours: long runs have many. */
  long: 3,
  down: 4,
  space: 5,
  /** A card that lies on a lower one, at any height. */
  late: 6,
  /** A card of the last rank that is not the first of its column. */
  king: 7,
  /** Face-up cards that lie on face-down ones. */
  cover: 8,
  /** How many ranks the first card of a column without face-down cards is below the last rank. */
  foot: 9,
  /** Whole suits that have left. */
  gone: 10,
} as const;
export type Count = keyof typeof COUNTED;
export const COUNTS = Object.keys(COUNTED).length;

/** Writes the counts of a column to `into`, from `at` on. */
export const countColumn = (
  { faces, heights, downs, rules }: SuitPosition,
  column: number,
  into: Int32Array,
  at: number,
): void => {
  const height = heights[column];
  into.fill(0, at, at + COUNTS);
  if (height === 0) {
    into[at + COUNTED.space] = 1;
    return;
  }
  const down = downs[column];
  const base = column * rules.cards;
  let joined = 0;
  let built = 0;
  let long = 0;
  let late = 0;
  let king = 0;
  let length = 0;
  let under = 0;
  let least = 15;
  for (let i = 0; i < height; i++) {
    const face = faces[base + i];
    const rank = face & RANK;
    if (i > 0 && rank === rules.ranks) king += 1;
    if (rank > least) late += 1;
    else least = rank;
    if (i > down) {
      if (under === face + 1) {
        joined += 1;
        long += length;
        length += 1;
      } else {
        length = 0;
        if ((under & RANK) === rank + 1) built += 1;
      }
    }
    under = face;
  }
  into[at + COUNTED.joined] = joined;
  into[at + COUNTED.built] = built;
  into[at + COUNTED.long] = long;
  into[at + COUNTED.broken] = height - down - (down > 0 ? 0 : 1) - joined - built;
  into[at + COUNTED.down] = down;
  into[at + COUNTED.late] = late;
  into[at + COUNTED.king] = king;
  if (down > 0) into[at + COUNTED.cover] = height - down;
  else into[at + COUNTED.foot] = rules.ranks - (faces[base] & RANK);
};

/** CountWeights by the names of counts; those that are left out are 0. */
export type CountWeights = Readonly<Partial<Record<Count, number>>>;

export const weightsInOrder = (weights: CountWeights): Int32Array =>
  Int32Array.from(Object.keys(COUNTED) as Count[], (name) => weights[name] ?? 0);
