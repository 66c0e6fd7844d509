/**
 * Which games the kernel of whole suits takes: columns built down whatever the suit, of which the cards of one suit move together;
 * spaces for anything; foundations that take whole suits and nothing else; a stock dealt in rows, or none; any number of
 * packs. Spider, Spiderette, Simple Simon and Mrs. Mop are among them.
 */
import type { Game, Vocabulary } from '@cairn/engine';
import { DEALT_COLUMNS, DEALT_FOUNDATIONS, GATHER, PACK, SHOWN } from '../../contract/words.ts';
import {
  gathersAllOnFoundations,
  hasPlainPacks,
  hasPlainSpaces,
  readBuilderZones,
  takesOnly,
} from '../common/structure.ts';

/** Columns have five bits of a move. */
const MOST_COLUMNS = 31;
/** Heights of columns have eight bits. */
const MOST_CARDS = 255;

const DOWN = { kind: ['step'], rank: ['down'], ends: ['linear'] } as const;

export const WHOLE_SUIT_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: [{ ...DOWN, suit: ['any'] }],
      runs: [{ ...DOWN, suit: ['same'] }],
      leave: ['must'],
      empty: [{ takes: ['anything'] }],
      give: [{ tableau: ['run'], foundation: ['suit'] }],
    },
    { ...DEALT_FOUNDATIONS, build: [], empty: [{ takes: ['anything'] }], give: [{}] },
  ],
  stock: [{ to: ['tableau'], draw: true, passes: ['unlimited'], when: ['any', 'filled'], show: SHOWN }],
  goal: [GATHER],
};

/** The rules of such a game. */
export interface WholeSuitRules {
  readonly columns: number;
  /** Ranks of a suit, and whole suits to be gathered. */
  readonly ranks: number;
  readonly suits: number;
  readonly cards: number;
  /** Whether whole suits leave by themselves, and whether rows are dealt only when no column is empty. */
  readonly must: boolean;
  readonly filled: boolean;
}

/** The rules of a game of this structure, or a sentence why it is none. */
export const readWholeSuitRules = (game: Game): WholeSuitRules | string => {
  const { ranks, suits, packs } = game.composition;
  if (!hasPlainPacks(game)) return 'it wants plain packs';
  const zones = readBuilderZones(game, []);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation } = zones;
  const [build] = tableau.build;
  const [run] = tableau.runs ?? [];
  if (tableau.build.length !== 1 || build?.kind !== 'step')
    return 'it wants columns built down whatever the suit';
  if (tableau.runs?.length !== 1 || run?.kind !== 'step')
    return 'it wants cards of one suit that move together';
  if (tableau.empty.takes !== 'anything' || !hasPlainSpaces(tableau)) return 'it wants spaces for any card';
  if (tableau.give.tableau !== 'run' || tableau.give.foundation !== 'suit')
    return 'it wants runs that move, and whole suits that leave';
  const { takes } = foundation.empty;
  if (takes !== 'anything' && !takesOnly(takes, ranks.at(-1))) return 'it wants foundations for whole suits';
  if (foundation.empty.from !== undefined || Object.keys(foundation.give ?? {}).length > 0)
    return 'it wants foundations without conditions that keep their cards';
  if (foundation.piles < suits.length * packs) return 'it wants a foundation for every suit of every pack';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  const cards = suits.length * packs * ranks.length;
  if (game.cards.length !== cards) return 'it wants whole packs';
  if (ranks.length < 2) return 'it wants several ranks';
  if (tableau.piles > MOST_COLUMNS || cards > MOST_CARDS)
    return 'the game has too many columns or cards for it';
  return {
    columns: tableau.piles,
    ranks: ranks.length,
    suits: suits.length * packs,
    cards,
    must: tableau.leave === 'must',
    filled: game.stockDef?.when === 'filled',
  };
};
