/** What games that build leave positions out by, and where it goes wrong: cards that come back from the foundations. */
import { parsePosition, type Game, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { clustersKernel } from '../src/kernels/clusters/index.ts';
import { ColumnsBoard } from '../src/kernels/columns/board.ts';
import { readColumnsDeal } from '../src/kernels/columns/deal.ts';
import { readColumnsRules } from '../src/kernels/columns/rules.ts';
import { stacksKernel } from '../src/kernels/stacks/index.ts';
import { ColumnsRelaxation } from '../src/kernels/columns/delete-relaxation.ts';
import { safeBelow } from '../src/kernels/clusters/dominance-foundation.ts';
import { isSafeUp } from '../src/kernels/columns/dominance-foundation.ts';
import { exhaust } from './reference.ts';
import { catalogued, reduced } from './reduced.ts';

const game = (id: string, foundationReturn: string, edits: Parameters<typeof reduced>[1]): Game => {
  const made = reduced(catalogued(id), { 'zones.tableau.lastRows': null, ...edits }, { foundationReturn });
  if (made === null) throw new Error('the reduced game is not sound');
  return made;
};
const position = (of: Game, text: string): State => {
  const read = parsePosition(of, text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const winnable = (of: Game, state: State): boolean => (exhaust(of, state)?.shortest ?? 0) < Infinity;

/** Fifteen cards in three suits; the 2H over its ace can go nowhere but on the 3C, and that only on the 4D. */
const alternating = (foundationReturn: string): Game =>
  game('klondike', foundationReturn, {
    stock: null,
    'zones.waste': null,
    'pack.ranks': [1, 2, 3, 4, 5],
    'pack.suits': [0, 1, 2],
    'zones.tableau.piles': 4,
    'zones.tableau.deal': [3, 4, 4, 4],
    'zones.tableau.face': 'open',
    'zones.tableau.empty.takes': [5],
    'zones.foundation.piles': 3,
  });
const CARRIED = `tableau: 4D | 3H 4H 5H 4C 5C 5D AH 2H | - | -
foundation: AC 2C 3C | AD 2D 3D | -
`;
/** The same with the 4D gone up. */
const GONE = CARRIED.replace('4D |', '- |').replace('2D 3D', '2D 3D 4D');

test('a card whose riders lie on foundations may still be wanted when they can come back', () => {
  const back = alternating('allowed');
  const kept = alternating('never');
  // The only card left that is not below the others and could lie on the 4D, as numbers: the 3C, which is up.
  const fitting = Array.from({ length: 64 }, (_, card) => (card === 19 ? [2] : []));
  expect(isSafeUp(fitting, 19, Uint8Array.from([3, 3, 0, 0]), true)).toBe(true);
  expect([CARRIED, GONE].map((text) => winnable(back, position(back, text)))).toEqual([true, false]);
  expect(winnable(kept, position(kept, CARRIED))).toBe(false);
});

test('safe on the foundation: both colours count when cards come back', () => {
  // Hearts have none up, clubs three: the 4D, rank 3 from 0, is safe only where nothing comes back.
  expect(safeBelow(0, 3, true)).toBe(3);
  expect(safeBelow(0, 3, false)).toBe(4);
  expect(safeBelow(2, 3, true)).toBe(5);
  const back = alternating('allowed');
  const { verdict, kernel } = solve(back, position(back, CARRIED), 'win', {}, { kernel: clustersKernel });
  expect([verdict, kernel]).toEqual(['winnable', 'clusters']);
});

test('an easier game without cards that come back calls lost what they win', () => {
  const kept = alternating('never');
  const rules = readColumnsRules(kept);
  const state = position(kept, CARRIED);
  const deal = typeof rules === 'string' ? null : readColumnsDeal(kept, state, rules);
  if (typeof rules === 'string' || deal === null) throw new Error('not for columns');
  expect(new ColumnsRelaxation().isLost(new ColumnsBoard(deal, rules))).toBe(true);
  const back = alternating('allowed');
  expect(readColumnsRules(back)).toContain('keep their cards');
  expect(winnable(back, position(back, CARRIED))).toBe(true);
});

test('freed: with two packs a card that comes back can carry the other copy', () => {
  const packs = (foundationReturn: string): Game =>
    game('russian', foundationReturn, {
      'pack.packs': 2,
      'pack.ranks': [1, 2, 3, 4],
      'pack.suits': [3],
      'zones.tableau.piles': 2,
      'zones.tableau.deal': 4,
      'zones.tableau.face': { up: 2 },
      'zones.tableau.empty.takes': [4],
      'zones.foundation.piles': 2,
    });
  const verdicts = ['allowed', 'never'].map((returns) => {
    const of = packs(returns);
    const state = position(of, 'tableau: 4S | (3S) (4S) AS 2S\nfoundation: AS 2S 3S | -\n');
    const { verdict } = solve(of, state, 'win', {}, { kernel: stacksKernel });
    expect(verdict === 'winnable').toBe(winnable(of, state));
    return verdict;
  });
  expect(verdicts).toEqual(['winnable', 'unwinnable']);
});

test('freed: a card under its own parent is free once the parent has left', () => {
  const of = game('russian', 'never', {
    'pack.ranks': [1, 2, 3, 4],
    'pack.suits': [3],
    'zones.tableau.piles': 3,
    'zones.tableau.deal': [2, 1, 1],
    'zones.tableau.face': 'open',
    'zones.tableau.empty.takes': [4],
    'zones.foundation.piles': 1,
  });
  const state = position(of, 'tableau: AS 3S 4S | 2S | -\nfoundation: -\n');
  expect(winnable(of, state)).toBe(true);
  expect(solve(of, state, 'win', {}, { kernel: stacksKernel }).verdict).toBe('winnable');
});
