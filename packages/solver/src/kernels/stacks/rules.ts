/**
 * Which games the stacks kernel takes: one pack or several, no stock, columns built down in suit of which any face-up
 * card moves with all that lies on it, spaces for the last rank alone, foundations up in suit. Russian is one of them.
 */
import type { Game, Vocabulary } from '@cairn/engine';
import { DEALT_COLUMNS, GATHER, LINEAR_FOUNDATIONS, PACK } from '../../contract/words.ts';
import {
  gathersAllOnFoundations,
  hasPlainPacks,
  hasPlainSpaces,
  isLinearStep,
  readBuilderZones,
  takesKingsAndAces,
  turnsOneByOne,
} from '../common/structure.ts';

/** Columns have five bits of a move. */
const MOST_COLUMNS = 31;

export const STACKS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: [{ kind: ['step'], rank: ['down'], suit: ['same'], ends: ['linear'] }],
      empty: [{ takes: [] }],
      give: [{ tableau: ['stack'], foundation: ['top'] }],
    },
    LINEAR_FOUNDATIONS,
  ],
  goal: [GATHER],
};

/** A sentence why the kernel does not apply, or null. */
export const whyNotStacks = (game: Game): string | null => {
  const { ranks, suits, packs } = game.composition;
  if (!hasPlainPacks(game)) return 'it wants plain packs';
  if (game.stock !== null) return 'it wants no stock';
  const zones = readBuilderZones(game, []);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation } = zones;
  if (!isLinearStep(tableau.build, 'down', 'same') || !isLinearStep(foundation.build, 'up', 'same'))
    return 'it wants building in suit';
  if (!takesKingsAndAces(game, zones)) return 'it wants kings in spaces and aces on foundations';
  if (!hasPlainSpaces(tableau)) return 'it wants spaces without conditions';
  if (!turnsOneByOne(tableau)) return 'it wants cards that turn up one by one';
  if (foundation.piles < suits.length * packs) return 'it wants a foundation for every suit of every pack';
  if (foundation.empty.from !== undefined) return 'it wants foundations without conditions';
  if (tableau.give.tableau !== 'stack' || tableau.give.foundation !== 'top')
    return 'it wants columns of which any face-up card moves';
  const { tableau: back } = foundation.give ?? {};
  if (back !== undefined && back !== 'top') return 'it wants foundations that give back single cards';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  if (game.cards.length !== suits.length * packs * ranks.length) return 'it wants whole packs';
  return tableau.piles > MOST_COLUMNS ? 'the game has too many columns for it' : null;
};
