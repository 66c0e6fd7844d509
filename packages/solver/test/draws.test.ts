// Cards of the stock reached in one move: nothing is lost, and without its side conditions the rule goes wrong.
import type { Game } from '@cairn/engine';
import { expect, test } from 'vitest';
import { DepthFirst } from '../src/kernels/general/depth-first.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { MoveOrder } from '../src/kernels/general/move-order.ts';
import { createPackedBoard } from '../src/packed/board.ts';
import { packedRulesOf, type PackedRules } from '../src/packed/rules.ts';
import { solve } from '../src/index.ts';
import { isPool, mayReach } from '../src/packed/draws.ts';
import { catalogued, dealt, reduced } from './reduced.ts';

const SMALL = {
  'pack.ranks': [1, 2, 3, 4],
  'pack.suits': [0, 1],
  'zones.foundation.piles': 2,
  'zones.tableau.piles': 2,
  'zones.tableau.deal': [1, 2],
  'zones.tableau.empty.takes': [4],
};

const small = (edits: Parameters<typeof reduced>[1]): Game => {
  const game = reduced(catalogued('klondike'), { ...SMALL, ...edits });
  if (game === null) throw new Error('the reduced game is not sound');
  return game;
};

/** Deals on which the rule, under these tables, says what a search that leaves nothing out says, and the others. */
const compare = (game: Game, rules: PackedRules): { same: number; other: number; won: number } => {
  const order = new MoveOrder(rules, true);
  const counts = { same: 0, other: 0, won: 0 };
  for (let deal = 1; deal <= 60; deal++) {
    const state = dealt(game, deal);
    const { verdict } = solve(game, state, 'shortest', {}, { kernel: generalKernel, moves: false });
    const found = new DepthFirst(createPackedBoard(rules, state), order, 2 ** 24, 'plain').step(Infinity);
    counts[found?.verdict === verdict ? 'same' : 'other'] += 1;
    if (verdict === 'winnable') counts.won += 1;
  }
  return counts;
};

/** The rule where it may not hold. */
const forced = (game: Game): PackedRules => {
  const rules = packedRulesOf(game);
  return { ...rules, reach: rules.sources.find(({ pile }) => pile === game.waste) ?? null };
};

test.each([
  [1, 1],
  [1, 2],
  [1, 'unlimited'],
  [2, 1],
  [2, 'unlimited'],
  [3, 2],
] as const)('nothing is lost: %i a draw, passes %s', (draw, passes) => {
  const game = small({ 'stock.draw': draw, 'stock.passes': passes });
  const rules = packedRulesOf(game, true);
  expect(rules.reach).not.toBeNull();
  const { other, won } = compare(game, rules);
  expect(other).toBe(0);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(60);
});

test('a draw that must wait until nothing can be played is no other move of its own', () => {
  const game = small({ 'stock.draw': 1, 'stock.passes': 1, 'stock.when': 'stuck' });
  expect(mayReach(game)).toBe(false);
  expect(compare(game, forced(game)).other).toBeGreaterThan(0);
});

test('a waste that gives any card is searched draw by draw', () => {
  const any = { foundation: 'any', tableau: 'any' };
  const game = small({ 'stock.draw': 2, 'stock.passes': 1, 'zones.waste.give': any });
  expect(mayReach(game)).toBe(false);
  expect(compare(game, forced(game)).other).toBeGreaterThan(0);
});

/** Deals that are won with the stock in one order and lost with it turned over. */
const differ = (game: Game): number => {
  let count = 0;
  for (let deal = 1; deal <= 60; deal++) {
    const state = dealt(game, deal);
    const piles = state.piles.map((pile, p) => (p === game.stock ? pile.toReversed() : pile));
    const [one, other] = [state, { ...state, piles }].map(
      (each) => solve(game, each, 'shortest', {}, { kernel: generalKernel, moves: false }).verdict,
    );
    if (one !== other) count += 1;
  }
  return count;
};

test.each([
  [1, 'unlimited', true],
  [2, 'unlimited', false],
  [1, 1, false],
] as const)('whether the stock is a set: %i a draw, passes %s', (draw, passes, pool) => {
  const game = small({ 'stock.draw': draw, 'stock.passes': passes });
  expect(isPool(game)).toBe(pool);
  if (pool) expect(differ(game)).toBe(0);
  else expect(differ(game)).toBeGreaterThan(0);
});
