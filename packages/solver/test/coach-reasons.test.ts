// Why one move is better than another.

import { applyLegal, legalMoves, status, view, type Game, type Move, type State } from '@cairn/engine';
import { gameOf } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { reasonsFor } from '../src/index.ts';
import { dealt, dice } from './reduced.ts';

const PAIRS = [
  ['turns-up-two', 'turns-up'],
  ['frees-two', 'frees'],
  ['joins-suit', 'joins-run'],
];

/** Every pair of plays in some positions of random play. */
function* choices(game: Game, deals: number): Generator<readonly [State, Move, Move]> {
  for (let deal = 1; deal <= deals; deal++) {
    const roll = dice(deal);
    let state = dealt(game, deal);
    for (let made = 0; made < 15 && status(game, state) === 'playing'; made++) {
      const moves = legalMoves(game, state).filter(({ kind }) => kind === 'play' || kind === 'draw');
      for (const one of moves) for (const other of moves) if (one !== other) yield [state, one, other];
      const move = moves[roll(moves.length)];
      if (move === undefined) break;
      state = applyLegal(game, state, move);
    }
  }
}

test.each(['klondike', 'tripeaks', 'yukon'])('%s: a move is better than another, or the other is', (id) => {
  const game = gameOf(id);
  let explained = 0;
  for (const [state, one, other] of choices(game, 3)) {
    const seen = view(game, state);
    const names = reasonsFor(game, seen, one, other).map(({ name }) => name as string);
    if (names.length === 0) continue;
    explained += 1;
    expect(names.length).toBeLessThanOrEqual(2);
    expect(reasonsFor(game, seen, other, one)).toEqual([]);
    for (const [more = '', less = ''] of PAIRS)
      expect(names.includes(more) && names.includes(less)).toBe(false);
  }
  expect(explained).toBeGreaterThan(10);
});

test('a move that turns up two cards says so, and not that it turns up one', () => {
  const game = gameOf('tripeaks');
  const told = new Set<string>();
  for (const [state, one, other] of choices(game, 40))
    for (const { name, value, other: than } of reasonsFor(game, view(game, state), one, other)) {
      told.add(name);
      expect(value).not.toBe(than);
    }
  expect([...told]).toContain('turns-up-two');
});
