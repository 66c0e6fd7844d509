// `cairn quintiles` measures fifths that the deals they were measured on fall into, and writes them in place of older ones.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cairnDeal, start } from '@cairn/engine';
import { inOneGo, solve } from '@cairn/solver';
import { gameOf, take } from '@cairn/testkit';
import { dealGrades, difficultyOf, type Quintiles } from '@cairn/trials';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-quintiles-'))));
afterAll(() => rm(folder, { recursive: true }));

const entry = (rules: string): object => ({
  game: 'other',
  options: {},
  rules,
  nodes: 1,
  deals: 1,
  winnable: 1,
  bounds: [],
});

test('writes fifths of a game, keeps those of others, and grades the same deals by them', async () => {
  const game = gameOf('late-binding');
  const file = path.join(folder, 'own.json');
  await writeFile(file, JSON.stringify([entry(game.rules), entry('0123456789abcdef')]));
  const ran = await cairn(
    'quintiles late-binding --winnable 20 --nodes 1e4 --again --out own.json'.split(' '),
    {
      cwd: folder,
    },
  );
  expect([ran.status, ran.err]).toEqual([0, '']);
  const told =
    /^20 deals; no careless play wins (\d+)%; .* plays (\d+)% have the same grade, (\d+)% that or a neighbour$/m;
  const [, never, same, near] = (told.exec(ran.out) ?? []).map(Number);
  expect(never).toBe(100);
  expect(same).toBeGreaterThan(20);
  expect(near).toBeGreaterThanOrEqual(same ?? 100);
  const written = JSON.parse(await readFile(file, 'utf8')) as readonly Quintiles[];
  expect(written.map(({ rules }) => rules).toSorted()).toEqual(['0123456789abcdef', game.rules].toSorted());
  const quintiles = written.find(({ rules }) => rules === game.rules);
  if (quintiles === undefined) throw new Error('Nothing was written');
  expect(quintiles).toMatchObject({ game: 'late-binding', options: {}, nodes: 10_000, winnable: 20 });
  const counts = [0, 0, 0, 0, 0];
  for (let deal = 1; deal <= quintiles.deals; deal++) {
    const dealt = take(start(game, cairnDeal(deal)));
    const { verdict, nodes } = solve(game, dealt, 'win', { nodes: quintiles.nodes }, { moves: false });
    if (verdict !== 'winnable') continue;
    for (const grade of dealGrades(quintiles, inOneGo(difficultyOf(game, dealt, nodes))))
      counts[grade - 1] = (counts[grade - 1] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
  // Deals that are alike count in several fifths, so that the first ones have more.
  expect(counts.slice(3)).toEqual([4, 4]);
  expect(counts.reduce((all, each) => all + each)).toBeGreaterThanOrEqual(20);
});

test('refuses what tells too little, and files of something else', async () => {
  const few = await cairn('quintiles late-binding --deals 3'.split(' '), { cwd: folder });
  expect([few.status, few.err]).toEqual([2, expect.stringContaining('20 are wanted')]);
  await writeFile(path.join(folder, 'notes.json'), '[1]');
  const notes = await cairn('quintiles late-binding --out notes.json'.split(' '), { cwd: folder });
  expect([notes.status, notes.err]).toEqual([2, expect.stringContaining('something other than quintiles')]);
});
