// What is too hard for every day. `npm run ordeal [chunks [seed]]`: surveys with killed workers, paused workers, a
// database that crashes, a full disk. `npm run ordeal -- club …`: many players at once. Packages from other authors are
// not bundled.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const [what] = process.argv.slice(2);
const isClub = what === 'club';
if (isClub) process.argv.splice(2, 1);
const folder = isClub ? 'server' : 'lab';
const entry = fileURLToPath(new URL(`../packages/${folder}/ordeal/main.ts`, import.meta.url));
const ordeal = new URL(`../node_modules/.cache/cairn/ordeal-${folder}.js`, import.meta.url);

await bundle(entry, fileURLToPath(ordeal), (id) => !/^[./]|^@cairn\//.test(id));
await import(ordeal.href);
