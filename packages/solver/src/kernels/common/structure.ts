/**
 * Predicates on the rules of a game, with which kernels for building games decide whether they apply. What a kernel
 * is not made for it declines with a sentence.
 */
import {
  soleGoalZone,
  isDown,
  type Build,
  type FoundationZone,
  type Game,
  type Pile,
  type ReserveZone,
  type Role,
  type StepBuild,
  type TableauZone,
  type Unit,
  type WasteZone,
} from '@cairn/engine';
import type { StockRules } from './stock.ts';

/** The zones of a building game. */
export interface BuilderZones {
  readonly tableau: TableauZone;
  readonly foundation: FoundationZone;
  readonly waste: WasteZone | null;
  readonly reserve: ReserveZone | null;
}

/** One zone of columns, one of foundations, of the other roles at most one each, and nothing else; or why not. */
export const readBuilderZones = (
  { def }: Game,
  others: readonly ('waste' | 'reserve')[],
): BuilderZones | string => {
  if (def.powers !== undefined || def.remove !== undefined)
    return 'it wants no powers, and no groups that are removed';
  const defs = Object.values(def.zones);
  const only = <T extends { readonly role: Role }>(role: T['role']): T | null => {
    const own = defs.filter((zone) => zone.role === role);
    return own.length === 1 ? (own[0] as unknown as T) : null;
  };
  const tableau = only<TableauZone>('tableau');
  const foundation = only<FoundationZone>('foundation');
  const waste = others.includes('waste') ? only<WasteZone>('waste') : null;
  const reserve = others.includes('reserve') ? only<ReserveZone>('reserve') : null;
  if (tableau === null || foundation === null) return 'it wants one tableau and one group of foundations';
  if (defs.length !== 2 + (waste === null ? 0 : 1) + (reserve === null ? 0 : 1))
    return `it wants nothing but columns and foundations${others.map((role) => `, one ${role}`).join('')}`;
  return { tableau, foundation, waste, reserve };
};

/** Whether there are neither jokers nor cards added to the packs. */
export const hasPlainPacks = ({ def: { pack } }: Game): boolean =>
  (pack.jokers ?? 0) === 0 && pack.extras === undefined;

export const hasOnePlainPack = (game: Game): boolean => game.def.pack.packs === 1 && hasPlainPacks(game);

/** Why a game that has not one plain pack is declined. */
export const otherPacks = ({ def: { pack } }: Game): string =>
  `it wants one plain pack, and the game has ${pack.packs === 1 ? 'jokers or other cards' : `${pack.packs} packs`}`;

/** The one build of a zone when it is by steps in this direction and suit, all ranks in one order; or null. */
export const onlyStep = (
  builds: readonly Build[],
  rank: 'up' | 'down',
  suit: 'same' | 'alternating',
): StepBuild | null => {
  const [build] = builds;
  if (builds.length !== 1 || build?.kind !== 'step') return null;
  return build.rank === rank && build.suit === suit && build.ring === undefined ? build : null;
};

/** Whether cards follow one another so, and the first and the last rank do not meet. */
export const isLinearStep = (
  builds: readonly Build[],
  rank: 'up' | 'down',
  suit: 'same' | 'alternating',
): boolean => onlyStep(builds, rank, suit)?.ends === 'linear';

/** Whether an empty pile takes this rank and no other. */
export const takesOnly = (takes: TableauZone['empty']['takes'], rank: number | undefined): boolean =>
  typeof takes === 'object' && takes.length === 1 && takes[0] === rank;

/** Whether kings alone go into spaces, aces alone on empty foundations. */
export const takesKingsAndAces = (game: Game, { tableau, foundation }: BuilderZones): boolean => {
  const { ranks } = game.composition;
  return takesOnly(tableau.empty.takes, ranks.at(-1)) && takesOnly(foundation.empty.takes, ranks[0]);
};

/** Whether spaces take cards from anywhere, are not kept and not filled by themselves. */
export const hasPlainSpaces = ({ empty: { from, keeps, refill } }: TableauZone): boolean =>
  from === undefined && keeps === undefined && refill === undefined;

/** Whether face-down cards turn up when nothing lies on them. */
export const turnsOneByOne = ({ turn }: TableauZone): boolean => turn === undefined || turn === 'exposed';

/** Whether a zone gives its last card to the foundations; as a run, a single card is one. */
export const givesLast = (unit: Unit | undefined): boolean => unit === 'top' || unit === 'run';

/** Whether the goal is all cards on the foundations. */
export const gathersAllOnFoundations = ({ def: { goal, zones } }: Game): boolean =>
  goal.kind === 'gather' && goal.cards === 'all' && zones[soleGoalZone(goal) ?? '']?.role === 'foundation';

/** The stock of a building game, dealt to a waste at any time, or none; or why the rules are other ones. */
export const readStockRules = ({ stockDef, stock }: Game, waste: WasteZone | null): StockRules | string => {
  const wholeWaste = { draw: 1, passes: 1, set: true };
  if (waste === null) return stock === null ? wholeWaste : 'it wants a stock with a waste';
  const { give } = waste;
  const unit = give.foundation;
  if (Object.keys(give).length !== 2 || unit !== give.tableau || (unit !== 'any' && unit !== 'top'))
    return 'it wants a waste that gives to columns and foundations';
  if (stockDef === null) return unit === 'any' ? wholeWaste : 'it wants a waste that gives any card';
  const { to, when, draw, passes } = stockDef;
  if (to !== 'waste' || when !== 'any') return 'it wants a stock that is dealt to the waste';
  return { draw, passes, set: unit === 'any' || (draw === 1 && passes === 'unlimited') };
};

/** Whether no face-down card lies on a face-up one. */
export const isHiddenBelow = (pile: Pile): boolean =>
  pile.every((seat, i) => i === 0 || !isDown(seat) || isDown(pile[i - 1] ?? 0));

/** Whether moreover the last card is face up. */
export const isOpenAtEnd = (pile: Pile): boolean => isHiddenBelow(pile) && !isDown(pile.at(-1) ?? 0);
