// Empty piles that the waste or the stock fills in the same move, and stocks drawn onto an empty waste, or never.
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { apply, makeCard, makePosition, parseMove, refusal, type Game, type State } from '../../src/index.ts';
import { changed, compiled, yard } from '../support/defs.ts';
import { movesIn, placed } from '../support/placed.ts';

/** The yard with single draws and columns that take any card and are filled from these places. */
const filled = (refill: readonly string[], more: Readonly<Record<string, unknown>> = {}): Game =>
  compiled(
    changed(yard, {
      'zones.columns.empty': { takes: 'anything', refill },
      'stock.draw': 1,
      ...more,
    }),
  );

/** A position of the yard; the cards that are named nowhere lie in the reserve. */
const position = (game: Game, zones: Readonly<Record<string, string>>): State => {
  const all = { columns: 'AC | 2C | 7H 6S | 7D', stock: '-', ...zones };
  const named = Object.values(all).join(' ');
  const side = game.cards.map((card) => makeCard(card)).filter((name) => !named.includes(name));
  return placed(game, { ...all, side: side.join(' ') });
};

/** The zones that matter after moves in notation. */
const after = (game: Game, zones: Readonly<Record<string, string>>, texts: string): string => {
  const end = texts
    .split(' ')
    .reduce<State>((at, text) => apply(game, at, take(parseMove(game, at, text))), position(game, zones));
  return makePosition(game, end)
    .split('\n')
    .filter((line) => /^(columns|waste|stock):/.test(line))
    .join('; ');
};

describe('an emptied column is filled', () => {
  it.each([
    ['with the last card of the waste', ['waste', 'stock'], { waste: '7C 7S', stock: '(5S) (AS)' }, '1>f1',
      'columns: 7S | 2C | 7H 6S | 7D; waste: 7C; stock: (5S) (AS)'],
    ['else with the next card of the stock, face up', ['waste', 'stock'], { stock: '(7C) (7S) (AS)' }, '1>f1',
      'columns: AS | 2C | 7H 6S | 7D; waste: -; stock: (7C) (7S)'],
    ['in the order of the list', ['stock', 'waste'], { waste: '7C 7S', stock: '(5S) (AS)' }, '1>f1',
      'columns: AS | 2C | 7H 6S | 7D; waste: 7C 7S; stock: (5S)'],
    ['as long as there is a card', ['waste', 'stock'], { stock: '(AS)' }, '1>f1 2>f1',
      'columns: AS | - | 7H 6S | 7D; waste: -; stock: -'],
    ['from the waste after a draw', ['waste'], { stock: '(7C) (7S)' }, '1>f1 d',
      'columns: 7S | 2C | 7H 6S | 7D; waste: -; stock: (7C)'],
    ['from the stock after the waste is turned over', ['stock'], { waste: '7C 7S' }, '1>f1 rd',
      'columns: 7C | 2C | 7H 6S | 7D; waste: -; stock: (7S)!'],
  ] as const)('%s', (_, refill, zones, moves, wanted) => {
    expect(after(filled(refill), zones, moves)).toBe(wanted);
  }); // prettier-ignore
});

describe('a stock that is', () => {
  it('drawn only onto an empty waste', () => {
    const game = filled(['stock'], { 'stock.when': 'placed' });
    const full = position(game, { waste: '7C', stock: '(7S)' });
    const empty = position(game, { stock: '(7C) (7S)' });
    expect(refusal(game, full, { kind: 'draw' })).toEqual({ kind: 'waste-not-empty' });
    expect(refusal(game, empty, { kind: 'draw' })).toBe(null);
    expect(movesIn(game, full).split(' ')).not.toContain('d');
    expect(movesIn(game, empty).split(' ')).toContain('d');
  });

  it('never drawn from', () => {
    const game = filled(['stock'], { 'stock.when': 'never' });
    const state = position(game, { stock: '(7C) (7S)' });
    expect(refusal(game, state, { kind: 'draw' })).toEqual({ kind: 'stock-fills' });
    expect(movesIn(game, state).split(' ')).not.toContain('d');
  });
});
