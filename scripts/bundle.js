// Bundles a TypeScript entry into a file that Node 20 can run: our own packages and their dependencies are included,
// Node's modules are not.

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { SOURCE } from './source.js';

/**
 * Writes the bundle of `entry` to `file`, with a source map beside it. Each file appears complete or not at all, so
 * that two processes may bundle at the same time.
 * @param {string} entry
 * @param {string} file
 * @param {(name: string) => boolean} [external] modules to leave out, besides Node's
 */
export async function bundle(entry, file, external = () => false) {
  const folder = path.dirname(file);
  const resolve = { conditionNames: [SOURCE, 'node', 'import', 'default'] };
  const build = await rolldown({ input: entry, platform: 'node', external, resolve });
  const { output } = await build.generate({ file, format: 'esm', sourcemap: true, codeSplitting: false });
  await build.close();
  await mkdir(folder, { recursive: true });
  for (const part of output.toReversed()) {
    const half = path.join(folder, `.${part.fileName}.${process.pid}`);
    await writeFile(half, part.type === 'chunk' ? part.code : part.source);
    await rename(half, path.join(folder, part.fileName));
  }
}
