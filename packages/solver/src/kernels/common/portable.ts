/**
 * What the files in core/ need that TypeScript and AssemblyScript write differently. The build of the WebAssembly module
 * replaces this file by packages/solver/wasm/shared/portable.ts, where `i32` and `Words` are 32-bit integers and memory.
 */
import { popcount } from '../../memory/bits.ts';

declare global {
  /** An integer of 32 bits. */
  type i32 = number;
  /** The memory of a machine, in words. */
  type Words = Int32Array;
}

/** The product of two words, as a word. */
export const times = (a: i32, b: i32): i32 => Math.imul(a, b);

/** The number of the lowest bit of a word that is not 0. */
export const lowest = (word: i32): i32 => 31 - Math.clz32(word & -word);

/** How many bits of a word are set. */
export const bitsIn = (word: i32): i32 => popcount(word);

/** How many bits of a word are 0 above its highest one. */
export const zerosAbove = (word: i32): i32 => Math.clz32(word);

/** Copies words, a multiple of four, to another place. */
export const copyWords = (m: Words, from: i32, to: i32, count: i32): void => {
  for (let i = 0; i < count; i++) m[to + i] = m[from + i];
};
