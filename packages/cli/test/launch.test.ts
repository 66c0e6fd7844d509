// The launcher in a small tree of its own: bundles on first use, again after a change, and not otherwise.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'cairn-launch-')));
const at = (file: string) => path.join(tree, file);
const bundled = at('packages/cli/dist/cairn.js');

const write = (file: string, code: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), code);
};
const cairn = (...args: string[]): string =>
  execFileSync(process.execPath, [at('command'), ...args], { cwd: tmpdir(), encoding: 'utf8' }).trim();

beforeAll(() => {
  cpSync(path.join(root, 'packages/cli/bin'), at('packages/cli/bin'), { recursive: true });
  cpSync(path.join(root, 'scripts'), at('scripts'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  symlinkSync(at('packages/cli/bin/cairn.js'), at('command'));
  write('packages/engine/src/word.ts', `export const word: string = 'one';\n`);
  write(
    'packages/cli/src/command.ts',
    `import { word } from '../../engine/src/word.ts';\nconsole.log(word, ...process.argv.slice(2));\n`,
  );
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('the first use bundles the sources and passes the arguments on', () => {
  expect(cairn('deal', '7')).toBe('one deal 7');
});

test('a later use takes the bundle as it is', () => {
  const before = statSync(bundled).mtimeMs;
  expect(cairn()).toBe('one');
  expect(statSync(bundled).mtimeMs).toBe(before);
});

test('a changed source of another package is seen', () => {
  write('packages/engine/src/word.ts', `export const word: string = 'two';\n`);
  const later = new Date(Date.now() + 5000);
  utimesSync(at('packages/engine/src/word.ts'), later, later);
  expect(cairn()).toBe('two');
});
