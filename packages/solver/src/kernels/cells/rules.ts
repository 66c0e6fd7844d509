/**
 * Which games the cells kernel takes: one plain pack; open columns that are built by one step; cells, which hold one card
 * each; a reserve of single cards; foundations in suit, which may give cards back. There is no stock.
 */
import type {
  CellZone,
  FoundationZone,
  Game,
  ReserveZone,
  StepBuild,
  TableauZone,
  Vocabulary,
  Zone,
} from '@cairn/engine';
import { DEALT_FOUNDATIONS, DEALT_RESERVE, GATHER, PACK } from '../../contract/words.ts';
import { gathersAllOnFoundations, hasOnePlainPack, otherPacks, onlyStep } from '../common/structure.ts';

const GIVE = [{ tableau: ['top', 'run'], foundation: ['top', 'run'], cell: ['top'] }] as const;
const SINGLES = [{ tableau: ['top'], foundation: ['top', 'run'], cell: ['top'] }] as const;

export const CELLS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['tableau'],
      piles: true,
      deal: true,
      face: ['open'],
      lastRows: true,
      pull: true,
      distinct: true,
      sink: true,
      turn: ['exposed'],
      build: [
        {
          kind: ['step'],
          rank: ['down', 'either'],
          suit: ['any', 'same', 'alternating'],
          ends: ['linear', 'circular'],
        },
      ],
      empty: [{ takes: ['nothing', 'anything'] }],
      give: GIVE,
    },
    { role: ['cell'], piles: true, deal: true, empty: [{ takes: ['anything'] }], give: SINGLES },
    {
      ...DEALT_FOUNDATIONS,
      build: [{ kind: ['step'], rank: ['up'], suit: ['same'], ends: ['linear', 'circular'] }],
      empty: [{ takes: ['base'] }],
      give: [{ tableau: ['top'], cell: ['top'] }],
    },
    { ...DEALT_RESERVE, face: ['open'], give: SINGLES },
  ],
  goal: [GATHER],
};

export interface CellsRules {
  readonly columns: number;
  readonly cells: number;
  /** Cards of the reserve. */
  readonly reserve: number;
  /** Whether runs move as one; else one card moves at a time. */
  readonly runs: boolean;
  /** What a space takes. */
  readonly takes: 'anything' | 'nothing' | readonly number[];
  /** Whether foundations give cards back to columns and cells. */
  readonly returns: boolean;
  /** Whether columns are built in suit, downwards and not round the corner: one card fits on a card. */
  readonly inSuit: boolean;
}

/** The zones of such a game. */
interface CellsZones {
  readonly columns: TableauZone;
  readonly cells: TableauZone | CellZone | null;
  readonly foundation: FoundationZone;
  readonly reserve: ReserveZone | null;
}

const MOST_COLUMNS = 20;
const MOST_CELLS = 20;

/** Whether a zone is one of cells: nothing is built on a card there, so each place holds one. */
export const isCellZone = (zone: Zone): boolean =>
  zone.role === 'cell' || (zone.role === 'tableau' && zone.build.length === 0);

/** The rules as the kernel needs them, or a sentence why it does not apply. */
export const readCellsRules = (game: Game): CellsRules | string => {
  const { def, composition } = game;
  if (!hasOnePlainPack(game)) return otherPacks(game);
  if (composition.suits.length > 4 || composition.suits.some((suit) => suit > 3))
    return 'it wants red and black suits';
  if (def.powers !== undefined || def.remove !== undefined || def.events !== undefined)
    return 'it wants no powers, and no groups that are removed';
  if (def.again !== undefined || game.held.length > 0 || game.stockDef !== null || game.stock !== null)
    return 'it wants no stock';
  const zones = readZones(game);
  if (typeof zones === 'string') return zones;
  const { columns, cells, foundation, reserve } = zones;
  const [build] = columns.build;
  if (build === undefined || columns.build.length !== 1 || !isPlainStep(build))
    return 'it wants columns built by one step';
  if (columns.face !== 'open' || columns.turn === 'together' || !isPlainEmpty(columns))
    return 'it wants plain open columns';
  if (columns.piles > MOST_COLUMNS)
    return `it wants at most twenty columns, and the game has ${columns.piles}`;
  /** Whether cells have a role of their own, so that what gives to columns must give to cells by name. */
  const hasRole = cells?.role === 'cell';
  const unit = columns.give.tableau;
  if (!givesOn(columns, hasRole) || (unit !== 'top' && unit !== 'run'))
    return 'it wants columns that give single cards or runs';
  const { takes } = columns.empty;
  if (takes === 'base' || takes === 'last') return 'it wants spaces for ranks that are known';
  if (cells !== null) {
    const { empty = { takes: 'anything' } } = cells;
    if (empty.takes !== 'anything' || !isPlainEmpty({ empty })) return 'it wants cells that take any card';
    if (cells.piles > MOST_CELLS) return `it wants at most twenty cells, and the game has ${cells.piles}`;
    if (!givesSingles(cells, false)) return 'it wants cells that give single cards';
    // A run would go to a cell as one.
    if (unit === 'run') return 'it wants single cards where there are cells';
  }
  if (reserve !== null && (reserve.wild === true || reserve.face !== 'open' || reserve.deal !== 1))
    return 'it wants a reserve of single open cards';
  if (reserve !== null && !givesSingles(reserve, hasRole))
    return 'it wants a reserve that gives single cards';
  const returns = returnsOf(foundation, hasRole);
  if (returns === null || !isPlainFoundation(game, foundation))
    return 'it wants foundations in suit from one rank';
  if (!gathersAllOnFoundations(game)) return 'it wants the goal of all cards on the foundations';
  return {
    columns: columns.piles,
    cells: cells?.piles ?? 0,
    reserve: reserve?.piles ?? 0,
    runs: unit === 'run',
    takes,
    returns,
    inSuit:
      build.kind === 'step' && build.rank === 'down' && build.suit === 'same' && build.ends === 'linear',
  };
};

