/**
 * With passes without end, how the stock is turned decides which cards can be had next. Of two positions that differ in
 * nothing else, one turn may be at least as good as the other; when the position with that turn is lost, so is the
 * other one.
 *
 * PROOF. Say w cards lie on the waste, drawn d at a time. In this pass the cards at w, w + d, w + 2d, … and the last of
 * all can be had, after a redeal those at d, 2d, … and the last of all. What the stock is like after a card has been
 * played depends on the card's place and on no turn. So
 * - any stock offers what a stock offers whose waste is whole packets or everything (turn 0);
 * - w offers what w + d, w + 2d, … offer.
 * Moves that do not touch the stock are the same. So a win from the poorer turn is a win from the richer one.
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
