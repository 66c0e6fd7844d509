import { startTally, type Game, type Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { openSearch, prepareKernel } from '../src/contract/kernel.ts';
import { DEFAULT_BYTES, solve } from '../src/index.ts';
import { heapsKernel } from '../src/kernels/heaps/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small games with one to three heaps, one or two packs, and foundations by one or by several ranks, up or down. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const packs = pick(roll, [1, 1, 2]);
  const suits = packs === 2 ? 1 + roll(2) : 2 + roll(2);
  const ranks = 2 + roll(packs * suits > 3 ? 2 : 4);
  const piles = packs * suits;
  const down = roll(3) === 0;
  const common: Record<string, Json> = {
    'pack.packs': packs,
    'pack.suits': Array.from({ length: suits }, (_, i) => i),
    'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
    'zones.heaps.piles': 1 + roll(3),
    'zones.heaps.deal': pick(roll, [0, 0, 1, 2]),
  };
  if (roll(2) === 0)
    return reduced(catalogued('sir-tommy'), {
      ...common,
      'zones.foundation.piles': piles,
      'zones.foundation.build.0.rank': down ? 'down' : 'up',
      'zones.foundation.empty.takes': [down ? ranks : 1],
    });
  const zones = ['ones', 'twos', 'threes', 'fours'];
  const edits = zones.map((id, i): Record<string, Json> => {
    if (i >= piles) return { [`zones.${id}`]: null };
    // A ring of all ranks, by a step that goes round all of them.
    const by = pick(roll, [1, ranks % 2 === 0 && ranks > 2 ? ranks - 1 : 2 % ranks === 0 ? 1 : 2]);
    const ring = Array.from({ length: ranks }, (_, j) => ((by * (j + 1) - 1 + ranks) % ranks) + 1);
    return {
      [`zones.${id}.build.0.ring`]: ring,
      [`zones.${id}.empty.takes`]: [ring[0] ?? 1],
      [`zones.${id}.pull`]: null,
    };
  });
  return reduced(catalogued('calculation'), {
    ...common,
    ...Object.fromEntries(edits.flatMap((each) => Object.entries(each))),
    'goal.zone': piles === 1 ? 'ones' : zones.slice(0, piles),
  });
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(heapsKernel, small, { positions: 2_000, agreed: 30_000 }));
});

/** Verdicts and nodes of the first deals. */
const counted = (id: string, options: Readonly<Record<string, string>>, deals: number): readonly string[] => {
  const game = reduced(catalogued(id), {}, options);
  if (game === null) throw new Error(id);
  return Array.from({ length: deals }, (_, i) => {
    const { kernel, verdict, nodes } = solve(game, dealt(game, i + 1), 'win', { nodes: 1000 });
    expect(kernel).toBe('heaps');
    return `${verdict} ${nodes}`;
  });
};

test('real deals are answered by this kernel with frozen counts, and its solutions replay', () => {
  expect(counted('calculation', {}, 4)).toMatchInlineSnapshot(`
    [
      "winnable 221",
      "winnable 213",
      "winnable 224",
      "winnable 211",
    ]
  `);
  expect(counted('calculation', { heaps: '3' }, 2)).toMatchInlineSnapshot(`
    [
      "winnable 821",
      "winnable 220",
    ]
  `);
  expect(counted('calculation', { begun: 'dealt' }, 2)).toMatchInlineSnapshot(`
    [
      "winnable 234",
      "winnable 233",
    ]
  `);
  expect(counted('sir-tommy', {}, 3)).toMatchInlineSnapshot(`
    [
      "unknown 1000",
      "unknown 1000",
      "winnable 235",
    ]
  `);
  expect(counted('sir-tommy', { heaps: '5' }, 2)).toMatchInlineSnapshot(`
    [
      "winnable 944",
      "unknown 1000",
    ]
  `);
  expect(counted('sir-tommy', { heaps: '6' }, 2)).toMatchInlineSnapshot(`
    [
      "winnable 241",
      "unknown 1000",
    ]
  `);
});

test('a search cut into steps finds the same', () => {
  const game = reduced(catalogued('sir-tommy'), {});
  if (game === null) throw new Error('no game');
  const fitted = prepareKernel(heapsKernel, game);
  if (typeof fitted === 'string') throw new Error(fitted);
  const ended = (slice: number): string => {
    const state = dealt(game, 3);
    const setting = { nodes: Infinity, bytes: DEFAULT_BYTES, tally: startTally(game) };
    const search = openSearch(heapsKernel, fitted, game, state, 'win', setting);
    if (typeof search === 'string') throw new Error(search);
    for (;;) {
      const result = search.step(slice);
      if (result === null) continue;
      const told = `${result.verdict} ${search.nodes} ${JSON.stringify(result.line?.())}`;
      search.close();
      return told;
    }
  };
  expect(ended(7)).toBe(ended(Infinity));
});

test('it ends undecided when the tables are full', () => {
  const game = reduced(catalogued('sir-tommy'), { 'zones.heaps.piles': 2 });
  if (game === null) throw new Error('no game');
  const bytes = 2 ** 18;
  const answer = solve(game, dealt(game, 1), 'win', { bytes }, { kernel: heapsKernel });
  expect([answer.verdict, answer.limit]).toEqual(['unknown', 'bytes']);
  expect(answer.bytes).toBeLessThan(2 * bytes);
});

test.each([
  ['calculation', { stock: { to: 'waste', draw: 3, passes: 1, when: 'placed' } }, 'card by card'],
  ['calculation', { 'stock.when': 'any' }, 'zones.*any|"any"'],
  ['calculation', { 'zones.waste.give': { foundation: 'top' } }, 'gives to heaps'],
  ['calculation', { 'zones.heaps.give': { foundation: 'top', tableau: 'top' } }, 'tableau'],
  ['calculation', { 'goal.cards': 40 }, 'goal of all cards'],
  ['sir-tommy', { 'zones.foundation.empty.takes': [1, 2] }, 'begin with one rank'],
  ['sir-tommy', { 'zones.heaps.holds': 9 }, 'holds'],
  ['klondike', {}, ''],
] as const)('declines %s with %j', (id, edits, why) => {
  const game = reduced(catalogued(id), edits);
  if (game === null) throw new Error('no game');
  const fitted = prepareKernel(heapsKernel, game);
  expect(typeof fitted === 'string' ? fitted : 'taken').toMatch(new RegExp(why));
  expect(fitted).toBeTypeOf('string');
});
