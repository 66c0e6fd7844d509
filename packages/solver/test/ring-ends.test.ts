/** The search of one hole from both ends, and its twins, on tasks made up at random. */
import { expect, test } from 'vitest';
import { RingDescent } from '../src/kernels/ring/descent.ts';
import { PlainRingMachine, type RingMachine } from '../src/kernels/ring/machine.ts';
import { wasmRingMachine } from '../src/kernels/ring/wasm-machine.ts';
import { reversedTask, type RingTask } from '../src/kernels/ring/task.ts';
import { columnKeys } from '../src/kernels/common/column-keys.ts';
import { oddRing } from '../src/kernels/ring/walk.ts';
import { dice, pick } from './reduced.ts';

/** Ranks that take their neighbours on a ring, or each any ranks at all; an empty hole takes some. */
const takesOf = (roll: (sides: number) => number, classes: number): Uint8Array => {
  const isRing = roll(2) === 0;
  return Uint8Array.from({ length: (classes + 1) * classes }, (_, i) => {
    const on = Math.trunc(i / classes);
    const apart = Math.abs(on - (i % classes));
    if (on === classes || !isRing) return roll(3) === 0 ? 0 : 1;
    return apart === 1 || apart === classes - 1 ? 1 : 0;
  });
};

const made = (seed: number, classes: number, each: number, count: number): RingTask => {
  const roll = dice(seed);
  const columns: number[][] = Array.from({ length: count }, () => []);
  const cards = Array.from({ length: classes * each }, (_, i) => i % classes);
  while (cards.length > 0) columns[cards.length % count]?.push(...cards.splice(roll(cards.length), 1));
  const takes = takesOf(roll, classes);
  return {
    columns: columns.map((column) => Uint8Array.from(column)),
    top: pick(roll, [classes, roll(classes)]),
    classes,
    takes,
    lasts: (1 << classes) - 1,
    ring: oddRing(takes, classes)?.every((place, i) => place === i) ?? false,
    most: false,
  };
};

/** Whether all can be played, by trying everything. */
const playable = ({ columns, top, classes, takes }: RingTask): boolean => {
  const go = (heights: readonly number[], on: number): boolean =>
    heights.every((height) => height === 0) ||
    heights.some((height, i) => {
      const card = columns[i][height - 1];
      return height > 0 && takes[on * classes + card] === 1 && go(heights.with(i, height - 1), card);
    });
  return go(
    columns.map(({ length }) => length),
    top,
  );
};

const searched = (task: RingTask, machine: RingMachine, room = 2 ** 20, most = Infinity) => {
  const remains = columnKeys(task.columns, task.classes);
  if (remains === null) throw new Error('no exact keys');
  machine.clear();
  machine.allow(room);
  const descent = new RingDescent(task, remains, machine);
  const ended = descent.step(most);
  return { ended, nodes: descent.nodes, best: descent.best };
};

test('from either end a task has the same verdict, which is the true one', () => {
  const machine = new PlainRingMachine();
  const won = [0, 0];
  let wrong = 0;
  for (let seed = 1; seed <= 6_000; seed++) {
    const task = made(seed, 3 + (seed % 4), 2, 2 + (seed % 3));
    const truth = playable(task);
    won[truth ? 1 : 0] += 1;
    const other = reversedTask(task);
    for (const each of [task, other])
      expect(searched(each, machine).ended, `${seed}`).toBe(truth ? 'won' : 'lost');
    // What the hole takes now must come last.
    const any = { ...other, lasts: task.lasts };
    if (!truth && searched(any, machine).ended === 'won') wrong += 1;
  }
  expect(Math.min(...won)).toBeGreaterThan(1_000);
  expect(wrong).toBeGreaterThan(100);
});

test('a line from the other end is a line read backwards', () => {
  const machine = new PlainRingMachine();
  let lines = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const task = made(seed, 5, 3, 5);
    const { ended, best } = searched(reversedTask(task), machine);
    if (ended !== 'won') continue;
    lines += 1;
    const left = task.columns.map((column) => [...column]);
    let on = task.top;
    for (const column of best.toReversed()) {
      const card = left[column].pop() ?? 0;
      expect(task.takes[on * task.classes + card], `${seed}`).toBe(1);
      on = card;
    }
    expect(left.flat()).toEqual([]);
  }
  expect(lines).toBeGreaterThan(100);
});

test('the twins visit the same positions, with room for all of them and without', () => {
  const quick = wasmRingMachine();
  if (quick === null) throw new Error('no WebAssembly');
  const plain = new PlainRingMachine();
  let large = 0;
  for (let seed = 1; seed <= 30; seed++)
    for (const [i, task] of [made(seed, 13, 4, 13), made(seed, 5, 3, 4)].entries())
      for (const each of [task, reversedTask(task), { ...task, ring: false, most: true }])
        for (const room of [2 ** 16, 2 ** 24]) {
          const found = searched(each, quick, room, 30_000);
          expect(found, `${seed} ${i}`).toEqual(searched(each, plain, room, 30_000));
          if (found.nodes > 20_000) large += 1;
        }
  expect(large).toBeGreaterThan(25);
});
