/**
 * Of two positions that differ only by how far the stock is turned, one is no worse when the other can be reached from
 * it by draws and redeals alone: what can be won from the other one in n plays can be won from it in n plays.
 *
 * - In one pass, a waste of `w` cards leads to one of `w` and any number of whole packets.
 * - With passes without end, any waste leads to one of whole packets or of everything, which are one (turn 0 of
 *   common/stock.ts): draw to the end, turn over, draw again.
 *
 * So of the turns a position was met with the least waste is kept for each remainder by packets, six bits each.
 *
 * PROOF that a search which leaves such positions out misses no win. Of the positions it has entered and that can be
 * won, take one with the fewest plays to the goal. Its next play leads to a position with fewer plays to go. That
 * position was entered, or was left out for an entered one that needs no more plays: both contradict the choice. So the
 * position taken is the goal.
 *
 * SIDE CONDITIONS. Draws at any time; the waste gives its last card alone; at most five cards a draw.
 */
/** More cards than any turn has on the waste. */
const NEVER = 63;
/** Of a position that was met with no turn. */
export const UNTURNED = 0x3fffffff;

/** The turns met with one more, or null when one of them is no worse. */
export const noteTurn = (turns: number, waste: number, draw: number, endless: boolean): number | null => {
  const shift = 6 * (waste % draw);
  if (((turns >>> shift) & NEVER) <= waste) return null;
  if (endless && waste === 0 && turns !== UNTURNED) return null;
  return (turns & ~(NEVER << shift)) | (waste << shift);
};
