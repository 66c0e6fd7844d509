/**
 * The bench: every case of cases.ts in a fresh process, one after another. Prints deals a CPU second and checks the
 * nodes against nodes.json; exits with 1 when a count has changed. Peers that have been built are run on the same
 * deals in the same run, and the ratio is printed.
 *
 *   npm run bench -- [WORDS OF A CASE]… [--write] [--black-hole-solver PROGRAM] [--solvitaire PROGRAM]
 *     [--whole-suit-solvitaire PROGRAM] [--lonelybot PROGRAM] [--kpat PROGRAM] [--fc-solve PROGRAM]
 *
 * With `--deals N` our solver and the peers solve deals 1 to N instead, and no count is checked: for comparing verdicts.
 * It exits with 1 if two verdicts contradict each other. With `--seconds S` all of them get S seconds of CPU time for a
 * deal instead of limits in positions; with `--no-replay` our wins are not replayed, as the peers' are not.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Verdict } from '../src/index.ts';
import { CASES, nameOf, type Case } from './cases.ts';
import { dealOf, gameOf, measure, type Measured } from './measure.ts';
import {
  blackHoleSolver,
  fcSolve,
  kpat,
  lonelybot,
  solvitaire,
  wholeSuitSolvitaire,
  type Peer,
} from './peers.ts';

/** Positions and CPU seconds after which a peer's deal is left undecided. */
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
    'whole-suit-solvitaire': text,
    lonelybot: text,
    kpat: text,
    'fc-solve': text,
    seconds: text,
    'no-replay': { type: 'boolean' },
  },
});

const many = values.deals === undefined ? null : Number(values.deals);
const secondsEach = values.seconds === undefined ? null : Number(values.seconds);
const peerSeconds = secondsEach ?? PEER_SECONDS;
const changed = ({ limit, ...one }: Case): Case => ({
  ...one,
  ...(many === null ? {} : { deals: many, peerDeals: many }),
  ...(secondsEach !== null ? { seconds: secondsEach } : limit === undefined ? {} : { limit }),
  ...(values['no-replay'] === true ? { replay: false } : {}),
});
/** Whether our counts can be compared with those of nodes.json. */
const isFull = many === null && secondsEach === null;
const chosen = CASES.filter((one) => positionals.every((word) => nameOf(one).split(' ').includes(word)));
const given = <T>(program: string | undefined, make: (program: string) => T): T[] =>
  program === undefined ? [] : [make(program)];
const peers: readonly Peer[] = [
  ...given(values['black-hole-solver'], (program) => blackHoleSolver(program, PEER_ITERATIONS)),
  ...given(values.solvitaire, (program) => solvitaire(program, peerSeconds)),
  ...given(values['whole-suit-solvitaire'], (program) => wholeSuitSolvitaire(program, peerSeconds)),
  ...given(values.lonelybot, (program) => lonelybot(program, peerSeconds)),
  ...given(values['fc-solve'], (program) => fcSolve(program, peerSeconds)),
  ...given(values.kpat, (program) => kpat(program, PEER_ITERATIONS)),
];

const inFreshProcess = (one: Case): Measured => {
  const args = [fileURLToPath(import.meta.url), '--case', JSON.stringify(one)];
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (ran.status !== 0) throw new Error(`${nameOf(one)} broke down: ${ran.stderr}`);
  return JSON.parse(ran.stdout) as Measured;
};

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The line about a peer, and how many of its verdicts contradict ours; null for a game that it does not know. */
const beside = (
  one: Case,
  ours: Measured,
  peer: Peer,
): { readonly line: string; readonly contradictions: number } | null => {
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
  const line = `${peer.name} ${round(count / seconds)} deals/s on ${count}, ${undecided} undecided, ${differ}: ${round(ratio)} times`;
  return { line, contradictions: against.length };
};

const run = (): void => {
  const file = values.nodes ?? '';
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  let differing = 0;
  let contradictions = 0;
  for (const one of chosen.map(changed)) {
    const name = nameOf(one);
    const found = inFreshProcess(one);
    const count = (verdict: Verdict): number => found.verdicts.filter((own) => own === verdict).length;
    const same = known[name] === found.nodes;
    if (!same && isFull) differing += 1;
    if (isFull) known[name] = found.nodes;
    console.log(
      [
        name.padEnd(28),
        found.kernel.padEnd(12),
        `${round(one.deals / found.seconds).padStart(7)} deals/s`,
        `${count('winnable')}+${count('unwinnable')}+${count('unknown')} of ${one.deals}`.padEnd(24),
        `${round(found.nodes / one.deals)} nodes, ${round(found.nodes / found.seconds / 1000)} k/s`,
        `ms ${round(found.median)} ${round(found.p99)} ${round(found.slowest)}`,
        `${round(found.bytes / 2 ** 20)} MB`,
        same || !isFull ? '' : 'NODES CHANGED',
      ].join('  '),
    );
    for (const peer of peers) {
      const compared = beside(one, found, peer);
      if (compared === null) continue;
      console.log(`    ${compared.line}`);
      contradictions += compared.contradictions;
    }
  }
  if (contradictions > 0) process.exitCode = 1;
  if (values.write === true) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  else if (differing > 0) {
    console.log(`${differing} searches have changed; \`npm run bench -- --write\` takes the new counts`);
    process.exitCode = 1;
  }
};

if (values.case === undefined) run();
else console.log(JSON.stringify(measure(JSON.parse(values.case) as Case)));
