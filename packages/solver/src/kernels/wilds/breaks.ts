/**
 * The least number of breaks. A break is a card of the layout that does not go on the one before, so that a wild card or
 * a draw is needed in between. For each removed set and rank on the hole, `least` is the fewest breaks over all orders of
 * removal, when every rank that can ever be at hand is at hand without end. A position with fewer wild cards and draws
 * left is lost.
 *
 * PROOF. Backwards over the removed sets. A way to the goal begins with cards at hand or draws, or with a step of the
 * layout. Of several wild cards and draws in a row only the last one's rank matters, so they count as one break or more
 * for one. After a break the step taken fits a rank at hand (`served`), and leads to a set for which the number holds
 * already; the rank on the hole is then that of the card, or, where the step only clears the rough away, any that
 * served. A step that puts a card into the bag needs no rank and brings one wild card more: it counts -1. Hence the
 * breaks that are needed are at least `least`, and each takes away one of the wild cards and draws left.
 *
 * SIDE CONDITION. `served` must have every rank that can come to be at hand: those of the stock, of the wild cards, and
 * of the layout cards that can be put into the bag.
 */
import { PLACES, type Ideals } from '../layout/ideals.ts';
import { RANKS } from '../layout/rules.ts';

/** Added to a number that is out of reach. */
const NEVER = 100;

/** The steps of the layout, numbered by place or clearing. */
export interface LayoutSteps {
  /** By step: the rank of its card. */
  readonly ranks: Uint8Array;
  /** LayoutSteps from this number on clear the rough away: the rank on the hole stays. */
  readonly cards: number;
  /** By step: 1 when it can put a card into the bag, or clear the rough on the way there. */
  readonly kept: Uint8Array;
  /** By rank of the card: the ranks it goes on. */
  readonly below: readonly Uint8Array[];
  /** By rank: whether it can ever be at hand or drawn. */
  readonly served: Uint8Array;
}

/** Fills `least[ideal * RANKS + rank]` for the sets from `from` on. */
export const leastBreaks = (ideals: Ideals, from: number, steps: LayoutSteps, least: Int8Array): void => {
  const { first, edges, count } = ideals;
  const { ranks, cards, kept, below, served } = steps;
  const serves = below.map((list) => (list.some((on) => served[on] === 1) ? 1 : 0));
  const row = new Int32Array(RANKS);
  least.fill(0, (count - 1) * RANKS, count * RANKS);
  for (let ideal = count - 2; ideal >= from; ideal--) {
    row.fill(NEVER);
    let broken = NEVER;
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
      const to = ((edges[edge] / PLACES) | 0) * RANKS;
      const step = edges[edge] % PLACES;
      const card = ranks[step];
      const list = below[card];
      if (step < cards) {
        const after = least[to + card];
        for (let i = 0; i < list.length; i++) if (after < row[list[i]]) row[list[i]] = after;
        if (serves[card] === 1 && after + 1 < broken) broken = after + 1;
      } else
        for (let i = 0; i < list.length; i++) {
          const on = list[i];
          const after = least[to + on];
          if (after < row[on]) row[on] = after;
          if (served[on] === 1 && after + 1 < broken) broken = after + 1;
        }
      if (kept[step] === 1) {
        const gain = step < cards ? 1 : 0;
        for (let on = 0; on < RANKS; on++)
          if (least[to + on] - gain < row[on]) row[on] = least[to + on] - gain;
      }
    }
    const base = ideal * RANKS;
    for (let on = 0; on < RANKS; on++) least[base + on] = row[on] < broken ? row[on] : broken;
  }
};
