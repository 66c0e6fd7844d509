/** The tables under the kernels do what maps and sets do, as long as they have room; those that forget never invent. */
import { expect, test } from 'vitest';
import { highestBit, lowestBit, popcount } from '../src/memory/bits.ts';
import { ClosedSet } from '../src/memory/closed-set.ts';
import { enlarged, withRoom } from '../src/memory/grow.ts';
import { mix, mixSalted } from '../src/memory/hash.ts';
import { LossyCache } from '../src/memory/lossy-cache.ts';
import { LossyClosedSet } from '../src/memory/lossy-closed-set.ts';
import { LossyTranspositionTable } from '../src/memory/lossy-transposition-table.ts';
import { TranspositionTable } from '../src/memory/transposition-table.ts';

/** Keys of which many share their first word, many their second, and all of them low bits; second words are not 0. */
const keys = (count: number): readonly (readonly [low: number, high: number])[] =>
  Array.from({ length: count }, (_, i) => [(mix(i % 997) << 8) | 0, (1 + (i % 89)) << 16] as const);

const nameOf = ([low, high]: readonly [number, number]): string => `${low} ${high}`;

const BIG = 2 ** 30;

/** How many of the steps go wrong; an `expect` for each would take most of the time. */
const wrong = <T>(steps: Iterable<T>, isRight: (step: T, index: number) => boolean): number => {
  let count = 0;
  let index = 0;
  for (const step of steps) if (!isRight(step, index++)) count += 1;
  return count;
};

const upTo = (count: number): Iterable<number> => Array(count).keys();

test('bits are counted and found', () => {
  for (let i = 0; i < 5000; i++) {
    const word = mix(i);
    const bits = (word >>> 0).toString(2).split('').toReversed();
    expect(popcount(word)).toBe(bits.filter((bit) => bit === '1').length);
    expect(lowestBit(word)).toBe(bits.indexOf('1'));
    expect(highestBit(word)).toBe(bits.lastIndexOf('1'));
  }
  expect([popcount(0), lowestBit(0), highestBit(0), popcount(-1)]).toEqual([0, -1, -1, 32]);
});

test('mixers are one to one', () => {
  const words = Array.from({ length: 1 << 16 }, (_, i) => i << 5);
  expect(new Set(words.map(mix)).size).toBe(words.length);
  expect(new Set(words.map((word) => mixSalted(word, 0x9e3779b1))).size).toBe(words.length);
});

test('a list grows and keeps what it had', () => {
  const list = Int32Array.of(3, -4);
  expect([...enlarged(list)]).toEqual([3, -4, 0, 0]);
  expect([...enlarged(list, 3)]).toEqual([3, -4, 0]);
  expect(withRoom(list, 2)).toBe(list);
  expect(withRoom(Float64Array.of(0.5), 3).slice(0, 2)).toEqual(Float64Array.of(0.5, 0));
});

test('a closed set says of every key whether it is new, also after it was cleared', () => {
  const table = new ClosedSet();
  for (let round = 0; round < 2; round++) {
    const known = new Set<string>();
    const steps = [...keys(60_000), [0, 0] as const, [0, 0] as const];
    const errors = wrong(steps, (key) => {
      const isNew = !known.has(nameOf(key));
      known.add(nameOf(key));
      return table.room(BIG) && table.add(...key) === isNew;
    });
    expect(errors).toBe(0);
    table.clear();
  }
});

test('tables that never forget are full within their bytes', () => {
  const bytes = 2 ** 16;
  const closed = new ClosedSet();
  const noted = new TranspositionTable();
  let count = 0;
  for (; closed.room(bytes); count++) closed.add(mix(count), count + 1);
  let notes = 0;
  for (; noted.room(bytes); notes++) {
    const entry = noted.entry(mix(notes), notes + 1);
    noted.put(entry, mix(notes), notes + 1, 1);
  }
  expect(closed.bytes).toBeLessThanOrEqual(bytes);
  expect(noted.bytes).toBeLessThanOrEqual(bytes);
  // Half of the bytes at least are entries: two words each, and three.
  expect(8 * count).toBeGreaterThan(closed.bytes / 2);
  expect(12 * notes).toBeGreaterThan(noted.bytes / 2);
  expect(wrong(upTo(count), (i) => !closed.add(mix(i), i + 1))).toBe(0);
  expect(wrong(upTo(notes), (i) => noted.at(noted.entry(mix(i), i + 1)) === 1)).toBe(0);
});

test('a transposition table has the last word noted for a key, and 0 for others', () => {
  const table = new TranspositionTable();
  const known = new Map<string, number>();
  const errors = wrong(keys(60_000), (key, i) => {
    if (!table.room(BIG)) return false;
    const entry = table.entry(...key);
    const before = table.at(entry);
    table.put(entry, ...key, i + 1);
    const isRight = before === (known.get(nameOf(key)) ?? 0);
    known.set(nameOf(key), i + 1);
    return isRight;
  });
  expect(errors).toBe(0);
});

test('a lossy closed set with room is exact, and keys are removed from it', () => {
  const table = new LossyClosedSet();
  table.allow(BIG);
  const known = new Set<string>();
  const errors = wrong(keys(40_000), (key, i) => {
    const isRight = table.add(...key) !== known.has(nameOf(key));
    known.add(nameOf(key));
    if (i % 3 === 0) {
      table.remove(...key);
      known.delete(nameOf(key));
    }
    return isRight;
  });
  expect(errors).toBe(0);
});

test('a lossy closed set out of room forgets, and calls no new key known', () => {
  const table = new LossyClosedSet();
  table.allow(2 ** 16);
  expect(wrong(upTo(50_000), (i) => table.add(mix(i), i + 1))).toBe(0);
  expect(table.bytes).toBeLessThanOrEqual(2 ** 16);
  // What is left of the first keys is less than the table holds.
  expect(wrong(upTo(50_000), (i) => table.add(mix(i), i + 1))).toBeLessThan(10_000);
});

/** Each number is as good as those below it. */
const UPWARDS = Int32Array.from({ length: 32 }, (_, number) => ~((1 << number) - 1));

test('a lossy transposition table knows a key with a number at least as good', () => {
  const table = new LossyTranspositionTable(BIG / 64, UPWARDS);
  const best = new Map<string, number>();
  const errors = wrong(keys(40_000), (key, i) => {
    const number = (mix(i) >>> 8) % 31;
    const before = best.get(nameOf(key)) ?? -1;
    best.set(nameOf(key), Math.max(number, before));
    return table.add(...key, number) === number > before;
  });
  expect(errors).toBe(0);
  const [key] = keys(1);
  for (let number = 0; number < 31; number++) table.remove(...key, number);
  expect(table.add(...key, 0)).toBe(true);
});

test('a lossy transposition table out of room calls no new key known', () => {
  const table = new LossyTranspositionTable(2 ** 17, UPWARDS);
  expect(wrong(upTo(50_000), (i) => table.add(mix(i), i + 1, 0))).toBe(0);
  expect(table.bytes).toBeLessThanOrEqual(2 ** 17);
});

test('a lossy cache knows the last key of a slot and invents none', () => {
  const table = new LossyCache();
  const known = new Set<string>();
  const errors = wrong(keys(40_000), (key, i) => {
    const isRight = table.add(...key) || known.has(nameOf(key));
    known.add(nameOf(key));
    if (table.add(...key)) return false;
    if (i % 3 > 0) return isRight;
    table.remove(...key);
    return isRight && table.add(...key);
  });
  expect(errors).toBe(0);
});
