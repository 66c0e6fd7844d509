// Compiles the AssemblyScript kernels of the solver. packages/solver/wasm/X.ts becomes packages/solver/src/wasm/X.ts,
// a module with the binary as text. The result is committed, so that the compiler is needed only when a kernel
// changes; a test compares.

import { main } from 'assemblyscript/asc';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../packages/solver');

/** What the files of src/kernels/X/core import as portable.ts is another file here. */
const PORTABLE = path.join(root, 'wasm/shared/portable.ts');

/**
 * The text of a file, by its name from packages/solver/wasm. The compiler adds `.ts` to names that end with it.
 * @param {string} name
 */
const source = (name) => {
  const file = path.join(root, 'wasm', name.replace(/\.ts\.ts$/, '.ts'));
  if (path.basename(file) === 'portable.ts') return readFileSync(PORTABLE, 'utf8');
  return file.endsWith('.ts') && existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/**
 * The module for one kernel, compiled from its source.
 * @param {string} name
 */
export const compiled = async (name) => {
  const file = `${name}.ts`;
  const flags = '-O3 --converge --noAssert --runtime stub --importMemory --enable simd --enable bulk-memory';
  let binary = new Uint8Array();
  const { error } = await main([file, '-o', 'kernel.wasm', ...flags.split(' ')], {
    readFile: (read) => source(read),
    writeFile: (_name, contents) => void (binary = contents),
    listFiles: () => [],
  });
  if (error !== null) throw new Error(`Cannot compile ${file}: ${error.message}`);
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  const text = lines.map((line) => `  '${line}'`).join(' +\n');
  return `/** Made by scripts/build-wasm.js from packages/solver/wasm/${file}: ${binary.length} bytes in base64. */\nexport default ${text.trimStart()};\n`;
};

export const kernels = readdirSync(path.join(root, 'wasm'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

if (process.argv[1] === import.meta.filename)
  for (const name of kernels) writeFileSync(path.join(root, 'src/wasm', `${name}.ts`), await compiled(name));
