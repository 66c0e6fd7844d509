// Scenes: which of them are the same position, so that input under way can go on.

import { applyLegal, legalMoves, refusal, start, view, type Game, type State } from '@cairn/engine';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { samePosition, type TableScene } from '../src/model/scene.ts';

const sceneOf = (game: Game, state: State): TableScene => {
  const seen = view(game, state);
  return { game, view: seen, legal: legalMoves(game, seen), refusal: (move) => refusal(game, seen, move) };
};

test('a scene is the same position when it is dealt again, and another one after a move or in another game', () => {
  const game = gameOf('klondike');
  const state = take(start(game, dealOf('7')));
  const scene = sceneOf(game, state);
  expect(samePosition(scene, sceneOf(game, take(start(game, dealOf('7')))))).toBe(true);
  for (const move of scene.legal)
    expect(samePosition(scene, sceneOf(game, applyLegal(game, state, move)))).toBe(false);
  const other = gameOf('klondike', { draw: '1' });
  expect(other.rules).not.toBe(game.rules);
  expect(samePosition(scene, sceneOf(other, take(start(other, dealOf('7')))))).toBe(false);
});
