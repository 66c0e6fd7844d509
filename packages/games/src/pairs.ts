/** Games whose cards leave the table: Pyramid and Giza by pairs of thirteen, Fourteen Out of fourteen, Aces Up by the lower of a suit. */
import type { GameDef, TableauZone } from '@cairn/engine';
import { PYRAMID } from './layouts.ts';
import { columnLengths } from './open-columns.ts';
import { DISCARDED, NONE } from './scorings.ts';
import { openColumns } from './zones.ts';

export const pyramid: GameDef = {
  id: 'pyramid',
  title: 'Pyramid',
  aka: ['Solitaire 13', 'Pile of 28'],
  families: ['pyramid', 'discard'],
  tags: ['Popular', 'Pretty'],
  info: { difficulty: 3, length: 'short' },
  pack: { packs: 1 },
  zones: {
    pyramid: { role: 'layout', rows: PYRAMID, face: 'open', give: {} },
    waste: { role: 'waste', give: {} },
    discard: { role: 'discard' },
  },
  stock: { to: 'waste', draw: 1, passes: 3, when: 'any' },
  remove: { kind: 'pair', sum: 13, alone: [13], from: ['layout', 'waste'], coverer: false },
  goal: { kind: 'clear', zone: 'pyramid' },
  scoring: 'par',
  scorings: {
    par: {
      title: 'Par Pyramid',
      unit: 'points',
      clear: [50, 35, 20],
      spare: { stock: -1, waste: -1 },
      left: { each: -1, when: 'lost', roles: ['layout', 'stock', 'waste'] },
      par: 0,
    },
    cards: DISCARDED,
    none: NONE,
  },
  options: {
    goal: {
      title: 'Won when',
      standard: 'relaxed',
      values: {
        relaxed: { title: 'the pyramid is gone', set: {} },
        strict: {
          title: 'all cards are gone',
          set: { goal: { kind: 'gather', zone: 'discard', cards: 'all' } },
        },
      },
    },
    passes: {
      title: 'Passes through the stock',
      standard: '3',
      values: {
        1: { title: 'one', set: { 'stock.passes': 1 } },
        2: { title: 'two', set: { 'stock.passes': 2 } },
        3: { title: 'three', set: {} },
      },
    },
    stockTop: {
      title: 'The top of the stock',
      standard: 'hidden',
      values: {
        hidden: { title: 'is hidden', set: {} },
        open: {
          title: 'is face up and may be paired',
          set: {
            'stock.show': { what: 'card', while: 'always' },
            'remove.from': ['layout', 'waste', 'stock'],
          },
        },
      },
    },
    coverer: {
      title: 'A card and the only one that covers it',
      standard: 'never',
      values: {
        never: { title: 'may not be paired', set: {} },
        allowed: { title: 'may be paired', set: { 'remove.coverer': true } },
      },
    },
  },
};

export const acesUp: GameDef = {
  id: 'aces-up',
  title: 'Aces Up',
  aka: ['Idiot’s Delight', 'Firing Squad', 'Drivel'],
  families: ['discard'],
  tags: ['Popular'],
  info: { difficulty: 5, length: 'short' },
  pack: { packs: 1 },
  zones: {
    tableau: {
      ...openColumns(4, 1),
      empty: { takes: 'anything', from: ['tableau'], keeps: 1 },
      give: { tableau: 'top' },
    },
    discard: { role: 'discard' },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
  remove: { kind: 'lower', order: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1] },
  goal: { kind: 'gather', zone: 'discard', cards: 48 },
  scoring: 'cards',
  scorings: { cards: DISCARDED, none: NONE },
  options: {
    spaces: {
      title: 'Spaces take',
      standard: 'any',
      values: {
        any: { title: 'any card', set: {} },
        aces: { title: 'aces only', set: { 'zones.tableau.empty.takes': [1] } },
      },
    },
  },
};

const { aka: _, ...unnamed } = acesUp;

export const fortunes: GameDef = {
  ...unnamed,
  id: 'fortunes',
  title: 'Fortunes',
  tags: [],
  info: { difficulty: 3, length: 'short' },
  zones: {
    ...acesUp.zones,
    tableau: { ...(acesUp.zones.tableau as TableauZone), give: { tableau: 'stack' } },
  },
};

export const giza: GameDef = {
  id: 'giza',
  title: 'Giza',
  families: ['pyramid', 'discard'],
  tags: ["Thinker's", 'Pretty'],
  info: { difficulty: 4, length: 'short' },
  pack: { packs: 1 },
  pysol: { first: 'tableau' },
  zones: {
    pyramid: { role: 'layout', rows: PYRAMID, face: 'open', give: {} },
    tableau: { ...openColumns(8, 3), give: {} },
    discard: { role: 'discard' },
  },
  remove: { kind: 'pair', sum: 13, alone: [13], from: ['layout', 'tableau'], coverer: false },
  goal: { kind: 'gather', zone: 'discard', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: DISCARDED, none: NONE },
  options: {
    goal: {
      title: 'Won when',
      standard: 'strict',
      values: {
        strict: { title: 'all cards are gone', set: {} },
        relaxed: { title: 'the pyramid is gone', set: { goal: { kind: 'clear', zone: 'pyramid' } } },
      },
    },
    coverer: {
      title: 'A card and the only one that covers it',
      standard: 'never',
      values: {
        never: { title: 'may not be paired', set: {} },
        allowed: { title: 'may be paired', set: { 'remove.coverer': true } },
      },
    },
  },
};

export const fourteenOut: GameDef = {
  id: 'fourteen-out',
  title: 'Fourteen Out',
  aka: ['Fourteen', 'Fourteen Puzzle', 'Take Fourteen'],
  families: ['discard'],
  tags: ['Rewarding', "Thinker's"],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    tableau: { ...openColumns(12, 4), deal: columnLengths(12), give: {} },
    discard: { role: 'discard' },
  },
  remove: { kind: 'pair', sum: 14, alone: [], from: ['tableau'], coverer: false },
  goal: { kind: 'gather', zone: 'discard', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: DISCARDED, none: NONE },
  options: {
    faces: {
      title: 'Covered cards',
      standard: 'open',
      values: {
        open: { title: 'face up', set: {} },
        closed: { title: 'face down', set: { 'zones.tableau.face': 'top' } },
      },
    },
  },
};
