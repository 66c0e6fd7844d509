/**
 * Which games the kernel of runs takes: one pack, columns built down in suit that move in runs, foundations up in
 * suit, spaces for anything or for the last rank alone; a stock dealt to a waste, or none; at most one reserve, which
 * fills the spaces by itself. Ali Baba, Storehouse, Trigon with any way of drawing.
 */
import type { FoundationZone, Game, ReserveZone, StepBuild, TableauZone, WasteZone } from '@cairn/engine';
import { only } from '../common/structure.ts';

export interface SuitRunsRules {
  /** Place in `composition.ranks` of the rank that foundations begin with. */
  readonly base: number;
  /** Ranks go round: the last rank would go on the first, so the first must all lie on foundations. */
  readonly round: boolean;
  /** Columns move by their last card or whole: they must be runs from the bottom on. */
  readonly whole: boolean;
  /** Which cards go into spaces: any, or only the last rank; and whether they may come from columns. */
  readonly kings: boolean;
  readonly fromColumns: boolean;
  readonly fromStock: boolean;
  /** Any card of stock and waste can be had at any time. */
  readonly set: boolean;
  /** Cards a draw; passes through the stock. */
  readonly draw: number;
  readonly passes: number | 'unlimited';
}

/** The rules as the kernel needs them, or a sentence why the game is not for it. */
export const readSuitRunsRules = (game: Game): SuitRunsRules | string => {
  const { pack, powers, remove, goal, zones } = game.def;
  const { ranks, suits } = game.composition;
  if (pack.packs !== 1 || (pack.jokers ?? 0) > 0 || pack.extras !== undefined) return 'wanted one plain pack';
  if (powers !== undefined || remove !== undefined) return 'wanted no powers and no groups';
  const defs = Object.values(zones);
  const tableau = only<TableauZone>(defs, 'tableau');
  const foundation = only<FoundationZone>(defs, 'foundation');
  const waste = only<WasteZone>(defs, 'waste');
  const reserve = only<ReserveZone>(defs, 'reserve');
  if (tableau === null || foundation === null) return 'wanted one tableau and one group of foundations';
  if (defs.length !== 2 + (waste === null ? 0 : 1) + (reserve === null ? 0 : 1))
    return 'wanted nothing but columns, waste, foundations and a reserve';
  const down = inSuit(tableau.build, 'down');
  const up = inSuit(foundation.build, 'up');
  if (down === null || up === null || down.ends !== up.ends) return 'wanted building in suit';
  const base = firstRank(game, foundation);
  const round = down.ends === 'circular';
  if (base === null || (!round && base !== 0)) return 'wanted foundations that begin with one rank';
  if (foundation.piles < suits.length || foundation.empty.from !== undefined)
    return 'wanted a foundation for every suit';
  if (round && Object.keys(foundation.give ?? {}).length > 0)
    return 'wanted foundations that keep their cards where ranks go round';
  const { takes, from, keeps, refill } = tableau.empty;
  const kings = Array.isArray(takes) && takes.length === 1 && takes[0] === ranks.at(-1) && !round;
  if (takes !== 'anything' && !kings) return 'wanted spaces for anything or for the last rank';
  if (keeps !== undefined || refill === 'next') return 'wanted spaces without conditions';
  if (tableau.turn === 'together') return 'wanted cards that turn up one by one';
  const unit = tableau.give.tableau;
  if ((unit !== 'run' && unit !== 'topOrAll') || !givesTop(tableau.give.foundation))
    return 'wanted columns that move in runs';
  if (reserve !== null && !(reserve.piles === 1 && refill === 'reserve' && !kings && isPlain(reserve)))
    return 'wanted a reserve that fills the spaces';
  if (reserve === null && refill !== undefined) return 'wanted no refill without a reserve';
  if (goal.kind !== 'gather' || goal.cards !== 'all' || zones[goal.zone]?.role !== 'foundation')
    return 'wanted all cards on the foundations';
  const stock = stockOf(game, waste);
  if (typeof stock === 'string') return stock;
  const has = (role: 'tableau' | 'waste'): boolean => from === undefined || from.includes(role);
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

const inSuit = (builds: TableauZone['build'], rank: 'up' | 'down'): StepBuild | null => {
  const [build] = builds;
  if (builds.length !== 1 || build?.kind !== 'step' || build.rank !== rank) return null;
  return build.suit === 'same' && build.ends !== 'kingStop' && build.ring === undefined ? build : null;
};

const firstRank = ({ composition }: Game, { empty }: FoundationZone): number | null => {
  if (typeof empty.takes === 'string' || empty.takes.length !== 1) return null;
  const base = composition.ranks.indexOf(empty.takes[0]);
  return base === -1 ? null : base;
};

const givesTop = (unit: string | undefined): boolean => unit === 'top' || unit === 'run';

const isPlain = ({ give, wild }: ReserveZone): boolean =>
  wild !== true && give.foundation === 'top' && give.tableau === 'top';

const stockOf = (
  game: Game,
  waste: WasteZone | null,
): Pick<SuitRunsRules, 'set' | 'draw' | 'passes'> | string => {
  const { stockDef } = game;
  if (waste === null)
    return game.stock === null ? { set: true, draw: 1, passes: 1 } : 'wanted a stock with a waste';
  const { foundation, tableau } = waste.give;
  const any = foundation === 'any' && tableau === 'any';
  if (!any && (foundation !== 'top' || tableau !== 'top')) return 'wanted a waste that gives to both';
  if (stockDef === null)
    return any ? { set: true, draw: 1, passes: 1 } : 'wanted a waste that gives any card';
  const { to, when, draw, passes } = stockDef;
  if (to !== 'waste' || when !== 'any') return 'wanted a stock that is dealt to the waste';
  return { set: any || (passes === 'unlimited' && draw === 1), draw, passes };
};
