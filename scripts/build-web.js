// Builds the web app, and a .br and a .gz beside every text file that becomes smaller, so that the server only
// chooses a file. Used by `npm run build`, `npm start`, the browser tests and the size budget.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../packages/web', import.meta.url));
const text = /\.(html|js|css|svg|json|webmanifest|txt|wasm|ico|map)$/;
const encoders = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  // Smaller blocks than usual (memLevel 8) make the first script 0.2 % smaller.
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 6 }),
};

/** Writes `<file>.br` and `<file>.gz` if they are smaller than the file. */
async function compress(file) {
  const bytes = await readFile(file);
  for (const [ending, encode] of Object.entries(encoders)) {
    const packed = await encode(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  }
}

/** Builds packages/web into `outDir` (default packages/web/dist), which is emptied first. Returns that folder. */
export async function buildWeb(outDir = path.join(root, 'dist')) {
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const files = await readdir(outDir, { recursive: true });
  await Promise.all(files.filter((file) => text.test(file)).map((file) => compress(path.join(outDir, file))));
  return outDir;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`Built ${path.relative(process.cwd(), await buildWeb())}`);
}
