/** Fortune’s Favor, Thirteens and Simple Pairs: the waste or the stock fills empty piles by itself (notes on each have the sources). */
import type { GameDef } from '@cairn/engine';
import { FOUNDATION_CARDS, foundations } from './foundations.ts';
import { ACES } from './open-columns.ts';
import { DISCARDED, NONE } from './scorings.ts';
import { passesOption } from './stock-options.ts';
import { openColumns } from './zones.ts';

const BOTH = { foundation: 'top', tableau: 'top' } as const;

export const fortunesFavor: GameDef = {
  id: 'fortunes-favor',
  title: 'Fortune’s Favor',
  aka: ['Fortune’s Favour', 'Fortune’s Favorite', 'Son of Fortune'],
  families: ['forty'],
  tags: ['Rewarding'],
  info: { difficulty: 1, length: 'short' },
  pack: { packs: 1 },
  zones: {
    foundation: { ...foundations(4, 'never'), pull: [...ACES] },
    tableau: {
      role: 'tableau',
      piles: 12,
      deal: 1,
      face: 'open',
      build: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }],
      empty: { takes: 'anything', refill: ['waste', 'stock'] },
      give: BOTH,
    },
    waste: { role: 'waste', give: BOTH },
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: {
    spaces: {
      title: 'Spaces are filled',
      standard: 'at-once',
      values: {
        'at-once': { title: 'at once, from the waste or the stock', set: {} },
        'at-will': {
          title: 'when you like, from the waste',
          set: { 'zones.tableau.empty': { takes: 'anything', from: ['waste'] } },
        },
      },
    },
    passes: passesOption(1, [1, 2]),
  },
};

export const thirteens: GameDef = {
  id: 'thirteens',
  title: 'Thirteens',
  aka: ['Helsinki', 'Simple Addition'],
  families: ['discard', 'pyramid'],
  tags: [],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    tableau: { ...openColumns(10, 1), empty: { takes: 'nothing', refill: ['stock'] }, give: {} },
    discard: { role: 'discard' },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'never' },
  remove: { kind: 'pair', sum: 13, alone: [13], from: ['tableau'], coverer: false },
  goal: { kind: 'gather', zone: 'discard', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: DISCARDED, none: NONE },
  options: {},
};

export const simplePairs: GameDef = {
  ...thirteens,
  id: 'simple-pairs',
  title: 'Simple Pairs',
  aka: ['Jamestown'],
  families: ['discard'],
  info: { difficulty: 4, length: 'short' },
  zones: {
    tableau: { ...openColumns(9, 1), empty: { takes: 'nothing', refill: ['stock'] }, give: {} },
    discard: { role: 'discard' },
  },
  remove: { kind: 'match', from: ['tableau'], sets: [{ same: 'rank' }] },
};
