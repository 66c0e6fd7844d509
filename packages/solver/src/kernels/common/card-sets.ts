/** Sets of cards `suit * 16 + rank` as two words of the memory `m` of a machine (portable.ts). */

/** @param set where its two words are. */
export function holds(m: Words, set: i32, card: i32): boolean {
  return ((m[set + (card >> 5)] >>> (card & 31)) & 1) !== 0;
}

/** Adds a card that is not in the set, or removes one that is. */
export function flip(m: Words, set: i32, card: i32): void {
  const word = set + (card >> 5);
  m[word] = m[word] ^ (1 << (card & 31));
}
