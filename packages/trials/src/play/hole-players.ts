/**
 * Players of games with one hole, after what is written on how to play TriPeaks. They see a view, plan along the cards
 * they know, and differ in what they think a card is worth.
 */
import { holePlayer, type Outlook } from './choose.ts';
import type { Field, Place } from './field.ts';

/**
 * long-chains. The player whose figures the dossier gives (appendix C): the longest chain he can see, and seven tenths of
 * a card for each card it turns up; he turns the stock only when nothing goes. The method is silent on equal ones: here
 * the first in the order of places is taken, which are numbered from the tops down. Of the rules tried it came nearest to
 * the figures where ranks go round or are ends (by lot he wins a point and a half more), not where nothing goes on kings.
 */
export const longChains = holePlayer(
  ({ turned }) => 1 + 0.7 * turned,
  ({ at }) => -at / 2000,
);

/**
 * peak-by-peak. The advice of CardRulesPlus on TriPeaks (dossier S0, "Tips and Strategy"), rule by rule:
 * - get all you can out of the cards before you turn the stock, but leave a longer chain for a card of more value, such as
 *   one of a peak: whoever has a choice plays towards tops, then for length;
 * - clear tops early: a run that frees a top beats one that takes only cards of the lowest row;
 * - of two cards play the one that sets more of the inside of a peak free;
 * - one peak at a time: the peak that is nearest to being done;
 * - use the corner of king and ace on purpose: chains are planned over it where the rules let them.
 * The page does not say which rule goes first; here they are asked in the order tops, freeing, length, nearest peak.
 */
export const peakByPeak = holePlayer(
  ({ place, freed }) => (place.top ? 1e6 : 0) + (freed.some(({ top }) => top) ? 1e4 : 0) + 1,
  (place, { chains, field }) => 200 * chains.gain(place).freed.length - leftOfPeak(field, place) / 1000,
);

/** Cards left of the peak a place belongs to; of the nearest one where it belongs to several. */
const leftOfPeak = ({ places }: Field, place: Place): number => {
  const tops = topsUnder(places, place);
  const left = (top: number): number => places.filter((each) => topsUnder(places, each).has(top)).length;
  return Math.min(...[...tops].map(left));
};

const topsUnder = (places: readonly Place[], from: Place): ReadonlySet<number> => {
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
 * turn-up. The advice of Semicolon Software on TriPeaks (dossier S1, the paragraphs on strategy), rule by rule:
 * - play every table card you can before you turn the stock;
 * - of several cards move the one that turns up most; where nothing lies face down, the one that sets most free;
 * - leave the top of a peak alone while another card goes, for nothing lies under it;
 * - but very late, when the table will hardly be cleared, take tops for their bonus;
 * - otherwise go for the most points: the longest chain.
 * The page leaves "very late" to the player; here it is when the stock is nearly out and each of its cards, and the one
 * lying there, would have to bring more than four. Ending a deal early for points is left out: he plays to win.
 */
export const turnUp = holePlayer(
  () => 1,
  (place, outlook) => {
    const { freed, turned } = outlook.chains.gain(place);
    const top = place.top ? (isLate(outlook) ? 1e6 : -1e6) : 0;
    return top + 1e4 * turned + 200 * freed.length;
  },
);

const NEARLY_OUT = 3;
const A_GOOD_CHAIN = 4;

const isLate = ({ field, sitting: { game, view } }: Outlook): boolean => {
  const stock = game.stock === null ? 0 : (view.piles[game.stock]?.length ?? 0);
  return stock <= NEARLY_OUT && field.places.length > A_GOOD_CHAIN * (stock + 1);
};
