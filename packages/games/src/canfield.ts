/**
 * Canfield, Storehouse and American Toad: a squared reserve refills the gaps, and foundations go round (the notes on each
 * have the sources).
 */
import type { Build, GameDef, OptionDef, Role, Zone } from '@cairn/engine';
import { FOUNDATION_CARDS, VEGAS } from './foundations.ts';
import { PASSES, WASTE } from './klondike.ts';
import { baseEndsOption } from './options.ts';
import { passesOption } from './stock-options.ts';
import { NONE } from './scorings.ts';

const BOTH = { foundation: 'top', tableau: 'top' } as const;
const SQUARED: Zone = { role: 'reserve', piles: 1, deal: 13, face: 'top', give: BOTH };
const DRAWN: Zone = { role: 'waste', give: BOTH };
const UP: Build = { kind: 'step', rank: 'up', suit: 'same', ends: 'circular' };

/** Which cards of a column move to another. */
const UNITS: OptionDef = {
  title: 'Cards that move together',
  standard: 'whole',
  values: {
    whole: { title: 'the whole column', set: {} },
    run: { title: 'any part of a build', set: { 'zones.tableau.give.tableau': 'run' } },
    all: { title: 'only the whole column', set: { 'zones.tableau.give.tableau': 'all' } },
  },
};

/** A column of one card, built down with ranks going round. An empty one is refilled from the reserve at once. */
const columns = (suit: 'same' | 'alternating', from?: readonly Role[]): Zone => ({
  role: 'tableau',
  piles: 4,
  deal: 1,
  face: 'open',
  build: [{ kind: 'step', rank: 'down', suit, ends: 'circular' }],
  empty: { takes: 'anything', ...(from === undefined ? {} : { from }), refill: 'reserve' },
  give: { foundation: 'top', tableau: 'topOrAll' },
});

export const canfield: GameDef = {
  id: 'canfield',
  title: 'Canfield',
  aka: ['Demon'],
  families: ['canfield'],
  tags: ['Popular'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  pysol: { rows: 'right', first: 'foundation' },
  zones: {
    reserve: SQUARED,
    foundation: {
      role: 'foundation',
      piles: 4,
      deal: [1, 0, 0, 0],
      build: [UP],
      empty: { takes: 'base' },
    },
    tableau: columns('alternating'),
    waste: DRAWN,
  },
  stock: { to: 'waste', draw: 3, passes: 'unlimited', when: 'any' },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: FOUNDATION_CARDS, vegas: VEGAS, none: NONE },
  options: {
    units: UNITS,
    ends: baseEndsOption,
    spaces: {
      title: 'Spaces, once the reserve is empty',
      standard: 'any',
      values: {
        any: { title: 'take any card', set: {} },
        waste: { title: 'take a card from the waste', set: { 'zones.tableau.empty.from': ['waste'] } },
      },
    },
    draw: {
      title: 'Cards per draw',
      standard: '3',
      values: { 1: { title: 'one', set: { 'stock.draw': 1 } }, 3: { title: 'three', set: {} } },
    },
    passes: PASSES,
    waste: WASTE,
  },
};

export const storehouse: GameDef = {
  ...canfield,
  id: 'storehouse',
  title: 'Storehouse',
  aka: ['Thirteen Up', 'Provisions'],
  tags: ['Rewarding'],
  info: { difficulty: 4, length: 'medium' },
  pysol: { rows: 'right' },
  zones: {
    foundation: {
      role: 'foundation',
      piles: 4,
      pull: ['2C', '2D', '2H', '2S'],
      build: [UP],
      empty: { takes: [2] },
    },
    reserve: SQUARED,
    tableau: columns('same', ['waste']),
    waste: DRAWN,
  },
  stock: { to: 'waste', draw: 1, passes: 3, when: 'any' },
  options: {
    units: UNITS,
    passes: {
      title: 'Passes through the stock',
      standard: '3',
      values: {
        1: { title: 'one', set: { 'stock.passes': 1 } },
        2: { title: 'two', set: { 'stock.passes': 2 } },
        3: { title: 'three', set: {} },
        unlimited: { title: 'unlimited', set: { 'stock.passes': 'unlimited' } },
      },
    },
    waste: WASTE,
  },
};

const toad = columns('same', ['waste']);

export const americanToad: GameDef = {
  ...canfield,
  id: 'american-toad',
  title: 'American Toad',
  aka: ['The Toad'],
  tags: ["Thinker's", 'Large'],
  info: { difficulty: 1, length: 'long' },
  pack: { packs: 2 },
  pysol: { rows: 'right', first: 'foundation' },
  zones: {
    reserve: { ...SQUARED, deal: 20 },
    foundation: {
      role: 'foundation',
      piles: 8,
      deal: [1, 0, 0, 0, 0, 0, 0, 0],
      build: [UP],
      empty: { takes: 'base' },
    },
    tableau: { ...toad, piles: 8 } as Zone,
    waste: DRAWN,
  },
  stock: { to: 'waste', draw: 1, passes: 2, when: 'any' },
  options: {
    units: UNITS,
    ends: baseEndsOption,
    spaces: {
      title: 'Spaces, once the reserve is empty',
      standard: 'waste',
      values: {
        any: { title: 'take any card', set: { 'zones.tableau.empty.from': null } },
        waste: { title: 'take a card from the waste', set: {} },
      },
    },
    passes: passesOption(2, [1, 2, 'unlimited']),
    waste: WASTE,
  },
};
