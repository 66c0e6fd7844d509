// `cairn survey`: killed and gone on with, stopped, reported, refused.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileGame, faultText, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { sized } from '@cairn/testkit';
import { makeVariant } from '@cairn/workshop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, cairnProcess } from './run.ts';

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-survey-'))));
afterAll(() => rm(folder, { recursive: true }));

const survey = (...args: readonly string[]) => cairnProcess(['survey', ...args], { cwd: folder });
/** What searches nothing starts no threads. */
const plainly = (...args: readonly string[]) => cairn(['survey', ...args], { cwd: folder });
const linesOf = async (out: string): Promise<number> =>
  (await readFile(path.join(folder, out, 'chunks.jsonl'), 'utf8').catch(() => '')).split('\n').length - 1;

/** Begins a survey and sends a signal once it has kept so many lines more. */
const interrupted = async (args: readonly string[], out: string, signal: NodeJS.Signals, more: number) => {
  const command = fileURLToPath(new URL('../bin/cairn.js', import.meta.url));
  const before = await linesOf(out);
  const child = spawn(process.execPath, [command, 'survey', ...args, '--out', out], { cwd: folder });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  while ((await linesOf(out)) < before + more && child.exitCode === null)
    await new Promise((later) => setTimeout(later, 20));
  child.kill(signal);
  return { status: await ended, err };
};

interface Report {
  readonly totals: Readonly<Record<'deals' | 'winnable' | 'unwinnable' | 'unknown', number>>;
  readonly nodes: object;
  readonly convergence: object;
}
const reportOf = async (out: string): Promise<Report> => {
  const { status, out: text } = await plainly('report', out, '--json');
  expect(status).toBe(0);
  return JSON.parse(text) as Report;
};

test('killed again and again, it ends with what an undisturbed survey finds', async () => {
  const [kills, chunks] = [sized(1, 4), sized(16, 40)];
  const deals = `1..${chunks * 10}`;
  const args = ['golf', '--deals', deals, '--chunk', '10', '--limit', 'nodes=2000', '--workers', '2'];
  for (let i = 0; i < kills; i++) {
    const { status } = await interrupted(args, 'killed', 'SIGKILL', 4);
    expect(status).toBe(null);
  }
  expect(await linesOf('killed')).toBeLessThan(chunks);
  expect((await survey(...args, '--out', 'killed')).status).toBe(0);
  expect((await survey(...args, '--workers', '1', '--out', 'calm')).status).toBe(0);
  const [killed, calm] = [await reportOf('killed'), await reportOf('calm')];
  expect(killed.totals.deals).toBe(chunks * 10);
  expect(killed.totals).toEqual(calm.totals);
  expect(killed.nodes).toEqual(calm.nodes);
  expect(killed.convergence).toEqual(calm.convergence);
  expect(calm.totals.unknown).toBeGreaterThan(0);
});

test('more is given to the undecided alone, once', async () => {
  const args = ['golf', '--deals', '1..60', '--limit', 'nodes=500', '--chunk', '20', '--out', 'again'];
  await survey(...args);
  const before = await reportOf('again');
  await survey(...args, '--again', 'nodes=1e6');
  const after = await reportOf('again');
  expect(before.totals.unknown).toBeGreaterThan(0);
  expect(after.totals.unknown).toBe(0);
  expect(after.totals.deals).toBe(60);
  const lines = await linesOf('again');
  await survey(...args, '--again', 'nodes=1e6');
  expect(await linesOf('again')).toBe(lines);
});

test('Ctrl-C keeps what is done, and says how to go on', async () => {
  const args = ['golf', '--deals', '1..100000', '--chunk', '20', '--workers', '1'];
  const { status, err } = await interrupted(args, 'stopped', 'SIGINT', 2);
  expect(status).toBe(4);
  expect(err).toContain('Stopped: "stopped" keeps what is done');
  expect((await reportOf('stopped')).totals.deals).toBeGreaterThanOrEqual(40);
});

