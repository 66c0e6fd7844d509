/** One hole over columns: agreement with the reference on small games, twins, and what is known of the real ones. */
import type { Game, Json } from '@cairn/engine';
import { ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { ASKS, solve } from '../src/index.ts';
import { heightsKernel } from '../src/kernels/heights/index.ts';
import { wasmHeightsSweep } from '../src/kernels/heights/wasm-sweep.ts';
import { PlainHeightsSweep } from '../src/kernels/heights/sweep.ts';
import { heightsTable, type HeightsSweep } from '../src/kernels/heights/table.ts';
import { readOneHole, readHoleBoard } from '../src/kernels/common/one-hole.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, someOf } from './reduced.ts';

/** Small golf games with every rule the kernel takes: ends, odd and even ranks, jokers, headstart, draws of two. */
const small = (seed: number): Game | null => {
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
  return deal.reduce((sum, n) => sum + n, 0) < 2 ? null : game;
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(heightsKernel, small, { positions: 3_000, asks: ASKS, most: 200 }));
});

test('real deals are answered by this kernel, and its solutions replay', () => {
  for (const id of ['golf', 'one-foundation', 'golf-wrap', 'six-six', 'thieves-and-kings']) {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(id);
    for (let deal = 1; deal <= 2; deal++)
      for (const ask of ['win', 'left', 'shortest', 'score'] as const) {
        const { kernel, verdict, limit, best } = solve(game, dealt(game, deal), ask);
        expect([kernel, limit]).toEqual(['heights', null]);
        expect(verdict).not.toBe('unknown');
        if (ask === 'left') expect(best?.value === 0).toBe(verdict === 'winnable');
      }
  }
});

/** Everything a sweep says of a position, with the nodes at each stage. */
const told = (sweep: HeightsSweep, table: ReturnType<typeof heightsTable>): readonly unknown[] => {
  sweep.begin(table);
  const beam = [sweep.beam(), sweep.nodes];
  while (!sweep.step(1_000));
  const ways = Array.from({ length: 200 }, (_, i) => {
    const index = Math.trunc((table.root * i) / 200);
    const { length } = table.columns[0] ?? [];
    const height = index % ((length ?? 0) + 1);
    return height === 0 ? null : sweep.at(index, table.columns[0]?.[height - 1] ?? 0);
  });
  return [beam, sweep.nodes, [...sweep.found], ways];
};

test('the twins visit the same sets and find the same', () => {
  const games = [
    ...someOf(small, sized(20, 60)),
    ...['golf', 'golf-wrap', 'six-six', 'thieves-and-kings'].map(catalogued),
  ];
  for (const def of games) {
    const game = 'def' in def ? def : reduced(def, {});
    const rules = game === null ? 'unsound' : readOneHole(game);
    if (game === null || typeof rules === 'string') throw new Error('not one hole');
    for (let deal = 1; deal <= 3; deal++) {
      const board = readHoleBoard(game, rules, dealt(game, deal));
      if (board === null) throw new Error('no board');
      const table = heightsTable(rules, board);
      const quick = wasmHeightsSweep(table.root + 1, table.columns.length);
      if (quick === null) throw new Error('no WebAssembly');
      expect(told(quick, table)).toEqual(told(new PlainHeightsSweep(), table));
    }
  }
});

// Of 100,000 deals 25.95 % of golf with kings that stop can be won, 44.91 % of linear, 92.92 % of golf with wrap and
// 58.83 % of six-six, with 2.59, 1.48, 0.113 and 1.06 cards left on average; the first deals hold these many.
const FIRST_DEALS = [
  ['golf', [14, 140, 3_210_229], [46, 523, 12_363_731]],
  ['one-foundation', [24, 62, 3_880_757], [95, 245, 14_962_563]],
  ['golf-wrap', [48, 4, 1_188_263], [188, 16, 6_106_386]],
  ['six-six', [25, 61, 1_100_161], [107, 238, 5_256_109]],
] as const;

test.each(ofToday(FIRST_DEALS, 2))('%s: the first deals, with frozen counts', (id, short, full) => {
  const game = reduced(catalogued(id), {});
  if (game === null) throw new Error(id);
  let [won, left, visited] = [0, 0, 0];
  for (let deal = 1; deal <= sized(50, 200); deal++) {
    const { best, nodes } = solve(game, dealt(game, deal), 'left', {}, { moves: false });
    won += best?.value === 0 ? 1 : 0;
    left += best?.value ?? 0;
    visited += nodes;
  }
  expect([won, left, visited]).toEqual(sized<readonly number[]>(short, full));
});
