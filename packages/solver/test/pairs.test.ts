/** Pairs off a layout: agreement with the reference on small games, and what is known of the real ones. */
import type { Game } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { pairsKernel } from '../src/kernels/pairs/index.ts';
import { pairingOf, readPairsRules, readPairsStart } from '../src/kernels/pairs/rules.ts';
import { PairPatternDatabase } from '../src/kernels/pairs/pattern-database.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, someOf } from './reduced.ts';

const PICTURES = [
  ['.#.', '#.#'],
  ['.#.#.', '#.#.#'],
  ['..#..', '.#.#.', '#.#.#'],
  ['#.#.#', '.#.#.', '#.#.#'],
  ['..#..', '.#.#.', '#.#.#', '.#.#.'],
] as const;

/** Small games with sums even and odd, cards that go alone, one to three passes or as many as wanted. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const ranks = Array.from({ length: 3 + roll(4) }, (_, i) => i + 1);
  const suits = pick(roll, [
    [0, 1],
    [0, 1, 2],
  ]);
  const sum = ranks.length + roll(2);
  const coverer = roll(3) === 0;
  const game = reduced(
    catalogued('pyramid'),
    {
      'pack.ranks': ranks,
      'pack.suits': suits,
      'zones.pyramid.rows': [...pick(roll, PICTURES)],
      'zones.pyramid.face': coverer ? 'open' : pick(roll, ['open', 'closed']),
      'remove.sum': sum,
      'remove.alone': sum === ranks.length ? [sum] : [],
      'stock.passes': pick(roll, [1, 2, 3, 'unlimited']),
    },
    {
      goal: pick(roll, ['relaxed', 'strict']),
      stockTop: pick(roll, ['hidden', 'open']),
      coverer: coverer ? 'allowed' : 'never',
    },
  );
  return ranks.length * suits.length > 14 ? null : game;
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(pairsKernel, small, { positions: 3_000 }));
});

test('cards of a few ranks never call a deal lost that is not, and call some lost that are', () => {
  const told = { winnable: 0, dead: 0 };
  for (const game of someOf(small, 300)) {
    const rules = readPairsRules(game);
    if (typeof rules === 'string') throw new Error(rules);
    const state = dealt(game, 2);
    const start = readPairsStart(game, rules, state);
    if (start === null) continue;
    const { ranks } = start;
    const cards = [...ranks.keys()].filter((card) => ranks[card] > 0 && !rules.alone.includes(ranks[card]));
    const open = new PairPatternDatabase(pairingOf(rules, ranks), cards).open(2 ** cards.length - 1);
    const { verdict } = solve(game, state, 'win', {}, { kernel: pairsKernel });
    if (verdict === 'winnable') expect(open, JSON.stringify(game.def)).toBe(true);
    if (verdict === 'winnable') told.winnable += 1;
    if (!open) told.dead += 1;
  }
  expect(Math.min(told.winnable, told.dead)).toBeGreaterThan(30);
});

test('real deals are answered by this kernel with frozen counts, and its solutions replay', () => {
  const counts = [{}, { goal: 'strict' }, { stockTop: 'open' }, { coverer: 'allowed', passes: '1' }].map(
    (options) => {
      const game = reduced(catalogued('pyramid'), {}, options);
      if (game === null) throw new Error(JSON.stringify(options));
      return Array.from({ length: 4 }, (_, i) => {
        const { kernel, verdict, nodes } = solve(game, dealt(game, i + 1));
        expect(kernel).toBe('pairs');
        return `${verdict} ${nodes}`;
      });
    },
  );
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "winnable 1986",
        "winnable 23",
        "unwinnable 1",
        "unwinnable 1",
      ],
      [
        "unwinnable 1",
        "unwinnable 1",
        "unwinnable 1",
        "unwinnable 1",
      ],
      [
        "winnable 22",
        "winnable 23",
        "unwinnable 1",
        "unwinnable 1",
      ],
      [
        "unwinnable 12907",
        "unwinnable 1196",
        "winnable 689",
        "unwinnable 1",
      ],
    ]
  `);
});
