// What is safe on the foundations, and when the rest of a deal can be played by itself; by tables of positions.
import { describe, expect, it } from 'vitest';
import { apply, finish, isWon, makeMove, safeMoves, view, type Game, type State } from '../../src/index.ts';
import { changed, compiled, yard } from '../support/defs.ts';
import { placed } from '../support/placed.ts';

type Zones = Readonly<Record<string, string>>;

const one = changed(yard, { 'stock.draw': 1, 'stock.passes': 'unlimited' });
const never = changed(one, { 'zones.piles.give': {} });
const game = (def = one): Game => compiled(def);
const safe = (of: Game, zones: Zones): string => {
  const state = placed(of, zones);
  return safeMoves(of, view(of, state))
    .map((move) => makeMove(of, state, move))
    .join(' ');
};

describe('safe moves', () => {
  it.each([
    ['an ace, always', one, { columns: '7S AH | - | - | -' }, '1>f1'],
    ['a two: the aces that could lie on it go themselves', one, { columns: '7S 2H | - | - | -', piles: 'AH | - | - | -' }, '1>f1'],
    ['a two beside them', one, { columns: '2H | AS | AC | -', piles: 'AH | - | - | -' }, '1>f1 2>f2 3>f2'],
    ['not a four that a three may want, which has to wait for its two', one, { columns: '4H | - | - | -', piles: 'AH 2H 3H | AS 2S | AC | AD' }, ''],
    ['a four when the threes can go themselves, and the suit of its colour is up to one', one, { columns: '4H | - | - | -', piles: 'AH 2H 3H | AS 2S | AC 2C | AD' }, '1>f1'],
    ['not with cards that come back and a two of its colour that waits for its ace', one, { columns: '4H | - | - | -', piles: 'AH 2H 3H | AS 2S 3S | AC 2C 3C | -' }, ''],
    ['with cards that stay there', never, { columns: '4H | - | - | -', piles: 'AH 2H 3H | AS 2S 3S | AC 2C 3C | -' }, '1>f1'],
    ['not from a waste of packets', changed(never, { 'stock.draw': 3 }), { columns: '7S | - | - | -', waste: '2H AH' }, ''],
    ['from a waste of packets that is not turned over again', changed(never, { 'stock.draw': 3, 'stock.passes': 1 }), { columns: '7S | - | - | -', waste: '2H AH' }, 'w>f1'],
    ['nothing where a play forbids a draw', changed(never, { 'stock.when': 'stuck' }), { columns: '7S AH | - | - | -' }, ''],
    ['nothing where columns move up', changed(never, { 'zones.columns.empty': { takes: [7], refill: 'next' } }), { columns: '7S AH | 6S | - | -' }, ''],
  ] as const)('%s', (_, def, zones, moves) => {
    expect(safe(game(def), zones)).toBe(moves);
  }); // prettier-ignore

  it('two equal cards do not compete for one place', () => {
    const two = game(changed(never, { 'pack.packs': 2, 'zones.piles.piles': 8 }));
    const home = 'AS | AC | AD | AS | AC | AD';
    expect(safe(two, { columns: '7S 2H | - | - | -', piles: `AH | - | ${home}` })).toBe('');
    expect(safe(two, { columns: '7S 2H | - | - | -', piles: `AH | AH | ${home}` })).toBe('1>f1');
  });
});

describe('finishing', () => {
  const open = { piles: 'AH 2H 3H | AS 2S 3S | AC 2C 3C | AD 2D 3D' };
  const rows = '7S 6H 5S 4H | 7H 6S 5H 4S | 7C 6D 5C 4D | 7D 6C 5D 4C';
  const won = (of: Game, state: State): boolean => {
    const line = finish(of, view(of, state));
    return (
      line !== null &&
      isWon(
        of,
        line.reduce((so, move) => apply(of, so, move), state),
      )
    );
  };

  it('plays up what is plain, to the win', () => {
    expect(won(game(), placed(game(), { columns: rows, ...open, stock: '-' }))).toBe(true);
  });

  it('goes through a stock that is known, as far as the rules allow it', () => {
    const columns = '7S 6H 5S 4H | 7H 6S 5H 4S | 7C 6D 5C 4D | -';
    const zones = { columns, ...open, waste: '4C 5D 6C 7D', stock: '-' };
    expect(won(game(), placed(game(), zones))).toBe(true);
    const last = game(changed(one, { 'stock.passes': 1 }));
    expect(won(last, placed(last, zones))).toBe(false);
  });

  it('is not offered while a card is unknown, or lies under one that has to wait', () => {
    const hidden = { columns: rows.replace('7S', '(7S)'), ...open, stock: '-' };
    expect(finish(game(), view(game(), placed(game(), hidden)))).toBe(null);
    const buried = { columns: rows.replace('5S 4H', '4H 5S').replace('5H 4S', '4S 5H'), ...open, stock: '-' };
    expect(finish(game(), view(game(), placed(game(), buried)))).toBe(null);
  });

  it('is not offered where it could cost points', () => {
    const scored = (moves: Readonly<Record<string, number>>, more = {}): boolean => {
      const of = game(changed(one, { 'scorings.none': { title: 'Points', unit: 'points', moves, ...more } }));
      return won(of, placed(of, { columns: rows, ...open, stock: '-' }));
    };
    expect(scored({ 'tableau>foundation': 10, 'foundation>tableau': -15 })).toBe(true);
    expect(scored({ 'tableau>foundation': 10, 'foundation>tableau': -5 })).toBe(false);
    expect(scored({}, { chain: 'count' })).toBe(false);
    expect(scored({}, { second: 2 })).toBe(false);
    const waste = game(
      changed(one, { 'scorings.none': { title: 'Points', unit: 'points', moves: { 'waste>tableau': 5 } } }),
    );
    const columns = '7S 6H 5S 4H | 7H 6S 5H 4S | 7C 6D 5C 4D | 7D 6C 5D';
    expect(won(waste, placed(waste, { columns, ...open, waste: '4C', stock: '-' }))).toBe(false);
  });
});
