/**
 * Opens many fuzzed links, one after another, and plays those that lead to a game: `npm run links [count [first]]`.
 * Prints the processor time and the memory of the dearest; 1 when one takes more than a link may.
 */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apply, legalMoves, parseDeal, start, type Game } from '@cairn/engine';
import { chance } from '@cairn/testkit';
import { unpackVariant } from '../src/index.ts';
import { hostileLink } from './support/hostile.ts';

const [count = 10_000, first = 0] = process.argv.slice(2).map(Number);

/** What a link may take: milliseconds of a processor, and bytes. */
const MOST_MS = 100;
const MOST_BYTES = 50e6;
const MOVES = 30;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const play = (game: Game, seed: number): void => {
  const { pick } = chance(seed);
  const deal = parseDeal('7');
  const dealt = deal.ok ? start(game, deal.value) : deal;
  if (!dealt.ok) throw new Error(`Deal 7 of link ${seed} is refused`);
  let state = dealt.value;
  for (let i = 0; i < MOVES; i++) {
    const legal = legalMoves(game, state);
    if (legal.length === 0) return;
    state = apply(game, state, pick(legal));
  }
};

/** Bytes in use: the heap, and what lies beside it. */
const held = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

interface Cost {
  readonly link: number;
  readonly ms: number;
  readonly bytes: number;
}

let played = 0;
let refused = 0;
const costs: Cost[] = [];

const open = async (link: number, name: string): Promise<Cost & { readonly ok: boolean }> => {
  const before = held();
  const from = process.cpuUsage();
  const read = await unpackVariant(name);
  if (read.ok) play(read.value.game, link);
  const { user, system } = process.cpuUsage(from);
  return { link, ok: read.ok, ms: (user + system) / 1000, bytes: held() - before };
};

/** Beside others that work, processor time is lost too: what takes too long is done again, and the least time counts. */
const TRIES = 3;

for (let link = first; link < first + count; link++) {
  const name = await hostileLink(link);
  if (link % 50 === 0) collect();
  let cost = await open(link, name);
  for (let tries = 1; cost.ms > MOST_MS && tries < TRIES; tries++) {
    const again = await open(link, name);
    cost = { ...cost, ms: Math.min(cost.ms, again.ms) };
  }
  if (cost.ok) played++;
  else refused++;
  costs.push(cost);
}

const dearest = (by: (cost: Cost) => number): readonly Cost[] =>
  costs.toSorted((one, other) => by(other) - by(one)).slice(0, 5);
const told = (list: readonly Cost[]): string =>
  list
    .map(({ link, ms, bytes }) => `link ${link}: ${ms.toFixed(1)} ms, ${(bytes / 1e6).toFixed(1)} MB`)
    .join('\n  ');
const sum = costs.reduce((total, { ms }) => total + ms, 0);
process.stdout.write(
  `${played} played, ${refused} refused, ${(sum / count).toFixed(2)} ms each\n` +
    `Longest:\n  ${told(dearest(({ ms }) => ms))}\nLargest:\n  ${told(dearest(({ bytes }) => bytes))}\n`,
);
process.exitCode = costs.some(({ ms, bytes }) => ms > MOST_MS || bytes > MOST_BYTES) ? 1 : 0;
