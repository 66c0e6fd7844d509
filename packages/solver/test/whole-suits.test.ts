import { applyLegal, compileTrusted, refusal, status, type Game, type Move, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { RankedMoves } from '../src/kernels/common/ranked-moves.ts';
import { wholeSuitsKernel } from '../src/kernels/whole-suits/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small Spiders: suits, packs, ranks, columns, faces, rows dealt at any time or not, suits that leave by themselves or not. */
const spiders = (seed: number): Game | null => {
  const roll = dice(seed);
  const suits = pick(roll, [[3], [2, 3], [2, 3], [0, 2, 3], [0, 1, 2, 3]] as const);
  const packs = suits.length > 2 ? 1 : 1 + roll(suits.length === 1 ? 4 : 2);
  const ranks = suits.length * packs > 2 ? 2 + roll(2) : 3 + roll(2);
  const cards = suits.length * packs * ranks;
  const columns = 2 + roll(cards < 9 ? 4 : 2);
  const rows = pick(roll, ['stock', 'stock', 'none'] as const);
  const laid = rows === 'none' ? cards : Math.max(columns, cards - 1 - roll(2 * columns));
  return reduced(
    catalogued('spider'),
    {
      'pack.packs': packs,
      'pack.suits': [...suits],
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'zones.foundation.piles': suits.length * packs,
      'zones.foundation.empty.takes': [ranks],
      'zones.tableau.piles': columns,
      'zones.tableau.deal': Array.from({ length: columns }, (_, i) => Math.floor((laid + i) / columns)),
      'zones.tableau.face': pick(roll, ['open', 'top', { up: 2 }] as const),
      'zones.tableau.lastRows': null,
      ...(rows === 'none' ? { stock: null } : {}),
    },
    rows === 'none'
      ? { removal: pick(roll, ['itself', 'move'] as const) }
      : {
          dealing: pick(roll, ['filled', 'any'] as const),
          removal: pick(roll, ['itself', 'move'] as const),
        },
  );
};

test('says what the reference says, at the deal and in mid-game', () =>
  expectBoth(agree(wholeSuitsKernel, spiders, { positions: 2_000 })));

const game = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const found = findGame(name);
  const compiled = compileTrusted(found?.def ?? catalogued(name), { ...found?.options, ...options });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};

test.each([
  ['simple-simon', {}],
  ['simple-simon', { removal: 'move' }],
  ['spider-1', {}],
  ['will-o-the-wisp', { dealing: 'any' }],
] as const)('%s %j: solutions of the first deals replay', (name, options) => {
  const full = game(name, options);
  let won = 0;
  for (let deal = 1; deal <= 4; deal++) {
    const answer = solve(full, dealt(full, deal), 'win', { nodes: 30_000 });
    expect(answer.kernel).toBe('whole-suits');
    if (answer.moves !== null) won += 1;
  }
  expect(won).toBeGreaterThan(0);
});

/** Deals of Spider that 60,000 positions are enough for. */
const SOON_WON = [18, 25, 44, 54];

/** Whether a run waits in a space while the one under it moves, and then follows it. */
const waits = ({ piles }: State, [first, second, third]: readonly Move[]): boolean =>
  first?.kind === 'play' &&
  second?.kind === 'play' &&
  third?.kind === 'play' &&
  piles[first.to]?.length === 0 &&
  second.from === first.from &&
  third.from === first.to &&
  third.to === second.to;

test('wins deals of Spider by moves of one run, some of which go through spaces', () => {
  const spider = game('spider');
  let through = 0;
  for (const deal of SOON_WON) {
    const answer = solve(spider, dealt(spider, deal), 'win', { nodes: 60_000 });
    expect([deal, answer.verdict]).toEqual([deal, 'winnable']);
    const moves = answer.moves ?? [];
    let state = dealt(spider, deal);
    for (const [i, move] of moves.entries()) {
      if (waits(state, moves.slice(i, i + 3))) through += 1;
      expect(refusal(spider, state, move)).toBeNull();
      state = applyLegal(spider, state, move);
    }
    expect(status(spider, state)).toBe('won');
  }
  expect(through).toBeGreaterThan(SOON_WON.length);
});

test('the best moves are left in their order, the first among equals', () => {
  const ranked = new RankedMoves();
  for (const [i, worth] of [5, 9, 7, 7, 1, 9, 7].entries()) ranked.add(worth, i, 10 * i);
  expect(ranked.best).toBe(9);
  expect(ranked.cutTo(7)).toBe(false);
  expect(ranked.cutTo(4)).toBe(true);
  const { count, worths, from, moves } = ranked;
  expect(Array.from(worths.subarray(0, count))).toEqual([9, 7, 7, 9]);
  expect(Array.from(from.subarray(0, count))).toEqual([1, 2, 3, 5]);
  expect(Array.from(moves.subarray(0, count))).toEqual([10, 20, 30, 50]);
});

test.each([
  ['scorpion', { suits: 'itself' }, 'same'],
  ['gypsy', {}, 'alternating'],
] as const)('declines %s %j', (name, options, why) => {
  const answer = solve(game(name, options), dealt(game(name, options), 1), 'win', { nodes: 1 });
  expect(answer.declined.find(({ kernel }) => kernel === 'whole-suits')?.why).toContain(why);
});
