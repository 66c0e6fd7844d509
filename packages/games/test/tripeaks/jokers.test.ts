// Jokers in the three places: where they may lie, how evenly, and what they do.
import {
  cardOf,
  isJoker,
  legalMoves,
  makeCard,
  parseDeal,
  refusal,
  start,
  type Game,
  type State,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt, take } from '@cairn/testkit';
import { DRAW, game, laid, place, played } from '../support/tripeaks.ts';

const PLACES = ['stock', 'anywhere', 'hand'] as const;
const having = (jokers: string, jokerPlace: string): Game => game({ jokers, jokerPlace });

/** The cards as they were dealt: the layout, then the starter, then the stock from its next card on. */
const order = (rules: Game, state: State): number[] =>
  [
    ...rules.byRole.layout.map((index) => state.piles[index]?.[0] ?? -1),
    ...(state.piles[rules.byRole.hole[0] ?? -1] ?? []),
    ...(state.piles[rules.stock ?? -1] ?? []).toReversed(),
  ].map(cardOf);

const joker = (card: number): boolean => isJoker(cardOf(card));

const cases = PLACES.flatMap((where) => ['1', '2'].map((count) => [where, count] as const));

describe.each(cases)('%s, %s', (where, count) => {
  const rules = having(count, where);

  it.each(['1', '49621', 'ms:1', 'ms:31999', 'pysol:32000', 'pysol:98765432109876543210'])(
    'deal %s is the deal without jokers, plus jokers',
    (name) => {
      const without = order(game(), dealt(game(), name));
      expect(order(rules, dealt(rules, name)).filter((card) => !joker(card))).toEqual(without);
    },
  );

  it('puts them where they belong', () => {
    const layout = new Set<number>();
    for (let name = 1; name <= 400; name++) {
      const state = dealt(rules, `${name}`);
      const found = order(rules, state).flatMap((card, i) => (joker(card) ? [i] : []));
      const inHand = rules.byRole.hand.filter((index) => state.piles[index]?.length === 1);
      expect([found.length, inHand.length]).toEqual(
        where === 'hand' ? [0, Number(count)] : [Number(count), 0],
      );
      for (const i of found) if (i < 28) layout.add(i);
    }
    expect(layout.size).toBe(where === 'anywhere' ? 28 : 0);
  });

  it('holds 52 cards and the jokers, each once', () => {
    const seats = dealt(rules, '7').piles.flat().map(cardOf);
    expect(seats.toSorted((a, b) => a - b)).toEqual([...rules.cards].toSorted((a, b) => a - b));
    expect(seats).toHaveLength(52 + Number(count));
  });
});

describe('chance', () => {
  /** Pearson's statistic of counts that should all be the same. */
  const chiSquare = (counts: readonly number[]): number => {
    const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
  };

  /** How often each set of places held the jokers, over many deals. */
  const counted = (rules: Game, deals: number): Map<string, number> => {
    const counts = new Map<string, number>();
    for (let name = 1; name <= deals; name++) {
      const found = order(rules, dealt(rules, `${name}`)).flatMap((card, i) => (joker(card) ? [i] : []));
      const key = found.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  };

  // The limits are beyond the one in a million; the deals are fixed, so a pass is a pass for ever.
  it.each([
    ['one in the stock, the starter included', '1', 'stock', 25, 5000, 75],
    ['two in the stock', '2', 'stock', (26 * 25) / 2, 13000, 460],
    ['one anywhere', '1', 'anywhere', 53, 5300, 115],
  ])('%s: every place is equally likely', (_, jokers, where, places, deals, limit) => {
    const counts = counted(having(jokers, where), deals);
    expect(counts.size).toBe(places);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit);
  });
});

describe('a pack written out', () => {
  const rules = having('1', 'stock');
  const plain = order(game(), dealt(game(), '1')).map((card) => makeCard(cardOf(card)));
  const withJokerAt = (at: number): string[] => plain.toSpliced(at, 0, '*');
  const laidOut = (at: number): string[] => {
    const deal = take(parseDeal(`cards:${withJokerAt(at).join('')}`));
    return order(rules, take(start(rules, deal))).map((card) => makeCard(cardOf(card)));
  };

  it.each([28, 29, 40, 52])('is dealt as written when its joker lies in the stock (card %i)', (at) =>
    expect(laidOut(at)).toEqual(withJokerAt(at)),
  );

  it('has a joker of the layout moved to the stock, as these rules ask', () => {
    const cards = laidOut(3);
    expect(cards.filter((card) => card !== '*')).toEqual(plain);
    expect(cards.indexOf('*')).toBeGreaterThanOrEqual(28);
  });
});

describe('play', () => {
  it('of a joker from the layout counts in the streak; from the stock it is a draw', () => {
    const anywhere = having('1', 'anywhere');
    const layout = laid(anywhere, { 18: '2S', 19: '*', 20: '9S' }, ['AS']);
    expect(played(anywhere, layout, [18, 19, 20]).tally).toMatchObject({ total: 6, streak: 3 });
    const stock = laid(anywhere, { 18: '2S', 20: '9S' }, ['AS', '*']);
    const drawn = played(anywhere, stock, [18, 'd']);
    expect(drawn.tally).toMatchObject({ total: 1 - 5, streak: 0 });
    expect(refusal(anywhere, drawn.state, place(anywhere, 20))).toBeNull();
    expect(refusal(anywhere, drawn.state, place(anywhere, 19))).toBeNull();
  });

  it('of a hand joker changes neither score nor streak, goes at any time, and only once', () => {
    const rules = having('1', 'hand');
    const [from = -1, to = -1] = [rules.byRole.hand[0], rules.byRole.hole[0]];
    const hand = { kind: 'play', from, to, count: 1 } as const;
    const deal = laid(rules, { 18: '2S', 19: '3S', 20: '9S' }, ['AS']);
    for (const before of [[], [18], [18, 'd'], ['d', 'd']] as const) {
      const { state, tally } = played(rules, deal, before);
      const after = played(rules, deal, [...before, hand]);
      expect(refusal(rules, state, hand)).toBeNull();
      expect(after.tally).toEqual({ ...tally, events: [] });
      expect(refusal(rules, after.state, hand)).toEqual({ kind: 'no-card', pile: from });
    }
    expect(played(rules, deal, [18, hand, 20]).tally).toMatchObject({ total: 3, streak: 2 });
  });

  it('of two hand jokers: each has a pile of its own', () => {
    const rules = having('2', 'hand');
    expect(rules.byRole.hand.map((index) => rules.piles[index]?.name)).toEqual(['j1', 'j2']);
    const moves = legalMoves(rules, dealt(rules, '1')).filter(
      (move) => move.kind === 'play' && rules.byRole.hand.includes(move.from),
    );
    expect(moves).toHaveLength(2);
  });

  it('of a hand joker may open an empty hole', () => {
    const rules = game({ jokers: '1', jokerPlace: 'hand', headstart: 'on' });
    const from = rules.byRole.hand[0];
    expect(legalMoves(rules, dealt(rules, '1'))).toContainEqual(expect.objectContaining({ from }));
    expect(legalMoves(rules, dealt(rules, '1'))).toContainEqual(DRAW);
  });
});
