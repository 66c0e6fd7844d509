/**
 * The positions met, by hashes of all but the turn of the stock, each with the turns it was met with (later-turns.ts).
 * Open addressing with linear probing, as memory/probe.ts. The second word of a key is never 0. The table
 * never forgets.
 */
import { copyWords } from '../../common/portable.ts';
import { firstSlot } from '../../common/slot.ts';
import { TABLE_ENTRIES_AT, ENTRY_SIZE, PASSES_AT, REST_AT, TABLE_AT, TABLE_MASK_AT } from './layout.ts';

/** More cards than any turn has on the waste; and the turns of a position that was met with none, which is 0 in the table. */
const NEVER = 63;
const UNTURNED = 0x3fffffff;

/** The place of the entry of a key, or of the empty one that it would take. */
function entryOf(m: Words, low: i32, high: i32): i32 {
  const mask = m[TABLE_MASK_AT];
  const table = m[TABLE_AT];
  let slot = firstSlot(low, high, mask);
  let entry = table + ENTRY_SIZE * slot;
  while (m[entry + 1] !== 0 && (m[entry + 1] !== high || m[entry] !== low)) {
    slot = (slot + 1) & mask;
    entry = table + ENTRY_SIZE * slot;
  }
  return entry;
}

/** Puts an entry of another size of the table into this one. */
function moveEntry(m: Words, low: i32, high: i32, turns: i32): void {
  const entry = entryOf(m, low, high);
  m[entry] = low;
  m[entry + 1] = high;
  m[entry + 2] = turns;
}

/** Notes a position with this many cards on the waste; false when it was met with a turn no worse. There must be room. */
export function addPosition(m: Words, low: i32, high: i32, waste: i32): boolean {
  const second = high === 0 ? 1 : high;
  const entry = entryOf(m, low, second);
  const isNew = m[entry + 1] === 0;
  const turns = m[entry + 2] ^ UNTURNED;
  const shift = 6 * m[REST_AT + waste];
  if (((turns >>> shift) & NEVER) <= waste) return false;
  if (m[PASSES_AT] < 0 && waste === 0 && turns !== UNTURNED) return false;
  if (isNew) {
    m[entry] = low;
    m[entry + 1] = second;
    m[TABLE_ENTRIES_AT] = m[TABLE_ENTRIES_AT] + 1;
  }
  m[entry + 2] = ((turns & ~(NEVER << shift)) | (waste << shift)) ^ UNTURNED;
  return true;
}

/** Forgets with which turns a position was met. */
export function forgetTurns(m: Words, low: i32, high: i32): void {
  const entry = entryOf(m, low, high === 0 ? 1 : high);
  if (m[entry + 1] !== 0) m[entry + 2] = 0;
}

/** Makes the table twice as large. The memory behind it must have room for the new one. */
export function doubleTable(m: Words): void {
  const old = m[TABLE_AT];
  const size = m[TABLE_MASK_AT] + 1;
  const table = old + ENTRY_SIZE * size;
  const words = 2 * ENTRY_SIZE * size;
  for (let i = 0; i < words; i++) m[table + i] = 0;
  m[TABLE_AT] = table;
  m[TABLE_MASK_AT] = 2 * size - 1;
  for (let from = old; from < table; from += ENTRY_SIZE)
    if (m[from + 1] !== 0) moveEntry(m, m[from], m[from + 1], m[from + 2]);
  copyWords(m, table, old, words);
  m[TABLE_AT] = old;
}
