/**
 * Which games the Klondike kernel takes: one pack of red and black suits, columns built down in alternating colours
 * that move in runs, foundations built up in suit, spaces for the last rank alone, and any stock that is dealt to a
 * waste, or no stock.
 */
import type { Build, FoundationZone, Game, Role, TableauZone, WasteZone } from '@cairn/engine';

export interface ClustersRules {
  readonly draw: number;
  readonly passes: number | 'unlimited';
  /** Whether every card of the stock can be had at any time. */
  readonly set: boolean;
  readonly returns: boolean;
}

/** What the kernel needs to know, or a sentence why the game is not for it. */
export const readClustersRules = (game: Game): ClustersRules | string => {
  const { pack, powers, remove, goal, zones } = game.def;
  const { ranks, suits } = game.composition;
  if (pack.packs !== 1 || (pack.jokers ?? 0) > 0 || pack.extras !== undefined) return 'wanted one plain pack';
  if (suits.some((suit) => suit > 3) || ranks.length < 2) return 'wanted red and black suits';
  if (powers !== undefined || remove !== undefined) return 'wanted no powers and no groups';
  const defs = Object.values(zones);
  const tableau = only<TableauZone>(defs, 'tableau');
  const foundation = only<FoundationZone>(defs, 'foundation');
  const waste = only<WasteZone>(defs, 'waste');
  if (tableau === null || foundation === null) return 'wanted one tableau and one group of foundations';
  if (defs.length !== (waste === null ? 2 : 3)) return 'wanted nothing but columns, waste and foundations';
  const [ace = 0] = ranks;
  const king = ranks.at(-1) ?? 0;
  if (!isStep(tableau.build, 'down', 'alternating')) return 'wanted columns in alternating colours';
  if (!isStep(foundation.build, 'up', 'same')) return 'wanted foundations in suit';
  if (!takesOnly(tableau.empty.takes, king) || !takesOnly(foundation.empty.takes, ace))
    return 'wanted kings in spaces and aces on foundations';
  const { from, keeps, refill } = tableau.empty;
  if (
    from !== undefined ||
    keeps !== undefined ||
    refill !== undefined ||
    foundation.empty.from !== undefined
  )
    return 'wanted spaces without conditions';
  if (tableau.turn === 'together') return 'wanted cards that turn up one by one';
  if (tableau.piles > 8) return 'wanted at most eight columns';
  if (foundation.piles < suits.length) return 'wanted a foundation for every suit';
  const back = foundation.give ?? {};
  if (tableau.give.tableau !== 'run' || !givesTop(tableau.give.foundation) || count(tableau.give) !== 2)
    return 'wanted columns that move in runs';
  if (count(back) > 1 || (count(back) === 1 && back.tableau !== 'top'))
    return 'wanted foundations that give to columns or nothing';
  if (
    goal.kind !== 'gather' ||
    goal.cards !== 'all' ||
    game.zones.find((zone) => zone.id === goal.zone)?.role !== 'foundation'
  )
    return 'wanted all cards on the foundations';
  const stock = stockOf(game, waste);
  return typeof stock === 'string' ? stock : { ...stock, returns: count(back) === 1 };
};

const stockOf = (
  { stockDef, stock }: Game,
  waste: WasteZone | null,
): Omit<ClustersRules, 'returns'> | string => {
  if (waste === null)
    return stock === null ? { draw: 1, passes: 1, set: true } : 'wanted a stock with a waste';
  const { give } = waste;
  const unit = give.foundation;
  if (count(give) !== 2 || unit !== give.tableau || (unit !== 'any' && unit !== 'top'))
    return 'wanted a waste that gives to columns and foundations';
  if (stockDef === null)
    return unit === 'any' ? { draw: 1, passes: 1, set: true } : 'wanted a waste that gives any card';
  const { to, when, draw, passes } = stockDef;
  if (to !== 'waste' || when !== 'any') return 'wanted a stock that is dealt to the waste';
  return { draw, passes, set: unit === 'any' || (draw === 1 && passes === 'unlimited') };
};

const count = (give: object): number => Object.keys(give).length;

const only = <T extends { readonly role: Role }>(
  defs: readonly { readonly role: Role }[],
  role: T['role'],
): T | null => {
  const own = defs.filter((def) => def.role === role);
  return own.length === 1 ? (own[0] as T) : null;
};

const isStep = (builds: readonly Build[], rank: 'up' | 'down', suit: 'same' | 'alternating'): boolean => {
  const [build] = builds;
  return (
    builds.length === 1 &&
    build?.kind === 'step' &&
    build.rank === rank &&
    build.suit === suit &&
    build.ends === 'linear' &&
    build.ring === undefined
  );
};

const takesOnly = (takes: TableauZone['empty']['takes'], rank: number): boolean =>
  typeof takes === 'object' && takes.length === 1 && takes[0] === rank;

const givesTop = (unit: string | undefined): boolean => unit === 'top' || unit === 'run';
