// The command in this process: streams, folder and exit status are the caller's, and lines are read to the last.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairn, cairnProcess, testTerminal, WIN } from './run.ts';

let cwd = '';
beforeAll(async () => void (cwd = await mkdtemp(path.join(tmpdir(), 'cairn-run-'))));
afterAll(() => rm(cwd, { recursive: true }));

test.each([
  ['a won deal', ['play', 'tripeaks', '7'], WIN],
  ['a script that stops', ['play', 'tripeaks', '7'], '3D\n4D 8S d\nd'],
  ['an unknown game', ['play', 'tripeeks'], ''],
  ['help', ['--help'], ''],
  ['help of a command of a command', ['survey', 'report', '--help'], ''],
  ['an unknown option', ['games', '--wrong'], ''],
  ['an unknown option of a command of a command', ['duplicate', 'verify', '--wrong'], ''],
])('%s is the same in this process and in one of its own', async (_, args, input) => {
  expect(await cairn(args, { input, cwd })).toEqual(await cairnProcess(args, { input, cwd }));
});

test('files are named relative to the folder of the terminal', async () => {
  const played = await cairn(['play', 'tripeaks', '7'], { input: `${WIN}\nsave a.cairn`, cwd });
  expect(played).toMatchObject({ status: 0, err: '' });
  expect(await readFile(path.join(cwd, 'a.cairn'), 'utf8')).toContain('[Deal "7"]');
  expect((await cairn(['replay', 'a.cairn', '--verify'], { cwd })).status).toBe(0);
  expect(await cairn(['replay', 'b.cairn'], { cwd })).toMatchObject({
    status: 2,
    err: 'Cannot read "b.cairn": there is no such file or folder\n',
  });
});

describe('lines', () => {
  const linesOf = async (parts: readonly (string | Buffer)[]): Promise<string[]> => {
    const { terminal } = testTerminal(Readable.from(parts));
    const lines: string[] = [];
    for await (const line of terminal.lines()) {
      // The input has long ended by now.
      await new Promise((turn) => setImmediate(turn));
      lines.push(line);
    }
    return lines;
  };
  const suit = Buffer.from('7♠\n');
  test.each([
    ['nothing', [], []],
    ['one without an end', ['7S'], ['7S']],
    ['ends of two kinds', ['7S\r\n8D\n\nQ'], ['7S', '8D', '', 'Q']],
    ['parts that end anywhere', ['7', 'S\n8', 'D\r', '\n', 'd'], ['7S', '8D', 'd']],
    ['a letter in two parts', [suit.subarray(0, 2), suit.subarray(2)], ['7♠']],
  ])('%s', async (_, parts, lines) => expect(await linesOf(parts)).toEqual(lines));

  test('more of them than any buffer holds', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => `${i}`);
    expect(await linesOf([many.join('\n')])).toEqual(many);
  });
});

test('a long script is played to its end', async () => {
  const file = path.join(cwd, 'long.txt');
  await writeFile(file, '3D\nundo\n'.repeat(1500));
  const { status, err, out } = await cairnProcess(['play', 'tripeaks', '7'], {
    input: await readFile(file, 'utf8'),
  });
  expect([status, err]).toEqual([4, '']);
  expect(out.match(/Took back/g)).toHaveLength(1500);
});
