/**
 * Solvitaire's presets beside ours: every preset that the program knows is read as a rule file, the same positions
 * are given to both solvers, and their verdicts are compared. The presets come from the program itself, so that none
 * of them is stored here.
 *
 *   npm run presets -- --solvitaire PROGRAM [--deals 20] [--nodes 300000] [--seconds 10] [WORDS OF A PRESET]…
 *
 * It exits with 1 if two verdicts contradict each other.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { compileTrusted, faultText } from '@cairn/engine';
import { readSolvitaireRules } from '@cairn/workshop';
import { solve, type Verdict } from '../src/index.ts';
import { BYTES } from './cases.ts';
import { dealOf } from './measure.ts';
import { solvitaireWith } from './peers.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { solvitaire: text, deals: text, nodes: text, seconds: text },
});
const program = values.solvitaire;
if (program === undefined) throw new Error('Wanted --solvitaire PROGRAM');
const deals = Number(values.deals ?? 20);
const nodes = Number(values.nodes ?? 300_000);
const peer = solvitaireWith(program, Number(values.seconds ?? 10));

const printed = (...args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;

const names = printed('--available-game-types')
  .split(/[\s,]+/)
  .filter((name) => /^[a-z][a-z0-9-]*$/.test(name) && /\{/.test(printed('--describe-game-rules', name)))
  .filter((name) => name !== 'default' && positionals.every((word) => name.includes(word)));

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
  for (let deal = 1; deal <= deals; deal++) {
    const state = dealOf(game.value, deal);
    const own = solve(game.value, state, 'win', { nodes, bytes: BYTES }, { moves: true });
    const other = peer(rules, game.value, state).verdict;
    kernel = own.kernel;
    count[own.verdict] += 1;
    if (own.verdict === 'unknown' || other === 'unknown') continue;
    both += 1;
    if (own.verdict !== other) against.push(deal);
  }
  differing += against.length;
  console.log(
    [
      name.padEnd(42),
      kernel.padEnd(10),
      `${count.winnable}+${count.unwinnable}+${count.unknown} of ${deals}`.padEnd(18),
      `${both} decided by both`,
      against.length === 0 ? 'no contradiction' : `DIFFERENT on ${against.join(', ')}`,
    ].join('  '),
  );
}
console.log(`${read} of ${names.length} presets read, ${differing} contradictions`);
process.exitCode = differing > 0 ? 1 : 0;
