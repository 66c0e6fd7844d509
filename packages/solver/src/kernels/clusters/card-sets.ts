/**
 * Sets of cards as bits. A colour is one word with a field of two bits for each rank and in it a bit for each suit: bit
 * `2 * rank + suit`, ranks and suits from 0. Cards of equal rank and colour, which carry and are carried alike, are one
 * field, and a question about all ranks at once is a few operations on words.
 *
 * A card's number is `colour * 32 + bit`. Foundations are four counts of four bits: the suits of black, then of red.
 */
export const BLACK = 0;
export const RED = 1;
/** The low bit of every field. */
export const LOW = 0x1555555;

/** By field, how many cards a set has: 0, 1 or 2. */
export const fieldCounts = (word: number): number => (word & LOW) + ((word >>> 1) & LOW);

/** Both bits of each field that is not 0. */
export const nonEmptyFields = (fields: number): number => ((fields | (fields >>> 1)) & LOW) * 3;

/** By the two counts of a colour (`low | high << 4`): its cards on the foundations, the last ones, the next ones. */
export const CARDS_UP = new Int32Array(256);
export const TOPS_UP = new Int32Array(256);
export const NEXT_UP = new Int32Array(256);
for (let at = 0; at < 256; at++)
  for (const suit of [0, 1]) {
    const count = (at >> (4 * suit)) & 15;
    if (count > 13) continue;
    for (let rank = 0; rank < count; rank++) CARDS_UP[at] = CARDS_UP[at] | (1 << (2 * rank + suit));
    if (count > 0) TOPS_UP[at] = TOPS_UP[at] | (1 << (2 * count - 2 + suit));
    if (count < 13) NEXT_UP[at] = NEXT_UP[at] | (1 << (2 * count + suit));
  }
