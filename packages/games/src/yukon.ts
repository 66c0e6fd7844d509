/**
 * Yukon and the Russian games: no stock, and any face-up card moves with all that lies on it. Sources
 * differ on the deals of Double and Triple Russian: notes/double-russian.ts, notes/triple-russian.ts.
 */
import type { GameDef, OptionDef, TableauZone, Zone } from '@cairn/engine';
import { FOUNDATION_CARDS, foundationReturn, foundations } from './foundations.ts';
import { spacesOption } from './open-columns.ts';
import { NONE } from './scorings.ts';
import { drawOption, passesOption } from './stock-options.ts';
import type { Heading } from './options.ts';

interface YukonSpec {
  readonly packs: 1 | 2 | 3;
  readonly suit: 'same' | 'alternating';
  /** Whether columns are built down, or up and down. */
  readonly rank?: 'down' | 'either';
  /** Cards by column, and how many of them at the end are face up. */
  readonly columns: readonly number[];
  readonly up: number | readonly number[];
  /** Rows dealt after all others; as many as are face up if left out. */
  readonly lastRows?: number;
  readonly returns: 'allowed' | 'never';
}

/** The face-up cards are dealt after the others, where each column has as many. */
const lastRowsOf = ({ up, lastRows }: YukonSpec): { lastRows?: number } => {
  if (lastRows !== undefined) return { lastRows };
  return typeof up === 'number' ? { lastRows: up } : {};
};

const yukonGame = (heading: Heading, spec: YukonSpec, deal?: OptionDef): GameDef => ({
  ...heading,
  families: ['yukon'],
  pack: { packs: spec.packs },
  zones: {
    tableau: {
      role: 'tableau',
      piles: spec.columns.length,
      deal: spec.columns,
      face: { up: spec.up },
      ...lastRowsOf(spec),
      build: [{ kind: 'step', rank: spec.rank ?? 'down', suit: spec.suit, ends: 'linear' }],
      empty: { takes: [13] },
      give: { foundation: 'top', tableau: 'stack' },
    },
    foundation: foundations(4 * spec.packs, spec.returns === 'allowed' ? 'top' : 'never'),
  },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: {
    foundationReturn: foundationReturn(spec.returns),
    ...(deal === undefined ? {} : { deal }),
  },
});

/** Lengths `first`, then `from`, `from` + 1, … */
const lengths = (first: readonly number[], from: number, columns: number): readonly number[] => [
  ...first,
  ...Array.from({ length: columns - first.length }, (_, i) => from + i),
];

const ONE_PACK = { packs: 1, columns: lengths([1], 6, 7), up: 5, returns: 'never' } as const;

export const yukon: GameDef = yukonGame(
  { id: 'yukon', title: 'Yukon', tags: ['Popular', "Thinker's"], info: { difficulty: 2, length: 'medium' } },
  { ...ONE_PACK, suit: 'alternating' },
);

export const russian: GameDef = yukonGame(
  {
    id: 'russian',
    title: 'Russian Solitaire',
    aka: ['Russian'],
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'medium' },
  },
  { ...ONE_PACK, suit: 'same' },
);

export const doubleRussian: GameDef = yukonGame(
  {
    id: 'double-russian',
    title: 'Double Russian',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 2, length: 'long' },
  },
  { packs: 2, suit: 'same', columns: lengths([5], 7, 10), up: 6, returns: 'never' },
  {
    title: 'Columns',
    standard: 'first',
    values: {
      first: { title: '5, then 7 to 15', set: {} },
      pysol: {
        title: '6 to 14, and 14',
        set: { 'zones.tableau.deal': [...lengths([], 6, 9), 14] },
      },
    },
  },
);

/** The lengths of solitaire.gg, which has Politaire's rules as data (notes/triple-russian.ts). */
const IRREGULAR = [...lengths([], 7, 9), 12, 14, 15, 16];

