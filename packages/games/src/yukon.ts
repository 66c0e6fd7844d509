/**
 * Yukon and the Russian games: no stock, and any face-up card moves with all that lies on it. Sources
 * differ on the deals of Double and Triple Russian: notes/double-russian.ts, notes/triple-russian.ts.
 */
import type { GameDef, OptionDef } from '@cairn/engine';
import { FOUNDATION_CARDS, foundationReturn } from './foundations.ts';
import { foundations, type Heading } from './klondike.ts';
import { NONE } from './scorings.ts';

interface YukonSpec {
  readonly packs: 1 | 2 | 3;
  readonly suit: 'same' | 'alternating';
  /** Face-down and face-up cards by column. */
  readonly columns: readonly number[];
  readonly up: number;
  readonly returns: 'allowed' | 'never';
}

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
      lastRows: spec.up,
      build: [{ kind: 'step', rank: 'down', suit: spec.suit, ends: 'linear' }],
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
