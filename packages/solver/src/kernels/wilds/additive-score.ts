/**
 * The best score where each card on the hole counts alike and a card left in the reserve of a won deal at least as
 * much: TriPeaks Garden's own. Then a win is worth more than any other end, the fewest reserve cards used are the best win, and
 * without a win the most layout cards gone are best, with all of the reserve played after them. Scorings with
 * anything else depend on the way: not here.
 */
import type { Game, ScoreDef, State, Tally } from '@cairn/engine';
import type { WildsRules, WildsPosition } from './rules.ts';

export interface WildsScore {
  /** With so many reserve cards used. */
  readonly won: (used: number) => number;
  /** With so many layout cards played, and all of the reserve. */
  readonly stopped: (played: number) => number;
}

const KNOWN: readonly (keyof ScoreDef)[] = ['title', 'unit', 'start', 'par', 'bankroll', 'cards', 'spare'];

/** The scoring as such a sum, or null when it is not one. */
export const wildsScore = (
  game: Game,
  rules: WildsRules,
  spot: WildsPosition,
  state: State,
  tally: Tally,
): WildsScore | null => {
  const { cards, spare = {} } = game.score;
  if (Object.keys(game.score).some((key) => !KNOWN.includes(key as keyof ScoreDef))) return null;
  if (cards?.role !== 'hole' || Object.keys(spare).some((role) => role !== 'reserve')) return null;
  const { each } = cards;
  const { reserve: kept = 0 } = spare;
  if (each <= 0 || kept < each || spot.turns.length > 0 || rules.bag.length > 0) return null;
  if (spot.wilds.some(([pile]) => game.piles[pile].zone.role !== 'reserve')) return null;
  if (spot.top === rules.empty && !spot.wilds.every(([pile, rank]) => rules.opens(pile, rank))) return null;
  const left = spot.wilds.length;
  const all = rules.places.filter((pile) => state.piles[pile].length > 0).length;
  return {
    won: (used) => tally.total + each * (all + used) + kept * (left - used),
    stopped: (played) => tally.total + each * (played + left),
  };
};
