// How the server is bundled.

import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const entry = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));
const program = new URL('../packages/server/dist/main.js', import.meta.url);

/**
 * Whether a package stays outside of the bundle: it is loaded when it is first used, or has files of its own beside it.
 * @param {string} name
 */
export const isLoadedLater = (name) => /^(pg|pino|@electric-sql\/pglite|@simplewebauthn\/server)$/.test(name);

/** Bundles the server and returns the address of the file. */
export async function bundleServer() {
  await bundle(entry, fileURLToPath(program), isLoadedLater);
  return program;
}
