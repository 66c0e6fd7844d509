/**
 * Games that change Klondike's deal, its spaces or its stock: Westcliff, Easthaven, Gypsy, Saratoga, Athena, Aunt Mary,
 * Gold Mine, Big Harp (notes on each have the sources).
 */
import type { GameDef, TableauZone, Zone } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { klondikeGame, triangle } from './klondike.ts';
import { spacesOption } from './open-columns.ts';
import type { GameOptions, Heading } from './options.ts';
import { drawOption, passesOption } from './stock-options.ts';

interface Spec {
  /** How the columns are dealt: the words of the zone. */
  readonly dealt: Pick<TableauZone, 'deal' | 'face'> & { readonly lastRows?: number };
  readonly packs: 1 | 2;
  readonly columns: number;
  /** The side from which PySolFC deals its rows. */
  readonly pysol?: 'right';
  /** What an empty column takes. */
  readonly spaces: 'any' | 'kings';
  readonly stock: Omit<NonNullable<GameDef['stock']>, 'when' | 'show'>;
  readonly returns: 'allowed' | 'never';
}

/** Klondike with another deal, other spaces, and a stock that goes to the waste or to the columns. */
const dealtGame = (heading: Heading, spec: Spec, more: GameOptions): GameDef => {
  const { packs, columns, returns, dealt } = spec;
  const base = klondikeGame(heading, {
    packs,
    columns,
    pysol: spec.pysol ?? 'left',
    suit: 'alternating',
    draw: 1,
    returns,
  });
  const { tableau, waste, foundation } = base.zones;
  return {
    ...base,
    zones: {
      tableau: {
        role: 'tableau',
        piles: columns,
        ...dealt,
        build: (tableau as TableauZone).build,
        empty: { takes: spec.spaces === 'any' ? 'anything' : [13] },
        give: (tableau as TableauZone).give,
      },
      ...(spec.stock.to === 'waste' ? { waste: waste as Zone } : {}),
      foundation: foundation as Zone,
    },
    stock: { ...spec.stock, when: 'any' },
    options: {
      ...more,
      spaces: spacesOption(spec.spaces, ['any', 'kings']),
      foundationReturn: foundationReturn(returns),
    },
  };
};

/** Three rows, the last face up. */
const THREE_ROWS = { deal: 3, face: 'top' } as const;

export const westcliff: GameDef = dealtGame(
  { id: 'westcliff', title: 'Westcliff', tags: ['Rewarding'], info: { difficulty: 1, length: 'short' } },
  {
    dealt: THREE_ROWS,
    packs: 1,
    columns: 10,
    spaces: 'any',
    stock: { to: 'waste', draw: 1, passes: 1 },
    returns: 'never',
  },
  {
    columns: {
      title: 'Columns',
      standard: '10',
      values: {
        7: { title: 'seven', set: { 'zones.tableau.piles': 7 } },
        10: { title: 'ten', set: {} },
      },
    },
    passes: passesOption(1),
  },
);

export const easthaven: GameDef = dealtGame(
  {
    id: 'easthaven',
    title: 'Easthaven',
    aka: ['East Haven'],
    tags: ['Popular'],
    info: { difficulty: 3, length: 'short' },
  },
  {
    dealt: THREE_ROWS,
    packs: 1,
    columns: 7,
    spaces: 'any',
    stock: { to: 'tableau', draw: 1, passes: 1 },
    returns: 'allowed',
  },
  {},
);

export const gypsy: GameDef = dealtGame(
  {
    id: 'gypsy',
    title: 'Gypsy',
    aka: ['Double Easthaven', 'Normandy'],
    tags: ['Popular', "Thinker's", 'Large'],
    info: { difficulty: 2, length: 'long' },
  },
  {
    dealt: THREE_ROWS,
    packs: 2,
    columns: 8,
    spaces: 'any',
    stock: { to: 'tableau', draw: 1, passes: 1 },
    returns: 'allowed',
  },
  {},
);

export const saratoga: GameDef = dealtGame(
  {
    id: 'saratoga',
    title: 'Saratoga',
    aka: ['Thoughtful Solitaire'],
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  {
    packs: 1,
    columns: 7,
    pysol: 'right',
    dealt: { deal: triangle(7), face: 'open', lastRows: 1 },
    spaces: 'kings',
    stock: { to: 'waste', draw: 3, passes: 'unlimited' },
    returns: 'allowed',
  },
  { draw: drawOption(3), passes: passesOption('unlimited') },
);

export const athena: GameDef = dealtGame(
  { id: 'athena', title: 'Athena', tags: [], info: { difficulty: 2, length: 'medium' } },
  {
    packs: 1,
    columns: 7,
    dealt: { deal: 4, face: { down: [0, 2] } },
    spaces: 'kings',
    stock: { to: 'waste', draw: 1, passes: 'unlimited' },
    returns: 'allowed',
  },
  { draw: drawOption(1), passes: passesOption('unlimited') },
);

export const auntMary: GameDef = dealtGame(
  { id: 'aunt-mary', title: 'Aunt Mary', tags: [], info: { difficulty: 5, length: 'medium' } },
  {
    packs: 1,
    columns: 6,
    dealt: { deal: 6, face: { up: [6, 5, 4, 3, 2, 1] } },
    spaces: 'kings',
    stock: { to: 'waste', draw: 1, passes: 1 },
    returns: 'allowed',
  },
  { draw: drawOption(1), passes: passesOption(1) },
);

export const goldMine: GameDef = dealtGame(
  { id: 'gold-mine', title: 'Gold Mine', tags: ['Unusual'], info: { difficulty: 3, length: 'short' } },
  {
    packs: 1,
    columns: 7,
    dealt: { deal: 0, face: 'open' },
    spaces: 'any',
    stock: { to: 'waste', draw: 3, passes: 1 },
    returns: 'allowed',
  },
  { draw: drawOption(3), passes: passesOption(1) },
);

export const bigHarp: GameDef = dealtGame(
  {
    id: 'big-harp',
    title: 'Big Harp',
    aka: ['Harp'],
    tags: ['Large'],
    info: { difficulty: 2, length: 'long' },
  },
  {
    packs: 2,
    columns: 10,
    dealt: { deal: triangle(10), face: 'top', lastRows: 1 },
    spaces: 'any',
    stock: { to: 'waste', draw: 1, passes: 1 },
    returns: 'allowed',
  },
  { draw: drawOption(1), passes: passesOption(1) },
);
