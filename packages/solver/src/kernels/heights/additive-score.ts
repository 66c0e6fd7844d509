/**
 * The best score from a finished sweep, for scorings where the total depends only on how many cards are left and how
 * many were drawn, and a draw never gains once the deal is won: golf's strokes, cards that cost when left, draws that
 * cost. A deal that is not won may be ended after any number of further draws; its total is linear in them but for the
 * last draw, so the two extremes are enough. Streaks, prices by rank and floors depend on the way and are not for this.
 */
import type { Game, KnownFields, ScoreDef, State, Tally } from '@cairn/engine';

/** Totals by cards left and by draws made from the position on. */
export interface HeightsScore {
  readonly won: (draws: number) => number;
  readonly stopped: (left: number, draws: number) => number;
  /** Whether one total is better than another. */
  readonly better: (one: number, other: number) => boolean;
}

export const HEIGHTS_SCORES: KnownFields<ScoreDef> = {
  title: true,
  unit: true,
  low: true,
  start: true,
  par: true,
  bankroll: true,
  draw: true,
  clear: true,
  left: [{ each: true, when: ['stock', 'lost'] }],
  spare: [{ stock: true }],
};

/** The scoring as such a sum; null when it is not one. */
export const heightsScore = (game: Game, state: State, tally: Tally): HeightsScore | null => {
  const { low, draw = 0, clear = 0, left, spare = {} } = game.score;
  if (typeof clear === 'object' || game.def.again !== undefined) return null;
  const { stock: spared = 0 } = spare;
  if (low === true ? draw < spared : draw > spared) return null;
  const stock = game.stock === null ? 0 : (state.piles[game.stock] ?? []).length;
  const batch = game.stockDef?.draw ?? 1;
  const starter = game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0);
  const free = state.draws === 0 && !starter ? 1 : 0;
  const drawn = (draws: number): number => Math.min(stock, draws * batch);
  const cost = (draws: number): number => (draws === 0 ? 0 : draw * (drawn(draws) - free));
  return {
    won: (draws) => tally.total + cost(draws) + clear + spared * (stock - drawn(draws)),
    stopped: (cards, draws) => {
      const charged = left !== undefined && (left.when === 'lost' || drawn(draws) < stock);
      return tally.total + cost(draws) + (charged ? left.each * cards : 0);
    },
    better: (one, other) => (low === true ? one < other : one > other),
  };
};
