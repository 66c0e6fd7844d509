// Who may import whom, as one table: the arrows of ARCHITECTURE.md, enforced inside `packages/<name>/src`.
// The idea is an allow-list. A package that is missing here may import nothing but its own files, so a new
// package or dependency is a decision somebody writes down. `type X` admits X in type-only imports alone.
// Tests and tools may import any package by its name and no other package's files; what tests share is `testkit`.
// Runs as an oxlint plugin (ESLint's rule interface), in plain JavaScript because Node 20 loads it as it is.

import path from 'node:path';

const arrows = {
  engine: [],
  charts: [],
  stats: [],
  pool: [],
  games: ['@cairn/engine'],
  formats: ['@cairn/engine', '@cairn/games'],
  workshop: ['@cairn/engine', '@cairn/games'],
  solver: ['@cairn/engine', 'type @cairn/pool', '@cairn/stats'],
  table: ['@cairn/engine'],
  element: ['@cairn/engine', '@cairn/games', '@cairn/rulebook', '@cairn/table'],
  trials: ['@cairn/engine', '@cairn/solver', '@cairn/stats'],
  verdicts: ['@cairn/engine'],
  rulebook: ['@cairn/engine', '@cairn/games'],
  testkit: ['@cairn/engine', '@cairn/games', 'fast-check', 'node:'],
  server: ['@cairn/engine', '@cairn/games', 'hono', '@hono/node-server', 'node:'],
  web: [
    '@cairn/charts',
    '@cairn/engine',
    '@cairn/formats',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/rulebook',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/table',
    '@cairn/trials',
    '@cairn/verdicts',
    '@cairn/workshop',
    'type @cairn/server',
    'preact',
    '@preact/signals',
    'idb',
  ],
  lab: [
    '@cairn/charts',
    '@cairn/engine',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/trials',
    'pg',
    'pg-boss',
    '@electric-sql/pglite',
    'node:',
  ],
  cli: [
    '@cairn/lab',
    '@cairn/engine',
    '@cairn/formats',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/rulebook',
    '@cairn/server',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/trials',
    '@cairn/verdicts',
    '@cairn/workshop',
    'commander',
    'node:',
  ],
};

const names = (entry, specifier) =>
  entry.endsWith(':')
    ? specifier.startsWith(entry)
    : specifier === entry || specifier.startsWith(`${entry}/`);

/** The reason why `file` may not import `specifier`, or undefined when it may; paths are relative to `packages/`. */
function refusal(file, specifier, typeOnly) {
  const [name] = file.split('/');
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (!target.startsWith(`${name}/src/`)) return `'${specifier}' leaves packages/${name}/src`;
    return undefined;
  }
  const allowed = arrows[name];
  if (!allowed) return `packages/${name} has no row in scripts/lint/house.js`;
  if (allowed.some((entry) => names(entry, specifier))) return undefined;
  if (allowed.some((entry) => entry.startsWith('type ') && names(entry.slice(5), specifier))) {
    return typeOnly ? undefined : `packages/${name} may import only types from '${specifier}'`;
  }
  return `packages/${name} may not import '${specifier}'`;
}

/** Sources of another package that tests read: what the table shows is compared with what is on the page. */
const read = [
  { within: 'web/test/', file: 'table/src/spots.ts' },
  { within: 'table/test/', file: 'web/src/play/settings.ts' },
];

/** The same for files of a package beside its `src`. */
function refusalBeside(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const [name] = file.split('/');
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return target.startsWith('../') ||
    target.startsWith(`${name}/`) ||
    read.some((row) => file.startsWith(row.within) && target === row.file)
    ? undefined
    : `'${specifier}' leaves packages/${name}; what tests share lies in packages/testkit`;
}

const directions = {
  create(context) {
    const inside = /\/packages\/([^/]+\/([^/]+)\/.*)$/.exec(context.filename.replaceAll('\\', '/'));
    if (!inside) return {};
    const refused = inside[2] === 'src' ? refusal : refusalBeside;
    const check = (node, source, typeOnly) => {
      if (!source) return;
      const why =
        typeof source.value === 'string'
          ? refused(inside[1], source.value, typeOnly)
          : inside[2] === 'src' && 'the module of an import() must be a plain string';
      if (why) context.report({ node, message: `Import direction: ${why}.` });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};

export default { meta: { name: 'house' }, rules: { directions } };
