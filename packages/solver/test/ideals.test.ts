/** The numbered removed sets of a layout: each once, level by level, with an edge for every place that is free. */
import { expect, test } from 'vitest';
import { numberIdeals, PLACES } from '../src/kernels/layout/ideals.ts';
import { dice } from './reduced.ts';

/** Up to eleven places in a random order, each behind some of those before it. */
const drawn = (seed: number): number[][] => {
  const roll = dice(seed);
  const places = 1 + roll(11);
  const keys = Array.from({ length: places }, () => roll(1000));
  const order = [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const needs = order.map((): number[] => []);
  for (const [i, place] of order.entries())
    for (const other of order.slice(0, i)) if (roll(4) === 0) needs[place]?.push(other);
  return needs;
};

test('every set is numbered once, and every free place of it leads to the set without that place', () => {
  let met = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const needs = drawn(seed);
    const ideals = numberIdeals(needs, 10_000);
    if (ideals === null) throw new Error('too many');
    const { count, first, edges, levels } = ideals;
    const masks = new Map<number, number>([[0, 0]]);
    for (let set = 0; set < count; set++) {
      const mask = masks.get(set) ?? NaN;
      const free = needs.flatMap((list, place) =>
        (mask & (1 << place)) === 0 && list.every((other) => (mask & (1 << other)) !== 0) ? [place] : [],
      );
      const own = [...edges.subarray(first[set], first[set + 1])];
      expect(own.map((edge) => edge % PLACES)).toEqual(free);
      for (const edge of own) {
        const to = Math.floor(edge / PLACES);
        const then = mask | (1 << (edge % PLACES));
        expect(masks.get(to) ?? then).toBe(then);
        masks.set(to, then);
      }
      const gone = mask.toString(2).replaceAll('0', '').length;
      expect(set).toBeGreaterThanOrEqual(levels[gone] ?? NaN);
      expect(set).toBeLessThan(levels[gone + 1] ?? NaN);
    }
    expect(masks.size).toBe(count);
    expect(new Set(masks.values()).size).toBe(count);
    expect(levels.at(-1)).toBe(count);
    met += count;
  }
  expect(met).toBeGreaterThan(10_000);
});

test('more sets than wanted are not numbered', () => {
  const free = Array.from({ length: 10 }, (): number[] => []);
  expect(numberIdeals(free, 1024)?.count).toBe(1024);
  expect(numberIdeals(free, 1023)).toBeNull();
});
