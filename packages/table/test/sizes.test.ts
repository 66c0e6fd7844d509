// Sizes a player can choose: small and large cards, large indices, in every game on the screens that are designed for.

import { view, type Game } from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { RANK_HEIGHT, faceStyleFor } from '../src/cards/face-style.ts';
import { cardRect, type Box, type TablePlan } from '../src/geometry/plan.ts';
import { planTable, withFans } from './plans.ts';
import { MIN_TARGET, overlap, type Rect } from '../src/geometry/rect.ts';
import type { Sizing } from '../src/geometry/sizing.ts';
import { growAreas } from '../src/model/hit-growth.ts';
import { listTargets, hitAreas } from '../src/model/hit-targets.ts';
import { familyOf, gameOf, ofToday } from '@cairn/testkit';
import { begun } from './games.ts';

const screens: Readonly<Record<string, Box>> = {
  phone: { width: 390, height: 576 },
  landscape: { width: 844, height: 296 },
  desk: { width: 1366, height: 577 },
};
const wide: Box = { width: 1920, height: 900 };
const sizings: readonly Sizing[] = (['small', 'normal', 'large'] as const).flatMap((cardSize) =>
  (['normal', 'large'] as const)
    .map((indexSize) => ({ cardSize, indexSize }))
    .filter((sizing) => Object.values(sizing).some((size) => size !== 'normal')),
);

const inside = ({ x, y, w, h }: Rect, { width, height }: Box): boolean =>
  x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;

/** A pile to be played from: of the layout, or of the columns. */
const first = (game: Game): number => game.byRole.layout[0] ?? game.byRole.tableau[0] ?? 0;
const widthOf = (plan: TablePlan, game: Game): number => cardRect(plan, first(game), 0, 1).w;

describe.each(ofToday(games, 7, familyOf).map(({ id }) => [id, gameOf(id)] as const))('%s', (_, game) => {
  const state = begun(game, '7');

  test.each(sizings)(
    '$cardSize cards, $indexSize indices: all on the screen, apart, and to be read',
    (sizing) => {
      for (const [name, box] of Object.entries(screens)) {
        const plan = withFans(game, planTable(game, box, 'right', sizing), state);
        const rects = state.piles.flatMap((seats, pile) =>
          seats.map((_seat, index) => cardRect(plan, pile, index, seats.length)),
        );
        expect(
          rects.filter((rect) => !inside(rect, box)),
          name,
        ).toEqual([]);
        const targets = hitAreas(plan, listTargets(game, view(game, state)), growAreas).filter(
          ({ free }) => free,
        );
        for (const [i, { rect, key }] of targets.entries())
          for (const other of targets.slice(i + 1))
            expect(overlap(rect, other.rect), `${name}: ${key} and ${other.key}`).toBeLessThanOrEqual(0.6);
        for (const { rect, key, strip } of targets)
          expect(Math.min(rect.w, strip ? Infinity : rect.h), `${name}: ${key}`).toBeGreaterThanOrEqual(
            MIN_TARGET - 0.01,
          );
        const { w, h } = cardRect(plan, first(game), 0, 1);
        const style = faceStyleFor(w, h / w, sizing.indexSize === 'large');
        expect(Math.round(w * RANK_HEIGHT[style]), name).toBeGreaterThanOrEqual(15);
      }
    },
  );

  test('small, normal and large are in that order, and on the desk small is smaller', () => {
    for (const [name, box] of Object.entries(screens)) {
      const [small = 0, normal = 0, large = 0] = (['small', 'normal', 'large'] as const).map((cardSize) =>
        widthOf(planTable(game, box, 'right', { cardSize, indexSize: 'normal' }), game),
      );
      expect(small, name).toBeLessThanOrEqual(normal);
      expect(normal, name).toBeLessThanOrEqual(large);
      if (name === 'desk') expect(small).toBeLessThan(normal);
    }
  });
});

test('large indices are larger on every card', () => {
  for (const aspect of [0.7, 1, 1.4, 1.7])
    for (let width = 24; width <= 240; width += 4) {
      const [normal, large] = [false, true].map((on) => RANK_HEIGHT[faceStyleFor(width, aspect, on)]);
      expect(large).toBeGreaterThanOrEqual(normal ?? 1);
    }
});

test('on a wide screen large cards are larger in these games', () => {
  for (const id of ['tripeaks', 'golf', 'klondike', 'yukon', 'forty-thieves']) {
    const game = gameOf(id);
    const [normal = 0, large = 0] = (['normal', 'large'] as const).map((cardSize) =>
      widthOf(planTable(game, wide, 'right', { cardSize, indexSize: 'normal' }), game),
    );
    expect(large, id).toBeGreaterThan(normal);
  }
});
