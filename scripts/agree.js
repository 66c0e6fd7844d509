// Compares every kernel with the reference search on many more small games than the gate does, a few minutes per
// kernel: see packages/solver/test/agreement.ts. `npm run agree [-- words…]`: words in the names of the test files;
// without any it takes all. CAIRN_SEED repeats the same games; CAIRN_AGREE is the factor for the number of positions.

import { spawnSync } from 'node:child_process';
import { newSeed } from './nightly.js';

const files = process.argv.slice(2).map((word) => `packages/solver/test/${word}`);
const seed = process.env.CAIRN_SEED ?? `${newSeed()}`;
console.log(`CAIRN_SEED=${seed}`);
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--disable-console-intercept',
  '--project',
  'unit',
  '-t',
  'the reference says',
];
const env = { ...process.env, CAIRN_SEED: seed, CAIRN_AGREE: process.env.CAIRN_AGREE ?? '10' };
const ran = spawnSync(process.execPath, [...args, ...(files.length > 0 ? files : ['packages/solver/test'])], {
  stdio: 'inherit',
  env,
});
process.exitCode = ran.status ?? 1;
