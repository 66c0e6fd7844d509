// The gate. `npm run ok` runs it with the unit tests, `npm test` with the browser tests as well; CI runs
// `npm test`. Every step runs even when an earlier one failed, each tool counts as one check, each test as
// one, and the last line is `N passed, N failed` alone. Arguments go to vitest.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-check-'));
const report = path.join(folder, 'report.json');
const bin = path.resolve('node_modules/.bin');

/** A step that takes longer hangs; it is ended and counts as failed. */
const limitMinutes = 20;

const steps = [
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'dead code', command: 'npm run --silent dead' },
  {
    name: 'tests',
    command: `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${report} ${process.argv.slice(2).join(' ')}`,
    count: countTests,
  },
  { name: 'size budget', command: 'npm run --silent build && npm run --silent size' },
];

let running;
const killRunning = () => {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  } catch {
    // The whole group has ended already.
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    killRunning();
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

/** Runs a shell command in a process group of its own, so that nothing it started outlives it. */
const run = (command) =>
  new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    running = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'inherit', 'inherit'], env });
    const limit = setTimeout(() => {
      console.log(`Ended after ${limitMinutes} minutes: ${command}`);
      killRunning();
    }, limitMinutes * 60_000);
    running.on('error', () => resolve(1));
    running.on('exit', (code) => {
      clearTimeout(limit);
      killRunning();
      resolve(code ?? 1);
    });
  });

/** Adds up vitest's report; a file that could not run counts as one failure. */
function countTests(code) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = results.numFailedTests + broken.length;
  const silent = failed === 0 && (code !== 0 || results.numPassedTests === 0);
  return { passed: results.numPassedTests, failed: silent ? 1 : failed };
}

const total = { passed: 0, failed: 0 };
const summary = [];
for (const { name, command, count } of steps) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const code = await run(command);
  const { passed, failed } = count ? count(code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  summary.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}, ${seconds} s`);
}
rmSync(folder, { recursive: true, force: true });

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
