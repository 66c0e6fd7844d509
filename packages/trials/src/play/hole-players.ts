/**
 * Policies for games with one hole, after published advice on TriPeaks (docs/survey.md names the pages). They plan with the
 * cards they know, and differ in how they value a card.
 */
import { holePlayer, type HoleObservation } from './choose.ts';
import type { HoleField, HolePlace } from './hole-field.ts';

/**
 * long-chains. The longest visible chain, with seven tenths of a card added for each card it turns up. The stock is
 * turned only if no card can be played. The source leaves ties open. Here the first in the order of places wins;
 * places are numbered from the tops down. Of the tie-breaks tried, this one came nearest to the published figures if
 * ranks wrap or end (breaking ties at random wins 1.5 percentage points more), but not if nothing goes on kings.
 */
export const longChains = holePlayer(
  ({ turned }) => 1 + 0.7 * turned,
  ({ at }) => -at / 2000,
);

/**
 * peak-by-peak. The advice of Card Rules Plus on TriPeaks ("Tips and Strategy"), rule by rule:
 * - play every card you can before you turn the stock, but prefer a card of more value, such as a top, to a longer chain;
 * - clear tops early: a chain that frees a top beats one that takes only cards of the lowest row;
 * - of two cards play the one that frees more of the inside of a peak;
 * - one peak at a time: the one that is nearest to being cleared;
 * - use the step between king and ace: chains go over it where the rules allow that.
 * The page does not rank its rules; here the order is tops, freeing, length, nearest peak.
 */
export const peakByPeak = holePlayer(
  ({ place, freed }) => (place.top ? 1e6 : 0) + (freed.some(({ top }) => top) ? 1e4 : 0) + 1,
  (place, { chains, field }) => 200 * chains.gain(place).freed.length - leftOfPeak(field, place) / 1000,
);

/** Cards left of the peak that a place belongs to; the fewest if it belongs to several. */
const leftOfPeak = ({ places }: HoleField, place: HolePlace): number => {
  const tops = topsUnder(places, place);
  const left = (top: number): number => places.filter((each) => topsUnder(places, each).has(top)).length;
  return Math.min(...[...tops].map(left));
};

const topsUnder = (places: readonly HolePlace[], from: HolePlace): ReadonlySet<number> => {
  const tops = new Set<number>();
  const met = new Set<number>();
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (met.has(place.at)) continue;
    met.add(place.at);
    if (place.top) tops.add(place.at);
    for (const at of place.under) {
      const below = places[at];
      if (below !== undefined) open.push(below);
    }
  }
  return tops;
};

/**
 * turn-up. The advice of Semicolon Software on TriPeaks (the paragraphs on strategy), rule by rule:
 * - play every table card you can before you turn the stock;
 * - of several cards play the one that turns up most; if none is face down, the one that frees most;
 * - leave the top of a peak while another card can be played, because nothing lies under it;
 * - but very late, when the table will hardly be cleared, take tops for their bonus;
 * - otherwise go for the most points: the longest chain.
 *
 * The page does not define "very late". Here it is when the stock is nearly empty, and each of its cards and the top
 * of the hole would have to bring more than four cards. Ending a deal early for points is left out: the policy plays
 * to win.
 */
export const turnUp = holePlayer(
  () => 1,
  (place, context) => {
    const { freed, turned } = context.chains.gain(place);
    const top = place.top ? (isLate(context) ? 1e6 : -1e6) : 0;
    return top + 1e4 * turned + 200 * freed.length;
  },
);

const NEARLY_OUT = 3;
const A_GOOD_CHAIN = 4;

const isLate = ({ field, observation: { game, view } }: HoleObservation): boolean => {
  const stock = game.stock === null ? 0 : (view.piles[game.stock]?.length ?? 0);
  return stock <= NEARLY_OUT && field.places.length > A_GOOD_CHAIN * (stock + 1);
};
