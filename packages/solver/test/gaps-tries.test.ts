// Descents that begin again with moves in another order: compared with all that can be reached.
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { GapsReach } from '../src/kernels/gaps/reach.ts';
import { GapsTries, luby } from '../src/kernels/gaps/tries.ts';
import { ClosedSet } from '../src/memory/closed-set.ts';
import { dice } from './reduced.ts';
import { after, boardOf, drawn, grid, isWinnable, stepsOf, type Grid } from './small-grids.ts';

const triesOf = (from: Grid, shortest: number): GapsTries =>
  new GapsTries(boardOf(from), new GapsReach(from.shape), new ClosedSet(), 2 ** 24, shortest);

/** The grid after moves, each of which has to be one of the rules. */
const replayed = (from: Grid, path: GapsTries['path']): Grid =>
  path.reduce((now, { card, to }) => {
    const move = stepsOf(now).find((step) => step[0] === now.cards.indexOf(card) && step[1] === to);
    if (move === undefined) throw new Error(`${card} does not go to ${to} in ${now.cards.join()}`);
    return after(now, move);
  }, from);

test('the lengths of tries are those of Luby, Sinclair and Zuckerman', () => {
  const lengths = Array.from({ length: 16 }, (_, i) => luby(i + 1));
  expect(lengths).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1]);
  expect(luby(2 ** 20 - 1)).toBe(2 ** 19);
});

test('tries of any length win what can be won, by moves of the rules, and prove all else lost', () => {
  const roll = dice(4);
  const truths = { won: 0, lost: 0 };
  let again = 0;
  for (let i = 0; i < sized(200, 5_000); i++) {
    const from = drawn(roll);
    const truth = isWinnable(from) ? 'won' : 'lost';
    const long = triesOf(from, 2 ** 20);
    expect(long.step(Infinity), from.cards.join()).toBe(truth);
    for (const shortest of [1, 3]) {
      const tries = triesOf(from, shortest);
      expect(tries.step(Infinity), from.cards.join()).toBe(truth);
      const board = boardOf(replayed(from, tries.path));
      expect(board.isWon()).toBe(truth === 'won');
      if (tries.nodes > long.nodes) again += 1;
    }
    truths[truth] += 1;
  }
  expect(Math.min(truths.won, truths.lost)).toBeGreaterThan(sized(20, 700));
  expect(again).toBeGreaterThan(sized(50, 1_000));
});

test('what is found does not depend on how the positions are cut into steps', () => {
  const roll = dice(5);
  for (let i = 0; i < 100; i++) {
    const from = drawn(roll);
    const whole = triesOf(from, 2);
    const parts = triesOf(from, 2);
    const end = whole.step(Infinity);
    let found = parts.step(1);
    while (found === null) found = parts.step(1);
    expect([found, parts.nodes, parts.path]).toEqual([end, whole.nodes, whole.path]);
  }
});

test('rows have their suits once each begins with a first card', () => {
  expect(boardOf(grid(2, 2, '0.12.3')).isSettled()).toBe(true);
  expect(boardOf(grid(2, 2, '0.1.23')).isSettled()).toBe(false);
  expect(boardOf(grid(2, 2, '0.132.')).isSettled()).toBe(false);
});
