// Bundles the comparison with Solvitaire's presets and runs it with the given arguments; see
// packages/solver/bench/presets.ts.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const at = (name) => fileURLToPath(new URL(`../packages/solver/${name}`, import.meta.url));

await bundle(at('bench/presets.ts'), at('dist/presets.js'));
const args = [at('dist/presets.js'), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
