// What a result means among the player's own.

import { expect, test } from 'vitest';
import type { ResultRow } from '../../../play/results.ts';
import { rankAmongOwn } from '../own-rank.ts';

const rows = (
  ...results: readonly (readonly [score: number, outcome: ResultRow['outcome']])[]
): ResultRow[] =>
  results.map(([score, outcome], at) => ({
    id: `${at}`,
    group: 'tripeaks',
    deal: `${at + 1}`,
    outcome,
    score,
    streak: 0,
    moves: 10,
    spent: 1000,
    at,
    undos: 0,
    looks: 0,
    again: false,
    shared: false,
  }));

test('a first win, a best score, and wins in a row', () => {
  const played = rows([5, 'stuck'], [7, 'won'], [9, 'won'], [4, 'won']);
  const at = (n: number) => rankAmongOwn(played.slice(0, n), `${n - 1}`, false);
  expect(at(1)).toMatchObject({ played: 1, before: null, isBest: false, isFirstWin: false, row: 0 });
  expect(at(2)).toMatchObject({ isFirstWin: true, isBest: true, before: 5, better: 1, row: 1 });
  expect(at(3)).toMatchObject({ isFirstWin: false, isBest: true, before: 7, better: 2, row: 2 });
  expect(at(4)).toMatchObject({ isBest: false, better: 0, row: 3, won: 3, played: 4 });
});

test('where less is better, a lower score is the best', () => {
  const played = rows([35, 'stuck'], [20, 'stuck'], [27, 'stuck']);
  expect(rankAmongOwn(played.slice(0, 2), '1', true)).toMatchObject({ isBest: true, before: 35, better: 1 });
  expect(rankAmongOwn(played, '2', true)).toMatchObject({ isBest: false, before: 20, better: 1 });
  expect(rankAmongOwn(played.slice(0, 2), '1', true)?.average).toBe(27.5);
});

test('a result that does not count has no rank, and an equal score is no better one', () => {
  expect(rankAmongOwn(rows([5, 'won']), 'other', false)).toBe(null);
  expect(rankAmongOwn(rows([5, 'stuck'], [5, 'stuck']), '1', false)).toMatchObject({
    isBest: false,
    better: 0,
  });
});

test('the place among all scores, which equal scores share', () => {
  const played = rows([5, 'stuck'], [9, 'won'], [7, 'won'], [7, 'stuck'], [1, 'stuck']);
  expect([0, 1, 2, 3, 4].map((n) => rankAmongOwn(played, `${n}`, false)?.place)).toEqual([4, 1, 2, 2, 5]);
  expect(rankAmongOwn(played, '4', true)?.place).toBe(1);
});
