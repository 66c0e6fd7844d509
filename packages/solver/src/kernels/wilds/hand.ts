/**
 * Cards at hand as numbers. Ranks at hand are counted in two words of eight fields of four bits. The top bit of a field
 * stays free, so that one subtraction tells whether one hand has all cards of another. A bag is a word of slots of five
 * bits in order of rank: how many cards it holds matters, too.
 */
const TOPS = 0x88888888 | 0;
const SLOT = 5;

/** What a card of a rank adds to the word of the ranks from `from` on; 0 when the rank belongs to the other word. */
export const unit = (rank: number, from: 0 | 8): number =>
  rank >> 3 === from >> 3 ? 1 << (4 * (rank & 7)) : 0;

export const countAt = (low: number, high: number, rank: number): number =>
  ((rank < 8 ? low : high) >> (4 * (rank & 7))) & 7;

/** Whether one word counts at least as many of each rank as another. */
export const hasAll = (one: number, other: number): boolean => (((one | TOPS) - other) & TOPS) === TOPS;

export const inBag = (bag: number, rank: number): boolean => {
  for (let rest = bag; rest !== 0; rest >>= SLOT) if ((rest & 31) === rank + 1) return true;
  return false;
};

export const sizeOf = (bag: number): number => {
  let size = 0;
  for (let rest = bag; rest !== 0; rest >>= SLOT) size += 1;
  return size;
};

export const putInto = (bag: number, rank: number): number => {
  let shift = 0;
  while (((bag >> shift) & 31) > rank + 1) shift += SLOT;
  return ((bag >> shift) << (shift + SLOT)) | ((rank + 1) << shift) | (bag & ((1 << shift) - 1));
};

export const takeFrom = (bag: number, rank: number): number => {
  let shift = 0;
  while (((bag >> shift) & 31) !== rank + 1) shift += SLOT;
  return ((bag >> (shift + SLOT)) << shift) | (bag & ((1 << shift) - 1));
};
