/** Klondike: down in alternating colours, foundations up in suit from the ace; one pack and two. */
import type { GameDef, OptionDef, Preset, StepBuild } from '@cairn/engine';
import {
  FOUNDATION_CARDS,
  foundationReturn,
  foundations,
  STANDARD,
  VEGAS,
  VEGAS_RUNNING,
} from './foundations.ts';
import { spacesOption } from './open-columns.ts';
import type { GameOptions, Heading } from './options.ts';
import { NONE } from './scorings.ts';
import { passesOption } from './stock-options.ts';

export const PASSES: OptionDef = passesOption('unlimited');

export const WASTE: OptionDef = {
  title: 'The waste',
  standard: 'top',
  values: {
    top: { title: 'only its top card can be played', set: {} },
    all: {
      title: 'any of its cards can be played',
      set: { 'zones.waste.give': { foundation: 'any', tableau: 'any' } },
    },
  },
};

/** No stock: the cards that are left are spread on the waste, and any of them may be played. */
export const NO_STOCK: OptionDef = {
  title: 'Stock',
  standard: 'stock',
  values: {
    stock: { title: 'face down', set: {} },
    none: {
      title: 'none: all its cards lie face up on the waste',
      set: {
        stock: null,
        'zones.waste.rest': true,
        'zones.waste.give': { foundation: 'any', tableau: 'any' },
      },
    },
  },
};

/** A triangle of columns, each with its last card up. */
export const triangle = (columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, i) => i + 1);

export interface KlondikeSpec {
  readonly packs: 1 | 2 | 4;
  readonly columns: number;
  /**
   * The side from which PySolFC deals its rows: Klondike's from the right, games with more packs (its "harp") from
   * the left.
   */
  readonly pysol: 'left' | 'right';
  readonly suit: StepBuild['suit'];
  readonly draw: 1 | 3;
  readonly returns: 'allowed' | 'never';
}

/** Klondike's shape with another number of packs and columns, another build, another draw. */
export const klondikeGame = (heading: Heading, spec: KlondikeSpec, more: GameOptions = {}): GameDef => ({
  ...heading,
  families: ['klondike'],
  pack: { packs: spec.packs },
  ...(spec.pysol === 'right' ? { pysol: { rows: 'right' } } : {}),
  zones: {
    tableau: {
      role: 'tableau',
      piles: spec.columns,
      deal: triangle(spec.columns),
      face: 'top',
      lastRows: 1,
      build: [{ kind: 'step', rank: 'down', suit: spec.suit, ends: 'linear' }],
      empty: { takes: [13] },
      give: { foundation: 'top', tableau: 'run' },
    },
    waste: { role: 'waste', give: { foundation: 'top', tableau: 'top' } },
    foundation: foundations(4 * spec.packs, spec.returns === 'allowed' ? 'top' : 'never'),
  },
  stock: { to: 'waste', draw: spec.draw, passes: 'unlimited', when: 'any' },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: {
    draw: {
      title: 'Cards per draw',
      standard: `${spec.draw}`,
      values: Object.fromEntries(
        [1, 2, 3].map((n) => [
          `${n}`,
          { title: ['one', 'two', 'three'][n - 1] ?? '', set: n === spec.draw ? {} : { 'stock.draw': n } },
        ]),
      ),
    },
    passes: PASSES,
    waste: WASTE,
    structure: NO_STOCK,
    foundationReturn: foundationReturn(spec.returns),
    ...more,
  },
});

const base = klondikeGame(
  {
    id: 'klondike',
    title: 'Klondike',
    aka: ['Solitaire', 'Patience', 'Canfield (in Britain)'],
    tags: ['Popular'],
    info: { difficulty: 3, length: 'medium' },
  },
  { packs: 1, columns: 7, pysol: 'right', suit: 'alternating', draw: 3, returns: 'allowed' },
);

/** Four and more: nobody plays so, but the odds are known (Blake and Gent). */
const MORE_DRAWN = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'];

/** Further passes cost more when every card can be reached in one. */
const DRAW_ONE_PASSES = { each: -100, free: 1 };

export const klondike: GameDef = {
  ...base,
  scorings: {
    none: NONE,
    standard: { ...STANDARD, pass: { each: -20, free: 3 } },
    vegas: VEGAS,
    cumulative: VEGAS_RUNNING,
    cards: FOUNDATION_CARDS,
  },
  options: {
    ...base.options,
    draw: {
      title: 'Cards per draw',
      standard: '3',
      values: {
        1: { title: 'one', set: { 'stock.draw': 1, 'scorings.standard.pass': DRAW_ONE_PASSES } },
        2: { title: 'two', set: { 'stock.draw': 2 } },
        3: { title: 'three', set: {} },
        ...Object.fromEntries(
          MORE_DRAWN.map((title, i) => [`${i + 4}`, { title, set: { 'stock.draw': i + 4 } }]),
        ),
      },
    },
    build: {
      title: 'Columns are built',
      standard: 'alternating',
      values: {
        alternating: { title: 'in alternating colours', set: {} },
        same: { title: 'in suit', set: { 'zones.tableau.build.0.suit': 'same' } },
        any: { title: 'whatever the suit', set: { 'zones.tableau.build.0.suit': 'any' } },
      },
    },
    spaces: spacesOption('kings', ['kings', 'any', 'none']),
  },
};

export const doubleKlondike: GameDef = klondikeGame(
  {
    id: 'double-klondike',
    title: 'Double Klondike',
    aka: ['Jumbo'],
    tags: ['Large'],
    info: { difficulty: 1, length: 'long' },
  },
  { packs: 2, columns: 9, pysol: 'left', suit: 'alternating', draw: 3, returns: 'allowed' },
);

export const klondikePresets: readonly Preset[] = [
  { id: 'klondike-1', of: 'klondike', title: 'Klondike, draw one', options: { draw: '1' } },
  {
    id: 'klondike-vegas',
    of: 'klondike',
    title: 'Klondike, Vegas',
    options: { passes: '3', scoring: 'vegas' },
  },
  {
    id: 'klondike-vegas-1',
    of: 'klondike',
    title: 'Klondike, Vegas, draw one',
    options: { draw: '1', passes: '1', scoring: 'vegas' },
  },
];
