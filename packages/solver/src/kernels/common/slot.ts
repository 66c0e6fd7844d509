/** Where a key of two words is looked for first, in the tables of machines (portable.ts): `slotOf` of memory/probe.ts. */
import { times, zerosAbove } from './portable.ts';

/** @param mask the size of the table less one; not 0. */
export function firstSlot(low: i32, high: i32, mask: i32): i32 {
  let hash = times(low ^ times(high, 0x9e3779b1 | 0), 0x85ebca6b | 0);
  hash = times(hash ^ (hash >>> 15), 0xc2b2ae35 | 0);
  return (hash >>> zerosAbove(mask)) & mask;
}
