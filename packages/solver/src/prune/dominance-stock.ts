/**
 * A card of the stock that is safe on its foundation (safe-foundation.ts) goes at once only if its absence takes no
 * other card of the stock out of reach. Position `at` of `count` cards, `waste` of them on the waste.
 *
 * - A stock that is a set (single cards and passes without end, or a waste that gives any card): always.
 * - The last card of the waste, when the rest of the stock will be drawn in the same packets: single cards; or nothing
 *   is left to draw and the card is the last of all, so that packets keep their places in later passes; or no pass
 *   follows, and packets are cut from the stock alone.
 * - The last card of all, passes without end, and a waste that is a whole number of packets or everything. PROOF: the
 *   other cards that can be reached are the ends of packets counted from the first card, and the last one. They are
 *   reached as well without it, and the one before it in addition. After a further card has been taken, the same
 *   holds of the packets after it; and should the win turn the stock over or draw to its end, what it reaches from
 *   there is what can always be reached, by turning the stock over.
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
