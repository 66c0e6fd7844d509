/**
 * Sets as bits, and the words that the hashes of a packed board are made of (memory/hash.ts says how far hashes can be
 * trusted).
 */
import type { Fits } from '@cairn/engine';
import { mix } from '../memory/hash.ts';

/** Odd multipliers of the two rolling hashes, and their inverses modulo 2^32. */
export const FACTORS = [0x2c1b3c6d, 0x297a2d39] as const;
export const INVERSES = FACTORS.map((factor) => {
  let inverse: number = factor;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
  return inverse;
}) as unknown as readonly [number, number];

/** A word for every seat; seats that differ only in bits outside the mask share one. */
export const hashWords = (salt: number, mask: number): Int32Array =>
  Int32Array.from({ length: 8192 }, (_, seat) => mix(mix(salt * 0x9e3779b1) + (seat & mask) + 1));

export const rankBit = (rank: number): number => 1 << rank;

/** A set of faces, which are numbers up to 127, in words of 32 bits. */
export const FACE_WORDS = 4;

const accepted = new WeakMap<Fits, Int32Array>();

/** By face, `FACE_WORDS` words each: the faces that go on it. */
export const acceptedBy = (fits: Fits): Int32Array => {
  let words = accepted.get(fits);
  if (words === undefined) {
    accepted.set(fits, (words = new Int32Array(fits.length >> 5)));
    for (let i = 0; i < fits.length; i++) if (fits[i] === 1) words[i >> 5] |= 1 << (i & 31);
  }
  return words;
};
