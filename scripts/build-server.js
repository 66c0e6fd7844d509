// Bundles the server: `node scripts/build-server.js`.

import { fileURLToPath } from 'node:url';
import { bundleServer } from './server.js';

console.log(fileURLToPath(await bundleServer()));