const readZones = ({ def }: Game): CellsZones | string => {
  let columns: TableauZone | null = null;
  let cells: TableauZone | CellZone | null = null;
  let foundation: FoundationZone | null = null;
  let reserve: ReserveZone | null = null;
  for (const zone of Object.values(def.zones)) {
    if (zone.role === 'cell' || (zone.role === 'tableau' && isCellZone(zone))) {
      if (cells !== null) return 'it wants one group of cells';
      cells = zone;
    } else if (zone.role === 'tableau') {
      if (columns !== null) return 'it wants one group of columns';
      columns = zone;
    } else if (zone.role === 'foundation') {
      if (foundation !== null) return 'it wants one group of foundations';
      foundation = zone;
    } else if (zone.role === 'reserve') {
      if (reserve !== null) return 'it wants one reserve';
      reserve = zone;
    } else
      return `it wants nothing but columns, cells, foundations and a reserve, and the game has a ${zone.role}`;
  }
  if (columns === null || foundation === null) return 'it wants columns and foundations';
  return { columns, cells, foundation, reserve };
};

const RANKS: readonly StepBuild['rank'][] = ['down', 'either'];
const SUITS: readonly StepBuild['suit'][] = ['any', 'same', 'alternating'];
const ENDS: readonly StepBuild['ends'][] = ['linear', 'circular'];

const isPlainStep = (build: TableauZone['build'][number]): build is StepBuild =>
  build.kind === 'step' &&
  RANKS.includes(build.rank) &&
  SUITS.includes(build.suit) &&
  ENDS.includes(build.ends) &&
  build.ring === undefined;

const isPlainEmpty = ({ empty: { from, keeps, refill } }: Pick<TableauZone, 'empty'>): boolean =>
  from === undefined && keeps === undefined && refill === undefined;

/** Whether a zone gives to columns and foundations, to cells if they have a role of their own, and to nothing else. */
const givesOn = ({ give }: TableauZone | CellZone | ReserveZone, toCells: boolean): boolean =>
  Object.keys(give).length === (toCells ? 3 : 2) &&
  give.tableau !== undefined &&
  (give.foundation === 'top' || give.foundation === 'run') &&
  give.cell === (toCells ? 'top' : undefined);

const givesSingles = (zone: TableauZone | CellZone | ReserveZone, toCells: boolean): boolean =>
  givesOn(zone, toCells) && zone.give.tableau === 'top';

/** Whether a foundation gives cards back; null where it does so in another way than card by card to columns and cells. */
const returnsOf = ({ give = {} }: FoundationZone, toCells: boolean): boolean | null => {
  const roles = Object.keys(give);
  if (roles.length === 0) return false;
  return roles.length === (toCells ? 2 : 1) &&
    give.tableau === 'top' &&
    give.cell === (toCells ? 'top' : undefined)
    ? true
    : null;
};

const isPlainFoundation = (game: Game, { build, empty, piles }: FoundationZone): boolean => {
  const step = onlyStep(build, 'up', 'same');
  if (step === null || piles < game.composition.suits.length) return false;
  if (empty.from !== undefined || empty.keeps !== undefined || empty.refill !== undefined) return false;
  const one = typeof empty.takes === 'object' && empty.takes.length === 1 ? empty.takes[0] : null;
  if (step.ends === 'circular') return empty.takes === 'base' || one !== null;
  return step.ends === 'linear' && one === game.composition.ranks[0];
};
