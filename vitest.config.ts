// Two projects: `unit` runs in plain Node beside each package; `browser` drives the built app in real Chromium.
// scripts/check.js runs both at once.

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { knownTimes } from './scripts/order.js';
import { SOURCE } from './scripts/source.js';
import { leftOut } from './scripts/turns.js';

const times = knownTimes();

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const time = ({ moduleId }: TestSpecification): number =>
      times[path.relative(import.meta.dirname, moduleId)] ?? 0;
    return (await super.sort(files)).toSorted((one, other) => time(other) - time(one));
  }
}

/** Packages are read as sources. */
const ssr = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };

const unit = [
  'packages/*/test/**/*.test.ts',
  'packages/web/src/features/**/test/*.test.ts',
  'test/**/*.test.ts',
];
const browser = [
  'packages/{element,server,web}/test/browser/**/*.test.ts',
  'packages/web/src/features/**/test/*.browser.test.ts',
];

const waiting = leftOut(process.env.CAIRN_DAY);

/**
 * A test that takes an hour hangs. A slow or busy machine is not a fault, so no test has a limit of its own, and this
 * one is about a hundred times what the longest test takes.
 */
const HANGS_MS = 3_600_000;

/** A page that has not shown something after two minutes never will. Most of it is shown at once. */
const NEVER_MS = 120_000;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ssr,
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/node_modules/**', ...browser, ...waiting],
          // No test leaves state in a module, so the files of a worker share modules and load each once.
          pool: 'threads',
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: { timeout: NEVER_MS } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        ssr,
        test: {
          name: 'browser',
          include: browser,
          exclude: ['**/node_modules/**', ...waiting],
          globalSetup: ['packages/web/test/setup.ts'],
          pool: 'threads',
          isolate: false,
          // Pages mostly wait for pictures. More than two at once only wait longer.
          maxWorkers: 2,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: { timeout: NEVER_MS } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
