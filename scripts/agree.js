// Holds every kernel to the reference on many more small games than the tests do, a few minutes each: see
// packages/solver/test/agreement.ts. Arguments are words of the test files wanted; none takes all.

import { spawnSync } from 'node:child_process';

const files = process.argv.slice(2).map((word) => `packages/solver/test/${word}`);
const args = [
  'vitest',
  'run',
  '--disable-console-intercept',
  '--project',
  'unit',
  '-t',
  'the reference says',
];
const env = { ...process.env, CAIRN_AGREE: process.env.CAIRN_AGREE ?? '10' };
const ran = spawnSync('npx', [...args, ...(files.length > 0 ? files : ['packages/solver/test'])], {
  stdio: 'inherit',
  env,
});
process.exitCode = ran.status ?? 1;
