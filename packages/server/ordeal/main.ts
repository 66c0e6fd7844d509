/**
 * Ordeals of the club. Each prints what was measured; the exit status is 1 where something is wrong.
 *
 *   npm run ordeal -- club load [players [acts a second [seconds [PGlite|PostgreSQL [processes]]]]]
 *   npm run ordeal -- club hostile [requests [seed]]
 *   npm run ordeal -- club flood [seconds]
 */
import { flood } from './flood.ts';
import { hostile } from './hostile-site.ts';
import { load } from './load.ts';

const [what = '', ...words] = process.argv.slice(2);

const numbers = (...usual: readonly number[]): readonly number[] =>
  usual.map((number, i) => (words[i] === undefined ? number : Number(words[i])));

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

if (what === 'load') {
  const [players = 0, rate = 0, seconds = 0] = numbers(1000, 2, 60);
  const processes = Number(words[4] ?? 1);
  for (const kind of ['PostgreSQL', 'PGlite'] as const)
    if (words[3] === undefined || words[3] === kind)
      print(await load(kind, { players, rate, seconds, processes }));
} else if (what === 'hostile') {
  const [count = 0, seed = 0] = numbers(100_000, Date.now() % 100_000);
  const { lines, good } = await hostile(count, seed);
  print(lines);
  process.exitCode = good ? 0 : 1;
} else if (what === 'flood') {
  const [seconds = 0] = numbers(20);
  print(await flood(seconds));
} else {
  process.stderr.write('Wanted: npm run ordeal -- club load, hostile or flood\n');
  process.exitCode = 1;
}
