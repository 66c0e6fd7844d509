// `cairn fit` writes an entry, and writes it in place of the one it made before; a module of entries stays one.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryIn } from '@cairn/solver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, cairnProcess } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-fit-'))));
afterAll(() => rm(folder, { recursive: true }));

const FIT = 'fit tripeaks --deals 1..5 --steps 2 --batch 3 --worlds 10 --judge 6..8'.split(' ');

test('writes an entry once for the same rules, and the same again', async () => {
  const first = await cairnProcess([...FIT, '--mode', 'rollout', '--out', 'own.txt'], { cwd: folder });
  expect([first.status, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/the advised player wins \d+\.\d%; correction [-.\d]+(, [-.\d]+){4}; Brier/);
  expect(first.out).toMatch(/deals 6\.\.8: won \d+\.\d% \(/);
  expect(first.out).toMatch(/at the first decision: said \d+\.\d% on average\n$/m);
  const text = await readFile(path.join(folder, 'own.txt'), 'utf8');
  // The number of threads makes no difference.
  await cairnProcess([...FIT, '--mode', 'rollout', '--out', 'own.txt', '-w', '1'], { cwd: folder });
  expect(await readFile(path.join(folder, 'own.txt'), 'utf8')).toBe(text);
  const entry = entryIn(text.trim());
  if (entry === null) throw new Error(text);
  expect([entry.mode, entry.deals, entry.worlds]).toEqual(['rollout', [1, 5], 10]);
  expect(entry.judged?.deals).toEqual([6, 8]);
  const told = [...first.out.matchAll(/^ {2}said (.+)%, won (.+)% \((\d+)\)$/gm)].map((row) =>
    row.slice(1).map(Number),
  );
  expect(told.length).toBeGreaterThan(1);
  expect(entry.judged?.tenths.map(([, , count]) => count)).toEqual(told.map(([, , count]) => count));
  for (const [i, [said = 0, won = 0]] of told.entries()) {
    expect(Math.abs((entry.judged?.tenths[i]?.[0] ?? 0) - said)).toBeLessThanOrEqual(0.56);
    expect(Math.abs((entry.judged?.tenths[i]?.[1] ?? 0) - won)).toBeLessThanOrEqual(0.56);
  }
});

const OTHER = '0000000000000000 rollout 500 1 1-2 3||1,0,0.5|0,0,0,0,0';

test('keeps the other entries of a module', async () => {
  const file = path.join(folder, 'data.ts');
  await writeFile(
    file,
    `/** Numbers. */\n\nexport const ENTRIES: readonly string[] = [\n  '${OTHER}',\n];\n`,
  );
  await cairnProcess([...FIT, '--mode', 'rollout', '--out', 'data.ts'], { cwd: folder });
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '/** Numbers. */',
    '',
    'export const ENTRIES: readonly string[] = [',
    `  '${OTHER}',`,
  ]);
  expect(lines.slice(5)).toEqual(['];', '']);
});

test('leaves a file alone that holds something else', async () => {
  for (const [name, text] of [
    ['notes.txt', 'my notes\n'],
    ['module.ts', 'export const a = 1;\n'],
  ] as const) {
    await writeFile(path.join(folder, name), text);
    const ran = await cairn([...FIT, '--mode', 'rollout', '--out', name], { cwd: folder });
    expect([ran.status, ran.err]).toEqual([2, expect.stringContaining(`Cannot write to "${name}"`)]);
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
  }
});

test.each([
  [['fit', 'tripeaks', '--deals', 'x'], 'Cannot read --deals "x": wanted a range like 1..1000'],
  [['fit', 'tripeaks', '--worlds', '0'], 'Cannot read --worlds "0": wanted a whole number from 1 on'],
])('%s is refused', async (args, message) => {
  const ran = await cairn(args);
  expect([ran.status, ran.err.includes(message)]).toEqual([2, true]);
});
