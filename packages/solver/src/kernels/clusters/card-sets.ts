/**
 * Cards as bits. A colour is one word of two bits a rank, a bit for each of its suits: card 2 * rank + suit of the
 * word, ranks and suits from 0. So cards of equal rank and colour, which carry and are carried alike, are a field of
 * two bits, and a question about all ranks at once is a few operations on words.
 *
 * A card's number is `colour * 32 + bit`. Foundations are four counts of four bits, the suits of black, then of red.
 */
export const BLACK = 0;
export const RED = 1;
/** The low bit of every field. */
export const LOW = 0x1555555;

/** Cards of each field: 0, 1 or 2. */
export const fieldCounts = (word: number): number => (word & LOW) + ((word >>> 1) & LOW);

/** Fields that are not 0, as pairs of bits. */
export const nonEmptyFields = (fields: number): number => ((fields | (fields >>> 1)) & LOW) * 3;

/** By the two counts of a colour (`low | high << 4`): cards on its foundations, their last ones, the next ones. */
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
