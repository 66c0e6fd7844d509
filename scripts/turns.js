// Test files that take longer than about three seconds of a processor take turns in the gate: each runs once a week,
// and also if it, or the code of its package or feature, was changed in the last commit or since. A change of a whole
// package may call for so many that not all of them are run on one day (CALLED_MS). `npm run nightly`, and a run in which
// files are named, leave none out.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { committedTimes } from './order.js';

const root = path.resolve(import.meta.dirname, '..');

const feature = (name, file = name) => `packages/web/src/features/${name}/test/${file}.browser.test.ts`;
const browser = (name) => `packages/web/test/browser/${name}.test.ts`;
const unit = (name, file) => `packages/${name}/test/${file}.test.ts`;

/** The longest first, so that the days take about as long as one another. */
export const turns = [
  unit('cli', 'survey-work'),
  browser('left-out'),
  feature('workshop'),
  unit('games', 'conformance/text'),
  feature('hints'),
  unit('server', 'club/crashes'),
  unit('server', 'hostile'),
  'test/packages.test.ts',
  feature('puzzles'),
  unit('cli', 'survey'),
  unit('lab', 'ordeal'),
  browser('storage'),
  unit('games', 'conformance/definition'),
  feature('result'),
  browser('plays'),
  browser('desk'),
  'packages/server/test/browser/passkeys.test.ts',
  browser('walk'),
  unit('rulebook', 'rules-page'),
  feature('winnable-deals'),
  unit('games', 'conformance/play'),
  feature('custom-games'),
  unit('solver', 'general'),
  feature('games'),
  browser('sequences'),
  unit('lab', 'cluster'),
  unit('store', 'store'),
  browser('update'),
  browser('kept-by-the-tab'),
  feature('start'),
  unit('solver', 'cells'),
  unit('server', 'site'),
  unit('solver', 'clusters'),
  browser('columns'),
  feature('series/duplicate', 'duplicate'),
  unit('server', 'accounts/accounts'),
  unit('cli', 'refusals'),
  feature('workshop', 'figures'),
  feature('review'),
  feature('rules'),
  browser('late-parts'),
  browser('languages'),
  feature('autoplay'),
  unit('server', 'club/contests'),
  feature('menu'),
  unit('cli', 'puzzles'),
  feature('atlas'),
  unit('rulebook', 'catalogue'),
  unit('solver', 'suit-runs'),
  unit('cli', 'atlas'),
  unit('server', 'club/following'),
  unit('server', 'daily/dates'),
  unit('server', 'daily/dailies'),
  browser('frame'),
  unit('workshop', 'controls'),
  browser('failure'),
  unit('solver', 'prune-columns'),
  feature('review', 'fitting'),
  feature('move-tree'),
  unit('cli', 'launch'),
  unit('solver', 'gaps'),
  browser('install'),
  unit('solver', 'coach'),
  unit('solver', 'heights'),
  unit('games', 'frozen'),
  unit('cli', 'quintiles'),
  unit('puzzles', 'find'),
  unit('cli', 'variant'),
  unit('cli', 'run'),
  unit('cli', 'solve'),
  unit('solver', 'kings'),
  unit('cli', 'board'),
  unit('puzzles', 'data'),
  unit('solver', 'advise'),
  unit('review', 'review'),
  unit('cli', 'output'),
  unit('cli', 'docs'),
  browser('work'),
  unit('lab', 'journal'),
  unit('games', 'distinct-plays'),
  unit('solver', 'groups'),
  unit('workshop', 'links'),
  unit('lab', 'summary'),
  unit('server', 'transfer'),
  feature('hints', 'winnable'),
  feature('series'),
  feature('settings'),
  'packages/element/test/browser/element.test.ts',
  'packages/server/test/browser/club-table.test.ts',
  'packages/server/test/browser/club-account.test.ts',
  unit('solver', 'loss-proof'),
  unit('cli', 'verdicts'),
  unit('solver', 'safe-moves'),
  unit('trials', 'players'),
  unit('solver', 'packed'),
  unit('solver', 'wilds'),
  unit('verdicts', 'data'),
  feature('challenge'),
  feature('statistics'),
  unit('rulebook', 'talk'),
  unit('cli', 'json'),
  unit('games', 'perft'),
  feature('history'),
  unit('table', 'columns'),
  browser('solver'),
  unit('solver', 'wasm'),
  unit('table', 'layout'),
  unit('table', 'sizes'),
  unit('solver', 'partners'),
  unit('rulebook', 'departures'),
  unit('solver', 'safe'),
  unit('web', 'clone'),
  unit('solver', 'layout'),
  unit('solver', 'columns'),
  unit('solver', 'ring-ends'),
  unit('web', 'tree'),
  unit('solver', 'prune-builders'),
  unit('solver', 'stacks'),
  unit('trials', 'measure'),
  unit('workshop', 'turns'),
  unit('rulebook', 'german'),
  unit('server', 'daily/boards'),
  unit('table', 'hit-growth'),
  unit('solver', 'draws'),
  unit('table', 'miniature'),
  unit('solver', 'pairs'),
  unit('trials', 'fit'),
  unit('cli', 'par'),
  unit('formats', 'catalogue'),
  unit('table', 'open'),
  unit('formats', 'fuzz'),
  unit('solver', 'heaps'),
  unit('solver', 'row-relaxation'),
  unit('solver', 'whole-suits'),
  unit('cli', 'review'),
  unit('engine', 'shuffle'),
  unit('lab', 'atlas'),
  unit('games', 'pysol-layouts'),
  unit('solver', 'chain-ends'),
  unit('games', 'tripeaks/score'),
  unit('games', 'tripeaks/jokers'),
];

