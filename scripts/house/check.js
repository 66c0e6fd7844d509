// Compares the imports of all sources with the tables in table.js, and looks for cycles of files and of folders,
// including types, dynamic imports and globs. It also looks for types with more than 12 members, functions of more than
// 120 lines, and variables of modules that can be assigned again. Prints a line for each fault, `file: what is wrong`,
// and exits with 1 if there is any. Usage: node scripts/house/check.js [folder of the repository]

import path from 'node:path';
import { otherFiles, readImports, sourceFiles } from './imports.js';
import { cyclesOf } from './cycles.js';
import { readShapes } from './shapes.js';
import { folders, packages, readByTests, shapes } from './table.js';

const root = path.resolve(process.argv[2] ?? '.');
const source = path.join(root, 'packages');
const files = sourceFiles(source);
const imports = readImports(source, files);
const faults = [];
const used = new Set();
const use = (table, name, entry) => used.add(`${table} ${name} ${entry}`);

/** `web/src/play/tree.ts`: the package, then the path in its sources. */
const partsOf = (file) => {
  const [name, , ...inside] = file.split('/');
  return { name, inside };
};

const isEntry = (entry, specifier) =>
  entry.endsWith(':')
    ? specifier.startsWith(entry)
    : specifier === entry || specifier.startsWith(`${entry}/`);

function refusalOutside(name, { specifier, kind }) {
  if (specifier === '') return 'the module of an import() must be a plain string';
  const allowed = packages[name];
  if (allowed === undefined) return `packages/${name} has no row in scripts/house/table.js`;
  const entry = allowed.find((each) => isEntry(each, specifier));
  if (entry !== undefined) {
    use('packages', name, entry);
    return undefined;
  }
  const typed = allowed.find((each) => each.startsWith('type ') && isEntry(each.slice(5), specifier));
  if (typed === undefined) return `packages/${name} may not import '${specifier}'`;
  use('packages', name, typed);
  return kind === 'type' ? undefined : `packages/${name} may import only types from '${specifier}'`;
}

function refusalInside(name, { file, specifier, target }) {
  if (!target.startsWith(`${name}/src/`)) return `'${specifier}' leaves packages/${name}/src`;
  const table = folders[name];
  if (table === undefined) return undefined;
  const [[from, feature], [to, other]] = [partsOf(file).inside, partsOf(target).inside];
  if (from !== to) {
    if (table[from] === undefined) return `${name}/src/${from} has no row in scripts/house/table.js`;
    if (!table[from].includes(to)) return `${name}/src/${from} may not import ${name}/src/${to}`;
    use(`folders ${name}`, from, to);
  } else if (from === 'features' && feature !== other)
    return `feature ${feature} may not import feature ${other}`;
  return undefined;
}

for (const each of imports) {
  const { name } = partsOf(each.file);
  const why = each.specifier.startsWith('.') ? refusalInside(name, each) : refusalOutside(name, each);
  if (why !== undefined) faults.push(`packages/${each.file}: Import direction: ${why}.`);
}

/** The feature of the app that a file belongs to. */
const featureOf = (file) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];

for (const { file, specifier, target } of readImports(source, otherFiles(source))) {
  const { name } = partsOf(file);
  const feature = featureOf(target);
  if (feature !== undefined && featureOf(file) !== feature)
    faults.push(`packages/${file}: Import direction: only tests of feature ${feature} may import it.`);
  if (!specifier.startsWith('.') || target.startsWith('../') || target.startsWith(`${name}/`)) continue;
  const row = readByTests.find((each) => file.startsWith(each.within) && target === each.file);
  if (row === undefined)
    faults.push(
      `packages/${file}: Import direction: '${specifier}' leaves packages/${name}; what tests share lies in packages/testkit.`,
    );
  else use('readByTests', row.within, row.file);
}

const MOST = { members: 12, lines: 120, variable: 0 };
const complaint = {
  members: ({ name, size }) => `${name} has ${size} members; ${MOST.members} are allowed`,
  lines: ({ name, size }) => `${name} has ${size} lines; ${MOST.lines} are allowed`,
  variable: ({ name }) =>
    `${name} is a variable of the module; its state belongs to the shell or to a closure`,
};
for (const shape of readShapes(source, files)) {
  const { kind, file, name, size } = shape;
  if (size <= MOST[kind]) continue;
  const row = `${file} ${name}`;
  if (row in shapes[kind]) use('shapes', kind, row);
  else faults.push(`packages/${file}: Shape: ${complaint[kind](shape)}.`);
}

/** Rows for imports that do not exist. */
const unused = (table, rows) =>
  Object.entries(rows).flatMap(([name, entries]) =>
    entries
      .filter((entry) => !used.has(`${table} ${name} ${entry}`))
      .map((entry) => `scripts/house/table.js: ${table}: ${name} does not import ${entry}.`),
  );
// Tests check a small repository, which does not use every row.
if (process.argv[2] === undefined) {
  const read = Object.fromEntries(readByTests.map(({ within, file }) => [within, [file]]));
  faults.push(...unused('packages', packages), ...unused('readByTests', read));
  for (const [name, rows] of Object.entries(folders)) faults.push(...unused(`folders ${name}`, rows));
  for (const [kind, rows] of Object.entries(shapes))
    for (const row of Object.keys(rows))
      if (!used.has(`shapes ${kind} ${row}`))
        faults.push(`scripts/house/table.js: shapes: ${row} needs no row of ${kind}.`);
}

const known = new Set(files);
const edges = imports.filter(({ target }) => known.has(target)).map(({ file, target }) => [file, target]);
for (const cycle of cyclesOf(edges))
  faults.push(`packages/${cycle[0]}: Cycle of files: ${cycle.join(' -> ')}.`);

/** The children of a folder as nodes: its files and its folders. */
const nodeIn = (folder, file) => {
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? `${folder}/${first}` : `${folder}/${first}/`;
};
const allFolders = new Set(files.flatMap((file) => ancestors(file)));
function ancestors(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(1).map((_, i) => parts.slice(0, i + 2).join('/'));
}
for (const folder of allFolders) {
  const inside = edges
    .filter((pair) => pair.every((file) => file.startsWith(`${folder}/`)))
    .map((pair) => pair.map((file) => nodeIn(folder, file)))
    .filter(([from, to]) => from !== to && (from.endsWith('/') || to.endsWith('/')));
  for (const cycle of cyclesOf(inside))
    faults.push(`packages/${folder}: Cycle of folders: ${cycle.join(' -> ')}.`);
}

for (const line of faults) console.log(line);
if (faults.length > 0) process.exitCode = 1;
