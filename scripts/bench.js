// Bundles the solver's benchmark and runs it with the given arguments; see packages/solver/bench/bench.ts.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const at = (name) => fileURLToPath(new URL(`../packages/solver/${name}`, import.meta.url));

await bundle(at('bench/bench.ts'), at('dist/bench.js'));
const args = [at('dist/bench.js'), '--nodes', at('bench/nodes.json'), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
