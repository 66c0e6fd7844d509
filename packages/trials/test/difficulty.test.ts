// The difficulty of deals: the measured fifths are of the games as they are now, and order deals as they say.
import { cairnDeal, compileTrusted, start } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { inOneGo } from '@cairn/solver';
import { take } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  compareDifficulty,
  dealGrades,
  difficultyOf,
  QUINTILES,
  quintilesOf,
  type DealDifficulty,
  type Quintiles,
} from '@cairn/trials';
import { gameNamed } from './games.ts';

test('more careless wins are easier, then fewer cards left, then a shorter proof', () => {
  const ordered: readonly DealDifficulty[] = [
    [9, 50, 9],
    [8, 10, 99],
    [8, 11, 1],
    [8, 11, 2],
    [0, 0, 0],
  ];
  expect(ordered.toReversed().toSorted(compareDifficulty)).toEqual(ordered);
});

test('a deal has the same difficulty each time', () => {
  const game = gameNamed('golf-wrap');
  const dealt = take(start(game, cairnDeal(2)));
  const [wins, left, nodes] = inOneGo(difficultyOf(game, dealt, 17));
  expect(inOneGo(difficultyOf(game, dealt, 17))).toEqual([wins, left, 17]);
  expect(nodes).toBe(17);
  expect(wins).toBeGreaterThanOrEqual(0);
  expect(wins).toBeLessThanOrEqual(100);
  expect(left > 0).toBe(wins < 100);
});

test('fifths are of equal size, and deals that are alike fill several of them', () => {
  const deals = Array.from({ length: 53 }, (_, i): DealDifficulty => [i % 3 === 0 ? 100 : 0, 7, i]);
  const sizes = (all: readonly DealDifficulty[]): readonly number[] => {
    const quintiles = { bounds: boundsOf(all) } as Quintiles;
    return ([1, 2, 3, 4, 5] as const).map(
      (grade) => all.filter((deal) => dealGrades(quintiles, deal).includes(grade)).length,
    );
  };
  expect(sizes(deals)).toEqual([11, 10, 11, 10, 11]);
  const alike = deals.map(([wins, left, nodes]): DealDifficulty => [wins, left, wins === 100 ? 1 : nodes]);
  expect(sizes(alike)).toEqual([18, 3, 11, 10, 11]);
  const most = alike.map(([wins, left, nodes], i): DealDifficulty =>
    i < 30 ? [100, 7, 1] : [wins, left, nodes],
  );
  expect(sizes(most)).toEqual([38, 38, 38, 4, 11]);
  expect(() => boundsOf(deals.slice(0, 19))).toThrow('Fifths need 20 deals');
});

describe('the measured fifths', () => {
  test('are there, each game and option set once', () => {
    expect(QUINTILES.length).toBeGreaterThan(10);
    expect(new Set(QUINTILES.map(({ rules }) => rules)).size).toBe(QUINTILES.length);
  });

  test.each(QUINTILES.map((each) => [each.game, each] as const))(
    'of %s hold under its present rules',
    (id, each) => {
      const found = findGame(id);
      if (found === null) throw new Error(`No game "${id}"`);
      const game = take(compileTrusted(found.def, each.options));
      expect(each.rules, 'measure it again with `cairn quintiles`').toBe(game.rules);
      expect(quintilesOf(game)).toBe(each);
      expect(each.bounds).toHaveLength(4);
      expect(each.bounds.toSorted(compareDifficulty)).toEqual(each.bounds);
      expect(each.winnable).toBeGreaterThanOrEqual(20);
    },
  );
});
