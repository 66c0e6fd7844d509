/**
 * Solvitaire's presets beside ours: every preset that the program knows is read as a rule file, the same positions
 * are given to both solvers, and their verdicts and deals a CPU second are compared. The presets come from the program
 * itself, so that none of them is stored here.
 *
 *   npm run presets -- --solvitaire PROGRAM [--deals 20] [--nodes 300000] [--seconds S] [--mb 512] [NAME OF A PRESET]…
 *
 * With `--seconds S` both get S seconds of CPU time for a deal. Without it, or with `--nodes`, ours is limited by positions
 * and the other by seconds (10), so that deals a second cannot be compared. `--mb` is for the tables of ours alone.
 * It exits with 1 if two verdicts contradict each other.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { compileTrusted, faultText } from '@cairn/engine';
import { readSolvitaireRules } from '@cairn/workshop';
import type { Verdict } from '../src/index.ts';
import { answerOf, dealOf } from './measure.ts';
import { solvitaireWith } from './peers.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { solvitaire: text, deals: text, nodes: text, seconds: text, mb: text },
});
const program = values.solvitaire;
if (program === undefined) throw new Error('Wanted --solvitaire PROGRAM');
const deals = Number(values.deals ?? 20);
const seconds = Number(values.seconds ?? 10);
const limit =
  values.seconds === undefined || values.nodes !== undefined
    ? { limit: Number(values.nodes ?? 300_000) }
    : { seconds };
const bytes = values.mb === undefined ? {} : { bytes: Number(values.mb) * 2 ** 20 };
const peer = solvitaireWith(program, seconds);

const printed = (...args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;

const all = printed('--available-game-types')
  .split(/[\s,]+/)
  .filter((name) => /^[a-z][a-z0-9-]*$/.test(name) && /\{/.test(printed('--describe-game-rules', name)))
  .filter((name) => name !== 'default');
const names = positionals.length === 0 ? all : all.filter((name) => positionals.includes(name));
for (const name of positionals)
  if (!all.includes(name)) throw new Error(`${name} is no preset of the program`);

const rate = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

let differing = 0;
let read = 0;
for (const name of names) {
  const [rules = ''] = /\{[\s\S]*\}/.exec(printed('--describe-game-rules', name)) ?? [];
  const def = readSolvitaireRules(JSON.parse(rules), name);
  if (!def.ok) {
    console.log(`${name.padEnd(42)} not read: ${faultText(def.error).replaceAll('\n', '; ')}`);
    continue;
  }
  const game = compileTrusted(def.value, {});
  if (!game.ok) throw new Error(`${name}: ${faultText(game.error)}`);
  read += 1;
  const count: Record<Verdict, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  const against: number[] = [];
  let both = 0;
  let kernel = '';
  let peerUnknown = 0;
  let peerSeconds = 0;
  let ownMicros = 0;
  let ownBoth = 0;
  let peerBoth = 0;
  for (let deal = 1; deal <= deals; deal++) {
    const state = dealOf(game.value, deal);
    const before = process.cpuUsage();
    const own = answerOf({ game: name, deals, ...limit, ...bytes }, game.value, state);
    const spent = process.cpuUsage(before);
    const micros = spent.user + spent.system;
    ownMicros += micros;
    const other = peer(rules, game.value, state);
    peerSeconds += other.seconds;
    kernel = own.kernel;
    count[own.verdict] += 1;
    if (other.verdict === 'unknown') peerUnknown += 1;
    if (own.verdict === 'unknown' || other.verdict === 'unknown') continue;
    both += 1;
    ownBoth += micros / 1e6;
    peerBoth += other.seconds;
    if (own.verdict !== other.verdict) against.push(deal);
  }
  differing += against.length;
  console.log(
    [
      name.padEnd(42),
      kernel.padEnd(10),
      `${count.winnable}+${count.unwinnable}+${count.unknown} of ${deals}`.padEnd(18),
      `${rate(deals / (ownMicros / 1e6))} deals/s`,
      `Solvitaire ${rate(deals / peerSeconds)} deals/s, ${peerUnknown} undecided`,
      `${both} decided by both${ownBoth > 0 ? `, ours ${rate(peerBoth / ownBoth)} times as fast` : ''}`,
      against.length === 0 ? 'no contradiction' : `DIFFERENT on ${against.join(', ')}`,
    ].join('  '),
  );
}
console.log(`${read} of ${names.length} presets read, ${differing} contradictions`);
process.exitCode = differing > 0 ? 1 : 0;
