// `cairn atlas` and `cairn survey keep`: the committed page is what the kept files give, and what cannot be kept is refused.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@cairn/games';
import type { Atlas } from '@cairn/lab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, cairnProcess } from './run.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-atlas-'))));
afterAll(() => rm(folder, { recursive: true }));

test('the atlas that is committed is what surveys and lists give now', async () => {
  const { status, err } = await cairn(['atlas', '--out', folder, '--data', folder], { cwd: root });
  expect([status, err]).toEqual([0, '']);
  for (const [made, committed] of [
    ['README.md', 'docs/atlas/README.md'],
    ['atlas.json', 'packages/web/public/atlas.json'],
    ...['chances.svg', 'luck-or-skill.svg', 'rules.svg'].map((name) => [name, `docs/atlas/${name}`] as const),
  ] as const) {
    const [now, then] = await Promise.all(
      [path.join(folder, made), path.join(root, committed)].map((file) => readFile(file, 'utf8')),
    );
    expect(now === then, `${committed} is old: \`npx cairn atlas\` makes it anew`).toBe(true);
  }
});

test('games name the difficulty that is measured, or where the figures leave room, one they leave room for', async () => {
  const text = await readFile(path.join(root, 'packages/web/public/atlas.json'), 'utf8');
  const { difficulties } = JSON.parse(text) as Atlas;
  const wrong = difficulties.flatMap(({ game, grade, easiest, hardest }) => {
    const named = findGame(game)?.def.info.difficulty ?? 0;
    return named >= easiest && named <= hardest ? [] : [`${game}: ${named}, measured ${grade}`];
  });
  expect(wrong).toEqual([]);
  const measured = new Set(difficulties.map(({ game }) => game));
  const missing = games.flatMap(({ id }) => (measured.has(id) ? [] : [id])).join(' ');
  expect(missing, `not measured yet: ${missing} (docs/adding-a-game.md, "Measure it")`).toBe('');
  expect(difficulties.length).toBe(games.length);
});

test('a finished survey is kept, and an unfinished one is not', async () => {
  const run = (...args: readonly string[]) => cairnProcess(['survey', ...args], { cwd: folder });
  await run('trigon', '--deals', '1..50', '--chunk', '10', '--out', 'whole');
  expect((await run('keep', 'whole', '--out', 'trigon.json')).status).toBe(0);
  expect(await readFile(path.join(folder, 'trigon.json'), 'utf8')).toContain('"deals":50');
  const lines = await readFile(path.join(folder, 'whole/chunks.jsonl'), 'utf8');
  await writeFile(path.join(folder, 'whole/chunks.jsonl'), lines.slice(0, lines.lastIndexOf('{')));
  const { status, err } = await run('keep', 'whole', '--out', 'half.json');
  expect([status, err]).toEqual([2, expect.stringContaining('Only 40 of 50 deals have been tried')]);
});

test.each([
  [['survey', 'keep', 'nowhere', '--out', 'x.json'], '"nowhere" keeps no survey'],
  [['survey', 'keep', 'whole'], 'Wanted --out FILE'],
  [['atlas', '--from', 'nowhere'], 'Cannot read "nowhere"'],
  [['atlas', '--from', '.', '--wanted', 'none.json'], 'trigon.json'],
])('%j is refused', async (args, why) => {
  await writeFile(path.join(folder, 'trigon.json'), '{}');
  const { status, out, err } = await cairnProcess(args, { cwd: folder });
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(why);
});
