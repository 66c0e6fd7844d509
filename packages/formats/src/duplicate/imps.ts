/**
 * International match points (IMPs): the worth of a difference. The scale flattens, so that one deal cannot decide a
 * long match. Source: World Bridge Federation, Laws of Duplicate Bridge (2017), Law 78 B.
 */

/** The smallest differences that are worth 1, 2, … 24 IMPs, in points of bridge. */
export const IMP_SCALE = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
  3000, 3500, 4000,
] as const;

/**
 * The IMPs of a difference, from -24 to 24. The laws list multiples of ten; a value between two of them counts as the
 * lower one.
 */
export const impsOf = (difference: number): number => {
  const size = Math.abs(difference);
  let points = 0;
  for (const least of IMP_SCALE) if (size >= least) points++;
  return difference < 0 ? 0 - points : points;
};
