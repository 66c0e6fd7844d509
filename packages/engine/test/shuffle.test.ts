// What a shuffle owes us: every order equally likely, neighbours unlike each other, jokers that disturb nothing.
// Numbers are fixed, so the statistics are too; the bounds are four standard deviations of the chi-square law.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJoker, makeCard, type Card } from '../src/card.ts';
import { makeDeal, dealOfCards } from '../src/deal.ts';
import { fnv1a64 } from '../src/hash.ts';
import { packCards, standard, type Composition } from '../src/pack.ts';
import { seedOfNumber, sfc32 } from '../src/random.ts';
import { cairnPack, insertJokers, microsoftPack, pysolPack, seedOf } from '../src/shuffle.ts';
import { four, quintet } from './compositions.ts';

/** Standard deviations between counts and an even spread. */
const unevenness = (counts: readonly number[], cells: number, freedom = cells - 1): number => {
  const wanted = counts.reduce((sum, count) => sum + count, 0) / cells;
  const chi = counts.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
  return (chi - freedom) / Math.sqrt(2 * freedom);
};

const tally = (cells: number, places: Iterable<number>): number[] => {
  const counts = Array<number>(cells).fill(0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

const sorted = (cards: readonly Card[]) => [...cards].sort((a, b) => a - b);
const names = (cards: readonly Card[]) => cards.map(makeCard).join('');

const numbers = {
  'small numbers': (i: number) => i + 1,
  'multiples of 2^32': (i: number) => (i + 1) * 2 ** 32,
  'numbers just under 2^53': (i: number) => Number.MAX_SAFE_INTEGER - i,
};

describe.each(Object.entries(numbers))("Cairn's shuffle of %s", (_, numberOf) => {
  const cardPlaces = function* () {
    for (let i = 0; i < 20_800; i++)
      for (const [place, card] of cairnPack(numberOf(i), standard()).entries())
        yield place * 52 + (card >> 4) * 13 + (card & 15) - 1;
  };

  const jokerPlaces = function* (joker: number) {
    for (let i = 0; i < 21_600; i++)
      yield cairnPack(numberOf(i), standard(1, 2)).findIndex((card) => isJoker(card) && card >> 7 === joker);
  };

  it('puts every card in every place equally often', () => {
    expect(Math.abs(unevenness(tally(52 * 52, cardPlaces()), 52 * 52, 51 * 51))).toBeLessThan(4);
  });

  it('makes every order of four cards equally often', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = names(cairnPack(numberOf(i), four));
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(unevenness([...orders.values()], 24))).toBeLessThan(4);
  });

  it('makes one deal no more like the next than chance does', () => {
    let alike = 0;
    let before = cairnPack(numberOf(0), standard());
    for (let i = 1; i <= 10_000; i++) {
      const cards = cairnPack(numberOf(i), standard());
      alike += cards.filter((card, place) => card === before[place]).length;
      before = cards;
    }
    // One card in its old place on average, variance one.
    expect(Math.abs(alike - 10_000) / 100).toBeLessThan(4);
  });

  it('puts jokers in every place equally often', () => {
    for (const joker of [0, 1])
      expect(Math.abs(unevenness(tally(54, jokerPlaces(joker)), 54))).toBeLessThan(4);
  });
});

const cairnNumbers = fc.maxSafeNat().map((n) => Math.max(n, 1));
const msNumbers = fc.integer({ min: 1, max: 2 ** 33 - 1 });
const pysolNumbers = fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }).map(String);
const packs = fc.constantFrom<Composition['packs']>(1, 2, 3, 4);
const jokers = fc.integer({ min: 0, max: 4 });

/** Any deal of any family, as a function of the composition. */
const shufflers = fc.oneof(
  cairnNumbers.map((n) => (composition: Composition) => cairnPack(n, composition)),
  msNumbers.map((n) => (composition: Composition) => microsoftPack(n, composition)),
  pysolNumbers.map((n) => (composition: Composition) => pysolPack(n, composition)),
);

describe('every shuffle', () => {
  it('deals each card once', () => {
    fc.assert(
      fc.property(shufflers, packs, jokers, (shuffled, n, j) => {
        expect(sorted(shuffled(standard(n, j)))).toEqual(sorted(packCards(standard(n, j))));
      }),
    );
    fc.assert(
      fc.property(cairnNumbers, (n) => {
        expect(sorted(cairnPack(n, quintet))).toEqual(sorted(packCards(quintet)));
      }),
    );
  });

  it('leaves the other cards in order when there are jokers, and the jokers too when there are more', () => {
    fc.assert(
      fc.property(shufflers, packs, jokers, (shuffled, n, j) => {
        const cards = shuffled(standard(n, j));
        expect(cards.filter((card) => !isJoker(card))).toEqual(shuffled(standard(n)));
        expect(shuffled(standard(n, j + 1)).filter((card) => !isJoker(card) || card >> 7 < j)).toEqual(cards);
      }),
    );
  });
});

it('deals PySolFC numbers below 32000 as Microsoft does, and no others', () => {
  expect(pysolPack('31999', standard())).toEqual(microsoftPack(31999, standard()));
  expect(pysolPack('32000', standard())).not.toEqual(microsoftPack(32000, standard()));
});

it('can put jokers behind a part of the pack', () => {
  fc.assert(
    fc.property(cairnNumbers, fc.integer({ min: 0, max: 52 }), jokers, (n, from, j) => {
      const cards = cairnPack(n, standard());
      const mixed = insertJokers([...cards], j, sfc32(seedOfNumber(n)), from);
      expect(mixed.slice(0, from)).toEqual(cards.slice(0, from));
      expect(mixed.filter((card) => !isJoker(card))).toEqual(cards);
      expect(mixed).toHaveLength(52 + j);
    }),
  );
});

describe('the seed of a pack', () => {
  it('is FNV-1a over rank + 16 x suit of each card in deal order', () => {
    const { high, low } = seedOf(cairnPack(49621, standard()));
    const bytes = cairnPack(49621, standard()).map((card) => card % 128);
    expect(high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')).toBe(fnv1a64(bytes));
  });

  it('does not ask where the pack came from, and tells orders apart', () => {
    const cards = cairnPack(7, standard(2));
    const listed = dealOfCards(cards);
    expect(listed.kind === 'cards' && seedOf(listed.cards)).toEqual(seedOf(cards));
    expect(seedOf(cairnPack(8, standard(2)))).not.toEqual(seedOf(cards));
    expect(makeDeal(listed)).toContain(names(cards));
  });
});
