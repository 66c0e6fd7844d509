import { describe, expect, it } from 'vitest';
import {
  drawBelow,
  mersenne,
  next32,
  nextMersenne,
  nextMicrosoft,
  microsoft,
  seedOfNumber,
  sfc32,
} from '../src/random.ts';

const draws = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw);

/** How many draws `drawBelow` takes when the first one is given: a + b + counter is the next draw. */
const drawsTaken = (first: number, count: number): number => {
  const rng = { a: 0, b: first | 0, c: 0, counter: 0 };
  drawBelow(rng, count);
  return rng.counter;
};

/** How two words make a double of 53 bits. */
const double = (high: number, low: number): number => ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;

describe('sfc32', () => {
  // From PractRand's own C code: seed(Uint64), then raw32().
  it.each([
    [0n, [1363572419, 145230303, 808754475, 4216505632]],
    [1n, [2012149540, 1872316204, 1707632675, 1779833415]],
    [42n, [1264412219, 1947509147, 3919439299, 1251167922]],
    [49621n, [1121193531, 2781721174, 2292554128, 52424887]],
    [9007199254740991n, [3268402823, 2602357022, 3266425223, 182731693]],
    [0x0123456789abcdefn, [2222009751, 4121156040, 1557176981, 903895892]],
    [0xffffffffffffffffn, [3339006752, 3678934910, 3081961671, 2370706465]],
  ])('draws the reference numbers from seed %s', (seed, wanted) => {
    const rng = sfc32({ high: Number(seed >> 32n), low: Number(seed & 0xffffffffn) });
    expect(draws(4, () => next32(rng))).toEqual(wanted);
  });

  it('takes a whole number apart without loss', () => {
    for (const number of [1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 52 + 1, Number.MAX_SAFE_INTEGER]) {
      const { high, low } = seedOfNumber(number);
      expect((BigInt(high) << 32n) + BigInt(low)).toBe(BigInt(number));
    }
  });

  it('counts on after 2^32 draws as it did before', () => {
    const rng = { a: 1, b: 2, c: 3, counter: -1 };
    next32(rng);
    expect(rng.counter).toBe(0);
  });
});

describe('below', () => {
  it.each([1, 2, 3, 52, 53, 1000, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32])(
    'gives the remainder of the first draw under the greatest multiple of %d',
    (count) => {
      const limit = Math.floor(2 ** 32 / count) * count;
      const [rng, other] = [sfc32(seedOfNumber(7)), sfc32(seedOfNumber(7))];
      for (let i = 0; i < 200; i++) {
        let drawn = next32(other);
        while (drawn >= limit) drawn = next32(other);
        expect(drawBelow(rng, count)).toBe(drawn % count);
      }
      expect(rng).toEqual(other);
    },
  );

  it('refuses draws at the boundary and no others', () => {
    expect(drawsTaken(3 * 2 ** 30 - 1, 3 * 2 ** 30)).toBe(1);
    expect(drawsTaken(3 * 2 ** 30, 3 * 2 ** 30)).toBeGreaterThan(1);
    expect(drawsTaken(2 ** 32 - 1, 2 ** 32)).toBe(1);
  });
});

it('throws rather than look for a number drawBelow 0', () => {
  expect(() => drawBelow(sfc32(seedOfNumber(1)), 0)).toThrow('Cannot draw below 0');
});

describe('Microsoft', () => {
  it('is the rand() of Microsoft C for small numbers', () => {
    // srand(1) of the Microsoft C library.
    const rng = microsoft(1);
    expect(draws(10, () => nextMicrosoft(rng))).toEqual([
      41, 18467, 6334, 26500, 19169, 15724, 11478, 29358, 26962, 24464,
    ]);
  });

  it.each([2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 33 - 1])(
    'keeps 33 bits exactly for number %d',
    (number) => {
      const rng = microsoft(number);
      let state = BigInt(number < 2 ** 32 ? number : number - 2 ** 32);
      for (let i = 0; i < 200; i++) {
        state = (state * 214013n + 2531011n) & 0x1ffffffffn;
        const bits = state >> 16n;
        const wanted =
          number < 2 ** 31
            ? bits & 0x7fffn
            : number < 2 ** 32
              ? (bits & 0x7fffn) | 0x8000n
              : (bits & 0xffffn) + 1n;
        expect(nextMicrosoft(rng)).toBe(Number(wanted));
      }
    },
  );
});

describe('Mersenne twister', () => {
  it('starts as the reference implementation does from its array of four words', () => {
    // mt19937ar.out, Matsumoto and Nishimura: init_by_array({0x123, 0x234, 0x345, 0x456}).
    const [first, second, third, fourth] = [1067595299, 955945823, 477289528, 4107218783];
    const rng = mersenne(`${0x123n + (0x234n << 32n) + (0x345n << 64n) + (0x456n << 96n)}`);
    expect(draws(2, () => nextMersenne(rng))).toEqual([double(first, second), double(third, fourth)]);
  });

  // random.Random(n).random(), CPython 3.11.
  it.each([
    ['0', [0.8444218515250481, 0.7579544029403025, 0.420571580830845]],
    ['32000', [0.3721723162993418, 0.8413318621630471, 0.475447755632031]],
    ['4294967295', [0.6353574441341173, 0.20319993954407756, 0.6073666030347188]],
    ['4294967296', [0.11299430095636409, 0.41782886486292836, 0.0166763664992291]],
    ['12345678901234567890', [0.5120180983871961, 0.9318805526703359, 0.6423121128048344]],
    ['99999999999999999999', [0.4899983975128377, 0.21074077344856224, 0.9639282084222377]],
  ])('draws what Python draws for %s', (number, wanted) => {
    const rng = mersenne(number);
    expect(draws(3, () => nextMersenne(rng))).toEqual(wanted);
  });

  it('still agrees after its words have been used up three times', () => {
    const [small, long] = [mersenne('32000'), mersenne('12345678901234567890')];
    expect(draws(1000, () => nextMersenne(small))[999]).toBe(0.22784188769302038);
    expect(draws(1000, () => nextMersenne(long))[999]).toBe(0.2782254186542379);
  });
});
