/**
 * The best score where every card on the hole counts alike and a card left in the reserve of a won deal at least as much,
 * as in TriPeaks Garden's own scoring. Then a win is worth more than any other end; the best win uses the fewest cards of
 * the reserve; and without a win the most layout cards gone are best, with all of the reserve played after them.
 * Scorings with other parts depend on the way and are not for this.
 */
import type { Game, KnownFields, ScoreDef, State, Tally } from '@cairn/engine';
import type { WildsRules, WildsPosition } from './rules.ts';

export interface WildsScore {
  /** The total of a win with this many reserve cards used. */
  readonly won: (used: number) => number;
  /** The total without a win, with this many layout cards played and all of the reserve. */
  readonly stopped: (played: number) => number;
}

export const WILDS_SCORES: KnownFields<ScoreDef> = {
  title: true,
  unit: true,
  start: true,
  par: true,
  bankroll: true,
  cards: [{ role: ['hole'], each: true }],
  spare: [{ reserve: true }],
};

/** The scoring as such a sum, or null when it is not one. */
export const wildsScore = (
  game: Game,
  rules: WildsRules,
  position: WildsPosition,
  state: State,
  tally: Tally,
): WildsScore | null => {
  const { cards, spare = {} } = game.score;
  if (cards?.role !== 'hole') return null;
  const { each } = cards;
  const { reserve: kept = 0 } = spare;
  if (each <= 0 || kept < each || position.turns.length > 0 || rules.bag.piles.length > 0) return null;
  if (position.wilds.some(([pile]) => game.piles[pile].zone.role !== 'reserve')) return null;
  if (position.top === rules.empty && !position.wilds.every(([pile, rank]) => rules.opens(pile, rank)))
    return null;
  const left = position.wilds.length;
  const all = rules.places.filter((pile) => state.piles[pile].length > 0).length;
  return {
    won: (used) => tally.total + each * (all + used) + kept * (left - used),
    stopped: (played) => tally.total + each * (played + left),
  };
};
