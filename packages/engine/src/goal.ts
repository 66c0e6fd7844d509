/** Whether a deal is won: the goal of its definition, read off the position. */
import type { Game, ZoneRule } from './game.ts';
import type { Position } from './state.ts';

/** Whether the goal of the game holds. */
export const isWon = (game: Game, position: Position): boolean => {
  const { goal } = game.def;
  const zone = game.zones.find((z) => z.id === goal.zone);
  if (zone === undefined) return false;
  if (goal.kind === 'clear') return zone.piles.every((i) => position.piles[i]?.length === 0);
  return cardsIn(position, zone) >= (goal.cards === 'all' ? game.cards.length : goal.cards);
};

const cardsIn = (position: Position, zone: ZoneRule): number =>
  zone.piles.reduce((sum, i) => sum + (position.piles[i]?.length ?? 0), 0);
