/**
 * Whether cards could leave in runs of at least `min` ranks if only their ranks counted and all of them lay open.
 *
 * PROOF. Let c[r] cards of rank r be left, and suppose they are shared out among runs. At rank r some runs begin, s[r]
 * of them, and s[r] >= max(0, c[r] - c[r-1]), because at most c[r-1] come from below. A run lasts `min` ranks, so all
 * that began at r-min+1 .. r hold a card of rank r: the sum of those s is at most c[r]. Both together say that the sum
 * of max(0, c[j] - c[j-1]) over that window is at most c[r], for each r. (The least s are also enough: let the oldest
 * runs end first. Longer runs split, so where the ring has at least 2 min - 1 ranks the test is exact for ranks.)
 *
 * SIDE CONDITIONS. Every card must go, and only in runs. Ranks are a ring; for ranks with ends the caller puts one
 * more rank, of which there are no cards, between the last and the first.
 */
export const runsRemain = (left: Int32Array, ranks: number, min: number): boolean => {
  const width = min < ranks ? min : ranks;
  let begun = 0;
  for (let r = ranks - width + 1; r < ranks; r++) {
    const more = left[r] - left[r > 0 ? r - 1 : ranks - 1];
    begun += more & ~(more >> 31);
  }
  let below = left[ranks - 1];
  for (let r = 0; r < ranks; r++) {
    const here = left[r];
    const more = here - below;
    begun += more & ~(more >> 31);
    if (begun > here) return false;
    // The runs that began `width - 1` ranks below leave the window.
    const first = r >= width - 1 ? r - width + 1 : r - width + 1 + ranks;
    const gone = left[first] - left[first > 0 ? first - 1 : ranks - 1];
    begun -= gone & ~(gone >> 31);
    below = here;
  }
  return true;
};
