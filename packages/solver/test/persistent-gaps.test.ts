// Sets of gaps whose moves stand for all moves: compared with play by the definition, and with a search that tries all.
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { GapsDescent } from '../src/kernels/gaps/descent.ts';
import { GapsReach } from '../src/kernels/gaps/reach.ts';
import { ClosedSet } from '../src/memory/closed-set.ts';
import { dice } from './reduced.ts';
import {
  after,
  boardOf,
  drawn,
  grid,
  isWinnable,
  reached,
  stepsOf,
  type Grid,
  type Step,
} from './small-grids.ts';

const into =
  (gaps: readonly number[]) =>
  ([, to]: Step): boolean =>
    gaps.includes(to);

/** By the definition: other moves leave those into the gaps as they are, and the order of the two does not count. */
const isPersistent = (from: Grid, gaps: readonly number[]): boolean => {
  const isIn = into(gaps);
  const own = stepsOf(from).filter(isIn);
  return (
    own.length > 0 &&
    reached(from, (step) => !isIn(step)).every((one) => {
      const steps = stepsOf(one);
      if (steps.filter(isIn).join() !== own.join()) return false;
      return steps
        .filter((step) => !isIn(step))
        .every((other) =>
          own.every((step) => {
            const next = after(one, step);
            if (!stepsOf(next).some((again) => again.join() === other.join())) return false;
            return after(next, other).cards.join() === after(after(one, other), step).cards.join();
          }),
        );
    })
  );
};

/** What the relaxation says of the moves into these gaps. */
const asks = (from: Grid, gaps: readonly number[], reach = new GapsReach(from.shape)): boolean => {
  const board = boardOf(from);
  return reach.arePersistent(
    board,
    gaps.reduce((set, gap) => set | (1 << board.gaps.indexOf(gap)), 0),
  );
};

const isWon = (from: Grid): boolean => {
  const descent = new GapsDescent(boardOf(from), new GapsReach(from.shape), new ClosedSet(), 2 ** 24);
  return descent.step(Infinity) === 'won';
};

/** All sets of the gaps that have moves, those in first places together; neither none nor all. */
const setsOf = (from: Grid): number[][] => {
  const live = [...new Set(stepsOf(from).map(([, to]) => to))];
  const firsts = live.filter((gap) => from.shape.left[gap] < 0);
  const parts = live.filter((gap) => from.shape.left[gap] >= 0).map((gap) => [gap]);
  if (firsts.length > 0) parts.push(firsts);
  const sets = Array.from({ length: 2 ** parts.length }, (_, set) =>
    parts.filter((_part, i) => ((set >> i) & 1) !== 0).flat(),
  );
  return sets.slice(1, -1);
};

test('sets of one, two and three gaps that stand for all moves do so by the definition', () => {
  const roll = dice(1);
  const found = [0, 0, 0, 0];
  for (let i = 0; i < sized(600, 20_000); i++) {
    const from = drawn(roll);
    for (const gaps of setsOf(from).filter((one) => asks(from, one))) {
      expect(isPersistent(from, gaps), `${from.cards.join()}: ${gaps.join()}`).toBe(true);
      found[Math.min(3, gaps.length)] += 1;
    }
  }
  for (const count of found.slice(1)) expect(count).toBeGreaterThan(sized(10, 500));
});

/** Grids where such a set is all but persistent, and the win is lost if only its moves are tried. */
const CONDITIONS: readonly (readonly [string, Grid, number[]])[] = [
  ['the left neighbour of a gap must not move', grid(2, 3, '31.20.54'), [2]],
  ['the left neighbours of two gaps must not move', grid(3, 3, '7.3.81264.50'), [1, 9]],
  ['nothing must come to the right of where the card lies', grid(2, 3, '054.23.1'), [6]],
  ['nothing must come to the right of where two cards lie', grid(3, 3, '0.54327.6.18'), [1, 9]],
  ['nothing must come to the right of where a first card lies', grid(2, 3, '.23150.4'), [0]],
  ['the same with a first place and a gap', grid(3, 3, '516.70.3.824'), [3, 8]],
];

test.each(CONDITIONS)('%s', (_, from, gaps) => {
  expect(asks(from, gaps)).toBe(false);
  expect(isPersistent(from, gaps)).toBe(false);
  expect(isWinnable(from)).toBe(true);
  const steps = stepsOf(from).filter(into(gaps));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.some((step) => isWinnable(after(from, step)))).toBe(false);
});

test('no other first place must become free', () => {
  // Card 5 can leave the first place of the second row. A first card that goes there is no longer where it was.
  const from = grid(2, 3, '.02354.1');
  expect(asks(from, [0])).toBe(false);
  expect(isPersistent(from, [0])).toBe(false);
});

/** Wins that are not found if a gap without moves counts as one that has some, or if not every first card is tried. */
const WINS: readonly (readonly [string, Grid])[] = [
  ['a gap to the right of a last card has no move', grid(2, 2, '.3.1..02')],
  ['a gap to the right of a gap has no move', grid(3, 2, '541..2.30')],
  ['a first place takes every first card', grid(3, 2, '015.42.3.')],
];

test.each(WINS)('%s', (_, from) => {
  expect(isWinnable(from)).toBe(true);
  expect(isWon(from)).toBe(true);
});

test('a grid is won if it is won when all moves are tried', () => {
  const roll = dice(2);
  const truths = { true: 0, false: 0 };
  for (let i = 0; i < sized(150, 5_000); i++) {
    const from = drawn(roll);
    const truth = isWinnable(from);
    expect(isWon(from), from.cards.join()).toBe(truth);
    truths[`${truth}`] += 1;
  }
  expect(Math.min(truths.true, truths.false)).toBeGreaterThan(sized(20, 700));
});

test('answers stay the same when the marks are cleared', () => {
  const roll = dice(3);
  const [first, ...others] = Array.from({ length: 400 }, () => drawn(roll)).filter(
    ({ shape }) => shape.suits === 3 && shape.columns === 4,
  );
  const often = new GapsReach(first.shape, 2);
  for (const from of others)
    for (const gaps of setsOf(from)) expect(asks(from, gaps, often)).toBe(asks(from, gaps));
});
