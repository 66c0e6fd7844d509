// The plugin that cuts modules into their declarations (scripts/split-declarations.js), on a small app of its own: what
// the first script brings, and that the parts do together what the whole file did.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { splitDeclarations } from '../scripts/split-declarations.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

interface App {
  /** What the entry exports. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** The text of what is loaded at once, and of everything else. */
  readonly first: string;
  readonly later: string;
}

/** Builds an app of these files, of which `main.ts` is the entry, and runs it. */
const buildApp = async (files: Readonly<Record<string, string>>): Promise<App> => {
  const root = await mkdtemp(path.join(tmpdir(), 'cairn-split-'));
  folders.push(root);
  const source = path.join(root, 'packages/sample/src');
  await mkdir(source, { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(source, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitDeclarations()],
    build: {
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(source, 'main.ts'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        },
      },
    },
  });
  const out = path.join(root, 'dist');
  const textOf = async (isFirst: boolean): Promise<string> => {
    const names = (await readdir(out)).filter((name) => ['main.js', 'first.js'].includes(name) === isFirst);
    return (await Promise.all(names.map((name) => readFile(path.join(out, name), 'utf8')))).join('\n');
  };
  return {
    exports: (await import(pathToFileURL(path.join(out, 'main.js')).href)) as App['exports'],
    first: await textOf(true),
    later: await textOf(false),
  };
};

test('a function that only later code uses is not in the first script', async () => {
  const { exports, first, later } = await buildApp({
    'text.ts': `
      const LETTERS: string = 'abc';
      export const write = (n: number): string => LETTERS[n] ?? '?';
      const unreadable = (text: string): never => { throw new Error('Cannot read ' + text); };
      export const read = (text: string): number => LETTERS.includes(text) ? LETTERS.indexOf(text) : unreadable(text);
    `,
    'later.ts': `export { read } from './text.ts';`,
    'main.ts': `
      import { write } from './text.ts';
      export const written = write(1);
      export const late = () => import('./later.ts');
    `,
  });
  expect(first).not.toContain('Cannot read');
  expect(later).toContain('Cannot read');
  expect(exports['written']).toBe('b');
  const { read } = await (exports['late'] as () => Promise<{ read: (text: string) => number }>)();
  expect(read('c')).toBe(2);
  expect(() => read('z')).toThrow('Cannot read z');
});

test('a variable and what assigns to it, and functions that call one another, do what they did in one file', async () => {
  const { exports } = await buildApp({
    'all.ts': `
      import * as tools from './tools.ts';
      import { double as twice } from './tools.ts';
      export let words = 'one';
      export const say = (next) => { words = next; };
      let counted = 0;
      export const count = () => { counted += 1; return counted; };
      const isEven = (n) => n === 0 || isOdd(n - 1);
      export const isOdd = (n) => n !== 0 && isEven(n - 1);
      const TABLE = [1, 2, 3].map((n) => twice(n));
      const { first, ...rest } = { first: TABLE[0], second: TABLE[1] };
      export const sums = [first, rest.second, tools.triple(2)];
      export class Pair { constructor(one) { this.one = one; } get both() { return [this.one, made(this.one)]; } }
      function made(one) { return new Pair(one).one + 1; }
      export { made as another };
    `,
    'tools.ts': `
      export const double = (n) => 2 * n;
      export const triple = (n) => 3 * n;
    `,
    'main.ts': `
      import * as all from './all.ts';
      all.say('two');
      all.count();
      export const result = {
        words: all.words, count: all.count(), odd: all.isOdd(3), sums: all.sums,
        pair: new all.Pair(4).both, another: all.another(5),
      };
    `,
  });
  expect(exports['result']).toEqual({
    words: 'two',
    count: 2,
    odd: true,
    sums: [2, 4, 6],
    pair: [4, 5],
    another: 6,
  });
});

test('a file with a statement stays whole', async () => {
  const { first } = await buildApp({
    'registered.ts': `
      export const names = new Set();
      names.add('registered when loaded');
      export const later = () => 'used by later code alone';
    `,
    'later.ts': `export { later } from './registered.ts';`,
    'main.ts': `
      import { names } from './registered.ts';
      export const size = names.size;
      export const late = () => import('./later.ts');
    `,
  });
  expect(first).toContain('registered when loaded');
  expect(first).toContain('used by later code alone');
});
