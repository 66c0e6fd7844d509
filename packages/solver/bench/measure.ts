/** Solves the deals of one case and counts nodes; in a process of its own, so that no case runs on code compiled for another. */
import { compileTrusted, parseDeal, start, type Game, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { beginSearch, solve, type SolverAnswer, type Verdict } from '../src/index.ts';
import { openGame } from '../test/open-games.ts';
import { BYTES, type Case } from './cases.ts';

export interface Measured {
  readonly kernel: string;
  readonly verdicts: readonly Verdict[];
  readonly nodes: number;
  /** CPU seconds of the process, dealing and the kernel's tables included. */
  readonly seconds: number;
  /** Milliseconds of the median deal, of the 99th percentile, of the slowest deal. */
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  readonly bytes: number;
}

/** A game of the catalogue, or one of those that only tests and the bench have. */
export const gameOf = ({ game, options = {} }: Case): Game => {
  const found = findGame(game) ?? { def: openGame(game), options: {} };
  const made = compileTrusted(found.def, { ...found.options, ...options });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

export const dealOf = (game: Game, number: number, prefix = ''): State => {
  const deal = parseDeal(`${prefix}${number}`);
  const state = deal.ok ? start(game, deal.value) : deal;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

/** Milliseconds between two looks at the CPU time of a deal. */
const SLICE = 20;

/** Searches one deal. A limit in seconds is one of CPU time, so that it does not depend on what else the machine does. */
export const answerOf = (one: Case, game: Game, state: State): SolverAnswer => {
  const nodes = one.limit === undefined ? {} : { nodes: one.limit };
  const options = { moves: false, replay: one.replay ?? true };
  const ask = one.ask ?? 'win';
  const { seconds, bytes = BYTES } = one;
  if (seconds === undefined) return solve(game, state, ask, { bytes, ...nodes }, options);
  const stopped = new AbortController();
  const budget = { bytes, signal: stopped.signal, ...nodes };
  const run = beginSearch(game, state, ask, budget, options);
  const before = process.cpuUsage();
  for (;;) {
    const answer = run.work(SLICE);
    if (answer !== null) return answer;
    const { user, system } = process.cpuUsage(before);
    if (user + system > seconds * 1e6) stopped.abort();
  }
};

export const measure = (one: Case): Measured => {
  const game = gameOf(one);
  const verdicts: Verdict[] = [];
  const times: number[] = [];
  let nodes = 0;
  let bytes = 0;
  let kernel = '';
  const before = process.cpuUsage();
  for (let deal = 1; deal <= one.deals; deal++) {
    const from = performance.now();
    const answer = answerOf(one, game, dealOf(game, deal, one.prefix));
    times.push(performance.now() - from);
    verdicts.push(answer.verdict);
    nodes += answer.nodes;
    bytes = Math.max(bytes, answer.bytes);
    kernel = answer.kernel;
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const seconds = (user + system) / 1e6;
  return { kernel, verdicts, nodes, seconds, median: at(0.5), p99: at(0.99), slowest: at(1), bytes };
};
