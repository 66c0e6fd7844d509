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
    'game options rules deal before answer level holdsBack losing tempting lasts'.split(' '),
  );
});

test('keeps so many of each deal, and stops after so many', async () => {
  const args = 'puzzles black-hole --deals 1..30 --each 1 --most 7 --out few.json'.split(' ');
  const ran = await cairn(args, { cwd: folder });
  expect([ran.status, ran.out]).toEqual([0, '7 puzzles\n']);
  const { puzzles } = await listIn(path.join(folder, 'few.json'));
  expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(7);
});

test.each([
  ['tripeaks', 4],
  ['golf', 4],
  ['black-hole', 4],
  ['freecell', sized(1, 4)],
])('the list of %s begins as its command finds it', async (name, count) => {
  const kept = await listIn(new URL(`../../puzzles/data/${name}.json`, import.meta.url));
  const words = kept.command.split(' ').slice(1);
  words[words.indexOf('--most') + 1] = `${count}`;
  const ran = await cairn(words, { cwd: folder });
  expect([ran.status, ran.out]).toEqual([0, `${count} puzzles\n`]);
  expect((await listIn(path.join(folder, `${name}.json`))).puzzles).toEqual(kept.puzzles.slice(0, count));
});
