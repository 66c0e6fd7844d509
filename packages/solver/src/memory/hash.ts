/**
 * Hash functions. A position has two independent 32-bit hashes; equal pairs are taken for equal positions. With n
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

/** A bijection for every odd salt: the finisher of MurmurHash3 (Austin Appleby, public domain). */
export const mixSalted = (word: number, salt: number): number => {
  let x = Math.imul(word + 1, salt);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
};

/**
 * The hash by which a key of two words finds its slot; its high bits are the best mixed. Keys need not be hashes
 * themselves. The kernels in WebAssembly have the same function (packages/solver/wasm/ring.ts, and
 * kernels/common/slot.ts).
 */
export const slotHash = (low: number, high: number): number => {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
};

/** The second word of a key, where it may be 0: tables tell empty entries by that. */
export const secondWord = (high: number): number => (high === 0 ? 1 : high);
