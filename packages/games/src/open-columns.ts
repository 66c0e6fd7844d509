/**
 * Games of open columns without a stock, most of them with cells or a reserve: the maker that FreeCell, the castles
 * and the fans share.
 */
import type { FoundationZone, GameDef, OptionDef, StepBuild, TableauZone, Zone } from '@cairn/engine';
import { FOUNDATION_CARDS, foundations } from './foundations.ts';
import { NONE } from './scorings.ts';
import type { Heading } from './options.ts';

export interface OpenColumnsSpec {
  readonly packs?: 1 | 2;
  readonly columns: number;
  /** Cards dealt to each column, or a list with a number for each. */
  readonly deal: TableauZone['deal'];
  readonly suit: StepBuild['suit'];
  readonly rank?: StepBuild['rank'];
  readonly ends?: StepBuild['ends'];
  /** What an empty column takes. */
  readonly spaces: TableauZone['empty']['takes'];
  readonly unit?: 'top' | 'run';
  /** Cells, and how many of them begin with a card: the first ones, or a list with 0 or 1 for each cell. */
  readonly cells?: number;
  readonly filled?: number | readonly number[];
  /** Single cards that lie open beside the columns. */
  readonly reserve?: number;
  /** The aces are on the foundations before the deal. */
  readonly aces?: 'out';
}

export const ACES = ['AC', 'AD', 'AH', 'AS'] as const;

/** Options and zones of a game that its spec does not have. */
interface More {
  readonly options?: GameDef['options'];
  readonly foundation?: Partial<FoundationZone>;
  readonly tableau?: Partial<TableauZone>;
}

export const openColumnsGame = (
  heading: Heading & Pick<GameDef, 'families'>,
  spec: OpenColumnsSpec,
  more: More = {},
): GameDef => {
  const { packs = 1, unit = 'top', rank = 'down', ends = 'linear', cells = 0, reserve = 0 } = spec;
  const cell: Record<string, Zone> =
    cells === 0
      ? {}
      : {
          cells: {
            role: 'cell',
            piles: cells,
            ...(spec.filled === undefined ? {} : { deal: filledOf(cells, spec.filled) }),
            // Not to one another: a free cell is as good as the next.
            give: { foundation: 'top', tableau: 'top' },
          },
        };
  const beside: Record<string, Zone> =
    reserve === 0
      ? {}
      : {
          reserve: {
            role: 'reserve',
            piles: reserve,
            deal: 1,
            face: 'open',
            give: { foundation: 'top', tableau: 'top', ...(cells === 0 ? {} : { cell: 'top' as const }) },
          },
        };
  return {
    ...heading,
    pack: { packs },
    zones: {
      foundation: {
        ...foundations(4 * packs, 'never'),
        ...(spec.aces === 'out' ? { pull: packs === 1 ? [...ACES] : [...ACES, ...ACES] } : {}),
        ...more.foundation,
      },
      tableau: {
        role: 'tableau',
        piles: spec.columns,
        deal: spec.deal,
        face: 'open',
        build: [{ kind: 'step', rank, suit: spec.suit, ends }],
        empty: { takes: spec.spaces },
        give: { foundation: 'top', tableau: unit, ...(cells === 0 ? {} : { cell: 'top' as const }) },
        ...more.tableau,
      },
      ...cell,
      ...beside,
    },
    goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
    scoring: 'none',
    scorings: { none: NONE, cards: FOUNDATION_CARDS },
    options: more.options ?? {},
  };
};

const filledOf = (cells: number, filled: number | readonly number[]): 1 | readonly number[] => {
  if (typeof filled !== 'number') return filled;
  return filled === cells ? 1 : Array.from({ length: cells }, (_, i) => (i < filled ? 1 : 0));
};

/** The cards of a pack of 52 row by row in so many columns: the first columns have one more. */
export const columnLengths = (columns: number, cards = 52): readonly number[] =>
  Array.from({ length: columns }, (_, i) => Math.floor(cards / columns) + (i < cards % columns ? 1 : 0));

type Spaces = 'any' | 'kings' | 'none';

/** What an empty column takes; `standard` is what the definition says. */
export const spacesOption = (
  standard: Spaces,
  offered: readonly Spaces[] = ['any', 'kings', 'none'],
): OptionDef => {
  const takes = { any: 'anything', kings: [13], none: 'nothing' } as const;
  const titles = { any: 'any card', kings: 'kings only', none: 'nothing' } as const;
  return {
    title: 'Empty columns take',
    standard,
    values: Object.fromEntries(
      offered.map((name) => [
        name,
        { title: titles[name], set: name === standard ? {} : { 'zones.tableau.empty.takes': takes[name] } },
      ]),
    ),
  };
};

/** How cards move from column to column. */
export const movesOption = (standard: 'single' | 'run'): OptionDef => ({
  title: 'Cards move',
  standard,
  values: {
    single: {
      title: 'one at a time',
      set: standard === 'single' ? {} : { 'zones.tableau.give.tableau': 'top' },
    },
    run: {
      title: 'as sequences of any length',
      set: standard === 'run' ? {} : { 'zones.tableau.give.tableau': 'run' },
    },
  },
});

/** Whether columns are built in one suit or in alternating colours. */
export const suitOption = (standard: 'same' | 'alternating'): OptionDef => {
  const titles = { same: 'in suit', alternating: 'in alternating colours' } as const;
  return {
    title: 'Columns are built',
    standard,
    values: Object.fromEntries(
      (['same', 'alternating'] as const).map((suit) => [
        suit,
        { title: titles[suit], set: suit === standard ? {} : { 'zones.tableau.build.0.suit': suit } },
      ]),
    ),
  };
};

const SMALL = ['no cells', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The number of cells, from `least` to `most`. Without cells the zone and the way to it are left out. */
export const cellsOption = (standard: number, least: number, most: number): OptionDef => ({
  title: 'Cells',
  standard: `${standard}`,
  values: Object.fromEntries(
    Array.from({ length: most - least + 1 }, (_, i) => least + i).map((cells) => [
      `${cells}`,
      {
        title: SMALL[cells] ?? `${cells}`,
        set:
          cells === standard
            ? {}
            : cells === 0
              ? { 'zones.cells': null, 'zones.tableau.give.cell': null }
              : { 'zones.cells.piles': cells },
      },
    ]),
  ),
});

/** The number of columns; the cards are dealt row by row. */
export const columnsOption = (standard: number, least: number, most: number): OptionDef => ({
  title: 'Columns',
  standard: `${standard}`,
  values: Object.fromEntries(
    Array.from({ length: most - least + 1 }, (_, i) => least + i).map((columns) => [
      `${columns}`,
      {
        title: SMALL[columns] ?? `${columns}`,
        set:
          columns === standard
            ? {}
            : { 'zones.tableau.piles': columns, 'zones.tableau.deal': columnLengths(columns) },
      },
    ]),
  ),
});
