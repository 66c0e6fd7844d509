// Cards that match leave together: pairs by rank, suit and sum, and one card of each of some ranks.
import { describe, expect, it } from 'vitest';
import { refusal, type Game, type MatchSet } from '../../src/index.ts';
import { changed, compiled, yard } from '../support/defs.ts';
import { movesIn, placed } from '../support/placed.ts';

/** The yard with groups of these sets; its cards go nowhere else. */
const matched = (...sets: readonly MatchSet[]): Game =>
  compiled(
    changed(yard, {
      remove: { kind: 'match', from: ['tableau', 'reserve'], sets },
      'zones.columns.give': {},
      'zones.side.give': {},
      'zones.waste.give': {},
      'zones.gone': { role: 'discard' },
      goal: { kind: 'gather', zone: 'gone', cards: 20 },
    }),
  );

describe('groups that leave', () => {
  it.each([
    ['two of a rank', [{ same: 'rank' }], { columns: '3C 2C | 2D | 3H | 2S', side: '3D' }, '2C+2D 2C+2S 2D+2S 3H+3D'],
    ['two of some ranks', [{ same: 'rank', ranks: [3] }], { columns: '2C | 2D | 3H | 2S', side: '3D' }, '3H+3D'],
    ['two that make a sum', [{ sum: 8 }], { columns: '2C | 6D | 5H | 4S', side: '4D' }, '2C+6D 4S+4D'],
    ['two that make a sum in suit', [{ sum: 8, same: 'suit' }], { columns: '2C | 6D | 6C | 4S', side: '4D' }, '2C+6C'],
    ['two of a suit', [{ same: 'suit' }], { columns: '2C | 6D | 6C | 4S' }, '2C+6C'],
    ['one of each rank', [{ ranks: [1, 2, 3] }], { columns: 'AC | 2D | 3H | 2S', side: '4D' }, 'AC+2D+3H AC+2S+3H'],
    ['one of each rank in suit', [{ ranks: [1, 2], same: 'suit' }], { columns: 'AC | 2D | 2C | AD' }, 'AC+2C AD+2D'],
    ['a rank alone', [{ ranks: [7] }], { columns: '7C | 2D | 2C | 7D' }, 'x7C x7D'],
    ['a group of two sets once', [{ sum: 4 }, { same: 'rank' }], { columns: '2C | 2D | AC | 3D' }, '2C+2D AC+3D'],
    ['no card under another', [{ same: 'rank' }], { columns: '2C 3C | 2D | 4C | 5D' }, ''],
    ['no card of another place', [{ same: 'rank' }], { columns: '2C | 4D | 5C | 6D', waste: '2D' }, ''],
  ] as const)('%s', (_, sets, zones, groups) => {
    const state = placed(matched(...(sets as readonly MatchSet[])), zones);
    const moves = movesIn(matched(...(sets as readonly MatchSet[])), state).split(' ');
    expect(moves.filter((move) => move !== 'd').join(' ')).toBe(groups);
  }); // prettier-ignore
});

it('cards that do not match are refused', () => {
  const game = matched({ same: 'rank' });
  const state = placed(game, { columns: '2C | 3D | 2D | 5D' });
  expect(refusal(game, state, { kind: 'remove', piles: [0, 1] })).toMatchObject({ kind: 'not-a-group' });
  expect(refusal(game, state, { kind: 'remove', piles: [2, 0] })).toMatchObject({ kind: 'not-a-group' });
  expect(refusal(game, state, { kind: 'remove', piles: [0, 2] })).toBe(null);
});
