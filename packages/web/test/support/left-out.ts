// A copy of the repository in which a feature is left out: its folder and its line in src/features.ts are deleted.

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

const root = path.resolve(import.meta.dirname, '../../../..');
const SOURCES = 'packages/web/src';
const LINES = `${SOURCES}/features.ts`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
}
interface Property extends Node {
  readonly key: Node;
  readonly value: Node & { readonly properties?: readonly Property[]; readonly elements?: readonly Node[] };
}

/** What a feature offers before its code is loaded: its line, and its button. */
export interface Line {
  readonly name: string;
  /** Where the line begins and ends in the file. */
  readonly start: number;
  readonly end: number;
  readonly pages: readonly string[];
  /** Its button in the toolbar; null if it has none. */
  readonly button: string | null;
  readonly settings: readonly string[];
}

const nameOf = ({ key }: Property): string => key.name ?? String(key.value);
const within = (line: Property, name: string): readonly Node[] =>
  line.value.properties?.find((each) => nameOf(each) === name)?.value.elements ?? [];
const texts = (nodes: readonly Node[]): readonly string[] => nodes.map(({ value }) => String(value));

/** The button of a feature in the toolbar. */
const buttonOf = (folder: string, feature: string): string | null => {
  const file = path.join(folder, SOURCES, 'features', feature, 'toolbar.ts');
  return existsSync(file) ? (/^  id: '(\w+)'/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null) : null;
};

/** The lines of src/features.ts. */
export const readLines = (folder = root): readonly Line[] => {
  const program = parseAst(readFileSync(path.join(folder, LINES), 'utf8'), { lang: 'ts' });
  for (const statement of program.body as unknown as readonly {
    readonly type: string;
    readonly declaration?: {
      readonly declarations?: readonly { readonly id: Node; readonly init: Property['value'] }[];
    } | null;
  }[])
    for (const { id, init } of statement.declaration?.declarations ?? [])
      if (id.name === 'lines')
        return (init.properties ?? []).map((line) => ({
          name: nameOf(line),
          start: line.start,
          end: line.end,
          pages: texts(within(line, 'pages')),
          settings: texts(within(line, 'settings')),
          button: buttonOf(folder, nameOf(line)),
        }));
  throw new Error(`There are no lines in ${LINES}`);
};

/** The actions of a feature, with their keys. */
export const actionsOf = (feature: string): readonly { readonly id: string; readonly key: string }[] => {
  const file = path.join(root, SOURCES, 'features', feature, 'actions.ts');
  if (!existsSync(file)) return [];
  const definitions = readFileSync(file, 'utf8')
    .split(/^ {4}id: /m)
    .slice(1);
  return definitions.map((text) => ({
    id: /^'(\w+)'/.exec(text)?.[1] ?? '',
    key: /^ {4}key: '(.)'/m.exec(text)?.[1] ?? '',
  }));
};

/** Folders that are not needed to check and build the app. */
const NOT_NEEDED = /^\/packages\/(?:web\/dist|(?!web\/)[^/]+\/test|[^/]+\/node_modules)$/;

/** Copies what the app is built and checked from, without a feature. The copy has to be deleted by the caller. */
export const leaveOut = (feature: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-left-out-'));
  for (const name of ['packages', 'scripts', 'tsconfig.json', 'tsconfig.base.json', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !NOT_NEEDED.test(file.slice(root.length)),
    });
  // Packages lead to the copy; everything from outside, to what is installed.
  const installed = path.join(root, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@cairn'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@cairn' && name !== '.cache')
      symlinkSync(path.join(installed, name), path.join(modules, name));
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@cairn', name));
  // Declarations of the other packages, so that the compiler need not make them again.
  const types = path.join(installed, '.cache/types');
  if (existsSync(types))
    cpSync(types, path.join(modules, '.cache/types'), { recursive: true, preserveTimestamps: true });
  remove(folder, feature);
  return folder;
};

/** Deletes the folder and the line of a feature, and those of features in its folder. */
const remove = (folder: string, feature: string): void => {
  rmSync(path.join(folder, SOURCES, 'features', feature), { recursive: true });
  const file = path.join(folder, LINES);
  let text = readFileSync(file, 'utf8');
  for (const { name, start, end } of readLines(folder).toReversed())
    if (name === feature || name.startsWith(`${feature}/`))
      text = text.slice(0, start) + text.slice(end).replace(/^,\s*/, '');
  writeFileSync(file, text);
};

const run = promisify(execFile);

/** Runs one of the repository's tools in a copy; returns what it complains about, '' if nothing. */
const complaints = async (folder: string, script: string, args: readonly string[]): Promise<string> => {
  try {
    await run(process.execPath, [path.join(root, script), ...args], { cwd: folder, maxBuffer: 1e8 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.trim() || String(error);
  }
};

/** What is wrong with the imports in a copy. */
export const wrongImports = (folder: string): Promise<string> =>
  complaints(folder, 'scripts/house/check.js', [folder]);

/** What is wrong with the types of the app in a copy. Tests outside a feature import nothing of it. */
export const wrongTypes = (folder: string): Promise<string> =>
  complaints(folder, 'node_modules/typescript/bin/tsc', ['-b', 'packages/web']);

/** Builds the app of a copy, without compression; returns the folder of the build. */
export const buildCopy = async (folder: string): Promise<string> => {
  const out = path.join(folder, 'dist');
  const args = ['build', 'packages/web', '--outDir', out, '--logLevel', 'error'];
  const wrong = await complaints(folder, 'node_modules/vite/bin/vite.js', args);
  if (wrong !== '') throw new Error(wrong);
  return out;
};
