// The gate. `npm run ok` runs it with the unit tests, `npm test` with the browser tests too; CI runs `npm test`. There
// are two lanes (docs/decisions/0025-two-lanes.md): the unit tests and then the tools; the build and then the browser
// tests, which need it. Every step runs even if another one failed. Each tool counts as one check, each test as one. At
// the end it prints the times, the slowest files, what failed and how, and as its last line `N passed, N failed`.
// Arguments go to vitest. In CI the unit tests run on one of the supported versions of Node, a different one every day.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tellFailures } from './failures.js';
import { fetchNode, nodeOf } from './nodes.js';
import { rememberTimes, slowest } from './order.js';
import { folder, take, takeAside } from './step.js';
import { leftOut } from './turns.js';

const build = { name: 'build', command: 'npm run --silent build' };
/** Types are checked by the linter, which has to read them all in any case. */
const tools = [
  { name: 'lint and types', command: 'npm run --silent lint:types' },
  { name: 'dead code', command: 'npm run --silent dead' },
  { name: 'imports', command: 'npm run --silent house' },
  { name: 'format', command: 'npm run --silent format:check' },
];
const size = { name: 'size budget', command: 'npm run --silent size' };

const given = process.argv.slice(2);
/**
 * Each project runs in a process of its own, at the same time. If files are named, a project may have none of them.
 */
const projects = given.includes('--project') ? [given[given.indexOf('--project') + 1]] : ['unit', 'browser'];
const rest = given.filter((each, i) => each !== '--project' && given[i - 1] !== '--project');

/** The day, counted from 1970. It chooses what takes turns, in tests (`ofToday`) and of files (turns.js). */
const day = Number(process.env.CAIRN_DAY ?? Math.floor(Date.now() / 86_400_000));
if (!Number.isSafeInteger(day) || day < 0)
  throw new Error(`CAIRN_DAY="${process.env.CAIRN_DAY}" is not a day; wanted a number such as 20780`);
if (rest.length === 0) {
  process.env.CAIRN_DAY = `${day}`;
  const waiting = leftOut(process.env.CAIRN_DAY);
  console.log(`Day ${day}: CAIRN_DAY=${day} repeats what has its turn in this run.`);
  console.log(`${waiting.length} long test files are not in it: ${waiting.join(', ')}`);
} else delete process.env.CAIRN_DAY;

const total = { passed: 0, failures: [], times: {} };
const summary = [];
const note = ({ name, seconds }, passed, failures) => {
  total.passed += passed;
  total.failures.push(...failures);
  summary.push(`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name}, ${seconds.toFixed(1)} s`);
};
const whyEnded = (code) => (code === null ? 'ended: it took too long' : `exited with code ${code}`);

/** A tool is one check. It has passed if its exit status is 0. */
const noteTool = (step) => {
  const { name, code, said } = step;
  const failed = code === 0 ? [] : [{ name, lines: [...said, whyEnded(code)] }];
  note(step, 1 - failed.length, failed);
  return failed.length === 0;
};

/** The results of the tests (scripts/reporter.js). A run that failed without a failed test is a failure itself. */
const noteTests = (step, file) => {
  /** @type {import('./reporter.js').Report} */
  let seen = { passed: 0, failures: [], running: [], times: {} };
  try {
    seen = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // It ended before the first file did.
  }
  const { passed, failures, running, times } = seen;
  Object.assign(total.times, times);
  const broken = step.code !== 0 || (passed === 0 && rest.length === 0);
  const silent = broken && (failures.length === 0 || running.length > 0);
  const lines = [whyEnded(step.code), ...running.map((name) => `in ${name}`)];
  note(step, passed, silent ? [...failures, { name: step.name, lines }] : failures);
};

const runTools = async () => {
  for (const tool of tools) noteTool(await takeAside(tool));
};

/** The PATH of the unit tests: in CI it begins with the Node of the day. */
const chooseNode = (project) => {
  if (process.env.CI !== 'true' || project !== 'unit') return { version: process.versions.node, env: {} };
  const version = nodeOf(day);
  const bin = fetchNode(version);
  if (bin === null) {
    console.log(`Node ${version} cannot be downloaded, so the unit tests run on ${process.versions.node}`);
    return { version: process.versions.node, env: {} };
  }
  return { version, env: { PATH: bin } };
};

const takeTests = async (project, built, run) => {
  const report = path.join(folder, `report-${project}.json`);
  const { version, env } = chooseNode(project);
  const reporters = '--reporter=default --reporter=./scripts/reporter.js';
  const command = `node node_modules/vitest/vitest.mjs run --project ${project} --allowOnly=false ${reporters}`;
  const more = rest.length === 0 ? '' : ` --passWithNoTests ${rest.join(' ')}`;
  const step = { name: `${project} tests on Node ${version}`, command: command + more };
  noteTests(await run(step, { CAIRN_REPORT: report, ...built, ...env }), report);
};

/** The browser tests and the size budget are about the app that was just built. */
const runBuilt = async () => {
  const isBuilt = noteTool(await takeAside(build));
  const built = isBuilt ? { CAIRN_BUILT: path.resolve('packages/web/dist') } : {};
  if (projects.includes('browser'))
    await takeTests('browser', built, projects[0] === 'browser' ? take : takeAside);
  noteTool(await takeAside(size));
};

const runUnit = async () => {
  if (projects.includes('unit')) await takeTests('unit', {}, take);
  await runTools();
};

// The build begins first, because a Node that has to be downloaded holds up this process.
await Promise.all([runBuilt(), runUnit()]);
rememberTimes(total.times);

console.log(`\n${summary.join('\n')}\n`);
console.log(`Slowest files:\n${slowest(total.times).join('\n')}\n`);
for (const line of tellFailures(total.failures)) console.log(line);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
