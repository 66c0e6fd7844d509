/** Calculation and Sir Tommy: each stock card goes on a foundation or on one of a few heaps (their notes have the sources). */
import type { FoundationZone, GameDef, OptionDef, Zone } from '@cairn/engine';
import { FOUNDATION_CARDS } from './foundations.ts';
import { NONE } from './scorings.ts';

const BOTH = { foundation: 'top', tableau: 'top' } as const;

/** Heaps that take any card of the waste, and give their last card to the foundations alone. */
const HEAPS: Zone = {
  role: 'tableau',
  piles: 4,
  deal: 0,
  face: 'open',
  build: [{ kind: 'step', rank: 'any', suit: 'any', ends: 'linear' }],
  empty: { takes: 'anything' },
  give: { foundation: 'top' },
};

const TURNED = {
  waste: { role: 'waste', give: BOTH },
} as const satisfies Record<string, Zone>;

const ONE_BY_ONE = {
  stock: { to: 'waste', draw: 1, passes: 1, when: 'placed' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
} as const;

const heapsOption = (numbers: Readonly<Record<string, string>>): OptionDef => ({
  title: 'Heaps',
  standard: '4',
  values: Object.fromEntries(
    Object.entries(numbers).map(([piles, title]) => [
      piles,
      { title, set: piles === '4' ? {} : { 'zones.heaps.piles': Number(piles) } },
    ]),
  ),
});

/** A foundation that begins with a rank and goes up by as many ranks, round and round, to the king. */
const stepping = (by: number): FoundationZone => ({
  role: 'foundation',
  piles: 1,
  pull: [`${'A234'[by - 1]}?`],
  build: [
    {
      kind: 'step',
      rank: 'up',
      suit: 'any',
      ends: 'linear',
      ring: Array.from({ length: 13 }, (_, i) => ((by * (i + 1) - 1) % 13) + 1),
    },
  ],
  empty: { takes: [by] },
});

export const calculation: GameDef = {
  id: 'calculation',
  title: 'Calculation',
  aka: ['Broken Intervals', 'Hopscotch'],
  families: ['discard'],
  tags: ["Thinker's", 'Rewarding'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  pysol: { taken: 'last' },
  zones: {
    ones: stepping(1),
    twos: stepping(2),
    threes: stepping(3),
    fours: stepping(4),
    heaps: HEAPS,
    ...TURNED,
  },
  ...ONE_BY_ONE,
  goal: { kind: 'gather', zone: ['ones', 'twos', 'threes', 'fours'], cards: 'all' },
  options: {
    heaps: heapsOption({ 3: 'three', 4: 'four' }),
    begun: {
      title: 'Ace, two, three and four',
      standard: 'out',
      values: {
        out: { title: 'lie on the foundations from the start', set: {} },
        dealt: {
          title: 'come with the rest',
          set: Object.fromEntries(
            ['ones', 'twos', 'threes', 'fours'].map((id) => [`zones.${id}.pull`, null]),
          ),
        },
      },
    },
  },
};

export const sirTommy: GameDef = {
  id: 'sir-tommy',
  title: 'Sir Tommy',
  aka: ['Old Patience', 'Try Again', 'Numerica'],
  families: ['discard'],
  tags: ["Thinker's"],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    foundation: {
      role: 'foundation',
      piles: 4,
      build: [{ kind: 'step', rank: 'up', suit: 'any', ends: 'linear' }],
      empty: { takes: [1] },
    },
    heaps: HEAPS,
    ...TURNED,
  },
  ...ONE_BY_ONE,
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  options: { heaps: heapsOption({ 4: 'four', 5: 'five', 6: 'six' }) },
};
