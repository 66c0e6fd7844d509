// Rows on the table: every pile in its place, on any screen, and a tap that shows where a pile may go.

import { games } from '@cairn/games';
import { compileStandard } from '@cairn/engine';
import { expect, test } from 'vitest';
import { columnGeometry } from '../src/geometry/column-geometry.ts';
import { planTable } from '../src/geometry/layout.ts';
import { NORMAL_SIZING } from '../src/geometry/sizing.ts';
import { MIN_TARGET, overlap } from '../src/geometry/rect.ts';

const rows = games.filter(({ zones }) => Object.values(zones).some(({ role }) => role === 'row'));

test.each([
  ['a phone', 390, 560],
  ['a phone on its side', 760, 330],
  ['a small phone', 320, 450],
  ['a desk', 1400, 800],
])(
  'the piles of a row lie in lines on %s, large enough to press, and none on another',
  (_, width, height) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const def of rows)
      for (const cardSize of ['small', 'normal', 'large'] as const) {
        const game = compileStandard(def);
        const { piles } = planTable(
          game,
          { width, height },
          'right',
          { ...NORMAL_SIZING, cardSize },
          columnGeometry,
        );
        for (const [i, rect] of piles.entries()) {
          expect(rect.w).toBeGreaterThanOrEqual(MIN_TARGET);
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.w).toBeLessThanOrEqual(width);
          expect(rect.y + rect.h).toBeLessThanOrEqual(height);
          expect(piles.slice(i + 1).filter((other) => overlap(rect, other) > 0)).toEqual([]);
          const next = piles[i + 1];
          // The next pile is to the right, or begins a line below.
          if (next !== undefined) expect(next.x > rect.x || next.y > rect.y).toBe(true);
        }
      }
  },
);
