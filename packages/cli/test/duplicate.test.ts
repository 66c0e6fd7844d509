// `cairn duplicate`: boards are written, results joined and verified, and compared as a person reads them.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cairnDeal, unwrap } from '@cairn/engine';
import { commitmentText, committedBoard, openBoard } from '@cairn/formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, WIN, type Ran } from './run.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'cairn-duplicate-'));
  const record = (name: string, moves: string): Promise<void> =>
    writeFile(
      path.join(cwd, `${name}.cairn`),
      `[Game "tripeaks"]\n[Deal "7"]\n[Player "${name}"]\n\n${moves}\n`,
    );
  await record('Ada', WIN);
  await record('Bob', '3D@1 4D@2.5 end@4');
  await record('Eve', 'KC');
});
afterAll(() => rm(cwd, { recursive: true }));

const run = async (...args: string[]): Promise<Ran> => cairn(['duplicate', ...args], { cwd });

test('from boards to a table', async () => {
  const made = await run('make', '--title', 'Sunday', 'tripeaks/7', '#/golf/1');
  expect(made.out).toBe(
    '[Duplicate "Sunday"]\n[Boards "2"]\n\n1 tripeaks/7 51789d019f5281bf\n2 golf/1 8ed02d902bdaee25\n',
  );
  await writeFile(path.join(cwd, 'sunday.cairn'), made.out);
  const joined = await run('join', 'sunday.cairn', 'Ada.cairn', 'Bob.cairn');
  await writeFile(path.join(cwd, 'all.cairn'), joined.out);
  expect(await run('verify', 'all.cairn')).toEqual({
    status: 0,
    out: 'Verified: 2 boards, 2 results.\n',
    err: '',
  });
  expect((await run('compare', 'all.cairn')).out).toBe(`Sunday

Board 1: TriPeaks, deal 7
     Player  Points    Result   Time  Per cent    IMPs  Datum
  1  Ada         37       won      –    100.0%  +12.00     +8
  2  Bob       −127  resigned  4.0 s      0.0%  −12.00     −8
  Datum −45; a whole deal is 228.

Board 2: Golf, deal 1
  Nobody has finished it.

Total
     Player  Boards  Won  Sum  Per cent    IMPs  Datum
  1  Ada          1    1    –    100.0%  +12.00     +8
  2  Bob          1    0    –      0.0%  −12.00     −8
`);
});

test.each([
  ['nothing', ''],
  ['noise', '\u0000\u0001\u0002'],
  ['another kind of file', '{ "kind": "cake" }'],
  ['a head without boards', '[Duplicate "x"]\n'],
  ['a board of no game', '[Duplicate "x"]\n[Boards "1"]\n\n1 bridge/7\n'],
])('%s cannot be read, which is another thing than a false claim', async (_, text) => {
  await writeFile(path.join(cwd, 'noise.cairn'), text);
  await writeFile(path.join(cwd, 'empty.cairn'), (await run('make', 'tripeaks/7')).out);
  for (const args of [
    ['verify', 'noise.cairn'],
    ['compare', 'noise.cairn'],
    ['join', 'empty.cairn', 'noise.cairn'],
  ]) {
    const ran = await run(...args);
    expect([args, ran.status, ran.out]).toEqual([args, 2, '']);
    expect(ran.err).toContain('noise.cairn');
  }
});

test('what is sealed for a player is not shown', async () => {
  const all = await run('join', 'sunday.cairn', 'Bob.cairn');
  await writeFile(path.join(cwd, 'bob.cairn'), all.out);
  const told = JSON.parse((await run('compare', '--json', '--for', 'Ada', 'bob.cairn')).out) as {
    totals: unknown[];
  };
  expect(told.totals).toEqual([]);
});

test('what is false or unknown is refused', async () => {
  const forged = await run('verify', 'sunday.cairn', 'Eve.cairn');
  expect(forged).toMatchObject({ status: 1, out: '' });
  expect(forged.err).toMatch(/^Eve\.cairn, line 5: Move 1/);
  expect(await run('make', 'golf/1', 'golf/1')).toEqual({
    status: 2,
    out: '',
    err: 'board 2: Board 2 is one of those before it: golf/1\n',
  });
});

test('a commitment that was made for another board is found', async () => {
  const salt = 'a-salt_of_16_or_more';
  const board = unwrap(openBoard({ game: 'golf', options: {}, deal: cairnDeal(1) }));
  const commitment = createHash('sha256')
    .update(commitmentText(committedBoard(board, salt)))
    .digest('hex');
  const text = (await run('make', 'golf/1')).out;
  const sealed = (deal: number): string =>
    text.replace(/golf\/1 (\w+)/, `golf/${deal} $1 ${commitment} ${salt}`);
  await writeFile(path.join(cwd, 'right.cairn'), sealed(1));
  await writeFile(path.join(cwd, 'false.cairn'), sealed(2));
  expect((await run('verify', 'right.cairn')).out).toBe('Verified: 1 board, 0 results, 1 commitment.\n');
  expect(JSON.parse((await run('verify', '--json', 'right.cairn')).out)).toEqual({
    ok: true,
    boards: 1,
    results: 0,
    commitments: 1,
  });
  const found = await run('verify', 'false.cairn');
  expect([found.status, found.out, found.err]).toEqual([
    1,
    '',
    'board 1: Board 1 is not the one that its commitment was made for\n',
  ]);
});
