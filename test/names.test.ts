// One name, one thing: a name may be exported from two folders only if the last section of docs/glossary.md lists it
// with its folders and the reason, and few names may stand in two files at all. Re-exports do not count, nor do names
// that a file imports and exports again.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** The share of exported names that may stand in more than one file. */
const MOST = 0.03;

interface Named {
  readonly type: string;
  readonly name?: string;
}
interface Statement {
  readonly type: string;
  readonly source?: unknown;
  readonly declaration?: {
    readonly id?: Named | null;
    readonly declarations?: readonly { readonly id: Named }[];
  } | null;
  readonly specifiers?: readonly { readonly local: Named; readonly exported?: Named }[];
}

/** The names a file declares and exports. */
const exportsOf = (code: string, lang: 'ts' | 'tsx'): readonly string[] => {
  const statements = parseAst(code, { lang }).body as unknown as readonly Statement[];
  const imported = new Set(
    statements
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)),
  );
  return statements
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && (source ?? null) === null)
    .flatMap(({ declaration, specifiers = [] }) => [
      declaration?.id?.name,
      ...(declaration?.declarations ?? []).map(({ id }) => id.name),
      ...specifiers.filter(({ local }) => !imported.has(local.name)).map(({ exported }) => exported?.name),
    ])
    .filter((name) => name !== undefined);
};

/** Files by exported name, as `web/src/play/tree.ts`. */
const standing = new Map<string, Set<string>>();
for (const name of readdirSync(path.join(root, 'packages'))) {
  const folder = path.join(root, 'packages', name, 'src');
  for (const inside of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(inside) || inside.includes('/test/')) continue;
    const file = path.posix.join(name, 'src', inside.replaceAll('\\', '/'));
    const code = readFileSync(path.join(folder, inside), 'utf8');
    for (const each of exportsOf(code, file.endsWith('x') ? 'tsx' : 'ts'))
      standing.set(each, (standing.get(each) ?? new Set()).add(file));
  }
}
const foldersOf = (name: string): readonly string[] =>
  [...new Set([...(standing.get(name) ?? [])].map((file) => path.posix.dirname(file)))].toSorted();

interface Row {
  readonly name: string;
  readonly folders: readonly string[];
  readonly why: string;
}
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
const [, section = ''] = glossary.split('## Names that are exported more than once, and why');
const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', folders = '', why = '']): Row => ({
    name,
    folders: folders.split(',').map((each) => each.trim().replaceAll('`', '')),
    why: why.trim(),
  }),
);

/** Whether a folder is one of a row; `x/*` stands for all folders directly in x. */
const isOf = (listed: string, folder: string): boolean =>
  listed.endsWith('/*') ? path.posix.dirname(folder) === listed.slice(0, -2) : folder === listed;

describe('one name, one thing', () => {
  test('the check sees declarations, and no re-exports', () => {
    const code = `import { a } from './a.ts'; const b = 1; export { a, b }; export { c } from './c.ts';
      export const d = 1; export interface E {} export type F = 1; export function g() {} export class H {}`;
    expect(exportsOf(code, 'ts').toSorted()).toEqual(['E', 'F', 'H', 'b', 'd', 'g']);
    expect(standing.size).toBeGreaterThan(1000);
    expect(isOf('web/src/features/*', 'web/src/features/hints')).toBe(true);
    expect(isOf('web/src/features/*', 'web/src/shell')).toBe(false);
  });

  test('what is exported from two folders is listed with all its folders', () => {
    const unlisted = [...standing.keys()].flatMap((name) => {
      const folders = foldersOf(name);
      const row = rows.find((each) => each.name === name);
      const missing =
        folders.length < 2
          ? []
          : folders.filter((folder) => !row?.folders.some((each) => isOf(each, folder)));
      return missing.length === 0 ? [] : [`${name}: ${missing.join(', ')}`];
    });
    expect(unlisted).toEqual([]);
  });

  test('what is listed stands twice, in the folders that are named, for a reason', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    const stale = rows.flatMap(({ name, folders, why }) => {
      const real = foldersOf(name);
      const empty = folders.filter((each) => !real.some((folder) => isOf(each, folder)));
      return real.length > 1 && empty.length === 0 && why !== '' ? [] : [`${name}: ${empty.join(', ')}`];
    });
    expect(stale).toEqual([]);
  });

  test('few names stand in two files', () => {
    const twice = [...standing].filter(([, files]) => files.size > 1).map(([name]) => name);
    expect(twice.length, twice.join(', ')).toBeLessThan(standing.size * MOST);
  });
});
