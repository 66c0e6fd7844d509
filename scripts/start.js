// `npm start`: builds the app, bundles the server, and serves the app on this machine.

import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.js';
import { bundle } from './bundle.js';
import { isLoadedLater } from './server.js';

const entry = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));
const server = new URL('../packages/server/dist/main.js', import.meta.url);

const [app] = await Promise.all([buildWeb(), bundle(entry, fileURLToPath(server), isLoadedLater)]);
process.argv.splice(2, process.argv.length, app);
await import(server.href);
