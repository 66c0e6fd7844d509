// Geometry: properties over a grid of screens and pictures, and the card sizes asked for on the common screens.

import type { Game } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { FULL_FROM, RANK_HEIGHT, faceStyleFor } from '../src/cards/face-style.ts';
import { cardRect, type Box, type TablePlan } from '../src/geometry/plan.ts';
import { planTable } from './plans.ts';
import { overlap, overlapX, type Rect } from '../src/geometry/rect.ts';
import { growAreas } from '../src/model/hit-growth.ts';
import { listTargets, hitAreas } from '../src/model/hit-targets.ts';
import { gameOf } from '@cairn/testkit';
import { gameOn, viewsOf } from './games.ts';
import { pictures } from './pictures.ts';

const widths = [320, 360, 390, 480, 600, 768, 844, 1024, 1366, 1920, 2560];
const heights = [240, 268, 320, 420, 577, 600, 740, 1000, 1400];
const screens: readonly Box[] = widths.flatMap((width) => heights.map((height) => ({ width, height })));
/** What the app leaves to the table on the screens it is designed for. */
const phone = { width: 390, height: 576 };
const small = { width: 360, height: 580 };
const landscape = { width: 844, height: 296 };
const desk = { width: 1366, height: 577 };

const hands = ['left', 'right'] as const;

const games: Readonly<Record<string, Game>> = {
  ...Object.fromEntries(Object.entries(pictures).map(([name, rows]) => [name, gameOn(rows)])),
  jokers: gameOf('tripeaks', { jokers: '2', jokerPlace: 'hand' }),
};

const inside = ({ x, y, w, h }: Rect, { width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + w <= width + 0.5 && y + h <= height + 0.5;

const fieldOf = (game: Game, plan: TablePlan) =>
  game.byRole.layout.map((pile) => ({ ...cardRect(plan, pile, 0, 1), row: game.piles[pile]?.row ?? 0 }));
const railOf = (game: Game, plan: TablePlan): readonly Rect[] =>
  game.piles.filter(({ zone }) => zone.role !== 'layout').map(({ index }) => cardRect(plan, index, 0, 1));

describe.each(Object.entries(games))('%s', (_, game) => {
  test('everything is on every screen, and nothing of the rail under anything', () => {
    const faults = screens.flatMap((box) =>
      hands.flatMap((hand) => {
        const plan = planTable(game, box, hand);
        const field = fieldOf(game, plan);
        const rail = railOf(game, plan);
        const stock = game.stock === null ? [] : [cardRect(plan, game.stock, 0, 52 - field.length)];
        const outside = [...field, ...rail, ...stock].filter((rect) => !inside(rect, box));
        const hit = rail.filter((rect) =>
          [...field, ...rail].some((other) => other !== rect && overlap(other, rect) > 0),
        );
        return outside.length + hit.length === 0 ? [] : [{ box, hand, outside, hit }];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('cards of a row lie apart, all alike; a row lies over the one before but leaves its index free', () => {
    const faults = screens.flatMap((box) => {
      const field = fieldOf(game, planTable(game, box, 'right'));
      const bad = field.some((card) => {
        const index = card.w * RANK_HEIGHT[faceStyleFor(card.w)];
        const aspect = card.h / card.w;
        if (aspect < 1.36 || aspect > 2.36) return true;
        return field.some(
          (other) =>
            other !== card &&
            (other.w !== card.w ||
              other.h !== card.h ||
              (other.row === card.row && overlapX(card, other) >= 0) ||
              (other.row === card.row + 1 && overlapX(card, other) > 0 && other.y - card.y < index)),
        );
      });
      return bad ? [{ box, field }] : [];
    });
    expect(faults).toEqual([]);
  });

  test('the left hand has the rail mirrored', () => {
    const faults = screens.filter((box) => {
      const [left = [], right = []] = hands.map((hand) => railOf(game, planTable(game, box, hand)));
      return right.some((rect, i) => {
        const other = left[i];
        return (
          other === undefined || other.y !== rect.y || Math.abs(other.x - (box.width - rect.x - rect.w)) > 1
        );
      });
    });
    expect(faults).toEqual([]);
  });

  test('targets of free cards never overlap and are at least 24 px on the designed screens', () => {
    const views = viewsOf(game, '7', 5);
    const faults = [phone, small, landscape, desk].flatMap((box) => {
      const plan = planTable(game, box, 'right');
      return views.flatMap((view) => {
        const targets = hitAreas(plan, listTargets(game, view), growAreas).filter(({ free }) => free);
        return targets.flatMap(({ rect, key }) => {
          const hit = targets.filter((other) => other.key !== key && overlap(other.rect, rect) > 0.01);
          return hit.length > 0 || Math.min(rect.w, rect.h) < 24 ? [{ box, key, rect, hit }] : [];
        });
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('the sizes asked for', () => {
  const game = gameOf('tripeaks');
  const sizeIn = (box: Box) => {
    const plan = planTable(game, box, 'right');
    const { w, h } = cardRect(plan, 18, 0, 1);
    const hole = cardRect(plan, game.byRole.hole[0] ?? 0, 0, 1);
    return { rail: plan.rail, w, h, hole: hole.w, low: box.height - hole.y - hole.h };
  };

  test.each([
    ['360 wide', small, 33, 'below'],
    ['390 wide', phone, 36, 'below'],
    ['landscape', landscape, 73, 'beside'],
    ['desk', desk, 123, 'below'],
  ] as const)('%s', (_, box, width, rail) => {
    const size = sizeIn(box);
    expect(size.w).toBeGreaterThanOrEqual(width);
    expect(size.w).toBeLessThanOrEqual(width + 2);
    expect(size.rail).toBe(rail);
  });

  test('on a phone the cards have the room: tall in the field, and hole and stock no larger than a thumb needs', () => {
    for (const box of [small, phone]) {
      const { w, h, hole, low } = sizeIn(box);
      expect(h / w).toBeGreaterThanOrEqual(2.2);
      expect(hole).toBe(72);
      expect(low).toBeLessThan(box.height / 4);
    }
    expect(sizeIn(phone).h).toBeGreaterThanOrEqual(82);
  });

  test('field, hole and stock are one block in the middle of a tablet', () => {
    const box = { width: 820, height: 1136 };
    const plan = planTable(game, box, 'right');
    const rects = game.piles.map(({ index }) => cardRect(plan, index, 0, 1));
    const top = Math.min(...rects.map(({ y }) => y));
    const bottom = Math.max(...rects.map(({ y, h }) => y + h));
    expect(Math.abs(top - (box.height - bottom))).toBeLessThan(box.height / 8);
  });

  test('a rank is never under 15 px high on the designed screens', () => {
    for (const box of [phone, small, landscape, desk]) {
      const { w } = sizeIn(box);
      expect(w * RANK_HEIGHT[faceStyleFor(w)]).toBeGreaterThanOrEqual(15);
    }
    expect(FULL_FROM * RANK_HEIGHT.full).toBeGreaterThanOrEqual(15);
  });
});
