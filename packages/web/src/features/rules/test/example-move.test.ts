// The example on a rules page: a legal move of the game, and one for almost every game.

import { cardOf, lastOf, legalMoves } from '@cairn/engine';
import { games } from '@cairn/games';
import { gameOf } from '../../../../test/support/lines.ts';
import { expect, test } from 'vitest';
import { exampleMove } from '../example-move.ts';

test.each(games.map(({ id }) => id))('%s', (id) => {
  const game = gameOf(id);
  const example = exampleMove(game);
  if (example === null) throw new Error('No example');
  const { before, after, moving, to } = example;
  expect(legalMoves(game, before).length).toBeGreaterThan(0);
  for (const { card, pile, cards } of moving) {
    expect(cardOf(lastOf(before.piles[pile] ?? []) ?? 0)).toBe(card);
    // Another card may have come in its place.
    const left = after.piles[pile] ?? [];
    if (left.length === cards) expect(cardOf(lastOf(left) ?? 0)).not.toBe(card);
  }
  if (to !== null) {
    const lies = (after.piles[to.pile] ?? []).map((seat) => cardOf(seat));
    expect(lies).toContain(moving[0]?.card);
  }
});
