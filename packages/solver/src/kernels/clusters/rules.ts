/**
 * Which games the clusters kernel takes: one pack of red and black suits, columns built down in alternating colours
 * that move in runs, foundations built up in suit, spaces for the last rank alone or for nothing, and any stock that is
 * dealt to a waste, or no stock. Klondike is one of them.
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
import type { StockRules } from '../common/stock.ts';
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
  takesOnly,
  turnsOneByOne,
} from '../common/structure.ts';

export interface ClustersRules extends StockRules {
  /** Whether cards return from the foundations. */
  readonly returns: boolean;
  /** Whether kings go into spaces; nothing else does. */
  readonly kings: boolean;
}

/** Depths of columns are four bits of a word. */
const MOST_COLUMNS = 8;

export const CLUSTERS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: [{ kind: ['step'], rank: ['down'], suit: ['alternating'], ends: ['linear'] }],
      empty: [{ takes: ['nothing'] }],
      give: [{ tableau: ['run'], foundation: ['top', 'run'] }],
    },
    LINEAR_FOUNDATIONS,
    PLAYED_WASTE,
  ],
  stock: stockTo('waste'),
  goal: [GATHER],
};

/** The rules as the kernel needs them, or a sentence why it does not apply. */
export const readClustersRules = (game: Game): ClustersRules | string => {
  const { ranks, suits } = game.composition;
  if (!hasOnePlainPack(game)) return otherPacks(game);
  if (suits.some((suit) => suit > 3) || ranks.length < 2) return 'it wants red and black suits';
  const zones = readBuilderZones(game, ['waste']);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation, waste } = zones;
  if (!isLinearStep(tableau.build, 'down', 'alternating')) return 'it wants columns in alternating colours';
  if (!isLinearStep(foundation.build, 'up', 'same')) return 'it wants foundations in suit';
  const kings = tableau.empty.takes !== 'nothing';
  if (kings ? !takesKingsAndAces(game, zones) : !takesOnly(foundation.empty.takes, ranks[0]))
    return 'it wants kings or nothing in spaces and aces on foundations';
  if (!hasPlainSpaces(tableau) || foundation.empty.from !== undefined)
    return 'it wants spaces without conditions';
  if (!turnsOneByOne(tableau)) return 'it wants cards that turn up one by one';
  if (tableau.piles > MOST_COLUMNS)
    return `it wants at most eight columns, and the game has ${tableau.piles}`;
  if (foundation.piles < suits.length) return 'it wants a foundation for every suit';
  if (
    tableau.give.tableau !== 'run' ||
    !givesLast(tableau.give.foundation) ||
    Object.keys(tableau.give).length !== 2
  )
    return 'it wants columns that move in runs';
  const back = foundation.give ?? {};
  const givesBack = Object.keys(back).length;
  if (givesBack > 1 || (givesBack === 1 && back.tableau !== 'top'))
    return 'it wants foundations that give to columns or nothing';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  const stock = readStockRules(game, waste);
  return typeof stock === 'string' ? stock : { ...stock, returns: givesBack === 1, kings };
};
