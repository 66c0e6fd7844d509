/**
 * Hash words. A position has two independent 32-bit hashes; equal pairs are taken for equal positions. With n
 * positions in a table the chance that any two differing ones share both is below n² / 2^65: 10^-6 for six million.
 */

/** A bijection of 32-bit words that spreads every bit (Chris Wellons' lowbias32, public domain). */
export const mix = (word: number): number => {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return x ^ (x >>> 16);
};

/** Odd multipliers of the two rolling hashes, and their inverses modulo 2^32. */
export const FACTORS = [0x2c1b3c6d, 0x297a2d39] as const;
export const INVERSES = FACTORS.map((factor) => {
  let inverse: number = factor;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
  return inverse;
}) as unknown as readonly [number, number];

/** A word for every seat; seats that differ only in bits outside the mask share one. */
export const words = (salt: number, mask: number): Int32Array =>
  Int32Array.from({ length: 8192 }, (_, seat) => mix(mix(salt * 0x9e3779b1) + (seat & mask) + 1));

export const rankBit = (rank: number): number => 1 << rank;
