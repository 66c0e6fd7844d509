#!/usr/bin/env node
// The `cairn` command. Node 20 cannot run TypeScript, so the first use bundles the sources into one file, and a
// later use does so again when a source is newer than the bundle; otherwise this only imports it.

import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../../', import.meta.url);
const entry = fileURLToPath(new URL('cli/src/command.ts', packages));
const bundled = new URL('cli/dist/cairn.js', packages);

/** Databases stay outside: only a few verbs load them, and PGlite's other files lie beside it. */
const isDatabase = (name) => /^(pg|pg-boss|@electric-sql\/pglite)$/.test(name);

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

if (changedAt(bundled) < sourcesChangedAt()) {
  const { bundle } = await import('../../../scripts/bundle.js');
  await bundle(entry, fileURLToPath(bundled), isDatabase);
}
await import(bundled.href);
