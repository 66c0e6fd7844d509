/** Ends of chains that are dropped are never missed; and what happens where a side condition does not hold. */
import { expect, test } from 'vitest';
import { keepEnds, LEVELS } from '../src/kernels/layout/chain-ends.ts';
import { dice } from './reduced.ts';

const LANES = 6;
const MOST = 9;

/** Points by cards of chains whose n-th card earns so much. */
const chainOf = (price: (n: number) => number): Float64Array => {
  const points = new Float64Array(4 * MOST);
  for (let n = 1; n < points.length; n++) points[n] = points[n - 1] + price(n);
  return points;
};

/** Whether the ends kept of random ones are as good as all, by cards of the chain so far and draws left. */
const missed = (
  seed: number,
  price: (n: number) => number,
  reach: number,
): ((k: number, s: number) => boolean) => {
  const roll = dice(seed);
  const chain = chainOf(price);
  const all = Array.from({ length: 1 + roll(6) }, (_, node) => ({ node, level: 2 + roll(MOST) }));
  const ends = all.map(({ node, level }) => node * LEVELS + level);
  const worth = Float64Array.from({ length: all.length * LANES }, () => roll(60));
  const list = Int32Array.from(ends).sort((a, b) => (b % LEVELS) - (a % LEVELS));
  const scales = { worth, lanes: LANES, chain };
  const until = keepEnds(list, 0, list.length, 2, reach, scales, new Float64Array(LANES).fill(-Infinity), 0);
  const best = (of: readonly number[], k: number, s: number): number =>
    Math.max(
      ...of.map(
        (end) => chain[k + (end % LEVELS) - 2] - chain[k] + worth[Math.floor(end / LEVELS) * LANES + s],
      ),
    );
  const kept = [...list.subarray(0, until)];
  return (k, s) => best(kept, k, s) < best(ends, k, s);
};

const SEEDS = Array.from({ length: 500 }, (_, i) => i + 1);
const counts = (n: number): number => n;
const falling = (n: number): number => 20 - 2 * n;

test('no end is missed by a chain of a card or more, whatever the rising prices', () => {
  for (const price of [counts, () => 0, () => 7, (n: number) => 2 ** Math.floor(n / 3)])
    for (const seed of SEEDS) {
      const miss = missed(seed, price, LANES);
      for (let k = 1; k < MOST; k++) for (let s = 0; s < LANES; s++) expect(miss(k, s)).toBe(false);
    }
});

test('with falling prices, before the first card, or with more draws left than can be, ends are missed', () => {
  expect(SEEDS.some((seed) => missed(seed, falling, LANES)(5, 0))).toBe(true);
  expect(SEEDS.some((seed) => missed(seed, counts, LANES)(0, 0))).toBe(true);
  expect(SEEDS.some((seed) => missed(seed, counts, 2)(1, 3))).toBe(true);
});
