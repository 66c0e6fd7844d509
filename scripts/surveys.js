// Makes the surveys of the atlas, one after another: those of packages/lab/surveys.json whose names begin like one of
// the arguments, or all. Finished surveys are stored in packages/lab/atlas and skipped the next time; stopped ones
// are continued. `npm run surveys -- [NAME]… [--short] [--workers N]`; `--short` takes few deals, for small machines.
// Folders are in $CAIRN_SURVEYS, or in ./surveys.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const at = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, workers: { type: 'string' } },
});
const folders = process.env.CAIRN_SURVEYS ?? 'surveys';

/** The name of the file of a stored survey. */
const nameOf = ({ game, numbers, options = {}, goal, policy, worlds }) =>
  [game, numbers, ...Object.entries(options).flat(), goal, policy, worlds].filter(Boolean).join('-');

const cairn = (...args) =>
  spawnSync(process.execPath, [at('packages/cli/bin/cairn.js'), 'survey', ...args], { stdio: 'inherit' });

const listed = JSON.parse(readFileSync(at('packages/lab/surveys.json'), 'utf8'));
const chosen = listed.filter(
  (each) => positionals.length === 0 || positionals.some((word) => nameOf(each).startsWith(word)),
);

for (const each of chosen) {
  const { game, options = {}, goal, policy, worlds, numbers, limit, again } = each;
  const deals = values.short === true ? each.short : each.deals;
  const name = nameOf(each);
  const out = at(`packages/lab/atlas/${name}.json`);
  if (existsSync(out) && JSON.parse(readFileSync(out, 'utf8')).totals.deals >= deals) continue;
  const folder = path.join(folders, `${name}-${deals}`);
  console.log(`\n${name}: ${deals} deals`);
  const made = cairn(
    game,
    '--deals',
    `${numbers === undefined ? '' : `${numbers}:`}1..${deals}`,
    ...Object.entries(options).flatMap(([option, value]) => ['--opt', `${option}=${value}`]),
    ...(goal === undefined ? ['--no-moves'] : ['--goal', goal]),
    ...(policy === undefined ? [] : ['--policy', policy]),
    ...(worlds === undefined ? [] : ['--worlds', `${worlds}`]),
    ...(limit === undefined ? [] : ['--limit', limit]),
    ...(again === undefined ? [] : ['--again', again]),
    ...(values.workers === undefined ? [] : ['--workers', values.workers]),
    '--out',
    folder,
  );
  if (made.status === 4) break;
  if (made.status === 0) cairn('keep', folder, '--out', out);
  else process.exitCode = 1;
}
