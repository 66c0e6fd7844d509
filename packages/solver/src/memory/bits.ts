/** Sets of small numbers as bits of a 32-bit word. */

/** How many bits are set (SWAR; Henry Warren, Hacker's Delight, 5-1). */
export const popcount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The number of the lowest bit that is set; -1 when none is. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The number of the highest bit that is set; of the only one, where a word has one. */
export const highestBit = (word: number): number => 31 - Math.clz32(word);
