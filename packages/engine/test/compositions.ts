/** Odd packs for tests. */
import { makeCardOf } from '../src/card.ts';
import type { Composition } from '../src/pack.ts';

/** 62 cards: five suits of twelve and two odd cards, as Barbershop Quintet has them. */
export const quintet: Composition = {
  packs: 1,
  suits: [0, 1, 2, 3, 4],
  ranks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  extras: [makeCardOf(13, 7, 0), makeCardOf(13, 7, 1)],
  jokers: 0,
};

/** Four cards: few enough to see every order. */
export const four: Composition = { packs: 1, suits: [0], ranks: [1, 2, 3, 4], extras: [], jokers: 0 };
