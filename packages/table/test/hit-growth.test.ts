// Hit areas that have grown to the size of a fingertip: every tap counts for the nearest free target, in every game.

import { games } from '@cairn/games';
import { familyOf, gameOf, ofToday } from '@cairn/testkit';
import { apply, legalMoves, view, type Game, type View } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import type { Box } from '../src/geometry/plan.ts';
import { distance, overlap, type Rect } from '../src/geometry/rect.ts';
import { COMFORT, growAreas } from '../src/model/hit-growth.ts';
import { hitAreas, listTargets, type HitArea } from '../src/model/hit-targets.ts';
import { begun } from './games.ts';
import { planTable, withFans } from './plans.ts';

const boxes: Readonly<Record<string, Box>> = {
  phone: { width: 390, height: 576 },
  small: { width: 320, height: 480 },
  landscape: { width: 844, height: 296 },
};

const isExposed = ({ free, strip }: HitArea): boolean => free && !strip;

/** The exposed targets as they are seen, and their areas; and everything that they compete with. */
const areasOn = (game: Game, shown: View, box: Box) => {
  const plan = withFans(game, planTable(game, box, 'right'), shown);
  const targets = listTargets(game, shown);
  const seen = hitAreas(plan, targets);
  const isFan = ({ pile }: HitArea): boolean => plan.piles[pile]?.fan !== undefined;
  return {
    rivals: seen.filter((area) => area.free || isFan(area)),
    pairs: hitAreas(plan, targets, growAreas).flatMap((area, i) => {
      const before = seen[i];
      return before !== undefined && isExposed(area) ? [{ area, before }] : [];
    }),
  };
};

/** Points of the edge of a rectangle and of its inside, at most 3 px apart; a hair inside the edge. */
const pointsIn = ({ x, y, w, h }: Rect): readonly Rect[] => {
  const along = (from: number, size: number): readonly number[] => {
    const steps = Math.ceil(size / 3);
    return Array.from({ length: steps + 1 }, (_, i) => from + 0.001 + ((size - 0.002) * i) / steps);
  };
  return along(x, w).flatMap((px) => along(y, h).map((py) => ({ x: px, y: py, w: 0, h: 0 })));
};

/** Every fifteenth view of a line of play, which may never end. */
const someViews = (game: Game): readonly View[] => {
  let state = begun(game, '7');
  const views = [view(game, state)];
  for (let i = 1; i <= 90; i++) {
    const moves = legalMoves(game, state);
    const move = moves[(i * 5) % Math.max(1, moves.length)];
    if (move === undefined) break;
    state = apply(game, state, move);
    if (i % 15 === 0) views.push(view(game, state));
  }
  return views;
};

describe.each(ofToday(games, 7, familyOf).map(({ id }) => [id, gameOf(id)] as const))('%s', (_, game) => {
  const views = someViews(game);
  const tables = Object.entries(boxes).flatMap(([name, box]) =>
    views.map((shown) => ({ name, ...areasOn(game, shown, box) })),
  );

  test('no tap goes to a target while another one is nearer, and areas do not overlap', () => {
    const faults: unknown[] = [];
    for (const { name, rivals, pairs } of tables)
      for (const [i, { area, before }] of pairs.entries()) {
        const grown = pointsIn(area.rect).filter((point) => distance(point, before.rect) > 0);
        // No point is nearer to a rival than the area is.
        const farthest = Math.max(...grown.map((point) => distance(point, before.rect)));
        for (const rival of rivals)
          if (
            rival.key !== area.key &&
            distance(area.rect, rival.rect) < farthest &&
            grown.some((point) => distance(point, rival.rect) < distance(point, before.rect) - 0.01)
          )
            faults.push([name, area.key, 'reaches too near to', rival.key]);
        for (const { area: other, before: seen } of pairs.slice(i + 1))
          if (overlap(area.rect, other.rect) > overlap(before.rect, seen.rect) + 0.01)
            faults.push([name, area.key, 'overlaps', other.key]);
      }
    expect(faults).toEqual([]);
  });

  test('a target smaller than a fingertip has a neighbour that is in the way, and none shrinks', () => {
    for (const { name, rivals, pairs } of tables)
      for (const { area, before } of pairs) {
        expect(overlap(area.rect, before.rect), `${name}: ${area.key}`).toBeCloseTo(
          before.rect.w * before.rect.h,
          3,
        );
        if (Math.min(area.rect.w, area.rect.h) > COMFORT - 0.01) continue;
        const nearest = Math.min(
          ...rivals.filter(({ key }) => key !== area.key).map(({ rect }) => distance(rect, before.rect)),
        );
        expect(nearest, `${name}: ${area.key}`).toBeLessThan(COMFORT);
      }
  });
});

describe('a row of cards on a phone', () => {
  const game = gameOf('tripeaks');
  const full = view(game, begun(game, '7'));
  const row = game.byRole.layout.filter((pile) => game.piles[pile]?.coveredBy.length === 0);
  /** The widths of the areas of the row's cards, when these are gone. */
  const widths = (...gone: readonly number[]): readonly number[] => {
    const shown = { ...full, piles: full.piles.map((cards, pile) => (gone.includes(pile) ? [] : cards)) };
    return areasOn(game, shown, boxes['phone'] ?? { width: 0, height: 0 })
      .pairs.filter(({ area }) => row.includes(area.pile))
      .map(({ area }) => Math.round(area.rect.w));
  };

  test('cards share the gaps; one that has lost a neighbour is as wide as a fingertip', () => {
    expect(row).toHaveLength(10);
    const all = widths();
    expect(Math.max(...all.slice(1, -1))).toBeLessThan(COMFORT);
    // The cards beside the gap, and no other, grow into it.
    const [third = 0] = row.slice(3, 4);
    const after = widths(third);
    expect(after.slice(2, 4)).toEqual([COMFORT, COMFORT]);
    expect(after.slice(4)).toEqual(all.slice(5));
  });
});
