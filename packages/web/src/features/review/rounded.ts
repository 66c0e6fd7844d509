/** Shares as whole numbers of 100. */

export const of100 = (share: number): number => Math.round(share * 100);

/**
 * Terms as whole numbers of 100 that add up to `total`, which is less than 1 from their sum: those with the largest remainders
 * are rounded up.
 */
export const roundedTerms = (terms: readonly number[], total: number): readonly number[] => {
  const exact = terms.map((term) => term * 100);
  const floors = exact.map(Math.floor);
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = exact
    .map((term, i) => ({ i, rest: term - Math.floor(term) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i)
    .slice(0, missing)
    .map(({ i }) => i);
  return floors.map((floor, i) => floor + (raised.includes(i) ? 1 : 0));
};

/** "+8", "−13", "0", with a true minus sign. */
export const signed = (points: number): string =>
  points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`;
