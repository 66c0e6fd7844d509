// `cairn puzzles`: prints and writes the same puzzles each time, and the lists that are kept are made by their commands.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPuzzleList, type PuzzleList } from '@cairn/puzzles';
import { sized, take } from '@cairn/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-puzzles-'))));
afterAll(() => rm(folder, { recursive: true }));

const listIn = async (file: string | URL): Promise<PuzzleList> =>
  take(readPuzzleList(JSON.parse(await readFile(file, 'utf8'))));

test('prints puzzles, as text and as JSON', async () => {
  const text = await cairn('puzzles golf --deals 1..3'.split(' '));
  expect([text.status, text.err]).toEqual([0, '']);
  const lines = text.out.trimEnd().split('\n');
  expect(lines[0]).toMatch(
    /^deal 1, after \d+ moves: only \w+ wins \((?:easy|medium|hard)(?:, hold back)?; \d+ lose, \d+ tempt, refuted in \d+\)$/,
  );
  expect(lines.at(-1)).toBe(`${lines.length - 1} puzzles`);
  const json = await cairn('puzzles golf --deals 1..3 --json'.split(' '));
  const found = json.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(found).toHaveLength(lines.length - 1);
  expect(Object.keys(found[0] ?? {})).toEqual(
    'game options rules deal before answer difficulty level holdsBack losing tempting lasts'.split(' '),
  );
});

test('keeps so many of each deal, and stops after so many', async () => {
  const args = 'puzzles black-hole --deals 1..30 --each 1 --most 7 --out few.json'.split(' ');
  const ran = await cairn(args, { cwd: folder });
  expect([ran.status, ran.out]).toEqual([0, '7 puzzles\n']);
  const { puzzles } = await listIn(path.join(folder, 'few.json'));
  expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(7);
});

test('in Klondike asks for an act, after reversible moves if need be', async () => {
  const ran = await cairn('puzzles klondike --deals 16 --nodes 2e4'.split(' '));
  expect([ran.status, ran.err]).toEqual([0, '']);
  const lines = ran.out.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`${lines.length - 1} puzzles`);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines[1]).toMatch(/: only (?:d )+w>\d wins \((?:easy|medium|hard); \d+ lose/);
});

test('grades by the weights that are given, and writes them down', async () => {
  const args = 'puzzles golf --deals 1..3 --most 3 --weights to-goal=5,draws=7 --out own.json'.split(' ');
  expect((await cairn(args, { cwd: folder })).status).toBe(0);
  const list = await listIn(path.join(folder, 'own.json'));
  expect(list.weights).toEqual({ 'to-goal': 5, draws: 7 });
  expect(list.command).toContain(' --weights to-goal=5,draws=7 ');
  const wrong = await cairn('puzzles golf --weights luck=3'.split(' '));
  expect(wrong.status).not.toBe(0);
  expect(wrong.err).toContain('Cannot read --weights "luck=3"');
});

test.each([
  ['tripeaks', 4],
  ['golf', 4],
  ['black-hole', 4],
  ['freecell', sized(1, 4)],
  ['saratoga', sized(1, 4)],
])('the list of %s begins as its command finds it', async (name, count) => {
  const kept = await listIn(new URL(`../../puzzles/data/${name}.json`, import.meta.url));
  const words = kept.command.split(' ').slice(1);
  words[words.indexOf('--most') + 1] = `${count}`;
  const ran = await cairn(words, { cwd: folder });
  expect([ran.status, ran.out]).toEqual([0, `${count} puzzles\n`]);
  expect((await listIn(path.join(folder, `${name}.json`))).puzzles).toEqual(kept.puzzles.slice(0, count));
});
