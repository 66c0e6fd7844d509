import type { Game, Json } from '@cairn/engine';
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { rowsKernel } from '../src/kernels/rows/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

const STEP = { kind: 'step', rank: 'any', suit: 'same', ends: 'linear' };
const BUILDS: readonly Json[] = [
  [STEP, { ...STEP, rank: 'equal', suit: 'any' }],
  [STEP, { ...STEP, rank: 'equal', suit: 'any' }],
  [{ ...STEP, rank: 'either', suit: 'any', ends: 'circular' }, STEP],
  [
    { ...STEP, rank: 'up', suit: 'any' },
    { ...STEP, suit: 'colour', rank: 'equal' },
  ],
  [
    { kind: 'pair', cards: [1], on: [2, 3] },
    { ...STEP, suit: 'alternating' },
  ],
];

/** Small rows of one or two packs, with other steps and builds, and goals of more piles. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const packs = pick(roll, [1, 1, 1, 2]);
  const suits = 2 + roll(3);
  const ranks = 2 + roll(4);
  const piles = Math.min(packs * suits * ranks, 4 + roll(7));
  return reduced(catalogued('late-binding'), {
    'pack.packs': packs,
    'pack.suits': Array.from({ length: suits }, (_, i) => i),
    'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
    'zones.row.piles': piles,
    'zones.row.steps': pick(roll, [[1, 3], [1, 3], [1, 2], [3, 1, 2], [1, 3, 2], [1], [2]]),
    'zones.row.build': pick(roll, BUILDS),
    'goal.most': pick(roll, [1, 1, 1, 2, 3]),
  });
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(rowsKernel, small, { positions: 8_000 }));
});

test('nearly every deal of Accordion can be won, and the solutions replay', () => {
  const game = reduced(catalogued('accordion'), {});
  if (game === null) throw new Error('no game');
  let won = 0;
  let nodes = 0;
  for (let deal = 1; deal <= sized(20, 200); deal++) {
    const answer = solve(game, dealt(game, deal), 'win', {}, { moves: true });
    expect(answer.kernel).toBe('rows');
    if (answer.verdict === 'winnable') won += 1;
    nodes += answer.nodes;
  }
  expect([won, nodes]).toEqual(sized([20, 5564], [200, 59_973]));
});

test('of 18 cards 47 in 100 deals can be won', () => {
  const game = reduced(catalogued('late-binding'), {});
  if (game === null) throw new Error('no game');
  let won = 0;
  let nodes = 0;
  for (let deal = 1; deal <= sized(40, 400); deal++) {
    const answer = solve(game, dealt(game, deal), 'win', {}, { moves: false });
    if (answer.verdict === 'winnable') won += 1;
    nodes += answer.nodes;
  }
  // 47.021 % of 10,000,000 deals by another program.
  expect([won, nodes]).toEqual(sized([21, 142_948], [180, 2_041_538]));
});

test('declines games without a row', () => {
  const game = reduced(catalogued('klondike'), {});
  expect(game === null ? 'no game' : rowsKernel.fit(game)).toBe('it wants one row');
});
