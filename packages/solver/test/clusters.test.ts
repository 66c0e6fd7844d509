import { compileTrusted, isWon, startTally, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { nightlySeed, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { clustersKernel, clustersKernelWith } from '../src/kernels/clusters/index.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { Stock } from '../src/kernels/common/stock.ts';
import { richerTurns } from '../src/kernels/clusters/richer-turns.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, someOf } from './reduced.ts';
import { exhaust } from './reference.ts';

const SHAPES: readonly (readonly number[])[] = [
  [1],
  [2],
  [1, 2],
  [2, 2],
  [1, 1, 2],
  [3, 2],
  [1, 2, 3],
  [1, 2, 1],
  [1, 3],
  [3, 3],
];
const SUITS = [
  [0, 1],
  [1, 2],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 3, 1],
  [1, 2, 0, 3],
] as const;

/** Small Klondikes with random columns, hidden cards, stocks, passes and returns from the foundations. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const deal = pick(roll, SHAPES);
  const suits = pick(roll, SUITS);
  const ranks = suits.length === 4 ? 2 + roll(2) : 2 + roll(3);
  return reduced(
    catalogued('klondike'),
    {
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': [...suits],
      'zones.tableau.piles': deal.length,
      'zones.tableau.deal': [...deal],
      'zones.tableau.face': deal.includes(2)
        ? pick(roll, ['top', 'top', 'open', { up: 2 }] as const)
        : pick(roll, ['top', { down: [1] }] as const),
      'zones.tableau.lastRows': null,
      'zones.tableau.empty.takes': roll(4) === 0 ? 'nothing' : [ranks],
      'zones.foundation.piles': suits.length,
    },
    {
      structure: pick(roll, ['stock', 'stock', 'stock', 'none'] as const),
      draw: pick(roll, ['1', '2', '3', '3', '5', '8', '13'] as const),
      passes: pick(roll, ['1', '2', '3', 'unlimited', 'unlimited'] as const),
      waste: pick(roll, ['top', 'top', 'top', 'all'] as const),
      foundationReturn: pick(roll, ['never', 'allowed'] as const),
    },
  );
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(clustersKernel, small, { positions: 3_000 }));
});

test('agrees with it when it begins anew all the time', () => {
  const sum = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const game of someOf((seed) => small(seed + 1000), sized(30, 90))) {
    const fitted = clustersKernelWith(3).fit(game);
    if (typeof fitted === 'string') throw new Error(fitted);
    for (let deal = 1; deal <= 3; deal++) {
      const state = dealt(game, deal);
      const truth = exhaust(game, state, 500, startTally(game), false);
      if (truth === null || isWon(game, state)) continue;
      const setting = { nodes: Infinity, bytes: 2 ** 24, tally: startTally(game) };
      const search = fitted.open(state, 'win', setting);
      const verdict = typeof search === 'string' ? 'unknown' : (search.step(Infinity)?.verdict ?? 'unknown');
      expect(verdict, JSON.stringify(game.def)).toBe(truth.shortest < Infinity ? 'winnable' : 'unwinnable');
      sum[verdict] += 1;
    }
  }
  expect(sum.winnable).toBeGreaterThan(sized(10, 30));
  expect(sum.unwinnable).toBeGreaterThan(sized(10, 30));
});

/** Klondikes of 24 cards that are dealt once: too big for the reference, small enough for the general search. */
const middling = (seed: number): Game | null => {
  const roll = dice(seed);
  const deal = pick(roll, [
    [1, 2, 3],
    [2, 3, 4],
    [2, 2, 2, 2],
  ]);
  return reduced(
    catalogued('klondike'),
    {
      'pack.ranks': [1, 2, 3, 4, 5, 6],
      'zones.tableau.piles': deal.length,
      'zones.tableau.deal': deal,
      'zones.tableau.lastRows': null,
      'zones.tableau.empty.takes': [6],
    },
    { draw: pick(roll, ['1', '2', '3', '6'] as const), passes: '1', foundationReturn: 'allowed' },
  );
};

test('says what the general search says on larger games', () => {
  const sum = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const game of someOf(middling, sized(8, 25)))
    for (let deal = 1; deal <= 4; deal++) {
      const state = dealt(game, deal);
      const truth = solve(
        game,
        state,
        'win',
        { nodes: 20_000 },
        { kernel: generalKernel, moves: false },
      ).verdict;
      sum[truth] += 1;
      if (truth === 'unknown') continue;
      const { verdict } = solve(game, state, 'win', {}, { kernel: clustersKernel });
      expect(verdict, `${JSON.stringify(game.def)} deal ${deal}`).toBe(truth);
    }
  expect(sum.winnable).toBeGreaterThan(sized(3, 20));
  expect(sum.unwinnable).toBeGreaterThan(sized(3, 20));
});

/** What can be had of the first `count` black cards with a turn, and the turn after each: a name for the offer. */
const offer = (
  count: number,
  draw: number,
  passes: number | 'unlimited',
  turn: number,
): readonly string[] => {
  const cards = Array.from({ length: count }, (_, card) => card);
  const stock = new Stock(cards, { draw, passes, set: false });
  stock.read(2 ** count - 1, turn, new Int32Array(2));
  return cards.flatMap((card) => (((stock.black >> card) & 1) === 1 ? [`${card}:${stock.turns[card]}`] : []));
};

test('a turn at least as good offers as much, unless passes end', () => {
  let poorer = 0;
  for (let draw = 2; draw <= 13; draw++)
    for (let count = 1; count <= 12; count++)
      for (let waste = 0; waste <= count; waste++)
        for (let other = 0; other <= count; other++) {
          if (
            ((richerTurns(draw)[waste % draw === 0 || waste === count ? 0 : waste] ?? 0) >> other) % 2 ===
            0
          )
            continue;
          const has = new Set(offer(count, draw, 'unlimited', other));
          const wants = offer(count, draw, 'unlimited', waste % draw === 0 || waste === count ? 0 : waste);
          expect(wants.filter((card) => !has.has(card))).toEqual([]);
          const last = new Set(offer(count, draw, 1, other | 64));
          if (offer(count, draw, 1, waste | 64).some((card) => !last.has(card))) poorer += 1;
        }
  expect(poorer).toBeGreaterThan(100);
});

const game = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const compiled = compileTrusted(findGame(name)?.def ?? catalogued(name), options);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};

const DEALS = sized(10, 40);
test.each([
  [{}, [7, 1, 2], [30, 4, 6]],
  [{ draw: '1' }, [8, 1, 1], [34, 2, 4]],
  [{ foundationReturn: 'never' }, [7, 1, 2], [30, 4, 6]],
] as const)('%j: solutions of the first deals replay', (options, short, full) => {
  const klondike = game('klondike', options);
  const sum = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let deal = 1; deal <= DEALS; deal++) {
    const answer = solve(klondike, dealt(klondike, deal), 'win', { nodes: 60_000 });
    expect(answer.kernel).toBe('clusters');
    sum[answer.verdict] += 1;
  }
  expect(Object.values(sum)).toEqual(nightlySeed === null ? short : full);
});

test.each([
  ['trigon', {}, 'alternating colours'],
  ['double-klondike', {}, 'one plain pack'],
  ['canfield', {}, 'nothing but columns'],
  ['yukon', {}, 'move in runs'],
] as const)('declines %s %j: %s', (name, options, why) => {
  expect(clustersKernel.fit(game(name, options))).toContain(why);
});
