// The first position: the order of the deal, faces, pulled cards. Packs are in start order, so that the deal can be read.
import { describe, expect, it } from 'vitest';
import { codes } from '@cairn/testkit';
import { makePosition, start, startWithPack, type GameDef, type State } from '../../src/index.ts';
import { changed, compiled, hill, yard } from '../support/defs.ts';

const first = (def: GameDef): string[] => {
  const game = compiled(def);
  return makePosition(game, startWithPack(game, game.cards)).trim().split('\n');
};
const line = (def: GameDef, zone: string): string =>
  first(def)
    .find((text) => text.startsWith(`${zone}:`))
    ?.slice(zone.length + 2) ?? '';

it('deals a layout row by row, then the hole, then the stock', () =>
  expect(first(hill)).toEqual([
    'hill: (AC) | 2C | 3C',
    'hole: 4C',
    'stock: (5S) (4S) (3S) (2S) (AS) (5H) (4H) (3H) (2H) (AH) (5D) (4D) (3D) (2D) (AD) (5C)',
  ]));

it('deals columns row by row, the longer ones on their own at the end', () =>
  expect(first(yard)).toEqual([
    'columns: AC | (2C) 5C | (3C) (6C) AD | (4C) (7C) (2D) 3D',
    'piles: - | - | - | -',
    'side: 4D',
    'waste: -',
    'stock: (7S) (6S) (5S) (4S) (3S) (2S) (AS) (7H) (6H) (5H) (4H) (3H) (2H) (AH) (7D) (6D) (5D)',
  ]));

it('takes the other cards of the rank of the first one out for the foundations', () => {
  const based = changed(yard, { 'zones.piles.pull': 'base', 'zones.piles.empty.takes': 'base' });
  expect(first(based).slice(0, 2)).toEqual([
    'columns: AC | (2C) 5C | (3C) (6C) 2D | (4C) (7C) (3D) 4D',
    'piles: AD | AH | AS | -',
  ]);
});

describe('cards that sink', () => {
  const sinking = changed(yard, { 'zones.columns.face': 'open', 'zones.columns.sink': [4, 5] });
  const game = compiled({ ...sinking, pysol: { sink: 'swap' } });
  const columns = (state: State): string => makePosition(game, state).split('\n')[0] ?? '';

  it('go under the others in their order', () =>
    expect(columns(startWithPack(game, game.cards))).toBe('columns: AC | 5C 2C | 3C 6C AD | 4C 7C 2D 3D'));

  it('change places with the first other card for PySolFC’s numbers', () => {
    const dealt = (sunk: GameDef): string => {
      const of = compiled(sunk);
      return columns(startWithPack(of, of.cards, { sink: 'swap' }));
    };
    // Two of a column: the second finds the first at the bottom.
    const more = changed(sinking, { 'zones.columns.sink': [2, 3, 6] });
    expect(dealt(more)).toBe('columns: AC | 2C 5C | 3C 6C AD | 2D 3D 4C 7C');
    expect(dealt(changed(sinking, { 'zones.columns.sink': [1, 3] }))).toBe(
      'columns: AC | 2C 5C | 3C AD 6C | 3D 7C 2D 4C',
    );
  });
});

describe('faces', () => {
  it.each([
    ['open', 'AC | 2C 5C | 3C 6C AD | 4C 7C 2D 3D'],
    ['top', 'AC | (2C) 5C | (3C) (6C) AD | (4C) (7C) (2D) 3D'],
    [{ up: 2 }, 'AC | 2C 5C | (3C) 6C AD | (4C) (7C) 2D 3D'],
    [{ down: [1] }, 'AC | 2C (5C) | 3C (6C) AD | 4C (7C) 2D 3D'],
  ])('of columns, %o', (face, wanted) =>
    expect(line(changed(yard, { 'zones.columns.face': face }), 'columns')).toBe(wanted),
  );

  it.each([
    ['open', 'AC 2C 3C'],
    ['top', '(AC) (2C) 3C'],
  ])('of a reserve, %s', (face, wanted) => {
    const def = changed(hill, {
      'zones.side': { role: 'reserve', piles: 1, deal: 3, face, give: { hole: 'top' } },
    });
    const { hill: peaks, ...zones } = def.zones;
    expect(
      line(
        { ...def, zones: { side: zones.side, hill: peaks, hole: zones.hole } as GameDef['zones'] },
        'side',
      ),
    ).toBe(wanted);
  });

  it.each([
    ['closed', '(AC) | (2C) | (3C) | 4C | 5C | AD'],
    ['open', 'AC | 2C | 3C | 4C | 5C | AD'],
    [{ openRows: 1 }, '(AC) | (2C) | (3C) | 4C | 5C | AD'],
    [{ openRows: 2 }, '(AC) | 2C | 3C | 4C | 5C | AD'],
    [{ openRows: 9 }, 'AC | 2C | 3C | 4C | 5C | AD'],
  ])('of a layout, %o', (face, wanted) => {
    const rows = ['..#..', '.#.#.', '#.#.#'];
    expect(line(changed(hill, { 'zones.hill.rows': rows, 'zones.hill.face': face }), 'hill')).toBe(wanted);
  });

  it('of a layout with a gap: a card that nothing covers is up, wherever it lies', () =>
    expect(line(changed(hill, { 'zones.hill.rows': ['#..#', '#...'] }), 'hill')).toBe('(AC) | 2C | 3C'));
});

describe('pulled cards', () => {
  it('leave the pack before anything is dealt, one to a pile', () => {
    const def = changed(yard, { 'zones.piles.pull': ['AS', '7C', 'AC'] });
    expect(line(def, 'piles')).toBe('AS | 7C | AC | -');
    expect(line(def, 'columns')).toBe('2C | (3C) 6C | (4C) (AD) 3D | (5C) (2D) (4D) 5D');
  });
});

it('refuses a deal that can not serve the pack', () => {
  const game = compiled(hill);
  expect(codes(start(game, { kind: 'ms', number: 1 }))).toEqual(['deal-pack']);
  expect(codes(start(game, { kind: 'cards', cards: game.cards.slice(1) }))).toEqual(['missing-card']);
});
