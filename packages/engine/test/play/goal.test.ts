// Goals over several zones: all of them are empty, or hold the cards together.
import { describe, expect, it } from 'vitest';
import { isWon, progress, type GameDef } from '../../src/index.ts';
import { changed, compiled, yard } from '../support/defs.ts';
import { placed } from '../support/placed.ts';

/** The yard with the fourth foundation in a zone of its own. */
const two: GameDef = changed(yard, {
  'zones.piles.piles': 3,
  'zones.last': {
    role: 'foundation',
    piles: 1,
    build: yard.zones.piles?.role === 'foundation' ? yard.zones.piles.build : [],
    empty: { takes: [1] },
  },
});
const SUITS = ['C', 'D', 'H', 'S'].map((suit) =>
  ['A', '2', '3', '4', '5', '6', '7'].map((rank) => rank + suit),
);
const all = (suit: number, less = 0): string => (SUITS[suit] ?? []).slice(0, 7 - less).join(' ') || '-';

describe('a goal over two zones of foundations', () => {
  const THREE = { piles: [0, 1, 2].map((suit) => all(suit)).join(' | ') };

  it.each([
    ['all cards', 'all', { last: all(3) }, true, 28],
    ['one card less', 'all', { last: all(3, 1), waste: '7S' }, false, 27],
    ['a number of cards', 24, { last: all(3, 4), waste: '4S 5S 6S 7S' }, true, 24],
    ['one less than the number', 24, { last: all(3, 5), waste: '3S 4S 5S 6S 7S' }, false, 23],
  ] as const)('%s', (_, cards, zones, won, count) => {
    const game = compiled(changed(two, { goal: { kind: 'gather', zone: ['piles', 'last'], cards } }));
    const state = placed(game, { ...THREE, ...zones, stock: '-' });
    expect(isWon(game, state)).toBe(won);
    expect(progress(game, state)).toEqual({ kind: 'up', count, of: cards === 'all' ? 28 : cards });
  });
});

describe('a goal to clear columns and reserve', () => {
  const game = compiled(changed(yard, { goal: { kind: 'clear', zone: ['columns', 'side'] } }));

  it.each([
    ['both are empty', {}, 0],
    ['a column has a card', { columns: '7S | - | - | -' }, 1],
    ['the reserve has a card', { side: '7S' }, 1],
    ['both have cards', { columns: '7S 6S | - | - | 5S', side: '4S' }, 4],
  ] as const)('%s', (_, zones, count) => {
    const state = placed(game, zones);
    expect(isWon(game, state)).toBe(count === 0);
    expect(progress(game, state)).toEqual({ kind: 'left', count, of: 0 });
  });
});
