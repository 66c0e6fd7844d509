// The gate tells what failed where its end is read: a real run of vitest over tests that fail in every way a test can,
// and the lines that are printed of it.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tellFailures, type Failure } from '../scripts/failures.js';
import { turns } from '../scripts/turns.js';

const root = path.resolve(import.meta.dirname, '..');

const TESTS = `
test('wrong', () => expect('${'x'.repeat(300)}').toBe('y'));
test('right', () => expect(1).toBe(1));
test('alone', () => setTimeout(() => { throw new Error('a stray error'); }));
describe('a group', () => {
  beforeAll(() => { throw new Error('no hook'); });
  test('never begun', () => undefined);
});`;

test('of every failure its name and the beginning of its error are told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'some.test.js'), TESTS);
  writeFileSync(path.join(folder, 'broken.test.js'), 'const = 1;');
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const reporter = path.join(root, 'scripts/reporter.js');
  const env = { ...process.env, CAIRN_REPORT: report };
  const run = spawnSync(vitest, ['run', '--globals', `--reporter=${reporter}`], { cwd: folder, env });
  expect(run.status).toBe(1);
  const seen = JSON.parse(readFileSync(report, 'utf8')) as { passed: number; failures: readonly Failure[] };
  expect(seen).toMatchObject({ passed: 2, running: [] });
  const told = tellFailures(seen.failures);
  expect(told.filter((line) => line.startsWith('FAILED')).toSorted()).toEqual([
    'FAILED broken.test.js',
    'FAILED some.test.js',
    'FAILED some.test.js > outside of any test',
    'FAILED some.test.js > wrong',
  ]);
  expect(told.join('\n')).toMatch(/> wrong\n {2}expected 'x+…' to be 'y'/);
  expect(told.join('\n')).toMatch(/FAILED some\.test\.js\n {2}no hook/);
  expect(told.join('\n')).toMatch(/> outside of any test\n {2}a stray error/);
});

test('a great many failures are told in few lines, one in many', () => {
  const failed = (count: number): readonly Failure[] =>
    Array.from({ length: count }, (_, i) => ({ name: `test ${i}`, lines: Array<string>(40).fill('why') }));
  expect(tellFailures([])).toEqual([]);
  expect(tellFailures([{ name: 'long', lines: ['x'.repeat(9999)] }])[1]).toHaveLength(200);
  expect(tellFailures(failed(1))).toHaveLength(19);
  expect(tellFailures(failed(300)).slice(-3)).toEqual(['FAILED test 16', 'and 283 more', '']);
  expect(tellFailures(failed(300))).toHaveLength(19);
});

test('files that take turns are there, each once', () => {
  expect(turns.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(turns).size).toBe(turns.length);
});

test('every file has its turn within a week, and at once if its code was changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-turns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (command: string, ...args: string[]): string =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8' }).stdout;
  mkdirSync(path.join(folder, 'scripts'));
  for (const file of ['turns.js', 'order.js'])
    cpSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const waiting = (day?: number): readonly string[] => {
    const code = `import('./scripts/turns.js').then(({ leftOut }) => console.log(JSON.stringify(leftOut(${day === undefined ? '' : `'${day}'`}))))`;
    return JSON.parse(run('node', '-e', code)) as readonly string[];
  };
  // Without git nobody knows what was changed.
  expect(waiting(20_780)).toEqual([]);
  const commit = (): void => {
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'some');
  };
  run('git', 'init', '-q');
  commit();
  expect(waiting()).toEqual([]);
  const days = Array.from({ length: 7 }, (_, i) => waiting(20_780 + i));
  for (const file of turns)
    expect([file, days.filter((day) => day.includes(file)).length]).toEqual([file, 6]);
  const write = (file: string, text = ''): void => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const called = (): readonly string[] => {
    const now = waiting(20_780);
    return days[0]?.filter((file) => !now.includes(file)) ?? [];
  };
  const among = (...folders: readonly string[]): readonly string[] =>
    days[0]?.filter((file) => folders.some((each) => file.startsWith(each))) ?? [];
  // A text and a test are nothing that other tests are about.
  write('packages/lab/package.json', '{ "private": true }');
  commit();
  write('of-no-package.txt', 'one');
  commit();
  write('packages/lab/README.md');
  write('packages/lab/test/other.test.ts');
  expect(called()).toEqual([]);
  const [one = ''] = among('packages/solver/');
  write(one);
  expect(called()).toEqual([one]);
  write('packages/solver/src/new.ts');
  const all = among('packages/solver/', 'test/packages.test.ts');
  expect(called()).toEqual(all);
  // If they take too long together, those run whose turn is farthest off, and the file that was changed itself.
  const turnOf = (file: string): number => days.findIndex((day) => !day.includes(file));
  const times = (ms: number): void =>
    write('test/times.json', JSON.stringify(Object.fromEntries(all.map((file) => [file, ms]))));
  times(25_000);
  const others = all.filter((file) => file !== one);
  const some = called().filter((file) => file !== one);
  expect(some).toHaveLength(2);
  expect(called()).toContain(one);
  expect(some.map(turnOf)).toEqual([6, 6]);
  expect(others.filter((file) => turnOf(file) === 6).length).toBeGreaterThan(1);
  times(100_000);
  expect(called()).toEqual([one]);
  write('test/times.json', '{}');
  // A feature calls for its own tests, the shell for those of the whole app.
  write('packages/web/package.json', '{ "private": true }');
  commit();
  write('of-no-package.txt', 'two');
  commit();
  expect(called()).toEqual([]);
  write('packages/web/src/features/hints/new.ts');
  expect(called()).toEqual(among('packages/web/src/features/hints/'));
  write('packages/web/src/shell/new.ts');
  expect(called()).toEqual(among('packages/web/src/features/hints/', 'packages/web/test/'));
});
