/**
 * The bench: every case of cases.ts in a fresh process, one after another. Prints deals a CPU second and checks the
 * nodes against nodes.json; exits with 1 when a count has changed. Peers that have been built are run on the same
 * deals in the same run, and the ratio is printed.
 *
 *   npm run bench -- [WORDS OF A CASE]… [--write] [--black-hole-solver PROGRAM] [--solvitaire PROGRAM]
 *     [--lonelybot PROGRAM] [--kpat PROGRAM]
 *
 * With `--deals N` our solver and the peers solve deals 1 to N instead, and no count is checked: for comparing verdicts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Verdict } from '../src/index.ts';
import { CASES, nameOf, type Case } from './cases.ts';
import { dealOf, gameOf, measure, type Measured } from './measure.ts';
import { blackHoleSolver, kpat, lonelybot, solvitaire, type Peer } from './peers.ts';

/** Positions and seconds after which a peer's deal is left undecided. */
const PEER_ITERATIONS = 5_000_000;
const PEER_SECONDS = 20;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    case: text,
    deals: text,
    nodes: text,
    'black-hole-solver': text,
    solvitaire: text,
    lonelybot: text,
    kpat: text,
  },
});

const many = values.deals === undefined ? null : Number(values.deals);
const changed = (one: Case): Case => (many === null ? one : { ...one, deals: many, peerDeals: many });
const chosen = CASES.filter((one) => positionals.every((word) => nameOf(one).split(' ').includes(word)));
const given = <T>(program: string | undefined, make: (program: string) => T): T[] =>
  program === undefined ? [] : [make(program)];
const peers: readonly Peer[] = [
  ...given(values['black-hole-solver'], (program) => blackHoleSolver(program, PEER_ITERATIONS)),
  ...given(values.solvitaire, (program) => solvitaire(program, PEER_SECONDS)),
  ...given(values.lonelybot, (program) => lonelybot(program, PEER_SECONDS)),
  ...given(values.kpat, (program) => kpat(program, PEER_ITERATIONS)),
];

const inFreshProcess = (one: Case): Measured => {
  const args = [fileURLToPath(import.meta.url), '--case', JSON.stringify(one)];
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (ran.status !== 0) throw new Error(`${nameOf(one)} broke down: ${ran.stderr}`);
  return JSON.parse(ran.stdout) as Measured;
};

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const beside = (one: Case, ours: Measured, peer: Peer): string | null => {
  const game = gameOf(one);
  const rules = nameOf({ ...one, ask: 'win' });
  let seconds = 0;
  let undecided = 0;
  const against: number[] = [];
  const count = Math.min(one.deals, one.peerDeals ?? 0);
  for (let deal = 1; deal <= count; deal++) {
    const found = peer.solve(rules, game, dealOf(game, deal, one.prefix));
    if (found === null) return null;
    seconds += found.seconds;
    const own = ours.verdicts[deal - 1];
    if (found.verdict === 'unknown') undecided += 1;
    else if (own !== 'unknown' && own !== found.verdict) against.push(deal);
  }
  if (count === 0) return null;
  const ratio = ours.verdicts.length / ours.seconds / (count / seconds);
  const differ = against.length === 0 ? 'same verdicts' : `DIFFERENT on ${against.join(', ')}`;
  return `${peer.name} ${round(count / seconds)} deals/s on ${count}, ${undecided} undecided, ${differ}: ${round(ratio)} times`;
};

const run = (): void => {
  const file = values.nodes ?? '';
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  let differing = 0;
  for (const one of chosen.map(changed)) {
    const name = nameOf(one);
    const found = inFreshProcess(one);
    const count = (verdict: Verdict): number => found.verdicts.filter((own) => own === verdict).length;
    const same = known[name] === found.nodes;
    if (!same && many === null) differing += 1;
    if (many === null) known[name] = found.nodes;
    console.log(
      [
        name.padEnd(28),
        found.kernel.padEnd(12),
        `${round(one.deals / found.seconds).padStart(7)} deals/s`,
        `${count('winnable')}+${count('unwinnable')}+${count('unknown')} of ${one.deals}`.padEnd(24),
        `${round(found.nodes / one.deals)} nodes, ${round(found.nodes / found.seconds / 1000)} k/s`,
        `ms ${round(found.median)} ${round(found.p99)} ${round(found.slowest)}`,
        `${round(found.bytes / 2 ** 20)} MB`,
        same || many !== null ? '' : 'NODES CHANGED',
      ].join('  '),
    );
    for (const peer of peers) {
      const line = beside(one, found, peer);
      if (line !== null) console.log(`    ${line}`);
    }
  }
  if (values.write === true) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  else if (differing > 0) {
    console.log(`${differing} searches have changed; \`npm run bench -- --write\` takes the new counts`);
    process.exitCode = 1;
  }
};

if (values.case === undefined) run();
else console.log(JSON.stringify(measure(JSON.parse(values.case) as Case)));
