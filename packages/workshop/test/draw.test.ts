/** Pictures drawn card by card: no two overlap, the covering follows, and hazards follow the places. */
import { compileGame, type GameDef, type LayoutZone } from '@cairn/engine';
import { games } from '@cairn/games';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { take as taken } from '@cairn/testkit';
import {
  cardOnGrid,
  emptyStarts,
  compileFaults,
  isFree,
  addCard,
  moveCard,
  resize,
  placesOf,
  removeCard,
  trim,
  applyControl,
} from '../src/index.ts';
import type { Rows } from '../src/index.ts';

const PEAK = ['..#..', '.#.#.', '#.#.#'];

describe('a card', () => {
  test('lies where no half of another is, and lies on the two of the row above within half a card', () => {
    const rows = addCard(addCard(addCard(['.'], { x: 1, row: 0 }), { x: 0, row: 1 }), { x: 2, row: 1 });
    expect(rows).toEqual(['.#.', '#.#']);
    expect(placesOf(rows).map(({ coveredBy }) => coveredBy)).toEqual([[1, 2], [], []]);
    expect(isFree(rows, { x: 1, row: 1 })).toBe(false);
    expect(addCard(rows, { x: 1, row: 1 })).toBe(rows);
    expect(addCard(rows, { x: -1, row: 0 })).toBe(rows);
    expect(addCard(rows, { x: 60, row: 0 })).toBe(rows);
    expect(addCard(rows, { x: 0, row: 20 })).toBe(rows);
    expect(addCard(rows, { x: 5, row: 2 })).toEqual(['.#....', '#.#...', '.....#']);
  });

  test('is found by either half', () => {
    expect(cardOnGrid(PEAK, { x: 3, row: 0 })).toMatchObject({ x: 2, row: 0 });
    expect(cardOnGrid(PEAK, { x: 2, row: 0 })).toMatchObject({ x: 2, row: 0 });
    expect(cardOnGrid(PEAK, { x: 1, row: 0 })).toBeUndefined();
  });

  test('moves by half a card, its own place being free, and nowhere else', () => {
    expect(moveCard(PEAK, { x: 2, row: 0 }, { x: 3, row: 0 })).toEqual(['...#.', '.#.#.', '#.#.#']);
    expect(moveCard(PEAK, { x: 1, row: 1 }, { x: 2, row: 1 })).toBe(PEAK);
    expect(moveCard(PEAK, { x: 0, row: 0 }, { x: 8, row: 0 })).toBe(PEAK);
  });
});

test('a picture grows, shrinks and loses its empty edges', () => {
  expect(resize(PEAK, 7, 4)).toEqual(['..#....', '.#.#...', '#.#.#..', '.......']);
  expect(resize(PEAK, 3, 2)).toEqual(['..#', '.#.']);
  expect(resize(['#'], 0, 0)).toEqual(['.']);
  expect(trim(resize(removeCard(PEAK, { x: 2, row: 0 }), 9, 9))).toEqual(['.#.#.', '#.#.#']);
  expect(trim(['...', '...'])).toEqual(['.']);
});

test('whatever is drawn passes the gate once it holds a card', () => {
  const def = emptyStarts.map((start) => start.def).find(({ goal }) => goal.zone === 'peaks') as GameDef;
  const place = fc.record({ x: fc.integer({ min: -2, max: 61 }), row: fc.integer({ min: -1, max: 21 }) });
  const act = fc.record({
    kind: fc.constantFrom('lay', 'lay', 'lay', 'take', 'move', 'trim'),
    place,
    to: place,
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let rows: Rows = ['#'];
      for (const { kind, place: at, to } of acts) {
        const before = placesOf(rows).length;
        if (kind === 'lay') rows = addCard(rows, at);
        else if (kind === 'trim') rows = trim(rows);
        else {
          const card = cardOnGrid(rows, at) ?? at;
          rows = kind === 'take' ? removeCard(rows, card) : moveCard(rows, card, to);
        }
        const change = placesOf(rows).length - before;
        expect(change).toBeGreaterThanOrEqual(kind === 'take' ? -1 : 0);
        expect(change).toBeLessThanOrEqual(kind === 'lay' ? 1 : 0);
      }
      const drawn = applyControl(def, 'zones.peaks.rows', rows);
      if (placesOf(rows).length === 0)
        expect(compileFaults(drawn).map(({ code }) => code)).toContain('picture');
      else expect(compileFaults(drawn)).toEqual([]);
    }),
    { numRuns: 100, seed: 5 },
  );
});

test('hazards go with the places they name, and stay with those that are left', () => {
  const hazardous: LayoutZone = {
    role: 'layout',
    rows: PEAK,
    face: 'open',
    give: { hole: 'top' },
    rough: [1, 6],
    irons: [6],
    locks: [
      { places: [4], until: [5, 6] },
      { places: [1], until: [6] },
    ],
  };
  const base = games.find((game) => Object.values(game.zones).some(({ role }) => role === 'layout'));
  if (base === undefined) throw new Error('no layout game');
  const [id = ''] = Object.entries(base.zones).flatMap(([key, { role }]) => (role === 'layout' ? [key] : []));
  const def: GameDef = { ...base, options: {}, zones: { ...base.zones, [id]: hazardous } };
  taken(compileGame(def));
  const smaller = applyControl(def, `zones.${id}.rows`, removeCard(PEAK, { x: 4, row: 2 }));
  taken(compileGame(smaller));
  expect(smaller.zones[id]).toEqual({
    role: 'layout',
    rows: ['..#..', '.#.#.', '#.#..'],
    face: 'open',
    give: { hole: 'top' },
    rough: [1],
    locks: [{ places: [4], until: [5] }],
  });
});
