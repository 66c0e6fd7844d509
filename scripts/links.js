// Opens ten thousand fuzzed links of changed games, plays those that lead to a game, and prints the cost of the
// slowest: `npm run links [count [first]]`.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const entry = fileURLToPath(new URL('../packages/workshop/test/fuzz.ts', import.meta.url));
const links = new URL('../node_modules/.cache/cairn/links.js', import.meta.url);

await bundle(entry, fileURLToPath(links));
await import(links.href);
