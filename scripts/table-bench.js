// Bundles the benchmark of the tables of contests and runs it; see packages/server/test/club/table-bench.ts.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const at = (name) => fileURLToPath(new URL(`../packages/server/${name}`, import.meta.url));
const isOutside = (name) => !/^[./]|^@cairn\//.test(name);

await bundle(at('test/club/table-bench.ts'), at('dist/table-bench.js'), isOutside);
const counts = process.argv.length > 2 ? process.argv.slice(2) : ['20000', '100000'];
const run = spawnSync(process.execPath, [at('dist/table-bench.js'), ...counts], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;
