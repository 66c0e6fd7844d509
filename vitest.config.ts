// Two projects: `unit` runs in plain Node beside each package; `browser` drives the built app in real Chromium,
// after the others and one file at a time, because a page under test should not compete for the processor.

import { defineConfig } from 'vitest/config';

const browser = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
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
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
