/** Facts about groups that leave the table. */
import type { Game } from '@cairn/engine';
import { apparentRole } from '../facts/pile-facts.ts';
import type { RemoveFact, SourceFact } from '../facts/rule-facts.ts';

export const removeFact = (game: Game): RemoveFact | null => {
  const { remove } = game.def;
  if (remove === undefined) return null;
  const roles = remove.kind === 'pair' || remove.kind === 'match' ? remove.from : (['tableau'] as const);
  return {
    remove,
    ranks: game.composition.ranks,
    from: game.zones
      .filter(({ role }) => role !== 'stock' && roles.some((each) => each === role))
      .map(({ role, piles }): SourceFact => ({
        place: { role: apparentRole(game, role), piles: piles.length },
        which: role === 'layout' ? 'free' : 'last',
        suit: null,
      })),
    stock: roles.some((role) => role === 'stock') && game.stockDef?.show?.what === 'card',
    layout: game.byRole.layout.length > 0,
  };
};
