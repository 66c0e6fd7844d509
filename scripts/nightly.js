// Everything that takes too long for every commit: `npm run nightly`. The unit tests on every supported version of
// Node; tests that are short in the gate at full size; ten times as many comparisons of each kernel with the
// reference search; surveys under kills at full size; ten thousand fuzzed links. The seed is new each time and
// printed first; `npm run nightly -- --seed N` repeats a run. Words name the steps to run, as in `npm run nightly --
// links`.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tellFailures } from './failures.js';
import { fetchNode, NODES } from './nodes.js';
import { commitTimes, slowest } from './order.js';
import { folder, take } from './step.js';

/** A new seed: the seconds of the clock, kept small because tests multiply it. */
export const newSeed = () => Math.floor(Date.now() / 1000) % 1_000_000;

const vitest = (project, files = '') =>
  `node node_modules/vitest/vitest.mjs run --project ${project} --allowOnly=false --reporter=default --reporter=./scripts/reporter.js ${files}`;

const steps = (seed) => [
  // The gate checks types with the linter, which does not write declarations.
  { name: 'types', command: 'npm run --silent types' },
  ...NODES.map((version) => ({ name: `node ${version}`, command: vitest('unit'), version, reports: true })),
  {
    name: 'full',
    command: vitest('unit', 'packages/lab packages/solver packages/games packages/cli test/packages.test.ts'),
    full: true,
    reports: true,
  },
  { name: 'browser', command: vitest('browser'), full: true, reports: true },
  { name: 'agree', command: 'node scripts/agree.js', full: true },
  { name: 'ordeal', command: `node scripts/ordeal.js 1000 ${seed}` },
  { name: 'boards', command: `node scripts/boards.js --dates 1 --board 10 --seconds 1200 --seed ${seed}` },
  { name: 'links', command: `node scripts/links.js 10000 ${seed * 10_000}` },
];

const nightly = async (seed, words) => {
  console.log(`Seed ${seed}. To repeat this run: npm run nightly -- --seed ${seed}`);
  const failures = [];
  const summary = [];
  const times = {};
  for (const { name, command, version, full = false, reports = false } of steps(seed)) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const bin = version === undefined ? '' : fetchNode(version);
    const report = path.join(folder, `${name}.json`);
    const env = {
      ...(full && { CAIRN_SEED: `${seed}` }),
      ...(bin !== '' && bin !== null && { PATH: bin }),
      CAIRN_REPORT: report,
    };
    const step =
      bin === null
        ? { code: 1, seconds: 0, said: [`Node ${version} cannot be downloaded`] }
        : await take({ name, command }, env);
    const failed = [];
    if (reports && bin !== null) {
      /** @type {import('./reporter.js').Report} */
      const seen = JSON.parse(readFileSync(report, 'utf8'));
      failed.push(...seen.failures.map((each) => ({ ...each, name: `${name}: ${each.name}` })));
      if (!full || name === 'browser') Object.assign(times, seen.times);
    }
    if (step.code !== 0 && failed.length === 0)
      failed.push({ name, lines: [...step.said, `exited with code ${step.code}`] });
    failures.push(...failed);
    summary.push(`${failed.length === 0 ? 'ok  ' : 'FAIL'} ${name}, ${step.seconds.toFixed(1)} s`);
  }
  if (words.length === 0 && failures.length === 0) commitTimes(times);
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`Slowest files:\n${slowest(times).join('\n')}\n`);
  for (const line of tellFailures(failures)) console.log(line);
  console.log(`Seed ${seed}`);
  return failures.length === 0 ? 0 : 1;
};

if (process.argv[1] === import.meta.filename) {
  const given = process.argv.slice(2);
  const at = given.indexOf('--seed');
  const seed = at < 0 ? newSeed() : Number(given[at + 1]);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error('Usage: npm run nightly -- [--seed N] [steps…]');
  process.exitCode = await nightly(
    seed,
    given.filter((_, i) => at < 0 || (i !== at && i !== at + 1)),
  );
}
