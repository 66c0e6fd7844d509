/**
 * Carpet, Four Seasons, Kansas, Auld Lang Syne, Grandfather's Clock: foundations fed from a few single cards, a cross,
 * a reserve, rows from the stock, or columns around a clock (notes on each have the sources).
 */
import type { Build, FoundationZone, GameDef, Zone } from '@cairn/engine';
import { FOUNDATION_CARDS, foundationReturn, foundations } from './foundations.ts';
import { ACES, movesOption, openColumnsGame, spacesOption } from './open-columns.ts';
import { NONE } from './scorings.ts';
import { passesOption } from './stock-options.ts';

const BOTH = { foundation: 'top', tableau: 'top' } as const;
const WASTE: Zone = { role: 'waste', give: BOTH };
const GATHER = {
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
} as const;
const ONE_PASS = { to: 'waste', draw: 1, passes: 1, when: 'any' } as const;

export const carpet: GameDef = {
  id: 'carpet',
  title: 'Carpet',
  families: ['forty'],
  tags: ['Rewarding', 'Pretty'],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    foundation: foundations(4, 'never'),
    tableau: {
      role: 'tableau',
      piles: 20,
      deal: 1,
      face: 'open',
      build: [],
      empty: { takes: 'anything', from: ['waste'] },
      give: { foundation: 'top' },
    },
    waste: WASTE,
  },
  stock: ONE_PASS,
  ...GATHER,
  options: {
    aces: {
      title: 'The aces',
      standard: 'dealt',
      values: {
        dealt: { title: 'are dealt with the rest', set: {} },
        out: { title: 'lie on the foundations from the start', set: { 'zones.foundation.pull': [...ACES] } },
      },
    },
    passes: passesOption(1, [1, 2]),
  },
};

/** Foundations that begin with the rank of the first card dealt, and go round. */
const BASED: FoundationZone = {
  role: 'foundation',
  piles: 4,
  deal: [1, 0, 0, 0],
  build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
  empty: { takes: 'base' },
};

/** Down whatever the suit, and round. */
const DOWN: Build = { kind: 'step', rank: 'down', suit: 'any', ends: 'circular' };

export const fourSeasons: GameDef = {
  id: 'four-seasons',
  title: 'Four Seasons',
  aka: ['Corner Card', 'Vanishing Cross', 'Royal East'],
  families: ['canfield'],
  tags: ['Popular'],
  info: { difficulty: 4, length: 'short' },
  pack: { packs: 1 },
  zones: {
    foundation: BASED,
    tableau: {
      role: 'tableau',
      piles: 5,
      deal: 1,
      face: 'open',
      build: [DOWN],
      empty: { takes: 'anything' },
      give: BOTH,
    },
    waste: WASTE,
  },
  stock: ONE_PASS,
  ...GATHER,
  options: {
    passes: passesOption(1),
    units: movesOption('single'),
    foundationReturn: foundationReturn('never'),
  },
};

export const kansas: GameDef = {
  id: 'kansas',
  title: 'Kansas',
  aka: ['Chameleon'],
  families: ['canfield'],
  tags: [],
  info: { difficulty: 4, length: 'short' },
  pack: { packs: 1 },
  pysol: { rows: 'right', first: 'foundation' },
  zones: {
    reserve: { role: 'reserve', piles: 1, deal: 12, face: 'top', give: BOTH },
    foundation: BASED,
    tableau: {
      role: 'tableau',
      piles: 3,
      deal: 1,
      face: 'open',
      build: [DOWN],
      empty: { takes: 'anything', from: ['waste'], refill: 'reserve' },
      give: { foundation: 'top', tableau: 'run' },
    },
    waste: WASTE,
  },
  stock: ONE_PASS,
  ...GATHER,
  options: {
    reserve: {
      title: 'Cards in the reserve',
      standard: '12',
      values: {
        12: { title: 'twelve', set: {} },
        13: { title: 'thirteen', set: { 'zones.reserve.deal': 13 } },
      },
    },
    units: {
      title: 'Cards that move together',
      standard: 'run',
      values: {
        run: { title: 'any part of a build', set: {} },
        whole: { title: 'the whole column', set: { 'zones.tableau.give.tableau': 'topOrAll' } },
      },
    },
    passes: passesOption(1),
  },
};

export const auldLangSyne: GameDef = {
  id: 'auld-lang-syne',
  title: 'Auld Lang Syne',
  families: ['discard'],
  tags: [],
  info: { difficulty: 5, length: 'short' },
  pack: { packs: 1 },
  zones: {
    foundation: {
      role: 'foundation',
      piles: 4,
      pull: [...ACES],
      build: [{ kind: 'step', rank: 'up', suit: 'any', ends: 'linear' }],
      empty: { takes: [1] },
    },
    tableau: {
      role: 'tableau',
      piles: 4,
      deal: 1,
      face: 'open',
      build: [],
      empty: { takes: 'nothing' },
      give: { foundation: 'top' },
    },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
  ...GATHER,
  scoring: 'cards',
  options: {
    aces: {
      title: 'The aces',
      standard: 'out',
      values: {
        out: { title: 'lie on the foundations from the start', set: {} },
        dealt: { title: 'are dealt with the rest', set: { 'zones.foundation.pull': null } },
      },
    },
    columns: {
      title: 'Columns',
      standard: '4',
      values: {
        4: { title: 'four', set: {} },
        6: { title: 'six', set: { 'zones.tableau.piles': 6 } },
      },
    },
  },
};

/** The twelve foundations: 2 to king, the suits in turn. Each ends where the next of its suit begins. */
const hours = (suits: string): readonly string[] =>
  '23456789TJQK'.split('').map((rank, i) => `${rank}${suits[i % 4]}`);

const clock = openColumnsGame(
  {
    id: 'grandfathers-clock',
    title: 'Grandfather’s Clock',
    families: ['castle'],
    tags: ['Popular', 'Rewarding'],
    info: { difficulty: 1, length: 'short' },
  },
  { columns: 8, deal: 5, suit: 'any', spaces: 'anything' },
  {
    options: {
      suits: {
        title: 'The clock begins with',
        standard: 'hearts',
        values: {
          hearts: { title: 'hearts, spades, diamonds, clubs', set: {} },
          spades: {
            title: 'spades, hearts, clubs, diamonds',
            set: { 'zones.foundation.pull': hours('SHCD') },
          },
        },
      },
      spaces: spacesOption('any', ['any', 'none']),
      units: movesOption('single'),
    },
  },
);

export const grandfathersClock: GameDef = {
  ...clock,
  zones: {
    foundation: {
      role: 'foundation',
      piles: 12,
      pull: hours('HSDC'),
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'nothing' },
    },
    tableau: clock.zones.tableau as Zone,
  },
};
