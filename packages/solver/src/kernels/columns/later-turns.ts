/**
 * Of two positions that differ only by how far the stock is turned, one is no worse when the other can be had from it
 * by draws and redeals alone: what can be won from the other in so many plays can be won from it in as many.
 *
 * - In one pass, from `w` cards on the waste to `w` and any number of whole packets.
 * - With passes without end, from any waste to one of whole packets or of everything, which are one (`turn` 0 of
 *   kernels/common/stock.ts): draw to the end, turn over, draw again.
 *
 * So of the turns a position was seen with the least waste is kept for each remainder by packets, six bits each.
 *
 * PROOF that a search which leaves such positions out misses no win. Of the positions it has entered and that can be
 * won take one with the fewest plays to the goal. Its next play leads to a position with fewer; that one was entered,
 * or was left out for one that was entered and needs no more plays: against the choice. So the one taken is the goal.
 *
 * SIDE CONDITIONS. Draws at any time; the waste gives its last card alone; at most five cards a draw (six bits each).
 */
const NEVER = 63;
export const UNTURNED = 0x3fffffff;

/** The turns seen when one more is, or null when there was one no worse. */
export const noteTurn = (seen: number, waste: number, draw: number, endless: boolean): number | null => {
  const shift = 6 * (waste % draw);
  if (((seen >>> shift) & NEVER) <= waste) return null;
  if (endless && waste === 0 && seen !== UNTURNED) return null;
  return (seen & ~(NEVER << shift)) | (waste << shift);
};
