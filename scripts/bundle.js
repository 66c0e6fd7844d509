// Bundles one TypeScript entry into one file Node 20 can run: our own packages and their dependencies inside,
// Node's modules outside.

import { rolldown } from 'rolldown';

/** Writes the bundle of `entry` to `file`, with a source map beside it. */
export async function bundle(entry, file) {
  const build = await rolldown({ input: entry, platform: 'node' });
  try {
    await build.write({ file, format: 'esm', sourcemap: true, codeSplitting: false });
  } finally {
    await build.close();
  }
}
