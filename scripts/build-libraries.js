// Compiles the published packages into `packages/<name>/dist`: a .js and a .d.ts for each source file. A package is
// compiled against the declarations of the packages it depends on, as its users compile against it. Arguments are
// names of packages. Without any it builds the package of the current folder (npm runs `prepack` there), or all of
// them. docs/decisions/0011-packages.md has the reasons.

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

/**
 * The manifests of the published packages by folder name, dependencies before their dependents.
 * @returns {Map<string, { name: string, version: string, description: string, dependencies?: Record<string, string> }>}
 */
export function libraries() {
  const found = new Map();
  for (const name of readdirSync(path.join(root, 'packages')).toSorted()) {
    const file = path.join(root, 'packages', name, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    if (manifest.private !== true) found.set(name, manifest);
  }
  const sorted = new Map();
  const visit = (name) => {
    if (sorted.has(name)) return;
    if (!found.has(name))
      throw new Error(`A published package depends on packages/${name}, which is private`);
    dependenciesOf(found.get(name)).forEach(visit);
    sorted.set(name, found.get(name));
  };
  [...found.keys()].forEach(visit);
  return sorted;
}

const dependenciesOf = (manifest) =>
  Object.keys(manifest.dependencies ?? {})
    .filter((name) => name.startsWith('@cairn/'))
    .map((name) => name.slice('@cairn/'.length));

/**
 * The compiler rewrites the endings of imports only in .js files, and not every compiler accepts `.ts` in a .d.ts
 * file.
 */
const withJsEndings = (text) => text.replaceAll(/((?:from|import\() ?)'(\.{1,2}\/[^']+)\.ts'/g, "$1'$2.js'");

async function tscWith(name, args) {
  try {
    await promisify(execFile)(process.execPath, [tsc, ...args]);
  } catch (error) {
    throw new Error(`Cannot compile packages/${name}:\n${error.stdout}`, { cause: error });
  }
}

/** Compiles one package. Files of an earlier build without a source are removed. */
async function compile(name) {
  const folder = path.join(root, 'packages', name);
  const out = path.join(folder, 'dist');
  const options =
    '--composite false --incremental false --emitDeclarationOnly false --rewriteRelativeImportExtensions --customConditions null --declaration';
  const args = ['-p', folder, ...options.split(' '), '--rootDir', `${folder}/src`, '--outDir', out];
  await tscWith(name, args);
  const expected = new Set(
    readdirSync(path.join(folder, 'src'), { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => ['js', 'd.ts'].map((ending) => file.replace(/ts$/, ending))),
  );
  for (const file of readdirSync(out, { recursive: true })) {
    const full = path.join(out, file);
    if (!/\.\w+$/.test(file)) continue;
    if (!expected.has(file)) rmSync(full);
    else if (file.endsWith('.d.ts')) writeFileSync(full, withJsEndings(readFileSync(full, 'utf8')));
  }
}

/** Bundles a package with a vite.config.ts into the file that its manifest names. */
async function bundleElement(name) {
  const folder = path.join(root, 'packages', name);
  await build({ root: folder, configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' });
  await copyDeclarations(name, path.join(folder, 'dist'));
}

/**
 * Copies the declarations of a bundled package, as `npm run types` writes them for the workspace, to a folder. They
 * refer to no other package.
 */
export async function copyDeclarations(name, out) {
  await tscWith(name, ['-b', path.join(root, 'packages', name)]);
  const declared = path.join(root, 'node_modules/.cache/types', name, 'src');
  const copy = (file) => {
    const text = readFileSync(path.join(declared, file), 'utf8');
    writeFileSync(path.join(out, file), withJsEndings(text));
    for (const [, next] of text.matchAll(/from '\.\/([^']+)\.ts'/g)) copy(`${next}.d.ts`);
  };
  copy('index.d.ts');
}

/** Whether a package is published as one file that contains its dependencies. */
export const isBundled = (name) => existsSync(path.join(root, 'packages', name, 'vite.config.ts'));

/** Builds the named packages and their dependencies. */
export async function buildLibraries(names = [...libraries().keys()]) {
  const wanted = new Set();
  const want = (name) => {
    wanted.add(name);
    dependenciesOf(libraries().get(name)).forEach(want);
  };
  names.forEach(want);
  for (const name of libraries().keys())
    if (wanted.has(name)) await (isBundled(name) ? bundleElement(name) : compile(name));
}

if (process.argv[1] === import.meta.filename) {
  const here = path.relative(path.join(root, 'packages'), process.cwd());
  const given = process.argv.slice(2);
  await buildLibraries(given.length > 0 ? given : libraries().has(here) ? [here] : undefined);
}
