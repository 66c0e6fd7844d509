// `cairn verdicts`: lists are made, gone on with after a stop, tried again with more, and refused where they do not fit.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeList, parseList, type ListedVerdict, type VerdictList } from '@cairn/verdicts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairnProcess } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-verdicts-'))));
afterAll(() => rm(folder, { recursive: true }));

const make = (...args: readonly string[]) => cairnProcess(['verdicts', ...args], { cwd: folder });
const listIn = async (file: string): Promise<VerdictList> => {
  const list = parseList(await readFile(path.join(folder, file), 'utf8'));
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return list.value;
};
const count = ({ verdicts }: VerdictList, wanted: ListedVerdict): number =>
  verdicts.filter((verdict) => verdict === wanted).length;

test('a list, in two goes, is the same as in one', async () => {
  const first = await make('trigon', '--deals', '1..60');
  expect([first.status, first.err]).toEqual([0, '']);
  expect((await listIn('trigon.json')).verdicts).toHaveLength(60);
  const second = await make('trigon', '--deals', '1..200', '--workers', '2');
  expect(second.out).toBe('trigon, deals 1 to 200: 30 winnable, 170 unwinnable, 0 unknown\n');
  const whole = await make('trigon', '--deals', '1..200', '--out', 'whole.json');
  expect(whole.out).toBe(second.out);
  expect(await listIn('trigon.json')).toEqual(await listIn('whole.json'));
  expect((await readdir(folder)).toSorted()).toEqual(['trigon.json', 'whole.json']);
});

test('undecided deals are tried again with more positions, and only then the limit rises', async () => {
  await make('klondike', '--deals', '1..12', '--nodes', '300');
  const before = await listIn('klondike.json');
  expect(before.limits.nodes).toBe(300);
  expect(count(before, 'unknown')).toBeGreaterThan(1);
  const other = await make('klondike', '--deals', '1..12', '--nodes', '3000');
  expect([other.status, other.out]).toEqual([2, '']);
  expect(other.err).toContain('made with 300 positions a deal');
  await make('klondike', '--deals', '1..12', '--nodes', '3000', '--again');
  const after = await listIn('klondike.json');
  expect(after.limits.nodes).toBe(3000);
  expect(count(after, 'unknown')).toBeLessThan(count(before, 'unknown'));
  for (const [i, verdict] of before.verdicts.entries())
    if (verdict !== 'unknown') expect(after.verdicts[i]).toBe(verdict);
  expect((await make('klondike', '--again')).err).toContain('above the 3000 of the list');
});

test('further deals may be given less, and then the list promises no more than that', async () => {
  const args = ['klondike', '--out', 'less.json'];
  await make(...args, '--deals', '1..10', '--nodes', '2000');
  await make(...args, '--deals', '1..10', '--nodes', '200');
  const before = await listIn('less.json');
  expect(before.limits.nodes).toBe(2000);
  await make(...args, '--deals', '1..20', '--nodes', '200');
  const after = await listIn('less.json');
  expect([after.limits.nodes, after.verdicts.length]).toEqual([200, 20]);
  expect(after.verdicts.slice(0, 10)).toEqual(before.verdicts);
});

test('stopped by Ctrl-C it keeps what is done and says so', async () => {
  const command = fileURLToPath(new URL('../bin/cairn.js', import.meta.url));
  const args = ['verdicts', 'forty-thieves', '--nodes', '20000', '--out', 'slow.json'];
  const child = spawn(process.execPath, [command, ...args], { cwd: folder });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // The first save says that it is in the middle of it.
  for (;;) {
    await new Promise((later) => setTimeout(later, 200));
    if ((await readdir(folder)).includes('slow.json')) break;
    if (child.exitCode !== null) throw new Error(`It ended by itself: ${out}`);
  }
  child.kill('SIGINT');
  expect(await ended).toBe(4);
  expect(out).toContain('Stopped; slow.json keeps what is done');
  const done = (await listIn('slow.json')).verdicts.length;
  expect(done).toBeGreaterThan(0);
  expect(out).toContain(`deals 1 to ${done}:`);
});

test('what does not fit is refused, and stays as it was', async () => {
  const golf = await make('golf', '--deals', '1..4', '--out', 'golf.json');
  expect(golf.status).toBe(0);
  const text = makeList({ ...(await listIn('golf.json')), rules: '0123456789abcdef' });
  await writeFile(path.join(folder, 'golf.json'), text);
  const stale = await make('golf', '--deals', '1..5');
  expect(stale.err).toMatch(/^golf\.json: The list was made under other rules: its hash is 0123456789abcdef/);
  expect(await readFile(path.join(folder, 'golf.json'), 'utf8')).toBe(text);
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [['trigon', '--out', 'golf.json'], 'The list is of "golf", not of "trigon"'],
    [['golf', '--deals', '2..5'], 'wanted the first ones'],
    [['golf', '--deals', 'old:1..5'], 'wanted the first ones'],
    [['golf', '--nodes', 'many'], 'wanted a number of positions'],
    [['golf', '--again', '--out', 'none.json', '--nodes', '5'], 'there is no list yet'],
  ];
  for (const [args, message] of wrong) {
    const ran = await make(...args);
    expect([ran.status, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(message);
  }
});
