/**
 * Which games the kings kernel takes: one pack, columns built down in suit that move in runs, foundations built up in
 * suit, spaces for the last rank alone, and a stock of which every card can be had at any time. Trigon is one of them.
 */
import type { Game } from '@cairn/engine';
import {
  gathersAllOnFoundations,
  givesLast,
  hasOnePlainPack,
  hasPlainSpaces,
  isLinearStep,
  readBuilderZones,
  readStockRules,
  takesKingsAndAces,
} from '../common/structure.ts';

/** A sentence why the kernel does not apply, or null. */
export const whyNotKings = (game: Game): string | null => {
  if (!hasOnePlainPack(game)) return 'wanted one plain pack';
  const zones = readBuilderZones(game, ['waste']);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation, waste } = zones;
  if (!isLinearStep(tableau.build, 'down', 'same') || !isLinearStep(foundation.build, 'up', 'same'))
    return 'wanted building in suit';
  if (!takesKingsAndAces(game, zones)) return 'wanted kings in spaces and aces on foundations';
  if (!hasPlainSpaces(tableau)) return 'wanted spaces without conditions';
  if (tableau.turn === 'together') return 'wanted cards that turn up one by one';
  if (foundation.empty.from !== undefined) return 'wanted foundations without conditions';
  if (foundation.piles < game.composition.suits.length) return 'wanted a foundation for every suit';
  if (tableau.give.tableau !== 'run' || !givesLast(tableau.give.foundation))
    return 'wanted columns that move in runs';
  if (!gathersAllOnFoundations(game)) return 'wanted all cards on the foundations';
  const stock = readStockRules(game, waste);
  if (typeof stock === 'string') return stock;
  return stock.set ? null : 'wanted single cards and passes without end';
};
