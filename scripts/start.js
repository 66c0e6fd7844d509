// `npm start`: builds the app, bundles the server, and serves the app and the club on this machine. package.json gives
// Node more room for objects that live for one request, as deploy/server.Dockerfile does.

import { buildWeb } from './build-web.js';
import { bundleServer } from './server.js';

const [app, server] = await Promise.all([buildWeb(), bundleServer()]);
process.argv.splice(2, process.argv.length, app);
await import(server.href);
