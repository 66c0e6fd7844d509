// One test run for the whole house: plain Node, tests beside each package in `packages/<name>/test`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
    passWithNoTests: true,
  },
});
