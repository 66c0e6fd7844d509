// Long test files that take turns in the gate: of each row one side runs on even days and the other on odd days.
// `npm run nightly`, and a run in which files are named, leave none out. A file also runs out of turn if something in
// its package or feature was changed in the last commit or since.

import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const feature = (name, file = name) => `packages/web/src/features/${name}/test/${file}.browser.test.ts`;
const browser = (name) => `packages/web/test/browser/${name}.test.ts`;
const unit = (name, file) => `packages/${name}/test/${file}.test.ts`;

/** @type {readonly (readonly [even: readonly string[], odd: readonly string[]])[]} */
export const turns = [
  [[browser('families')], [browser('walk'), browser('left-out')]],
  [[browser('columns')], [browser('desk')]],
  [[browser('storage')], [feature('settings')]],
  [
    [browser('update'), browser('solver')],
    [browser('install'), browser('languages')],
  ],
  [[feature('workshop')], [feature('custom-games'), feature('workshop', 'figures')]],
  [[feature('hints')], [feature('hints', 'winnable')]],
  [[feature('winnable-deals')], [feature('series')]],
  [
    [feature('challenge'), feature('statistics')],
    [feature('history'), feature('series/duplicate', 'duplicate')],
  ],
  [['packages/element/test/browser/element.test.ts'], [feature('autoplay')]],
  [[unit('lab', 'ordeal')], [unit('lab', 'cluster')]],
  [[unit('cli', 'survey')], [unit('cli', 'verdicts'), unit('cli', 'survey-work')]],
  [[unit('rulebook', 'catalogue')], [unit('rulebook', 'talk')]],
  [[unit('solver', 'general')], [unit('solver', 'loss-proof')]],
  [[unit('solver', 'safe-moves')], [unit('solver', 'wilds')]],
  [[unit('solver', 'packed')], [unit('solver', 'wasm')]],
  [[unit('verdicts', 'data')], [unit('games', 'perft')]],
  [[unit('games', 'conformance/definition')], [unit('games', 'conformance/text')]],
  [[unit('table', 'columns')], [unit('table', 'sizes')]],
];

/** The folder whose changes call for a test file: its feature, else its package. */
const folderOf = (file) => file.slice(0, file.indexOf('/test/') + 1);

/** Files changed in the last commit or since; null if git cannot say. */
const changedFiles = () => {
  const lines = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
  };
  const committed = lines('show', '--name-only', '--format=', 'HEAD');
  const since = lines('status', '--porcelain', '--untracked-files=all');
  return committed === null || since === null ? null : [...committed, ...since.map((line) => line.slice(3))];
};

/**
 * The test files that are left out of the gate.
 * @param {string | undefined} day counted from 1970; undefined outside the gate
 * @returns {readonly string[]}
 */
export const leftOut = (day) => {
  const changed = day === undefined ? null : changedFiles();
  if (changed === null) return [];
  const waiting = turns.flatMap((sides) => sides[(Number(day) + 1) % 2] ?? []);
  return waiting.filter((file) => !changed.some((each) => each.startsWith(folderOf(file))));
};
