// Writes what tests generate and people review: playthroughs, rules hashes, counts of moves, JSON Schemas, and the
// addresses of the lists of verdicts. Read the diff: a line that changes is a rule that changed, and rules hashes may
// only be added.

import { spawnSync } from 'node:child_process';

const files = [
  'packages/games/test/playthroughs.test.ts',
  'packages/games/test/frozen.test.ts',
  'packages/games/test/perft.test.ts',
  'packages/engine/test/gate/published.test.ts',
  'packages/formats/test/published.test.ts',
  'packages/formats/test/frozen.test.ts',
  'packages/verdicts/test/list-urls.test.ts',
];
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'unit', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CAIRN_WRITE: '1' },
});
process.exitCode = status ?? 1;
