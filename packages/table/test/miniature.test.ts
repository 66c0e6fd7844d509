// Miniatures of every game, as dealt and in play: all that lies on the table is in the picture, once.

import { applyLegal, cairnDeal, legalMoves, start, view, type Game, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { gameOf } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { miniatureOf, type Miniature } from '../src/geometry/miniature.ts';
import { overlap } from '../src/geometry/rect.ts';

const dealt = (game: Game): State => {
  const state = start(game, cairnDeal(7));
  if (!state.ok) throw new Error(`${game.id} is not dealt`);
  return state.value;
};

const played = (game: Game, moves: number): State => {
  let state = dealt(game);
  for (let i = 0; i < moves; i++) {
    const move = legalMoves(game, state).find(({ kind }) => kind !== 'end');
    if (move === undefined) break;
    state = applyLegal(game, state, move);
  }
  return state;
};

const count = (miniature: Miniature, face: string): number =>
  miniature.layers.reduce((sum, layer) => sum + (layer.face === face ? layer.rects.length : 0), 0);

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const game = gameOf(id);

  test('every card of the columns and layouts is in the picture, and every empty pile', () => {
    const state = dealt(game);
    const miniature = miniatureOf(game, state);
    const [open, alone] = [['layout', 'tableau'], (pile: number) => (state.piles[pile] ?? []).length];
    const spread = game.piles.filter(({ zone }) => open.includes(zone.role));
    const least = spread.reduce((sum, { index }) => sum + alone(index), 0);
    expect(count(miniature, 'up') + count(miniature, 'down')).toBeGreaterThanOrEqual(least);
    const bare = game.piles.filter(({ index, zone }) => alone(index) === 0 && zone.role !== 'layout');
    const foundations = bare.filter(({ zone }) => zone.role === 'foundation');
    expect(count(miniature, 'foundation')).toBe(foundations.length);
    expect(count(miniature, 'empty')).toBe(bare.length - foundations.length);
  });

  test('nothing is outside of it, and the rectangles of a layer lie apart', () => {
    for (const state of [dealt(game), played(game, 12)]) {
      const { width, height, layers } = miniatureOf(game, state);
      for (const { rects } of layers) {
        const out = rects.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > height);
        const hit = rects.filter((one, i) => rects.slice(0, i).some((other) => overlap(one, other) > 1));
        expect([...out, ...hit]).toEqual([]);
      }
    }
  });

  test('what a player sees gives the same picture', () => {
    const state = played(game, 5);
    expect(miniatureOf(game, view(game, state))).toEqual(miniatureOf(game, state));
  });
});
