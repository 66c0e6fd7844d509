/**
 * With passes without end, how a stock lies decides what can be had of it next; of two positions that differ in
 * nothing else one can be at least as good, and when that one is lost, so is the other.
 *
 * PROOF. Say w cards lie on the waste, drawn d at a time. In this pass the cards at w, w + d, w + 2d, … and the last
 * of all can be had, and after a redeal those at d, 2d, … and the last of all. What the stock is like once a card has
 * been played depends on its place and on no turn. So
 * - any stock offers what one offers whose waste is whole packets or everything (`0` here);
 * - w offers what w + d, w + 2d, … offer.
 * Acts that do not touch the stock are the same. So a win from the poorer stock is one from the richer.
 *
 * SIDE CONDITION. Passes without end: with a last pass, the cards at d, 2d, … may be out of reach for good.
 */

/** By turn: a bit for each turn that is at least as good. */
export const richerTurns = (draw: number): Int32Array =>
  Int32Array.from({ length: 32 }, (_, turn) => {
    if (turn === 0) return -1;
    let bits = 0;
    for (let other = turn; other > 0; other -= draw) bits |= 1 << other;
    return bits;
  });
