/** How far a deal has come, for a game that does not say it by its score. */
import type { Game } from './game.ts';
import { cardsInOrder, goalZones, isSuit } from './goal.ts';
import { cardsLeft } from './score.ts';
import type { Position } from './state.ts';
import { UNIT_FACTS } from './word-facts.ts';

export interface Progress {
  /**
   * up: cards on foundations. suits: whole suits, in their columns or on foundations that take nothing else. left: cards
   * of the table that are still to be played. order: cards of a grid that lie in order. piles: piles that have cards, of
   * which the goal allows `of`.
   */
  readonly kind: 'up' | 'suits' | 'left' | 'order' | 'piles';
  readonly count: number;
  /** How many the goal asks for; 0 for cards that are left. */
  readonly of: number;
}

/** Whether whole suits go to the foundations, and no single cards. */
export const takesSuits = ({ zones }: Game): boolean => {
  const units = zones.flatMap(({ give }) =>
    give.flatMap(({ to, unit }) => (to === 'foundation' ? [unit] : [])),
  );
  return units.length > 0 && units.every((unit) => UNIT_FACTS[unit].joined === 'suit');
};

export const progress = (game: Game, position: Position): Progress => {
  const { goal } = game.def;
  const zones = goalZones(game);
  const up = zones.length > 0 && zones.every(({ role }) => role === 'foundation');
  const piles = zones.flatMap((zone) => zone.piles);
  const filled = piles.flatMap((i) => (position.piles[i]?.length ? [position.piles[i]] : []));
  if (goal.kind === 'gather' && goal.cards === 'all' && up && takesSuits(game))
    return { kind: 'suits', count: filled.length, of: game.cards.length / game.composition.ranks.length };
  if (goal.kind === 'gather' && up)
    return {
      kind: 'up',
      count: filled.flat().length,
      of: goal.cards === 'all' ? game.cards.length : goal.cards,
    };
  if (goal.kind === 'order')
    return {
      kind: 'order',
      count: zones.flatMap((zone) => cardsInOrder(game, position, zone)).length,
      of: filled.length,
    };
  if (goal.kind === 'suits')
    return {
      kind: 'suits',
      count: filled.filter((pile) => isSuit(game, pile)).length,
      of: game.cards.length / game.composition.ranks.length,
    };
  if (goal.kind === 'piles') return { kind: 'piles', count: filled.length, of: goal.most * zones.length };
  // Not all of several zones need be on the table: a reserve may have to be cleared too.
  if (goal.kind === 'clear' && zones.length > 1) return { kind: 'left', count: filled.flat().length, of: 0 };
  return { kind: 'left', count: cardsLeft(game, position), of: 0 };
};
