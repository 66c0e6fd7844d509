// Writes docs/api: a page for each published package, from the docstrings in its declarations. `npm run api` builds
// the packages and writes the pages. `npm run api -- --check` compares them with those in the repository. `--built`
// uses the packages as they were built last. TypeDoc needs a compiler's JavaScript interface, which TypeScript 7 does
// not have; this folder is a workspace of its own so that TypeDoc finds TypeScript 5.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Application } from 'typedoc';
import { buildLibraries, copyDeclarations, isBundled, libraries } from '../../scripts/build-libraries.js';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'docs/api');

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

const options = {
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  disableSources: true,
  excludeInternal: true,
  excludeExternals: true,
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  hideGroupHeadings: false,
  useCodeBlocks: true,
  expandObjects: false,
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  parametersFormat: 'table',
  tableColumnSettings: {
    hideDefaults: true,
    hideInherited: true,
    hideModifiers: true,
    hideOverrides: true,
    hideSources: true,
  },
  validation: { notExported: false },
  logLevel: 'Warn',
};

/** The page of a package, with the pages of its namespaces at the end. */
async function page(name, { description }, folder) {
  const out = path.join(folder, name);
  mkdirSync(out);
  const config = path.join(out, 'tsconfig.json');
  const declared = isBundled(name)
    ? path.join(folder, `${name}-types`)
    : path.join(root, 'packages', name, 'dist');
  if (isBundled(name)) {
    mkdirSync(declared);
    await copyDeclarations(name, declared);
  }
  const entry = path.join(declared, 'index.d.ts');
  writeFileSync(config, JSON.stringify({ ...tsconfig, files: [entry] }));
  const app = await Application.bootstrapWithPlugins({ ...options, entryPoints: [entry], tsconfig: config });
  const project = await app.convert();
  if (project === undefined || app.logger.hasErrors()) throw new Error(`Cannot read ${entry}`);
  await app.outputs.writeOutput({ name: 'markdown', path: out }, project);
  const texts = readdirSync(out, { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .toSorted((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || (a < b ? -1 : 1))
    .map((file) => {
      const text = readFileSync(path.join(out, file), 'utf8').trim();
      return file === 'README.md' ? text : `## Namespace ${path.basename(file, '.md')}\n\n${deeper(text)}`;
    });
  return `# @cairn/${name}\n\n${description} [How to begin](../../packages/${name}/README.md).\n\nWritten by \`npm run api\` from the docstrings.\n\n${tidy(texts.join('\n\n'))}\n`;
}

const deeper = (text) => text.replaceAll(/^#/gm, '##');

/** Removes anchors that nothing links to, and points links to a namespace's page to its section. */
const tidy = (text) =>
  text
    .replaceAll(/<a id="property-[^"]*"><\/a> /g, '')
    .replaceAll(/\]\([\w@./]*namespaces\/(\w+)\.md\)/g, (_, name) => `](#namespace-${name.toLowerCase()})`)
    .replaceAll(/\]\([\w@./]*README\.md(#[^)]*)\)/g, ']($1)');

/** Compares the pages with those in the repository, or writes them. Returns the names of those that differ. */
async function reference(write) {
  if (!process.argv.includes('--built'))
    await buildLibraries([...libraries().keys()].filter((name) => !isBundled(name)));
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-api-'));
  const differ = [];
  try {
    const pages = new Map();
    for (const [name, manifest] of libraries()) pages.set(`${name}.md`, await page(name, manifest, folder));
    const old = existsSync(target) ? readdirSync(target) : [];
    for (const file of new Set([...old, ...pages.keys()])) {
      const text = pages.get(file);
      const full = path.join(target, file);
      if (old.includes(file) && text === readFileSync(full, 'utf8')) continue;
      differ.push(file);
      if (!write) continue;
      mkdirSync(target, { recursive: true });
      if (text === undefined) rmSync(full);
      else writeFileSync(full, text);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return differ;
}

const check = process.argv.includes('--check');
const differ = await reference(!check);
console.log(`docs/api: ${differ.join(', ') || 'as the docstrings say'}`);
if (check && differ.length > 0) {
  console.log('These pages are not what the docstrings say: run npm run api');
  process.exitCode = 1;
}
