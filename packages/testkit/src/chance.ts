/**
 * A small seeded generator of random numbers (mulberry32). A test that fails by chance fails again with the same seed.
 */

export interface Chance {
  /** A whole number 0 … count - 1. */
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

export const chance = (seed: number): Chance => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
    }
    return cards;
  };
  return { below, pick, shuffled };
};
