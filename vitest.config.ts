// Two projects: `unit` runs in plain Node beside each package; `browser` drives the built app in real Chromium, after
// the others, because a page under test should not compete with a search. Vitest would leave one core idle.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browser = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', browser],
          // A busy machine is not a fault: some tests compile or play hundreds of games.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
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
