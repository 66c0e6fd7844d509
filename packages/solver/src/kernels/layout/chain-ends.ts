/**
 * Of the sets that a chain can end in, those worth having: an end is dropped when others are as good for every number of
 * draws left.
 *
 * A chain stands at a removed set of n cards with one rank on the hole and some draws left; k >= 1 of its cards are
 * gone, the one on the hole among them. Ending it in J, which has m more cards gone, brings
 * points(k + m) - points(k) + worth(J), where points(n) is the score of a chain of n cards.
 *
 * PROOF. Let J' have m' >= m more cards gone, and let J' be no worse than J at k = 1. Each card of a chain earns no less
 * than the card before it, so points(k + m') - points(k + m) does not fall as k grows: J' is no worse at any k. Take the
 * ends by cards gone, most first, and note for each number of draws left the best value at k = 1 so far. An end that
 * raises none of these is for every number of draws left no better than an earlier one, and is dropped. Lists are made
 * of lists: a chain that comes here with one card less gone has k + 1 there, and loses nothing either.
 *
 * SIDE CONDITIONS. Prices within a chain never fall (with prices that fall the shorter chain gains on the longer one as k
 * grows), they depend on nothing but the length, at least one card of the chain is gone, and only numbers of draws
 * that can be left count.
 */

/** An end in a list is the number of its set times this, plus the cards gone; most cards gone come first. */
export const LEVELS = 64;

/** The values by which ends are compared. */
export interface ChainEndValues {
  /** `worth[number * lanes + s]`: the points still to come after an end with s draws left. */
  readonly worth: Float64Array;
  readonly lanes: number;
  /** By number of cards: the points of a chain. */
  readonly chain: Float64Array;
}

/**
 * Keeps of `ends[from]` up to `ends[until]` those worth having at a set with `level` cards gone and fewer than `reach`
 * draws left, and raises `best`, from `at` on, to the values at k = 1. Returns where the list stops now.
 */
export const keepEnds = (
  ends: Int32Array,
  from: number,
  until: number,
  level: number,
  reach: number,
  { worth, lanes, chain }: ChainEndValues,
  best: Float64Array,
  at: number,
): number => {
  let kept = from;
  for (let i = from; i < until; i++) {
    const end = ends[i];
    const points = chain[(end % LEVELS) - level + 1];
    const row = ((end / LEVELS) | 0) * lanes;
    let raised = false;
    for (let s = 0; s < reach; s++) {
      const value = points + worth[row + s];
      if (value <= best[at + s]) continue;
      best[at + s] = value;
      raised = true;
    }
    if (raised) ends[kept++] = end;
  }
  return kept;
};
