// Surveys under stress: killed workers, paused workers, a database that crashes, a full disk. `npm run ordeal [chunks
// [seed]]`. Packages from other authors are not bundled.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const entry = fileURLToPath(new URL('../packages/lab/ordeal/main.ts', import.meta.url));
const ordeal = new URL('../node_modules/.cache/cairn/ordeal.js', import.meta.url);

await bundle(entry, fileURLToPath(ordeal), (id) => !/^[./]|^@cairn\//.test(id));
await import(ordeal.href);
