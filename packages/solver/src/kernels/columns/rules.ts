/**
 * Which games the columns kernel takes: one pack, columns of any build that give cards in any unit, foundations in
 * suit that keep what they have, a stock dealt to a waste or none, and one reserve pile or none, which may fill the
 * spaces.
 */
import type {
  FoundationZone,
  Game,
  ReserveZone,
  Role,
  TableauZone,
  Unit,
  WasteZone,
  Zone,
} from '@cairn/engine';

export interface ColumnsRules {
  readonly draw: number;
  readonly passes: number | 'unlimited';
  readonly set: boolean;
  readonly unit: Unit;
  /** Whether ranks go round on the foundations, which then begin with a base rank. */
  readonly circular: boolean;
  /** Whether spaces are filled from the reserve. */
  readonly refill: boolean;
  /** Whether a space takes cards from other columns, the waste, the reserve. */
  readonly spaces: { readonly tableau: boolean; readonly waste: boolean; readonly reserve: boolean };
}

/** What the kernel needs to know, or a sentence why the game is not for it. */
export const readColumnsRules = (game: Game): ColumnsRules | string => {
  const { pack, powers, remove, goal, zones } = game.def;
  if (pack.packs !== 1 || (pack.jokers ?? 0) > 0 || pack.extras !== undefined) return 'wanted one plain pack';
  if (game.composition.suits.some((suit) => suit > 3)) return 'wanted red and black suits';
  if (powers !== undefined || remove !== undefined) return 'wanted no powers and no groups';
  const defs = Object.values(zones);
  const tableau = only<TableauZone>(defs, 'tableau');
  const foundation = only<FoundationZone>(defs, 'foundation');
  const waste = only<WasteZone>(defs, 'waste');
  const reserve = only<ReserveZone>(defs, 'reserve');
  if (tableau === null || foundation === null) return 'wanted one tableau and one group of foundations';
  if (defs.length !== 2 + (waste === null ? 0 : 1) + (reserve === null ? 0 : 1))
    return 'wanted nothing but columns, waste, reserve and foundations';
  const circular = circularOf(game, foundation);
  if (circular === null) return 'wanted foundations in suit from one rank';
  if (Object.keys(foundation.give ?? {}).length > 0) return 'wanted foundations that keep their cards';
  if (tableau.turn === 'together' || tableau.empty.keeps !== undefined || tableau.empty.takes === 'base')
    return 'wanted plain columns';
  const { refill, from } = tableau.empty;
  if (refill === 'next' || (refill === 'reserve' && reserve === null))
    return 'wanted spaces filled from a reserve';
  const unit = tableau.give.tableau;
  if (unit === undefined || unit === 'any' || unit === 'lone') return 'wanted columns that give to columns';
  if (tableau.piles > 8) return 'wanted at most eight columns';
  // What follows now one build, now another is no run.
  if ((unit === 'run' || unit === 'topOrAll') && tableau.build.length !== 1)
    return 'wanted runs of one build';
  if (!gives(tableau.give, unit) || (reserve !== null && !isPlain(reserve)))
    return 'wanted cards that go to columns and foundations';
  if (
    goal.kind !== 'gather' ||
    goal.cards !== 'all' ||
    game.zones.find((z) => z.id === goal.zone)?.role !== 'foundation'
  )
    return 'wanted all cards on the foundations';
  const stock = stockOf(game, waste);
  if (typeof stock === 'string') return stock;
  const takes = (role: Role): boolean => from === undefined || from.includes(role);
  return {
    ...stock,
    unit,
    circular,
    refill: refill === 'reserve',
    spaces: { tableau: takes('tableau'), waste: takes('waste'), reserve: takes('reserve') },
  };
};

const circularOf = (game: Game, { build: builds, empty, piles }: FoundationZone): boolean | null => {
  const [build] = builds;
  if (builds.length !== 1 || build?.kind !== 'step' || build.rank !== 'up' || build.suit !== 'same')
    return null;
  if (build.ring !== undefined || build.ends === 'kingStop' || empty.from !== undefined) return null;
  if (piles < game.composition.suits.length) return null;
  const one = typeof empty.takes === 'object' && empty.takes.length === 1 ? empty.takes[0] : null;
  if (build.ends === 'circular') return empty.takes === 'base' || one !== null ? true : null;
  return one === game.composition.ranks[0] ? false : null;
};

const gives = (give: TableauZone['give'], unit: Unit): boolean =>
  Object.keys(give).length === 2 &&
  give.tableau === unit &&
  (give.foundation === 'top' || give.foundation === 'run');

const isPlain = ({ piles, give, wild }: ReserveZone): boolean =>
  piles === 1 &&
  wild !== true &&
  Object.keys(give).length === 2 &&
  give.foundation === 'top' &&
  give.tableau === 'top';

const only = <T extends Zone>(defs: readonly Zone[], role: T['role']): T | null => {
  const own = defs.filter((def) => def.role === role);
  return own.length === 1 ? (own[0] as T) : null;
};

const stockOf = (
  { stockDef, stock }: Game,
  waste: WasteZone | null,
): Pick<ColumnsRules, 'draw' | 'passes' | 'set'> | string => {
  if (waste === null)
    return stock === null ? { draw: 1, passes: 1, set: true } : 'wanted a stock with a waste';
  const { give } = waste;
  const unit = give.foundation;
  if (Object.keys(give).length !== 2 || unit !== give.tableau || (unit !== 'any' && unit !== 'top'))
    return 'wanted a waste that gives to columns and foundations';
  if (stockDef === null)
    return unit === 'any' ? { draw: 1, passes: 1, set: true } : 'wanted a waste that gives any card';
  const { to, when, draw, passes } = stockDef;
  if (draw > 5) return 'wanted at most five cards a draw';
  if (to !== 'waste' || when !== 'any') return 'wanted a stock that is dealt to the waste';
  return { draw, passes, set: unit === 'any' || (draw === 1 && passes === 'unlimited') };
};
