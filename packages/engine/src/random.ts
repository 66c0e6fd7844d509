/**
 * The three random generators of deal numbers. Each is a small state that its draw function advances. The same seed
 * always gives the same draws. All arithmetic is exact in doubles and 32-bit integers; BigInt is used only to split a
 * long number before the first draw.
 *
 * Sources: sfc32 and its 64-bit seeding, Chris Doty-Humphrey, PractRand src/RNGs/sfc.cpp (shifts 21, 9, 3); Microsoft
 * C's rand(), widened to 33 bits by FreeCell Pro; MT19937 with init_by_array, Matsumoto and Nishimura 2002, as
 * CPython's random.Random(n) uses it.
 */

const TWO_32 = 2 ** 32;

/** A 64-bit number in two halves, each 0 … 2^32 - 1. */
export interface Seed {
  readonly high: number;
  readonly low: number;
}

/** The seed of a whole number 0 … 2^53 - 1. */
export const seedOfNumber = (number: number): Seed => ({
  high: Math.floor(number / TWO_32),
  low: number >>> 0,
});

/** Cairn's own generator: four 32-bit words. The last is a counter, which rules out short cycles. */
export interface Sfc32 {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const SEEDING_ROUNDS = 12;

export const sfc32 = (seed: Seed): Sfc32 => {
  const rng: Sfc32 = { a: 0, b: seed.low | 0, c: seed.high | 0, counter: 1 };
  for (let round = 0; round < SEEDING_ROUNDS; round++) next32(rng);
  return rng;
};

/** The next draw, 0 … 2^32 - 1. */
export const next32 = (rng: Sfc32): number => {
  const { b, c } = rng;
  const drawn = (rng.a + b + rng.counter) | 0;
  rng.counter = (rng.counter + 1) | 0;
  rng.a = b ^ (b >>> 9);
  rng.b = (c + (c << 3)) | 0;
  rng.c = (((c << 21) | (c >>> 11)) + drawn) | 0;
  return drawn >>> 0;
};

/**
 * A number 0 … count - 1, each equally likely; count is 1 … 2^32. Draws are taken until one is below the greatest
 * multiple of count that is at most 2^32; the result is its remainder. (The code tests that the block of `count`
 * draws around this one ends at 2^32 or before.)
 */
export const drawBelow = (rng: Sfc32, count: number): number => {
  if (count < 1) throw new RangeError(`Cannot draw below ${count}: wanted 1 or more`);
  for (;;) {
    const drawn = next32(rng);
    const value = drawn % count;
    if (drawn - value <= TWO_32 - count) return value;
  }
};

/** Microsoft's generator. The size of the number decides how its state is read. */
export interface Microsoft {
  readonly width: 'plain' | 'bit-15-set' | 'wide';
  state: number;
}

/** For numbers 1 … 2^33 - 1. */
export const microsoft = (number: number): Microsoft => ({
  width: number < 2 ** 31 ? 'plain' : number < TWO_32 ? 'bit-15-set' : 'wide',
  state: number < TWO_32 ? number : number - TWO_32,
});

/** The next draw: 0 … 2^15 - 1, or up to 2^16 for numbers from 2^31 on. */
export const nextMicrosoft = (rng: Microsoft): number => {
  // At most 2^33 * 214013, about 2^51: exact.
  rng.state = (rng.state * 214013 + 2531011) % 2 ** 33;
  const shifted = Math.floor(rng.state / 65536);
  if (rng.width === 'wide') return (shifted & 0xffff) + 1;
  return rng.width === 'plain' ? shifted & 0x7fff : (shifted & 0x7fff) | 0x8000;
};

const N = 624;
const M = 397;

/** MT19937: 624 words, of which `index` are used up. */
export interface Mersenne {
  readonly words: Uint32Array;
  index: number;
}

/** Seeded as Python seeds `random.Random(number)`; the number is written in decimal digits. */
export const mersenne = (number: string): Mersenne => {
  const key = littleEndianWords(number);
  const words = new Uint32Array(N);
  words[0] = 19650218;
  for (let i = 1; i < N; i++) words[i] = Math.imul(1812433253, mixed(words, i)) + i;
  let i = 1;
  for (let k = 0; k < Math.max(N, key.length); k++) {
    const j = k % key.length;
    words[i] = (at(words, i) ^ Math.imul(mixed(words, i), 1664525)) + (key[j] ?? 0) + j;
    i = following(words, i);
  }
  for (let k = 1; k < N; k++) {
    words[i] = (at(words, i) ^ Math.imul(mixed(words, i), 1566083941)) - i;
    i = following(words, i);
  }
  words[0] = 0x80000000;
  return { words, index: N };
};

/** The next draw, a multiple of 2^-53, at least 0 and less than 1: Python's `random()`. */
export const nextMersenne = (rng: Mersenne): number => {
  const high = nextWord(rng) >>> 5;
  const low = nextWord(rng) >>> 6;
  return (high * 2 ** 26 + low) / 2 ** 53;
};

const littleEndianWords = (number: string): number[] => {
  const words: number[] = [];
  for (let rest = BigInt(number); rest > 0n || words.length === 0; rest >>= 32n)
    words.push(Number(rest & 0xffffffffn));
  return words;
};

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

const mixed = (words: Uint32Array, index: number): number => {
  const before = at(words, index - 1);
  return before ^ (before >>> 30);
};

/** The next index of the seeding loops, which skip index 0 and copy the last word there. */
const following = (words: Uint32Array, index: number): number => {
  if (index + 1 < N) return index + 1;
  words[0] = at(words, N - 1);
  return 1;
};

const nextWord = (rng: Mersenne): number => {
  if (rng.index === N) twist(rng);
  let word = at(rng.words, rng.index++);
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c5680;
  word ^= (word << 15) & 0xefc60000;
  return (word ^ (word >>> 18)) >>> 0;
};

const twist = (rng: Mersenne): void => {
  const { words } = rng;
  for (let i = 0; i < N; i++) {
    const joined = (at(words, i) & 0x80000000) | (at(words, (i + 1) % N) & 0x7fffffff);
    words[i] = at(words, (i + M) % N) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
  rng.index = 0;
};
