/**
 * Which games the columns kernel takes: one pack, columns of any build that give cards in any unit, foundations in
 * suit that keep what they have, a stock dealt to a waste or none, and one reserve pile or none, which may fill the
 * spaces.
 */
import {
  UNIT_FACTS,
  type FoundationZone,
  type Game,
  type ReserveZone,
  type Role,
  type TableauZone,
  type Unit,
  type Vocabulary,
} from '@cairn/engine';
import {
  DEALT_COLUMNS,
  GATHER,
  PACK,
  PLAYED_RESERVE,
  ROUND_FOUNDATIONS,
  stockTo,
  TABLE_BUILDS,
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

/** The units in which columns may give to columns (search.ts, delete-relaxation.ts). */
const UNITS = ['top', 'run', 'topOrAll', 'stack', 'all'] as const satisfies readonly Unit[];
export type ColumnsUnit = (typeof UNITS)[number];

export const COLUMNS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: TABLE_BUILDS,
      empty: [{ takes: ['nothing', 'anything'], from: ['tableau', 'waste', 'reserve'], refill: ['reserve'] }],
      give: [{ tableau: UNITS, foundation: ['top', 'run'] }],
    },
    ROUND_FOUNDATIONS,
    PLAYED_WASTE,
    PLAYED_RESERVE,
  ],
  stock: stockTo('waste'),
  goal: [GATHER],
};

export interface ColumnsRules extends StockRules {
  readonly unit: ColumnsUnit;
  /** Whether ranks go round on the foundations, which then begin with a base rank. */
  readonly circular: boolean;
  /** Whether spaces are filled from the reserve. */
  readonly refill: boolean;
  /** Whether a space takes cards from other columns, the waste, the reserve. */
  readonly spaces: { readonly tableau: boolean; readonly waste: boolean; readonly reserve: boolean };
}

/** Columns are numbers of three bits. */
const MOST_COLUMNS = 8;
/** Six bits of a word for each remainder by packets (later-turns.ts). */
const MOST_DRAWN = 5;

/** The rules as the kernel needs them, or a sentence why it does not apply. */
export const readColumnsRules = (game: Game): ColumnsRules | string => {
  if (!hasOnePlainPack(game)) return otherPacks(game);
  if (game.composition.suits.some((suit) => suit > 3)) return 'it wants red and black suits';
  const zones = readBuilderZones(game, ['waste', 'reserve']);
  if (typeof zones === 'string') return zones;
  const { tableau, foundation, waste, reserve } = zones;
  const circular = circularOf(game, foundation);
  if (circular === null) return 'it wants foundations in suit from one rank';
  if (Object.keys(foundation.give ?? {}).length > 0)
    return 'it wants foundations that keep their cards, and the game takes cards back from them';
  const { takes: opens, keeps } = tableau.empty;
  const isPlainSpace = opens === 'nothing' || opens === 'anything' || typeof opens === 'object';
  if (!turnsOneByOne(tableau) || keeps !== undefined || !isPlainSpace) return 'it wants plain columns';
  const { refill, from } = tableau.empty;
  if (refill !== undefined && (refill !== 'reserve' || reserve === null))
    return 'it wants spaces filled from a reserve';
  const unit = UNITS.find((each) => each === tableau.give.tableau);
  if (unit === undefined) return 'it wants columns that give to columns';
  if (tableau.piles > MOST_COLUMNS)
    return `it wants at most eight columns, and the game has ${tableau.piles}`;
  // Cards that follow one another now by one build, now by another, are no run.
  if (UNIT_FACTS[unit].joined === 'build' && tableau.build.length !== 1) return 'it wants runs of one build';
  if (!givesTwice(tableau) || (reserve !== null && !isPlain(reserve)))
    return 'it wants cards that go to columns and foundations';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  const stock = readStockRules(game, waste);
  if (typeof stock === 'string') return stock;
  if (waste !== null && stock.draw > MOST_DRAWN) return 'it wants at most five cards a draw';
  const takes = (role: Role): boolean => from === undefined || from.includes(role);
  return {
    ...stock,
    unit,
    circular,
    refill: refill === 'reserve',
    spaces: { tableau: takes('tableau'), waste: takes('waste'), reserve: takes('reserve') },
  };
};

/** Whether ranks go round on the foundations; null where foundations are of another kind. */
const circularOf = (game: Game, { build, empty, piles }: FoundationZone): boolean | null => {
  const step = onlyStep(build, 'up', 'same');
  if (step === null || empty.from !== undefined) return null;
  if (piles < game.composition.suits.length) return null;
  const one = typeof empty.takes === 'object' && empty.takes.length === 1 ? empty.takes[0] : null;
  if (step.ends === 'circular') return empty.takes === 'base' || one !== null ? true : null;
  return step.ends === 'linear' && one === game.composition.ranks[0] ? false : null;
};

/** Whether columns give to columns and foundations and to nothing else. */
const givesTwice = ({ give }: TableauZone): boolean =>
  Object.keys(give).length === 2 && give.tableau !== undefined && givesLast(give.foundation);

const isPlain = ({ piles, give, wild }: ReserveZone): boolean =>
  piles === 1 &&
  wild !== true &&
  Object.keys(give).length === 2 &&
  give.foundation === 'top' &&
  give.tableau === 'top';
