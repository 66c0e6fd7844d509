/**
 * Which games the suit-runs kernel takes: one pack, columns built down in suit that move in runs, foundations up in
 * suit, spaces for anything, for the last rank alone or for nothing; a stock dealt to a waste, or none; at most one
 * reserve, which fills the spaces by itself. Ali Baba, Storehouse, and Trigon with any way of drawing are among them.
 */
import type { FoundationZone, Game, ReserveZone, Vocabulary } from '@cairn/engine';
import {
  DEALT_COLUMNS,
  GATHER,
  PACK,
  PLAYED_RESERVE,
  ROUND_FOUNDATIONS,
  stockTo,
  PLAYED_WASTE,
} from '../../contract/words.ts';
import type { StockRules } from '../common/stock.ts';
import {
  gathersAllOnFoundations,
  givesLast,
  hasOnePlainPack,
  otherPacks,
  onlyStep,
  readBuilderZones,
  readStockRules,
  turnsOneByOne,
} from '../common/structure.ts';

export interface SuitRunsRules extends StockRules {
  /** Place in `composition.ranks` of the rank that foundations begin with. */
  readonly base: number;
  /** Whether ranks go round: the last rank would go on the first, so the first must all lie on foundations. */
  readonly round: boolean;
  /** Whether columns move by their last card or whole: they must be runs from the bottom on. */
  readonly whole: boolean;
  /** Whether spaces take the last rank alone. */
  readonly kings: boolean;
  /** Whether spaces take cards from columns, and from the waste. Both are false where they take nothing. */
  readonly fromColumns: boolean;
  readonly fromStock: boolean;
}

export const SUIT_RUNS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: [{ kind: ['step'], rank: ['down'], suit: ['same'], ends: ['linear', 'circular'] }],
      empty: [{ takes: ['nothing', 'anything'], from: ['tableau', 'waste', 'reserve'], refill: ['reserve'] }],
      give: [{ tableau: ['run', 'topOrAll'], foundation: ['top', 'run'] }],
    },
    ROUND_FOUNDATIONS,
    PLAYED_WASTE,
    PLAYED_RESERVE,
  ],
  stock: stockTo('waste'),
  goal: [GATHER],
};

/** The rules as the kernel needs them, or a sentence why it does not apply. */
export const readSuitRunsRules = (game: Game): SuitRunsRules | string => {
  const { ranks, suits } = game.composition;
  if (!hasOnePlainPack(game)) return otherPacks(game);
  const zones = readBuilderZones(game, ['waste', 'reserve']);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation, waste, reserve } = zones;
  const down = onlyStep(tableau.build, 'down', 'same');
  const up = onlyStep(foundation.build, 'up', 'same');
  if (
    down === null ||
    up === null ||
    down.ends !== up.ends ||
    (down.ends !== 'linear' && down.ends !== 'circular')
  )
    return 'it wants building in suit';
  const base = firstRank(game, foundation);
  const round = down.ends === 'circular';
  if (base === null || (!round && base !== 0)) return 'it wants foundations that begin with one rank';
  if (foundation.piles < suits.length || foundation.empty.from !== undefined)
    return 'it wants a foundation for every suit';
  if (round && Object.keys(foundation.give ?? {}).length > 0)
    return 'it wants foundations that keep their cards where ranks go round';
  const { takes, from, keeps, refill } = tableau.empty;
  const kings = Array.isArray(takes) && takes.length === 1 && takes[0] === ranks.at(-1) && !round;
  if (takes !== 'anything' && takes !== 'nothing' && !kings)
    return 'it wants spaces for anything, for the last rank or for nothing';
  if (keeps !== undefined || (refill !== undefined && refill !== 'reserve'))
    return 'it wants spaces without conditions';
  if (!turnsOneByOne(tableau)) return 'it wants cards that turn up one by one';
  const unit = tableau.give.tableau;
  if ((unit !== 'run' && unit !== 'topOrAll') || !givesLast(tableau.give.foundation))
    return 'it wants columns that move in runs';
  if (reserve !== null && !(reserve.piles === 1 && refill === 'reserve' && !kings && isPlain(reserve)))
    return 'it wants a reserve that fills the spaces';
  if (reserve === null && refill !== undefined) return 'it wants no refill without a reserve';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  const stock = readStockRules(game, waste);
  if (typeof stock === 'string') return stock;
  const has = (role: 'tableau' | 'waste'): boolean =>
    takes !== 'nothing' && (from === undefined || from.includes(role));
  return {
    ...stock,
    base,
    round,
    whole: unit === 'topOrAll',
    kings,
    fromColumns: has('tableau'),
    fromStock: has('waste'),
  };
};

const firstRank = ({ composition }: Game, { empty }: FoundationZone): number | null => {
  if (typeof empty.takes === 'string' || empty.takes.length !== 1) return null;
  const base = composition.ranks.indexOf(empty.takes[0]);
  return base === -1 ? null : base;
};

const isPlain = ({ give, wild }: ReserveZone): boolean =>
  wild !== true && give.foundation === 'top' && give.tableau === 'top';
