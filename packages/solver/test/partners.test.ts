// Cards without a partner: what the rule calls lost is lost, and its side condition (who lies over whom) is needed.
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { createPackedBoard } from '../src/packed/board.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { partnerMatching } from '../src/kernels/general/partner-matching.ts';
import { catalogued, dealt, reduced } from './reduced.ts';

const EDITS = {
  'pack.ranks': [1, 2, 3, 4, 5],
  'pack.suits': [0, 1, 2],
  'zones.pyramid.rows': ['...#...', '..#.#..', '.#.#.#.', '#.#.#.#'],
  'remove.sum': 5,
  'remove.alone': [5],
};

test.each([
  ['not with its coverer', {}],
  ['with its last coverer', { coverer: 'allowed' }],
  ['until all cards are gone', { goal: 'strict' }],
] as const)('pairs of five, %s', (_, options) => {
  const game = reduced(catalogued('pyramid'), EDITS, options);
  const partners = game === null ? null : partnerMatching(game);
  if (game === null || partners === null) throw new Error('the rule does not hold for the reduced game');
  const rules = packedRulesOf(game);
  const counts = { lost: 0, open: 0, won: 0 };
  for (let deal = 1; deal <= sized(100, 300); deal++) {
    const state = dealt(game, deal);
    // Breadth first leaves nothing out.
    const { verdict } = solve(game, state, 'shortest', {}, { kernel: generalKernel, moves: false });
    if (verdict === 'winnable') counts.won += 1;
    const lost = partners.isLost(createPackedBoard(rules, state));
    if (lost) expect(verdict, `deal ${deal}`).toBe('unwinnable');
    counts[lost ? 'lost' : 'open'] += 1;
  }
  expect(counts.lost).toBeGreaterThan(sized(3, 10));
  expect(counts.won).toBeGreaterThan(sized(1, 5));
});

test('the rule is left alone where cards leave in other ways, or the layout need not go', () => {
  const has = (id: string): boolean => {
    const game = reduced(catalogued(id), {});
    return game !== null && partnerMatching(game) !== null;
  };
  expect(has('pyramid')).toBe(true);
  expect(has('aces-up')).toBe(false);
  expect(has('tripeaks')).toBe(false);
});
