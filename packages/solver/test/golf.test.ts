import type { Game, Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { ASKS, solve } from '../src/index.ts';
import { golf } from '../src/kernels/golf/index.ts';
import { agree } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small golf games with every rule the kernel takes: ends, odd and even ranks, jokers, headstart, draws of two. */
const small = function* (count: number): Generator<Game> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const roll = dice(seed);
    const ranks = Array.from({ length: 4 + roll(5) }, (_, i) => i + 1);
    const suits = pick(roll, [[0], [0, 1], [0, 1, 2]]);
    const jokers = pick(roll, [0, 0, 1, 2]);
    const piles = 1 + roll(3);
    const deal = Array.from({ length: piles }, () => roll(4));
    const headstart: Record<string, Json> =
      roll(4) === 0 ? { 'zones.hole.deal': 0, 'zones.hole.empty': { takes: 'anything' } } : {};
    const game = reduced(catalogued('one-foundation'), {
      'pack.ranks': ranks,
      'pack.suits': suits,
      ...(jokers > 0
        ? { 'pack.jokers': jokers, 'pack.jokerPlace': pick(roll, ['stock', 'anywhere', 'hand']) }
        : {}),
      'zones.tableau.piles': piles,
      'zones.tableau.deal': deal,
      'zones.tableau.face': pick(roll, ['open', 'top']),
      'zones.hole.build.0.ends': pick(roll, ['linear', 'circular', 'kingStop']),
      'stock.draw': pick(roll, [1, 1, 1, 2]),
      ...(roll(2) === 0 ? { 'scorings.golf.spare': null } : {}),
      ...headstart,
    });
    if (game === null || deal.reduce((sum, n) => sum + n, 0) < 2) continue;
    made += 1;
    yield game;
  }
};

test('says what the reference says, at the deal and in mid-game', { timeout: 120_000 }, () => {
  const sum = agree(golf, small(500), 8, ASKS, 100);
  expect(sum.compared).toBeGreaterThan(1500);
  expect(sum.winnable).toBeGreaterThan(500);
  expect(sum.winnable).toBeLessThan(sum.compared - 500);
});

test('real deals are answered by this kernel, and its solutions replay', { timeout: 60_000 }, () => {
  for (const id of ['golf', 'one-foundation', 'golf-wrap', 'six-six', 'thieves-and-kings']) {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(id);
    for (let deal = 1; deal <= 2; deal++)
      for (const ask of ['win', 'left', 'shortest', 'score'] as const) {
        const { kernel, verdict, limit, best } = solve(game, dealt(game, deal), ask);
        expect([kernel, limit]).toEqual(['golf', null]);
        expect(verdict).not.toBe('unknown');
        if (ask === 'left') expect(best?.value === 0).toBe(verdict === 'winnable');
      }
  }
});