export const tripleRussian: GameDef = yukonGame(
  {
    id: 'triple-russian',
    title: 'Triple Russian',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 3, length: 'long' },
  },
  { packs: 3, suit: 'same', columns: lengths([], 6, 13), up: 6, returns: 'allowed' },
  {
    title: 'Columns',
    standard: 'regular',
    values: {
      regular: { title: '6 to 18', set: {} },
      politaire: {
        title: '7 to 15, then 12, 14, 15, 16; six up in each',
        set: { 'zones.tableau.deal': IRREGULAR },
      },
      port: {
        title: 'the same, but one up in each of the last four',
        set: {
          'zones.tableau.deal': IRREGULAR,
          'zones.tableau.face': { up: [...Array<number>(9).fill(6), 1, 1, 1, 1] },
        },
      },
    },
  },
);

/** What an empty column takes. */
const SPACES = spacesOption('kings', ['kings', 'any']);

const withSpaces = (def: GameDef): GameDef => ({
  ...def,
  options: { spaces: SPACES, ...def.options },
});

export const alaska: GameDef = withSpaces(
  yukonGame(
    { id: 'alaska', title: 'Alaska', tags: ["Thinker's"], info: { difficulty: 3, length: 'medium' } },
    { ...ONE_PACK, suit: 'same', rank: 'either' },
  ),
);

export const odessa: GameDef = withSpaces(
  yukonGame(
    { id: 'odessa', title: 'Odessa', tags: ["Thinker's"], info: { difficulty: 5, length: 'medium' } },
    {
      packs: 1,
      suit: 'same',
      columns: [6, 8, 8, 8, 8, 8, 6],
      up: [3, 5, 5, 5, 5, 5, 3],
      lastRows: 1,
      returns: 'never',
    },
  ),
);

export const doubleYukon: GameDef = yukonGame(
  {
    id: 'double-yukon',
    title: 'Double Yukon',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 1, length: 'long' },
  },
  { packs: 2, suit: 'alternating', columns: [...lengths([], 6, 9), 14], up: 6, returns: 'never' },
  {
    title: 'Columns',
    standard: 'pysol',
    values: {
      pysol: { title: '6 to 14, and 14', set: {} },
      first: { title: '5, then 7 to 15', set: { 'zones.tableau.deal': lengths([5], 7, 10) } },
    },
  },
);

const levelColumns = yukonGame(
  {
    id: 'australian-patience',
    title: 'Australian Patience',
    tags: ["Thinker's"],
    info: { difficulty: 4, length: 'medium' },
  },
  { packs: 1, suit: 'same', columns: Array<number>(7).fill(4), up: 4, lastRows: 1, returns: 'never' },
);

export const australianPatience: GameDef = {
  ...levelColumns,
  zones: {
    tableau: levelColumns.zones.tableau as Zone,
    waste: { role: 'waste', give: { foundation: 'top', tableau: 'top' } },
    foundation: levelColumns.zones.foundation as Zone,
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  options: { passes: passesOption(1), draw: drawOption(1), spaces: SPACES, ...levelColumns.options },
};

const crossed = yukonGame(
  { id: 'ten-across', title: 'Ten Across', tags: ["Thinker's"], info: { difficulty: 1, length: 'medium' } },
  {
    packs: 1,
    suit: 'same',
    columns: Array<number>(10).fill(5),
    up: [5, 4, 3, 2, 1, 1, 2, 3, 4, 5],
    lastRows: 1,
    returns: 'never',
  },
);

export const tenAcross: GameDef = {
  ...crossed,
  zones: {
    tableau: {
      ...(crossed.zones.tableau as TableauZone),
      give: { foundation: 'top', tableau: 'stack', cell: 'top' },
    },
    cells: { role: 'cell', piles: 2, deal: 1, give: { foundation: 'top', tableau: 'top' } },
    foundation: crossed.zones.foundation as Zone,
  },
  options: {
    cells: {
      title: 'Cells, once free',
      standard: 'take',
      values: {
        take: { title: 'take any card', set: {} },
        stay: { title: 'stay free', set: { 'zones.tableau.give.cell': null } },
      },
    },
    spaces: SPACES,
    ...crossed.options,
  },
};
