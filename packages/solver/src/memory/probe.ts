/**
 * Open addressing with linear probing (Knuth, The Art of Computer Programming, 6.4), which the tables of
 * positions share. A table is one Int32Array of entries of `stride` words: the two words of a key, of which the second is never
 * 0, then a value where there is one. An entry whose second word is 0 is empty. These are functions and not a base
 * class so that they are compiled into each table with its own stride.
 */
import { slotHash } from './hash.ts';

/**
 * Where the entry of a key begins; or the empty entry that would take it; or, after `most` entries of other keys, the
 * entry that comes next.
 */
export const probe = (
  words: Int32Array,
  stride: number,
  mask: number,
  first: number,
  low: number,
  high: number,
  most: number,
): number => {
  for (let slot = first, probes = 0; ; slot = (slot + 1) & mask, probes++) {
    const at = stride * slot;
    const other = words[at + 1];
    if (other === 0 || (other === high && words[at] === low) || probes >= most) return at;
  }
};

/** The slot at which a key is looked for first. */
export type SlotOf = (low: number, high: number, mask: number) => number;

/** For keys of any kind. */
export const slotOf: SlotOf = (low, high, mask) => slotHash(low, high) >>> Math.clz32(mask);

/** A table of twice the size with the entries of another one, less those that `isDropped` names. */
export const doubledTable = (
  old: Int32Array,
  stride: number,
  slot: SlotOf,
  isDropped: (low: number, high: number) => boolean = () => false,
): Int32Array<ArrayBuffer> => {
  const words = new Int32Array(2 * old.length);
  const mask = words.length / stride - 1;
  for (let from = 0; from < old.length; from += stride) {
    const low = old[from];
    const high = old[from + 1];
    if (high === 0 || isDropped(low, high)) continue;
    const at = probe(words, stride, mask, slot(low, high, mask), low, high, mask);
    for (let i = 0; i < stride; i++) words[at + i] = old[from + i];
  }
  return words;
};

/**
 * What a table that never forgets has to do before one more entry when it may hold this many bytes. It is doubled when
 * it is three quarters full. While it is doubled the old and the new words are held together; where that is too much
 * it is filled to nine tenths.
 */
export const roomIn = (
  words: Int32Array,
  mask: number,
  size: number,
  bytes: number,
): 'enough' | 'double' | 'full' => {
  if (size < 0.75 * mask) return 'enough';
  if (3 * words.byteLength <= bytes) return 'double';
  return size < 0.9 * mask ? 'enough' : 'full';
};