test('a game of one’s own is surveyed by its file, and its faults have paths', async () => {
  const { base } = value(compileGame(findGame('tripeaks')?.def));
  const file = path.join(folder, 'mine.json');
  const zones = { ...base.zones, hole: { ...base.zones.hole, build: { rank: 'up-or-down' } } };
  await writeFile(file, JSON.stringify({ ...base, id: 'mine', title: 'Mine' }));
  const args = ['--def', 'mine.json', '--deals', '1..40', '--workers', '1', '--out', 'mine'];
  expect((await survey(...args)).status).toBe(0);
  const [mine, known] = [
    await reportOf('mine'),
    JSON.parse((await survey('tripeaks', '--deals', '1..40', '--workers', '1', '--json')).out) as Report,
  ];
  expect(mine.totals).toEqual(known.totals);
  await writeFile(file, JSON.stringify({ ...base, id: 'mine', title: 'Another' }));
  expect((await plainly(...args)).err).toContain('def: another definition');
  await writeFile(file, JSON.stringify({ ...base, zones, wings: 2 }));
  const { status, err } = await plainly('--def', 'mine.json', '--deals', '1..40');
  expect(status).toBe(2);
  expect(err).toMatch(/^mine\.json: .*wings/m);
  expect(err).toMatch(/^mine\.json: zones\.hole/m);
  expect((await plainly('--def', 'none.json', '--deals', '1..9')).err).toContain('Cannot read "none.json"');
  expect((await plainly('golf', '--def', 'mine.json', '--deals', '1..9')).err).toContain('a game or --def');
});

test('what the workshop saves is surveyed like the definition it stands for', async () => {
  const { base } = value(compileGame(findGame('tripeaks')?.def));
  const { def } = value(compileGame(base, { wrap: 'linear' }));
  await writeFile(path.join(folder, 'changed.json'), JSON.stringify(makeVariant(base, def, 'Mine')));
  await writeFile(path.join(folder, 'whole.json'), JSON.stringify(makeVariant(null, def, 'Mine')));
  const asked = ['--deals', '1..40', '--workers', '1', '--json'];
  const [known, ...mine] = await Promise.all(
    [
      ['tripeaks', '--opt', 'wrap=linear'],
      ['--def', 'changed.json'],
      ['--def', 'whole.json'],
    ].map(async (game) => JSON.parse((await survey(...game, ...asked)).out) as Report),
  );
  for (const report of mine) expect(report.totals).toEqual(known?.totals);
  await writeFile(
    path.join(folder, 'changed.json'),
    JSON.stringify({ title: 'Mine', of: 'tripeaks', set: { 'zones.hole.wings': 2 } }),
  );
  expect((await plainly('--def', 'changed.json', '--deals', '1..9')).err).toMatch(
    /^changed\.json: zones\.hole\.wings/m,
  );
});

test('policies count points or cards left, and say whose they are', async () => {
  const { out, err } = await survey('golf', '--deals', '1..50', '--policy', 'turn-up', '--goal', 'left');
  expect(err).toMatch(/50 of 50, .+ to go: .+% \[.+\] won$/m);
  expect(out).toMatch(/played by "turn-up"[^]*values {6}cards left, fewer is better/);
  const sampled = await survey('golf', '--deals', '1..5', '--policy', 'sampling', '--worlds', '7');
  expect(sampled.out).toContain('played by "sampling (7 worlds)"');
  expect(sampled.out).toMatch(/values {6}strokes, "golf" scoring, fewer is better/);
});

test('a report is a page that needs nothing else', async () => {
  const { out } = await plainly('report', 'calm', '--html', 'calm.html');
  expect(out).toContain(`deals       ${sized(16, 40) * 10}`);
  const html = await readFile(path.join(folder, 'calm.html'), 'utf8');
  expect(html).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
});

test.each([
  [['golf'], 'Wanted --deals: which deals'],
  [['golf', '--deals', '9..1'], 'Cannot read deals "9..1"'],
  [['barbershop-quintet', '--deals', 'ms:1..9'], 'odd pack'],
  [['bridge', '--deals', '1..9'], 'There is no game "bridge"'],
  [['golf', '--deals', '1..9', '--chunk', '0'], 'Cannot use chunks of "0"'],
  [['golf', '--deals', '1..9', '--limit', 'nodes=x'], 'Cannot read limit "nodes=x"'],
  [['golf', '--deals', '1..9', '--policy', 'cheat'], "argument 'cheat' is invalid"],
  [['klondike', '--deals', '1..9', '--policy', 'turn-up'], 'Policy "turn-up" cannot play Klondike'],
  [['golf', '--deals', '1..9', '--policy', 'greedy', '--worlds', '9'], 'Policy "greedy" draws no worlds'],
  [['golf', '--deals', '1..9', '--policy', 'sampling', '--worlds', '0'], 'Cannot draw "0" worlds'],
  [
    ['golf', '--deals', '1..9', '--policy', 'greedy', '--goal', 'shortest'],
    'wanted the goal win, score or left',
  ],
  [['--deals', '1..9'], 'There is nothing to survey'],
  [['golf', '--deals', '1..9', '--out', '/dev/null/x'], 'Cannot read the plan'],
  [['report', 'nowhere'], '"nowhere" keeps no survey'],
])('%j is refused', async (args, why) => {
  const { status, out, err } = await plainly(...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(why);
});
