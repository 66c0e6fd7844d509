// The gate tells what failed where its end is read: a real run of vitest over tests that fail in every way a test can,
// and the lines that are printed of it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tellFailures, type Failure } from '../scripts/failures.js';

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
