/**
 * Which games the kings kernel takes: one pack, columns built down in suit that move in runs, foundations built up in
 * suit, spaces for the last rank alone, and a stock of which every card can be had at any time. Trigon is one of them.
 */
import type { Game, Vocabulary } from '@cairn/engine';
import {
  DEALT_COLUMNS,
  GATHER,
  LINEAR_FOUNDATIONS,
  PACK,
  stockTo,
  PLAYED_WASTE,
} from '../../contract/words.ts';
import {
  gathersAllOnFoundations,
  givesLast,
  hasOnePlainPack,
  otherPacks,
  hasPlainSpaces,
  isLinearStep,
  readBuilderZones,
  readStockRules,
  takesKingsAndAces,
  turnsOneByOne,
} from '../common/structure.ts';

export const KINGS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: [{ kind: ['step'], rank: ['down'], suit: ['same'], ends: ['linear'] }],
      empty: [{ takes: [] }],
      give: [{ tableau: ['run'], foundation: ['top', 'run'] }],
    },
    LINEAR_FOUNDATIONS,
    PLAYED_WASTE,
  ],
  stock: stockTo('waste'),
  goal: [GATHER],
};

/** A sentence why the kernel does not apply, or null. */
export const whyNotKings = (game: Game): string | null => {
  if (!hasOnePlainPack(game)) return otherPacks(game);
  const zones = readBuilderZones(game, ['waste']);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation, waste } = zones;
  if (!isLinearStep(tableau.build, 'down', 'same') || !isLinearStep(foundation.build, 'up', 'same'))
    return 'it wants building in suit';
  if (!takesKingsAndAces(game, zones)) return 'it wants kings in spaces and aces on foundations';
  if (!hasPlainSpaces(tableau)) return 'it wants spaces without conditions';
  if (!turnsOneByOne(tableau)) return 'it wants cards that turn up one by one';
  if (foundation.empty.from !== undefined) return 'it wants foundations without conditions';
  if (foundation.piles < game.composition.suits.length) return 'it wants a foundation for every suit';
  if (tableau.give.tableau !== 'run' || !givesLast(tableau.give.foundation))
    return 'it wants columns that move in runs';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  const stock = readStockRules(game, waste);
  if (typeof stock === 'string') return stock;
  return stock.set ? null : 'it wants single cards and passes without end';
};
