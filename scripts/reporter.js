// Reports the results of vitest to the gate (scripts/check.js): how many tests passed, the name of each that failed
// with the beginning of its error, and how long each file took. The report is written to CAIRN_REPORT after every
// file, so that a run that is ended from outside has said which files were running.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const file = process.env.CAIRN_REPORT;

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {readonly import('./failures.js').Failure[]} failures
 * @property {readonly string[]} running files that had begun and not ended
 * @property {import('./order.js').Times} times
 */

/** The error, line by line: the message, then what is missing (-) and what is too much (+). */
const linesOf = ({ message = '', diff = '', stack = '' }) => {
  const clean = (text) => stripVTControlCharacters(text).split('\n');
  const changes = clean(diff).filter((line) => /^[-+] /.test(line) && !/^. (Expected|Received)$/.test(line));
  const place = /\(?([^\s()]+\.tsx?:\d+):\d+/.exec(
    clean(stack).find((line) => /\.test\.tsx?:\d/.test(line)) ?? '',
  );
  return [
    ...clean(message).filter((line) => line.trim() !== ''),
    ...changes,
    ...(place === null ? [] : [`at ${nameOf(place[1].replace('file://', ''))}`]),
  ];
};

const failure = (name, errors) => ({ name, lines: errors.flatMap(linesOf) });
const nameOf = (address) => path.relative(process.cwd(), address);

/** The failures of a file: its tests, or the file itself if it or a hook in it could not run. */
const failuresOf = (module) => {
  const where = nameOf(module.moduleId);
  const tests = [...module.children.allTests('failed')].map((test) =>
    failure(`${where} > ${test.fullName}`, test.result().errors ?? []),
  );
  const groups = [module, ...module.children.allSuites()].flatMap((group) => group.errors());
  return groups.length === 0 && (tests.length > 0 || module.state() !== 'failed')
    ? tests
    : [...tests, failure(where, groups)];
};

export default class {
  passed = 0;
  failures = [];
  running = new Set();
  times = {};

  write() {
    const { passed, failures, running, times } = this;
    writeFileSync(file, JSON.stringify({ passed, failures, running: [...running], times }));
  }

  onTestModuleStart({ moduleId }) {
    this.running.add(nameOf(moduleId));
    this.write();
  }

  onTestModuleEnd(module) {
    const name = nameOf(module.moduleId);
    this.running.delete(name);
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.times[name] = collectDuration + setupDuration + duration;
    this.passed += [...module.children.allTests('passed')].length;
    this.failures.push(...failuresOf(module));
    this.write();
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) {
      const where = error.VITEST_TEST_PATH;
      this.failures.push(
        failure(`${where === undefined ? '' : `${nameOf(where)} > `}outside of any test`, [error]),
      );
    }
    this.write();
  }
}
