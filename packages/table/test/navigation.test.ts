// Where the focus goes: in a direction, by zones, by numbers, and on from a card that has gone.

import { view } from '@cairn/engine';
import { expect, test } from 'vitest';
import { centre } from '../src/geometry/rect.ts';
import type { Direction } from '../src/input/keys.ts';
import { nextInDirection, targetsByNumber, targetsByZone } from '../src/input/navigation.ts';
import { nearestTarget } from '../src/model/focus.ts';
import { hitAreas, listTargets, type HitArea } from '../src/model/hit-targets.ts';
import { gameOf } from '@cairn/testkit';
import { begun } from './games.ts';
import { planTable } from './plans.ts';

const game = gameOf('tripeaks');
const stock = game.stock ?? 0;
const hole = game.byRole.hole[0] ?? 0;
const all = hitAreas(
  planTable(game, { width: 1366, height: 577 }, 'right'),
  listTargets(game, view(game, begun(game, '7'))),
);
const from = (pile: number): HitArea => all.find((area) => area.pile === pile) as HitArea;

test('arrows reach every target from every other, and stop at the edges', () => {
  const seen = new Set([18]);
  const open = [from(18)];
  for (const here of open)
    for (const way of ['left', 'right', 'up', 'down'] as const) {
      const next = nextInDirection(all, here, way);
      if (next === null || seen.has(next.pile)) continue;
      seen.add(next.pile);
      open.push(from(next.pile));
    }
  expect(seen.size).toBe(all.length);
  expect(nextInDirection(all, from(0), 'up')).toBeNull();
  expect(nextInDirection(all, from(18), 'left')).toBeNull();
});

test.each<[number, Direction, number]>([
  [18, 'right', 19],
  [19, 'left', 18],
  [9, 'right', 10],
  [hole, 'right', stock],
  [stock, 'left', hole],
])('from pile %i %s to %i', (pile, way, to) => expect(nextInDirection(all, from(pile), way)?.pile).toBe(to));

test('down from the last row comes to the rail, up from there to the field', () => {
  expect(nextInDirection(all, from(22), 'down')?.pile).toBe(hole);
  expect(game.byRole.layout).toContain(nextInDirection(all, from(hole), 'up')?.pile);
});

test('Tab walks the zones, numbers count free cards from the left', () => {
  const groups = targetsByZone(game, all);
  expect(groups.map((group) => group.length)).toEqual([28, 1, 1]);
  expect(targetsByNumber(game, all).map(({ pile }) => pile)).toEqual(game.byRole.layout.slice(18));
});

test('a card that has gone hands it to the nearest free card', () => {
  const field = all.filter(({ pile }) => game.byRole.layout.includes(pile));
  expect(
    nearestTarget(
      field.filter(({ pile }) => pile !== 18),
      centre(from(18).rect),
    )?.pile,
  ).toBe(19);
  expect(nearestTarget([], { x: 0, y: 0 })).toBeNull();
});
