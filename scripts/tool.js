// Builds the app and runs one of the tools in packages/web/tools on it: `node scripts/tool.js sheet [arguments]`. The
// tool is bundled first, because Node cannot run TypeScript. Packages from other authors are not bundled.

import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.js';
import { bundle } from './bundle.js';

const [name = '', ...more] = process.argv.slice(2);
const entry = fileURLToPath(new URL(`../packages/web/tools/${name}.ts`, import.meta.url));
const tool = new URL(`../node_modules/.cache/cairn/${name}.js`, import.meta.url);
const isOutside = (id) => !/^[./]|^@cairn\//.test(id);

const [app] = await Promise.all([buildWeb(), bundle(entry, fileURLToPath(tool), isOutside)]);
process.argv.splice(2, process.argv.length, app, ...more);
await import(tool.href);
