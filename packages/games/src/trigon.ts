/**
 * Trigon: Klondike built in suit; one pack, two, four, and the two games in which an emptied column is refilled from
 * the right. In Trigon colour says nothing.
 */
import type { GameDef, Preset, Zone } from '@cairn/engine';
import { klondikeGame } from './klondike.ts';

const ONE = { packs: 1, columns: 7, pysol: 'right', suit: 'same', draw: 1, returns: 'never' } as const;

export const trigon: GameDef = klondikeGame(
  { id: 'trigon', title: 'Trigon', tags: ["Thinker's"], info: { difficulty: 5, length: 'short' } },
  ONE,
);

export const doubleTrigon: GameDef = klondikeGame(
  { id: 'double-trigon', title: 'Double Trigon', tags: ['Large'], info: { difficulty: 1, length: 'medium' } },
  { ...ONE, packs: 2, columns: 9, pysol: 'left' },
);

export const quadrupleTrigon: GameDef = klondikeGame(
  {
    id: 'quadruple-trigon',
    title: 'Quadruple Trigon',
    tags: ['Large'],
    info: { difficulty: 3, length: 'long' },
  },
  { ...ONE, packs: 4, columns: 16, pysol: 'left' },
);

/** An emptied column takes the face-up cards of the column to its right; the last one takes a king. */
const leftward = (def: GameDef): GameDef => ({
  ...def,
  zones: { ...def.zones, tableau: { ...def.zones.tableau, empty: { takes: [13], refill: 'next' } } as Zone },
});

export const trigonLeft: GameDef = leftward(
  klondikeGame(
    { id: 'trigon-left', title: 'Trigon Left', tags: ['Unusual'], info: { difficulty: 4, length: 'short' } },
    ONE,
  ),
);

const moving = leftward(
  klondikeGame(
    {
      id: 'moving-left',
      title: 'Moving Left',
      tags: ['Large', 'Unusual'],
      info: { difficulty: 4, length: 'long' },
    },
    { ...ONE, packs: 2, columns: 10, suit: 'alternating' },
  ),
);

export const movingLeft: GameDef = {
  ...moving,
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  options: {
    ...moving.options,
    passes: {
      title: 'Passes through the stock',
      standard: '1',
      values: {
        1: { title: 'one', set: {} },
        2: { title: 'two', set: { 'stock.passes': 2 } },
        3: { title: 'three', set: { 'stock.passes': 3 } },
        unlimited: { title: 'unlimited', set: { 'stock.passes': 'unlimited' } },
      },
    },
  },
};

export const trigonPresets: readonly Preset[] = [
  { id: 'trigon-open-stock', of: 'trigon', title: 'Trigon without dealing', options: { structure: 'none' } },
];
