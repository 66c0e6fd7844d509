/** Wild cards at hand: agreement with the reference on small pictures with reserves, bags, rough and jokers. */
import type { Game, Json } from '@cairn/engine';
import { compileTrusted } from '@cairn/engine';
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { wildsKernel } from '../src/kernels/wilds/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, type Drawn, type Roll } from './reduced.ts';

const PICTURES = [
  ['#.#', '#.#'],
  ['.#.', '#.#'],
  ['..#..', '.#.#.', '#.#.#'],
  ['.#.', '#.#', '.#.'],
  ['.#...#.', '#.#.#.#'],
  ['#.#.#', '#.#.#'],
] as const;

const BUILDS: readonly Json[] = [
  [{ kind: 'step', rank: 'up', suit: 'any', ends: 'circular' }],
  [{ kind: 'step', rank: 'either', suit: 'any', ends: 'linear' }],
  [{ kind: 'step', rank: 'either', suit: 'any', ends: 'kingStop' }],
  [{ kind: 'pair', cards: [1, 3], on: [2, 5] }],
];

const some = (roll: Roll, cards: number): number[] => [1 + roll(cards), 1 + roll(cards)];

/** A game drawn by a seed: wild cards in reserve, hand and bag, rough, locks, stock and how the hole is opened. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const rows = pick(roll, PICTURES);
  const cards = rows.join('').replaceAll('.', '').length;
  const stock = roll(2) === 0;
  const edits: Record<string, Json> = {
    'zones.peaks.rows': [...rows],
    'pack.ranks': Array.from({ length: pick(roll, [4, 5, 6]) }, (_, i) => i + 1),
    'pack.suits': pick(roll, [
      [0, 1],
      [0, 1],
      [0, 1, 2],
    ]),
    'zones.hole.build': pick(roll, BUILDS),
    'zones.peaks.face': pick(roll, ['closed', 'open']),
    'zones.hole.deal': pick(roll, [0, 1]),
    'zones.hole.empty': pick<Json>(roll, [
      { takes: 'anything', from: ['reserve'] },
      { takes: 'anything' },
      { takes: 'anything', from: ['hand', 'layout'] },
      { takes: [2, 3] },
    ]),
  };
  if (stock) edits['stock'] = { to: 'hole', draw: pick(roll, [1, 1, 2]), passes: 1, when: 'any' };
  const reserve = roll(4);
  if (stock && reserve === 0) edits['zones.reserve'] = null;
  else edits['zones.reserve.piles'] = 1 + reserve;
  if (roll(2) === 0) edits['zones.peaks.rough'] = some(roll, cards);
  if (roll(2) === 0) {
    edits['zones.peaks.irons'] = [...some(roll, cards), 1 + roll(cards)];
    edits['zones.peaks.give.hand'] = 'top';
    const takes = pick<Json>(roll, [[2, 3], [1, 2, 4], 'anything']);
    edits['zones.bag'] = { role: 'hand', piles: 1 + roll(2), empty: { takes }, give: { hole: 'top' } };
  }
  if (roll(3) === 0) edits['zones.peaks.locks'] = [{ places: [1 + roll(cards)], until: [1 + roll(cards)] }];
  if (roll(4) === 0) {
    edits['pack.jokers'] = 1;
    edits['pack.jokerPlace'] = pick(roll, ['hand', 'anywhere']);
  }
  const game = reduced(catalogued('tripeaks-garden'), edits);
  return game === null || typeof wildsKernel.fit(game) === 'string' ? null : game;
};

/** The fewest moves are left to another kernel where a bag may get full. */
const roomy: Drawn = (seed) => {
  const game = small(seed);
  return game === null || game.byRole.hand.length > 0 ? null : game;
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(wildsKernel, small, { positions: 1_500, asks: ['win', 'left'], most: 400 }));
  expectBoth(agree(wildsKernel, roomy, { positions: 1_500, asks: ['win', 'shortest', 'left'], most: 400 }));
});

const compiled = (id: string, options: Readonly<Record<string, string>>): Game => {
  const game = compileTrusted(catalogued(id), options);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** Games without stock, jokers and bag: their own scoring is a sum. */
const counted = (seed: number): Game | null => {
  const game = small(seed);
  return game === null || game.stock !== null || game.byRole.hand.length > 0 ? null : game;
};

test('gives the best score of a garden, won or not', () => {
  const { compared, winnable, declined } = agree(wildsKernel, counted, {
    positions: 600,
    asks: ['score'],
    most: 300,
  });
  expect(winnable).toBeGreaterThan(compared / 6);
  expect(winnable).toBeLessThan((5 * compared) / 6);
  expect(declined).toBeLessThan(compared);
});

// The fourth deal of Pyramid Golf alone takes longer than all the others here.
test.each([
  ['tripeaks-garden', {}, sized(10, 20), sized(10, 20)],
  ['tripeaks-garden', { wrap: 'linear', irons: 'bag' }, sized(10, 20), sized(10, 20)],
  ['pyramid-golf', { irons: 'bag', rough: 'two' }, sized(3, 20), sized(2, 12)],
])('%s %o: of the first %i deals %i can be won, with moves', (id, options, deals, won) => {
  const game = compiled(id, options);
  let count = 0;
  for (let deal = 1; deal <= deals; deal++) {
    const { verdict, kernel } = solve(game, dealt(game, deal), 'win', { nodes: 500_000 });
    expect(kernel).toBe('wilds');
    if (verdict === 'winnable') count += 1;
  }
  expect(count).toBe(won);
});
