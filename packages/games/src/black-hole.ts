/**
 * Black Hole (David Parlett), Worm Hole, which is Black Hole with a cell, and Quasar, the game that most programs call
 * All in a Row: all cards open, one hole, no stock. Without wrap neither can be won, by parity (notes/black-hole.ts), so it is not offered.
 */
import type { GameDef } from '@cairn/engine';
import { HOLE_CARDS, NONE } from './scorings.ts';
import { oneHole, openColumns } from './zones.ts';

export const blackHole: GameDef = {
  id: 'black-hole',
  title: 'Black Hole',
  families: ['blackhole', 'golf'],
  tags: ["Thinker's", 'Rewarding'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    hole: { ...oneHole('circular', 0), pull: ['AS'] },
    tableau: openColumns(17, 3),
  },
  goal: { kind: 'gather', zone: 'hole', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: HOLE_CARDS, none: NONE },
  options: {
    base: {
      title: 'The hole starts with',
      standard: 'spade',
      values: {
        spade: { title: 'the ace of spades', set: {} },
        heart: { title: 'the ace of hearts', set: { 'zones.hole.pull': ['AH'] } },
        random: {
          title: 'any card: the last one of the deal',
          set: { 'zones.hole.pull': null, 'zones.hole.deal': 1 },
        },
        free: {
          title: 'any card you like: it starts empty, and the first fan has a fourth card',
          set: {
            'zones.hole.pull': null,
            'zones.hole.empty': { takes: 'anything' },
            'zones.tableau.deal': [4, ...Array<number>(16).fill(3)],
          },
        },
      },
    },
  },
};

export const quasar: GameDef = {
  ...blackHole,
  id: 'quasar',
  title: 'Quasar',
  aka: ['All in a Row (as most programs have it)'],
  // PySolFC deals this game with the ace of spades last: its numbers are not uniform.
  pysol: { last: ['AS'] },
  tags: ["Thinker's"],
  info: { difficulty: 4, length: 'medium' },
  zones: {
    tableau: openColumns(13, 4),
    hole: oneHole('circular', 0, { takes: 'anything' }),
  },
  options: {},
};

/** A card of the fans may wait in the cell; from there it goes to the hole only. */
export const wormHole: GameDef = {
  ...blackHole,
  id: 'worm-hole',
  title: 'Worm Hole',
  families: ['blackhole', 'freecell'],
  tags: ["Thinker's", 'Rewarding'],
  info: { difficulty: 2, length: 'medium' },
  zones: {
    ...blackHole.zones,
    tableau: { ...openColumns(17, 3), give: { hole: 'top', cell: 'top' } },
    cells: { role: 'cell', piles: 1, give: { hole: 'top' } },
  },
};
