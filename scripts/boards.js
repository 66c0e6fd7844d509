// Boards of daily deals for many games and dates, with what each takes: `npm run boards -- --games "golf tripeaks"
// --dates 10 --seed 1 --board 60 --seconds 600`. Packages from other authors are not bundled.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const entry = fileURLToPath(new URL('../packages/server/ordeal/boards.ts', import.meta.url));
const ordeal = new URL('../node_modules/.cache/cairn/boards.js', import.meta.url);

await bundle(entry, fileURLToPath(ordeal), (id) => !/^[./]|^@cairn\//.test(id));
await import(ordeal.href);
