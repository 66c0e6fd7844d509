// The policy as a player: its values are the weighted features, and its lines are legal.
import { applyLegal, legalMoves, refusal, view } from '@cairn/engine';
import { dealt, gameOf, walk } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { moveFeatures, numbersOf, policyLine, policyValues } from '@cairn/solver';

describe.each(['golf', 'tripeaks', 'pyramid', 'klondike'])('%s', (name) => {
  const game = gameOf(name);
  const { weights } = numbersOf(game);

  test('a move is worth the sum of its weighted features', () => {
    let looked = 0;
    for (const { state, legal } of walk(game, dealt(game, '3'), 5, 25)) {
      const seen = view(game, state);
      const moves = legal.filter(({ kind }) => kind !== 'end');
      const sums = moves.map((move) =>
        moveFeatures(game, seen, move).reduce((sum, { value, weight }) => sum + value * weight, 0),
      );
      expect(policyValues(game, seen, moves, weights)).toEqual(sums);
      looked += moves.length;
    }
    expect(looked).toBeGreaterThan(20);
  });

  test('its line is legal, always the same, and no longer than asked for', () => {
    let state = dealt(game, '3');
    const line = policyLine(game, state, weights, 80);
    expect(policyLine(game, state, weights, 80)).toEqual(line);
    expect(line.length).toBeLessThanOrEqual(80);
    for (const move of line) {
      expect(refusal(game, state, move)).toBeNull();
      state = applyLegal(game, state, move);
    }
    expect(policyLine(game, dealt(game, '3'), weights, 3)).toEqual(line.slice(0, 3));
  });
});

test('with a single weight the move that has the feature is worth most', () => {
  const game = gameOf('klondike');
  const state = dealt(game, '1');
  const moves = legalMoves(game, state);
  const values = policyValues(game, view(game, state), moves, { draws: 7 });
  expect(values).toEqual(moves.map(({ kind }) => (kind === 'draw' ? 7 : 0)));
});
