// Two projects: `unit` runs in plain Node beside each package; `browser` drives the built app in real Chromium, after
// the others, because a page under test should not compete with a search. Vitest would leave one core idle.

import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SOURCE } from './scripts/source.js';

/** Files that take longest, the longest first: they begin first, or one worker would end alone with one of them. */
const LONG = [
  'browser/walk',
  'browser/screens',
  'browser/families',
  'browser/play',
  'browser/desk',
  'browser/languages',
  'conformance/definition',
  'conformance/play',
  'lab/test/ordeal',
  'lab/test/cluster',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Packages are read as sources. */
const ssr = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };

const browser = 'packages/{element,web}/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ssr,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', browser],
          // No test leaves anything behind in a module: files of a worker share them, and load each once.
          pool: 'threads',
          isolate: false,
          // A busy machine is not a fault: some tests compile or play hundreds of games.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ssr,
        test: {
          name: 'browser',
          include: [browser],
          globalSetup: ['packages/web/test/setup.ts'],
          // Pages wait for pictures most of the time; more than two at once only wait longer.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two pages share the cores: what comes may come late, and what does not come is waited for in vain.
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
