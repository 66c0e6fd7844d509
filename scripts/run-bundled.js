// Node 20 cannot run TypeScript, so the first use of a command bundles its sources into one file, and a later use does
// so again when a source is newer than the bundle; otherwise this only imports it.

import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../packages/', import.meta.url);

const changedAt = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When the newest source file of any package, or a dependency, was changed; milliseconds since 1970. */
function sourcesChangedAt() {
  let newest = changedAt(new URL('../package-lock.json', packages));
  for (const name of readdirSync(packages)) {
    const source = new URL(`${name}/src/`, packages);
    if (name === 'web' || changedAt(source) === 0) continue;
    for (const file of readdirSync(source, { recursive: true }))
      newest = Math.max(newest, changedAt(new URL(file, source)));
  }
  return newest;
}

/**
 * Runs a command of a package.
 * @param {string} entry below packages/, such as "cli/src/command.ts"
 * @param {string} file the bundle, below packages/
 * @param {(name: string) => boolean} external modules to leave out of it
 */
export async function runBundled(entry, file, external) {
  const bundled = new URL(file, packages);
  if (changedAt(bundled) < sourcesChangedAt()) {
    const { bundle } = await import('./bundle.js');
    await bundle(fileURLToPath(new URL(entry, packages)), fileURLToPath(bundled), external);
  }
  await import(bundled.href);
}
