/**
 * A card of the stock that is safe on its foundation goes at once only if its absence takes no other card of the stock
 * out of reach. The kernels of alternating colours and of columns prove separately when a card is safe.
 *
 * The card stands at place `at` of `count` cards left, `waste` of them on the waste. Its absence leaves no gap
 * - in a stock that is a set (single cards and passes without end, or a waste that gives any card): always;
 * - when it is the last card of the waste and the rest of the stock will be drawn in the same packets: with single
 *   cards; or when nothing is left to draw and it is the last of all, so that packets keep their places in later
 *   passes; or when no pass follows, and packets are cut from the stock alone;
 * - when it is the last card of all, passes have no end, and the waste is whole packets or everything. PROOF: the other
 *   cards that can be reached are the ends of packets, counted from the first card, and the last one. They are reached
 *   without it as well, and the one before it in addition. After a further card has been taken, the same holds of the
 *   packets after it. Should the win turn the stock over or draw to its end, what it reaches from there can always be
 *   reached, by turning the stock over.
 */
export const leavesNoGap = (
  at: number,
  count: number,
  waste: number,
  draw: number,
  further: boolean,
  endless: boolean,
): boolean => {
  const lastOfWaste = at === waste - 1;
  if (lastOfWaste && (draw === 1 || waste === count || !further)) return true;
  return endless && at === count - 1 && (waste === count || waste % draw === 0);
};
