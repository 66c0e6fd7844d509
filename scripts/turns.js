// Long test files take turns in the gate: each runs every fifth day, and always if it, or the code of its package or
// feature, was changed in the last commit or since. `npm run nightly`, and a run in which files are named, leave none
// out.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const feature = (name, file = name) => `packages/web/src/features/${name}/test/${file}.browser.test.ts`;
const browser = (name) => `packages/web/test/browser/${name}.test.ts`;
const unit = (name, file) => `packages/${name}/test/${file}.test.ts`;

/** The longest first, so that the days take about as long as one another. */
export const turns = [
  feature('workshop'),
  feature('hints'),
  unit('lab', 'ordeal'),
  'test/packages.test.ts',
  browser('left-out'),
  browser('storage'),
  browser('desk'),
  unit('lab', 'cluster'),
  unit('store', 'store'),
  unit('server', 'accounts/accounts'),
  unit('server', 'club/crashes'),
  unit('server', 'club/contests'),
  unit('server', 'club/following'),
  unit('server', 'daily/dates'),
  unit('server', 'daily/dailies'),
  unit('server', 'hostile'),
  unit('server', 'transfer'),
  unit('server', 'site'),
  browser('columns'),
  unit('games', 'conformance/play'),
  feature('hints', 'winnable'),
  feature('series'),
  feature('winnable-deals'),
  unit('cli', 'survey'),
  browser('walk'),
  feature('settings'),
  'packages/element/test/browser/element.test.ts',
  'packages/server/test/browser/passkeys.test.ts',
  'packages/server/test/browser/club-table.test.ts',
  'packages/server/test/browser/club-account.test.ts',
  feature('custom-games'),
  unit('solver', 'loss-proof'),
  unit('solver', 'general'),
  unit('cli', 'verdicts'),
  unit('solver', 'safe-moves'),
  unit('solver', 'cells'),
  unit('games', 'conformance/definition'),
  feature('autoplay'),
  unit('trials', 'players'),
  unit('solver', 'packed'),
  unit('solver', 'wilds'),
  unit('verdicts', 'data'),
  unit('rulebook', 'catalogue'),
  unit('cli', 'survey-work'),
  feature('challenge'),
  feature('statistics'),
  unit('rulebook', 'talk'),
  feature('workshop', 'figures'),
  unit('cli', 'json'),
  browser('update'),
  unit('games', 'perft'),
  feature('history'),
  feature('series/duplicate', 'duplicate'),
  unit('table', 'columns'),
  browser('solver'),
  unit('rulebook', 'rules-page'),
  unit('solver', 'wasm'),
  unit('solver', 'heights'),
  unit('table', 'layout'),
  unit('table', 'sizes'),
  unit('games', 'conformance/text'),
  browser('languages'),
  unit('games', 'frozen'),
  unit('solver', 'clusters'),
  unit('solver', 'partners'),
  unit('rulebook', 'departures'),
  unit('solver', 'safe'),
  unit('solver', 'suit-runs'),
  unit('web', 'clone'),
  unit('solver', 'layout'),
  unit('solver', 'columns'),
  unit('solver', 'ring-ends'),
  unit('solver', 'prune-columns'),
  unit('web', 'tree'),
  unit('solver', 'prune-builders'),
  unit('solver', 'stacks'),
];

/** A file runs on every fifth day. The versions of Node take turns by four days, so each file meets all of them. */
const DAYS = 5;

/** Whether a package is published: test/packages.test.ts is about no other. */
const isPublished = (name) => {
  const manifest = path.join(root, 'packages', name, 'package.json');
  return !existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).private !== true;
};

/**
 * Whether the change of one file calls for a long test file: any file of its feature, else of its package, does, but
 * for texts and other tests. A feature of the app has tests of its own, so it does not call for those of the whole
 * app.
 */
const callsFor = (changed, file) => {
  if (changed === file) return true;
  if (changed.endsWith('.test.ts')) return false;
  if (file.startsWith('test/')) {
    const [top, name] = changed.split('/');
    return changed.startsWith('docs/api/') || (top === 'packages' && isPublished(name));
  }
  if (changed.endsWith('.md')) return false;
  const folder = file.slice(0, file.indexOf('/test/') + 1);
  return changed.startsWith(folder) && !changed.startsWith(`${folder}src/features/`);
};

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
  const waiting = turns.filter((_, i) => (i + Number(day)) % DAYS !== 0);
  return waiting.filter((file) => !changed.some((each) => callsFor(each, file)));
};
