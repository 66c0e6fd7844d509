/**
 * The closed set of a machine: keys of two words, in linear probing. The second word of a key is never 0. It is grown by
 * its owner, who adds all keys to a larger one; when it can't grow it forgets, as memory/lossy-closed-set.ts.
 */
import { firstSlot } from '../../common/slot.ts';
import * as at from './layout.ts';

/** Probes before a key is forgotten. */
const PROBES = 8;

/** Adds a key; false when it was there. */
export function addKey(m: Words, low: i32, high: i32): boolean {
  const second = high === 0 ? 1 : high;
  const mask = m[at.CLOSED_MASK_AT];
  const table = m[at.CLOSED_AT];
  let slot = firstSlot(low, second, mask);
  for (let probes = 0; probes < PROBES; probes++) {
    const entry = table + 2 * slot;
    const other = m[entry + 1];
    if (other === 0) {
      m[entry] = low;
      m[entry + 1] = second;
      m[at.CLOSED_SIZE_AT] = m[at.CLOSED_SIZE_AT] + 1;
      return true;
    }
    if (other === second && m[entry] === low) return false;
    slot = (slot + 1) & mask;
  }
  const entry = table + 2 * slot;
  m[entry] = low;
  m[entry + 1] = second;
  return true;
}
