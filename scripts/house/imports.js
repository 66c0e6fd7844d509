// Every import of the source files of all packages, read from their syntax trees: static, type-only and dynamic ones,
// re-exports, `import('…')` in types, and `import.meta.glob`. Tests, tools and generated files are left out.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {object} Import
 * @property {string} file the importing file, relative to the folder of all packages
 * @property {string} specifier as it is written
 * @property {string} target the imported file, relative likewise, or the specifier of another package
 * @property {'static' | 'type' | 'dynamic' | 'glob'} kind
 */

const isGlob = ({ callee }) =>
  callee?.type === 'MemberExpression' &&
  callee.object?.type === 'MetaProperty' &&
  callee.property?.name === 'glob';

/**
 * Adds the specifiers in a tree to a list, with their kinds; `null` if a dynamic import has no plain string. A generator
 * for each node would take three times as long.
 */
function addSpecifiers(node, found) {
  if (Array.isArray(node)) {
    for (const each of node) addSpecifiers(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const source = node.source?.value;
  switch (node.type) {
    case 'ImportDeclaration':
      found.push({ kind: isTypeOnly(node, 'importKind') ? 'type' : 'static', specifier: source });
      return;
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (typeof source === 'string')
        found.push({ kind: isTypeOnly(node, 'exportKind') ? 'type' : 'static', specifier: source });
      break;
    case 'ImportExpression':
      found.push({ kind: 'dynamic', specifier: typeof source === 'string' ? source : null });
      break;
    case 'TSImportType':
      found.push({ kind: 'type', specifier: source });
      break;
    case 'CallExpression':
      if (isGlob(node))
        for (const given of [node.arguments[0]].flatMap((each) => each.elements ?? [each]))
          found.push({ kind: 'glob', specifier: given.value ?? null });
      break;
    case 'NewExpression':
      // A worker: new URL('./x.ts', import.meta.url).
      if (node.callee?.name === 'URL' && /\.tsx?$/.test(String(node.arguments[0]?.value)))
        found.push({ kind: 'dynamic', specifier: node.arguments[0].value });
      break;
  }
  for (const key in node) if (key !== 'parent') addSpecifiers(node[key], found);
}

const isTypeOnly = (node, key) =>
  node[key] === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((each) => each[key] === 'type'));

/** Whether a file matches a pattern, in which only stars are special. */
const matches = (pattern, file) =>
  new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`).test(file);

/** The TypeScript files in one folder of every package, relative to the folder of packages. */
const filesIn = (packages, folder) =>
  readdirSync(packages)
    .filter((name) => existsSync(path.join(packages, name, folder)))
    .flatMap((name) =>
      readdirSync(path.join(packages, name, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
        .map((file) => path.posix.join(name, folder, file.replaceAll('\\', '/'))),
    )
    .toSorted();

/** Whether a file among the sources is a test: features have tests in a folder of their own. */
const isTest = (file) => file.includes('/test/');

/** The source files of all packages. */
export const sourceFiles = (packages) => filesIn(packages, 'src').filter((file) => !isTest(file));

/** Other files of all packages: tests and tools. */
export const otherFiles = (packages) => [
  ...['bench', 'dev', 'ordeal', 'test', 'tools'].flatMap((folder) => filesIn(packages, folder)),
  ...filesIn(packages, 'src').filter(isTest),
];

/**
 * @param {string} packages the folder of all packages
 * @returns {Import[]}
 */
export const readImports = (packages, files = sourceFiles(packages)) =>
  files.flatMap((file) => {
    const tree = parseAst(readFileSync(path.join(packages, file), 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    });
    const folder = path.posix.dirname(file);
    const specifiers = [];
    addSpecifiers(tree.body, specifiers);
    return specifiers.flatMap(({ kind, specifier }) => {
      if (specifier === null || !specifier.startsWith('.'))
        return [{ file, kind, specifier: specifier ?? '', target: specifier ?? '' }];
      const target = path.posix.join(folder, specifier);
      if (kind !== 'glob') return [{ file, kind, specifier, target }];
      const matched = files.filter((each) => matches(target, each));
      return (matched.length > 0 ? matched : [target]).map((each) => ({
        file,
        kind,
        specifier,
        target: each,
      }));
    });
  });
