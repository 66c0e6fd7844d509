// The launcher in a small tree of its own: bundles on first use, again after a change, and not otherwise.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

describe('a fault in the notes on a game', () => {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'cairn-notes-')));
  const command = path.join(copy, 'packages/cli/bin/cairn.js');

  beforeAll(() => {
    cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
    mkdirSync(path.join(copy, 'node_modules'));
    for (const name of readdirSync(path.join(root, 'node_modules')))
      if (name !== '@cairn')
        symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
    mkdirSync(path.join(copy, 'node_modules/@cairn'));
    for (const name of readdirSync(path.join(root, 'packages'))) {
      const from = path.join(root, 'packages', name);
      for (const part of ['package.json', 'src', 'bin'])
        if (name !== 'web' && existsSync(path.join(from, part)))
          cpSync(path.join(from, part), path.join(copy, 'packages', name, part), { recursive: true });
      symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules/@cairn', name));
    }
    for (const file of ['notes/golf.ts', 'notes/german/golf.ts'])
      appendFileSync(path.join(copy, 'packages/games/src', file), "\nthrow new Error('half written');\n");
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: copy, encoding: 'utf8' });

  test('leaves every command standing that shows no notes', () => {
    expect(run('games', 'golf')).toMatchObject({ status: 0, stderr: '' });
    expect(run('deal', 'golf', '7')).toMatchObject({ status: 0, stderr: '' });
    expect(run('solve', 'golf', '7', '--no-moves').stderr).toBe('');
  });

  test('is named by the one that does', () => {
    const { status, stderr } = run('rules', 'golf');
    expect(status).not.toBe(0);
    expect(stderr).toContain('half written');
  });
});
