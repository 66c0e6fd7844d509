/**
 * Packs: the cards of a game before they are shuffled. A pack may be unusual: several packs, jokers, fewer ranks, a
 * fifth suit, cards without a suit. Faces other than ace to king have ranks 1, 2, 3, … in their own order. The order
 * of cards in this file and in shuffle.ts is part of the meaning of deal numbers.
 */
import { JOKER_RANK, NO_SUIT, faceOf, makeCardOf, type Card, type Rank, type Suit } from './card.ts';

/** The cards of a game. */
export interface Composition {
  /** Number of equal packs that are shuffled together. */
  readonly packs: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Suits of one pack, in start order. */
  readonly suits: readonly Suit[];
  /** Ranks of one suit, in start order. */
  readonly ranks: readonly Rank[];
  /** Cards without a suit, for the whole game whatever the number of packs. */
  readonly extras: readonly Card[];
  /** Number of jokers, for the whole game. */
  readonly jokers: number;
}

const SUITS: readonly Suit[] = [0, 1, 2, 3];
const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Whole packs of 52, with or without jokers. */
export const standard = (packs: Composition['packs'] = 1, jokers = 0): Composition => ({
  packs,
  suits: SUITS,
  ranks: RANKS,
  extras: [],
  jokers,
});

/** Whether the pack consists of whole packs of 52, jokers aside. The numberings of others are only for these. */
export const isStandard = (composition: Composition): boolean =>
  composition.extras.length === 0 && sameList(composition.suits, SUITS) && sameList(composition.ranks, RANKS);

const sameList = (list: readonly number[], other: readonly number[]): boolean =>
  list.length === other.length && list.every((item, i) => item === other[i]);

export const packSize = (composition: Composition): number =>
  composition.packs * composition.suits.length * composition.ranks.length +
  composition.extras.length +
  composition.jokers;

/**
 * The cards in start order without jokers: pack by pack, in each suit by suit, in each rank by rank; then the extras
 * as listed. For a standard pack: clubs A…K, diamonds A…K, hearts A…K, spades A…K.
 */
export const plainCards = (composition: Composition): Card[] => {
  const cards: Card[] = [];
  for (let copy = 0; copy < composition.packs; copy++)
    for (const suit of composition.suits)
      for (const rank of composition.ranks) cards.push(makeCardOf(rank, suit, copy));
  for (const extra of composition.extras) cards.push(extra);
  return cards;
};

/** Every card of the game: the plain cards in start order, then the jokers. */
export const packCards = (composition: Composition): Card[] => [
  ...plainCards(composition),
  ...Array.from({ length: composition.jokers }, (_, copy) => makeCardOf(JOKER_RANK, NO_SUIT, copy)),
];

/**
 * Gives equal cards copy numbers by their place: the first seven of spades is copy 0, the second copy 1. So the faces
 * alone determine a pack, and writing a pack and parsing it gives the same cards.
 */
export const numberCopies = (cards: readonly Card[]): Card[] => {
  const seen = new Map<number, number>();
  return cards.map((card) => {
    const face = faceOf(card);
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return (copy * 128 + face) as Card;
  });
};
