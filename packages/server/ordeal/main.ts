/**
 * The club under load: `npm run ordeal -- club [players [rate [seconds [PGlite|PostgreSQL [processes]]]]]`. Prints what
 * was measured.
 */
import { load } from './load.ts';

const [players = '1000', rate = '2', seconds = '60', database, processes = '1'] = process.argv.slice(2);
const size = {
  players: Number(players),
  rate: Number(rate),
  seconds: Number(seconds),
  processes: Number(processes),
};
if (!Object.values(size).every((number) => number > 0)) {
  process.stderr.write(
    'Wanted: npm run ordeal -- club [players [acts a second [seconds [PGlite|PostgreSQL [processes]]]]]\n',
  );
  process.exit(1);
}
for (const kind of ['PostgreSQL', 'PGlite'] as const)
  if (database === undefined || database === kind)
    process.stdout.write(`${(await load(kind, size)).join('\n')}\n`);
