// Solvitaire's rule files: what each key means, and which rules are refused for want of a word.
import { compileGame, legalMoves, type GameDef, type TableauZone } from '@cairn/engine';
import { dealt, faultsOf, gameOf, take } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import { isSolvitaireRules, readSolvitaireRules, readVariant } from '../src/index.ts';

const read = (rules: object): GameDef => take(readSolvitaireRules(rules, 'Test'));
const compiled = (rules: object) => take(compileGame(read(rules)));
const columnsOf = (rules: object): TableauZone => read(rules).zones.tableau as TableauZone;
const columns = (keys: object): object => ({ 'tableau piles': keys });

test('FreeCell from its two keys is our FreeCell, to the hash', () => {
  const game = compiled({ 'tableau piles': { 'build policy': 'red-black' }, cells: { count: 4 } });
  expect(game.rules).toBe(gameOf('freecell').rules);
});

test('an own game of its rules can be kept and linked', () => {
  const def = read({ 'tableau piles': { count: 6 }, cells: { count: 2, 'pre-filled': 1 } });
  expect(take(readVariant({ title: 'Mine', def })).game.def.title).toBe('Mine');
});

describe('columns', () => {
  it.each([
    ['any-suit', 'any'],
    ['red-black', 'alternating'],
    ['same-suit', 'same'],
  ])('build policy %s', (policy, suit) => {
    expect(columnsOf(columns({ 'build policy': policy })).build).toEqual([
      { kind: 'step', rank: 'down', suit, ends: 'linear' },
    ]);
  });

  it('builds nothing', () => {
    const zone = columnsOf(columns({ 'build policy': 'no-build', 'spaces policy': 'no-build' }));
    expect([zone.build, zone.empty, zone.give.tableau]).toEqual([[], { takes: 'nothing' }, undefined]);
  });

  it.each([
    ['no', 'top'],
    ['yes', 'run'],
    ['partial-if-card-above-buildable', 'run'],
    ['whole-pile', 'all'],
  ])('move built group %s', (group, unit) => {
    expect(columnsOf(columns({ 'move built group': group })).give.tableau).toBe(unit);
  });

  it.each([
    ['any', { takes: 'anything' }],
    ['kings', { takes: [13] }],
    ['no-build', { takes: 'nothing' }],
  ])('spaces policy %s', (policy, empty) => {
    expect(columnsOf(columns({ 'spaces policy': policy })).empty).toEqual(empty);
  });

  it('kings are the highest rank of a shorter pack', () => {
    const rules = { ...columns({ count: 5, 'spaces policy': 'kings' }), 'max rank': 9 };
    expect(columnsOf(rules).empty).toEqual({ takes: [9] });
    expect(compiled(rules).cards).toHaveLength(36);
  });

  it('deals a triangle, and what is left in full rows', () => {
    expect(columnsOf(columns({ count: 8, 'diagonal deal': true })).deal).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('moves groups that are built in another way than columns', () => {
    const moved = {
      'build policy': 'any-suit',
      'move built group': 'yes',
      'move built group policy': 'same-suit',
    };
    expect(columnsOf(columns(moved))).toMatchObject({
      build: [{ rank: 'down', suit: 'any' }],
      runs: [{ rank: 'down', suit: 'same' }],
      give: { tableau: 'run' },
    });
    expect(columnsOf(columns({ ...moved, 'move built group policy': 'any-suit' })).runs).toBeUndefined();
    expect(columnsOf(columns({ ...moved, 'move built group policy': 'no-build' })).give.tableau).toBe('top');
  });

  it('shows all cards or the last ones', () => {
    expect(columnsOf(columns({})).face).toBe('open');
    expect(columnsOf(columns({ 'face up cards': 'top' })).face).toBe('top');
  });
});

test('foundations begin with aces, with another rank, with cards that lie there', () => {
  const zone = (keys: object) => read({ 'tableau piles': { count: 8 }, foundations: keys }).zones.foundation;
  expect(zone({})).toMatchObject({ piles: 4, empty: { takes: [1] }, give: {} });
  expect(zone({ removable: true })).toMatchObject({ give: { tableau: 'top' } });
  expect(zone({ 'initial cards': 'all' })).toMatchObject({ pull: ['AC', 'AD', 'AH', 'AS'] });
  const seven = zone({ 'base card': '7' });
  expect(seven).toMatchObject({ empty: { takes: [7] } });
  expect(seven).toMatchObject({
    build: [{ ends: 'linear', ring: [7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6] }],
  });
});

test('a hole with its first card, cells, a stock and a reserve', () => {
  const hole = compiled({
    'tableau piles': { count: 17, 'build policy': 'no-build', 'spaces policy': 'no-build' },
    foundations: { present: false },
    hole: { present: true },
    cells: { count: 1 },
  });
  const state = dealt(hole, '1');
  expect(hole.byRole.hole.map((pile) => state.piles[pile])).toHaveLength(1);
  expect(legalMoves(hole, state).length).toBeGreaterThan(16);
  const rest = compiled({
    'tableau piles': { count: 4 },
    stock: { size: 24, 'deal count': 3, redeal: true },
    reserve: { size: 12, stacked: true },
  });
  expect(rest.stockDef).toEqual({ to: 'waste', draw: 3, passes: 'unlimited', when: 'any' });
  const lengths = dealt(rest, '1').piles.map(({ length }) => length);
  expect(rest.byRole.tableau.map((pile) => lengths[pile])).toEqual([4, 4, 4, 4]);
  expect(rest.byRole.reserve.map((pile) => lengths[pile])).toEqual([12]);
});

test('the first card dealt decides the base: Canfield and American Toad as Solvitaire has them', () => {
  const canfield = compiled({
    'tableau piles': {
      count: 4,
      'build policy': 'red-black',
      'move built group': 'partial-if-card-above-buildable',
      'spaces policy': 'auto-reserve-then-any',
    },
    foundations: { 'initial cards': 'one', 'base card': 'random' },
    stock: { size: 34, 'deal count': 3, redeal: true },
    reserve: { size: 13, stacked: true },
  });
  const ours = take(compileGame(gameOf('canfield').base, { units: 'run', ends: 'base' }));
  expect(JSON.stringify(canfield.def.stock)).toBe(JSON.stringify(ours.def.stock));
  expect(canfield.def.zones.tableau).toMatchObject({ ...(ours.def.zones.tableau as TableauZone) });
  const toad = compiled({
    'tableau piles': {
      count: 8,
      'build policy': 'same-suit',
      'move built group': 'whole-pile',
      'spaces policy': 'auto-reserve-then-waste',
    },
    foundations: { 'initial cards': 'one', 'base card': 'random' },
    stock: { size: 75, 'deal count': 1, redeal: false },
    reserve: { size: 20, stacked: true },
    'two decks': true,
  });
  const american = take(
    compileGame(gameOf('american-toad').base, { units: 'all', ends: 'base', passes: '1' }),
  );
  expect(toad.def.zones.tableau).toMatchObject({ ...(american.def.zones.tableau as TableauZone) });
  expect(toad.byRole.foundation).toHaveLength(8);
});

const rows = (keys: object): object => ({
  foundations: { present: false },
  'tableau piles': { count: 0 },
  sequences: { count: 4, direction: 'L', 'build policy': 'same-suit', ...keys },
});

test('rows with gaps are Montana without new deals, to the hash; with fixed suits the aces lie before them', () => {
  const ours = (options: Record<string, string>) =>
    take(compileGame(gameOf('montana').base, { redeals: 'none', ...options })).rules;
  expect(compiled(rows({})).rules).toBe(ours({}));
  expect(compiled(rows({ 'build policy': 'any-suit' })).rules).toBe(ours({ suit: 'any' }));
  expect(compiled(rows({ 'fixed suit': true })).rules).toBe(ours({ aces: 'first' }));
  expect(compiled({ ...rows({}), 'max rank': 4 }).cards).toHaveLength(16);
});

const row = (given: object): object => ({
  foundations: { present: false },
  'tableau piles': { count: 0 },
  accordion: { size: 52, moves: ['L1', 'L3'], 'build policies': ['same-suit', 'same-rank'], ...given },
});

test.each([
  ['all cards', row({}), compileGame(gameOf('accordion').base)],
  ['18 cards', row({ size: 18 }), compileGame(gameOf('late-binding').base)],
])('a row of %s', (_, rules, ours) => {
  const game = compiled(rules);
  expect(game.def.zones).toEqual(take(ours).def.zones);
  expect(game.def.goal).toEqual(take(ours).def.goal);
});

describe('refused', () => {
  it.each([
    ['a row from which cards go to the right', row({ moves: ['L1', 'R3'] }), 'accordion.moves.1'],
    ['a row without moves', row({ moves: [] }), 'accordion.moves'],
    ['a row without builds', row({ 'build policies': [] }), 'accordion.build policies'],
    ['a row and cells', { ...row({}), cells: { count: 1 } }, 'cells.count'],
    ['rows that begin on the right', { ...rows({ direction: 'R' }) }, 'sequences.direction'],
    ['rows for other counts than suits', { ...rows({ count: 3 }) }, 'sequences.count'],
    ['columns beside rows', { ...rows({}), 'tableau piles': { count: 2 } }, 'tableau piles.count'],
    ['the largest groups alone', columns({ 'move built group': 'maximal-group' }), 'tableau piles.move built group'],
    ['a base that no card decides', { ...columns({}), foundations: { 'base card': 'random' } }, 'foundations.initial cards'],
    ['whole suits', { ...columns({}), foundations: { 'only complete pile moves': true } }, 'foundations.only complete pile moves'],
  ])('%s: no word for it', (_, rules, path) => {
    expect(faultsOf(readSolvitaireRules(rules, 'Test')).map((fault) => [fault.code, fault.path])).toEqual([
      ['lacking', path],
    ]);
  }); // prettier-ignore

  it.each([
    ['an unknown key', columns({ columns: 8 }), 'tableau piles.columns'],
    ['an unknown word', columns({ 'build policy': 'red' }), 'tableau piles.build policy'],
    ['a text for a number', columns({ count: '8' }), 'tableau piles.count'],
    ['more filled cells than cells', { ...columns({}), cells: { count: 1, 'pre-filled': 2 } }, 'cells.pre-filled'],
    ['more cards in a row than there are', row({ size: 53 }), 'accordion.size'],
    ['a move that is no number', row({ moves: ['L0'] }), 'accordion.moves.0'],
    ['more stock than cards', { ...columns({}), stock: { size: 60 } }, 'stock.size'],
  ])('%s', (_, rules, path) => {
    expect(faultsOf(readSolvitaireRules(rules, 'Test')).map((fault) => fault.path)).toEqual([path]);
  }); // prettier-ignore

  it('nothing else is taken for such a file', () => {
    expect([null, [], 'x', { def: {} }, { title: 'x', of: 'golf', set: {} }].some(isSolvitaireRules)).toBe(
      false,
    );
    expect(isSolvitaireRules(columns({}))).toBe(true);
  });
});
