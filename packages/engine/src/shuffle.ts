/**
 * From a number to a pack. One shuffle (Fisher and Yates, from the end) serves the three numberings. They differ in
 * the start order, the generator, how a draw becomes a place, and from which end the pack is dealt. Every line here
 * is part of the meaning of deal numbers and must not change (docs/deals.md, fixtures/deals).
 *
 * Sources: PySolFC (pysollib/pysolrandom.py, pysollib/game) and its library pysol_cards; Jim Horne's description of
 * the Microsoft deals.
 */
import { JOKER_RANK, NO_SUIT, faceOf, makeCardOf, type Card } from './card.ts';
import { fnv1a } from './hash.ts';
import { plainCards, type Composition } from './pack.ts';
import {
  drawBelow,
  mersenne,
  microsoft,
  nextMersenne,
  nextMicrosoft,
  seedOfNumber,
  sfc32,
  type Seed,
  type Sfc32,
} from './random.ts';

/**
 * Swaps each card, from the last to the second, with the one at `place(count)`, which is 0 … count - 1 for the first
 * `count` cards.
 */
const shuffle = (cards: Card[], place: (count: number) => number): Card[] => {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = place(last + 1);
    const card = cards[last] as Card;
    cards[last] = cards[other] as Card;
    cards[other] = card;
  }
  return cards;
};

/** Cairn's own deal of a number 1 … 2^53 - 1, in deal order. */
export const cairnPack = (number: number, composition: Composition): Card[] => {
  const rng = sfc32(seedOfNumber(number));
  const cards = shuffle(plainCards(composition), (count) => drawBelow(rng, count));
  return insertJokers(cards, composition.jokers, rng);
};

/** Microsoft's deal of a number 1 … 2^33 - 1, in deal order; standard packs only. */
export const microsoftPack = (number: number, composition: Composition): Card[] => {
  const rng = microsoft(number);
  const start = composition.packs === 1 ? byRank() : byId(composition.packs);
  const cards = shuffle(start, (count) => nextMicrosoft(rng) % count).reverse();
  return insertJokers(cards, composition.jokers, sfc32(seedOfNumber(number)));
};

/** Smaller numbers are Microsoft's in PySolFC too. */
const PYSOL_FIRST = 32000;

/** PySolFC's deal of a number of up to 20 decimal digits, in deal order; standard packs only. */
export const pysolPack = (number: string, composition: Composition): Card[] => {
  if (Number(number) < PYSOL_FIRST) return microsoftPack(Number(number), composition);
  const rng = mersenne(number);
  const cards = shuffle(byId(composition.packs), (count) => Math.floor(nextMersenne(rng) * count)).reverse();
  return insertJokers(cards, composition.jokers, sfc32(lowSeed(number)));
};

/** PySolFC's own start order: pack by pack; clubs, spades, hearts, diamonds; ace to king. */
const byId = (packs: number): Card[] => {
  const cards: Card[] = [];
  for (let copy = 0; copy < packs; copy++)
    for (const suit of [0, 3, 2, 1])
      for (let rank = 1; rank <= 13; rank++) cards.push(makeCardOf(rank, suit, copy));
  return cards;
};

/** Microsoft's start order: ace to king; clubs, diamonds, hearts, spades. */
const byRank = (): Card[] => {
  const cards: Card[] = [];
  for (let rank = 1; rank <= 13; rank++)
    for (let suit = 0; suit < 4; suit++) cards.push(makeCardOf(rank, suit));
  return cards;
};

/** The lowest 64 bits of a decimal number. */
const lowSeed = (number: string): Seed => {
  const whole = BigInt(number);
  return { high: Number((whole >> 32n) & 0xffffffffn), low: Number(whole & 0xffffffffn) };
};

/**
 * Inserts jokers into a shuffled pack, each at a random place from `from` on, all equally likely. The other cards
 * keep their order, so the deal with jokers is the deal without them, plus jokers.
 */
export const insertJokers = (cards: Card[], jokers: number, rng: Sfc32, from = 0): Card[] => {
  for (let copy = 0; copy < jokers; copy++)
    cards.splice(from + drawBelow(rng, cards.length - from + 1), 0, makeCardOf(JOKER_RANK, NO_SUIT, copy));
  return cards;
};

/**
 * A seed that depends on the faces of a pack in order, for chance within a game (a reshuffle). It is the same whether
 * the pack came from a number or was written out.
 */
export const seedOf = (pack: readonly Card[]): Seed => fnv1a(pack.map(faceOf));