/** A file runs once a week. The versions of Node take turns by four days, so each file meets all of them. */
const DAYS = 7;

/** Whether a package is published: test/packages.test.ts is about no other. */
const isPublished = (name) => {
  const manifest = path.join(root, 'packages', name, 'package.json');
  return !existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).private !== true;
};

/**
 * Whether the change of one file calls for another file with tests: any file of its feature, else of its package, does,
 * but for texts and other tests. A feature of the app has tests of its own, so it does not call for those of the whole
 * app.
 */
const callsFor = (changed, file) => {
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

/** A file of which no time is known is short. */
const SHORT_MS = 2000;

/** How much time files may take that run out of turn because code was changed. Changed test files always run. */
const CALLED_MS = 60_000;

const isOfFeature = (file) => file.startsWith('packages/web/src/features/');

/**
 * Those of features first, because fewer changes are about them, then those whose turn is farthest off, while there is
 * time for them. The others have their turn within the next days.
 */
const whileThereIsTime = (called, waitedFor) => {
  const times = committedTimes();
  let left = CALLED_MS;
  return called
    .toSorted((one, other) => isOfFeature(other) - isOfFeature(one) || waitedFor(one) - waitedFor(other))
    .filter((file) => {
      const time = times[file] ?? SHORT_MS;
      if (time > left) return false;
      left -= time;
      return true;
    });
};

/**
 * The test files that are left out of the gate.
 * @param {string | undefined} day counted from 1970; undefined outside the gate
 * @returns {readonly string[]}
 */
export const leftOut = (day) => {
  const changed = day === undefined ? null : changedFiles();
  if (changed === null) return [];
  /** Days since its turn. */
  const waitedFor = (file) => (turns.indexOf(file) + Number(day)) % DAYS;
  const waiting = turns.filter((file) => waitedFor(file) !== 0 && !changed.includes(file));
  const called = waiting.filter((file) => changed.some((each) => callsFor(each, file)));
  const running = new Set(whileThereIsTime(called, waitedFor));
  return waiting.filter((file) => !running.has(file));
};
