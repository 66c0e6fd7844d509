// Surveys under the worst that can happen to them: workers killed, paused, a database that crashes, a full disk.
// `npm run ordeal [chunks [seed]]`; packages from outside stay where they are.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const entry = fileURLToPath(new URL('../packages/lab/ordeal/main.ts', import.meta.url));
const ordeal = new URL('../node_modules/.cache/cairn/ordeal.js', import.meta.url);

await bundle(entry, fileURLToPath(ordeal), (id) => !/^[./]|^@cairn\//.test(id));
await import(ordeal.href);
