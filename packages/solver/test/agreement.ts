/**
 * One suite for every kernel: on reduced games it must say what the reference says, question by question, at the
 * deal and in mid-game. Solutions are replayed by `solve` itself.
 */
import {
  applyLegal,
  isWon,
  legalMoves,
  makePosition,
  settledRules,
  startTally,
  tallyMove,
  type Game,
} from '@cairn/engine';
import { firstSeed, nightlySeed, sized } from '@cairn/testkit';
import { expect } from 'vitest';
import { DEFAULT_BYTES, solve, type Ask, type PreparedKernel, type Kernel } from '../src/index.ts';
import { openSearch, prepareKernel } from '../src/contract/kernel.ts';
import { explore, type Reached } from './reference.ts';
import { dealt, dice, type Drawn, type Roll } from './reduced.ts';

/** `npm run agree` compares so many times as many positions as a test asks for; the gate a fifth of them. */
const TIMES = Number(process.env.CAIRN_AGREE ?? sized(0.2, 1));

/** The factor of `npm run agree` if none is given. */
const USUAL = 10;

/** Every full run draws other games: far more seeds lie between two runs than one of them takes. */
const FIRST = firstSeed(1_000_000);

/** Seeds in a row that may give no game. */
const PATIENCE = 1000;

export interface Extent {
  /** How many positions to compare at least. */
  readonly positions: number;
  /** How many `npm run agree` compares at least: for games that are too slow for the gate to compare a tenth of these. */
  readonly agreed?: number;
  readonly asks?: readonly Ask[];
  /** Deals of a game, and positions of a deal. */
  readonly deals?: number;
  readonly each?: number;
  /** Positions a deal may come to; of a larger one a position some moves on is the first. */
  readonly most?: number;
}

export interface Agreement {
  readonly games: number;
  readonly deals: number;
  readonly compared: number;
  /** How many of the positions compared can be won. */
  readonly winnable: number;
  /** Positions the kernel leaves to another. */
  readonly declined: number;
}

/**
 * Compares a kernel with the reference on games drawn by the seeds from 1 on, each deal at its first position and at
 * others, won and lost ones in turn as long as there are both. A kernel that does not take a game is a failure: the
 * caller draws games of its structure.
 */
export const agree = (
  kernel: Kernel,
  drawn: Drawn,
  { positions, agreed = USUAL * positions, asks = ['win'], deals = 8, each = 20, most = 300 }: Extent,
): Agreement => {
  const wanted = TIMES * (process.env.CAIRN_AGREE === undefined ? positions : agreed / USUAL);
  const sum = { games: 0, deals: 0, compared: 0, winnable: 0, declined: 0 };
  for (let seed = FIRST, last = seed; sum.compared < wanted; seed++) {
    const game = drawn(seed);
    if (game === null && seed - last > PATIENCE) throw new Error('No games are drawn');
    if (game === null) continue;
    last = seed;
    sum.games += 1;
    for (let deal = 1; deal <= deals; deal++) {
      const roll = dice(1000 * seed + deal);
      const all = reached(game, deal, roll, most, asks.includes('score'));
      // The other deals of the game would be too large as well.
      if (all === null) break;
      const rules = settledRules(game, dealt(game, deal));
      const fitted = prepareKernel(kernel, rules);
      if (typeof fitted === 'string') throw new Error(`${kernel.name} declines: ${fitted} ${nameOf(rules)}`);
      sum.deals += 1;
      for (const position of some(all, each, roll)) {
        if (asks.some((ask) => !opens(kernel, fitted, game, position, ask))) {
          sum.declined += 1;
          continue;
        }
        for (const ask of asks) compare(kernel, game, position, ask);
        sum.compared += 1;
        if (position.truth.shortest < Infinity) sum.winnable += 1;
      }
    }
  }
  if (nightlySeed !== null) console.log(`${kernel.name} ${asks.join(' ')}: ${JSON.stringify(sum)}`);
  return sum;
};

/** Of the positions compared a sixth can be won, and a sixth can not; few were left to others. */
export const expectBoth = ({
  compared,
  winnable,
  declined,
}: Pick<Agreement, 'compared' | 'winnable' | 'declined'>): void => {
  expect(winnable).toBeGreaterThan(compared / 6);
  expect(winnable).toBeLessThan((5 * compared) / 6);
  expect(declined).toBeLessThan(compared / 6);
};

/** The rules in words, for a failure. */
const nameOf = (game: Game): string => JSON.stringify({ ...game.def, options: {} });

const opens = (
  kernel: Kernel,
  fitted: PreparedKernel,
  game: Game,
  { state, tally }: Reached,
  ask: Ask,
): boolean => {
  const setting = { nodes: Infinity, bytes: DEFAULT_BYTES, tally };
  const search = openSearch(kernel, fitted, game, state, ask, setting);
  if (typeof search === 'string') return false;
  search.close();
  return true;
};

/** Throws with all it takes to see the failure again. */
const compare = (kernel: Kernel, game: Game, position: Reached, ask: Ask): void => {
  const { state, tally, truth } = position;
  const winnable = truth.shortest < Infinity ? 'winnable' : 'unwinnable';
  const value = ask === 'win' || truth[ask] === Infinity ? null : truth[ask];
  const wanted = `${winnable} ${value} null`;
  const found = answer(kernel, game, position, ask);
  if (found === wanted) return;
  const where = `${nameOf(game)}\n${makePosition(game, state)} ${JSON.stringify([state, tally])}`;
  throw new Error(`${kernel.name} ${ask}: ${found}, wanted ${wanted}\n${where}`);
};

const answer = (kernel: Kernel, game: Game, { state, tally }: Reached, ask: Ask): string => {
  try {
    const { verdict, limit, best } = solve(game, state, ask, {}, { kernel, tally });
    return `${verdict} ${best?.value ?? null} ${limit}`;
  } catch (error) {
    return String(error);
  }
};

/** All positions of a deal, or of one some random moves on where they are too many; null when they still are. */
const reached = (game: Game, deal: number, roll: Roll, most: number, scored: boolean) => {
  let state = dealt(game, deal);
  let tally = startTally(game);
  const all = explore(game, state, most, tally, scored);
  if (all !== null) return all;
  for (let moves = 0; moves < 10 && !isWon(game, state); moves++) {
    const ways = legalMoves(game, state);
    if (ways.length === 0) break;
    const move = ways[roll(ways.length)];
    const after = applyLegal(game, state, move);
    tally = tallyMove(game, tally, state, move, after);
    state = after;
  }
  return explore(game, state, most, tally, scored);
};

/** Positions of a deal of which all can be won, or none. */
const FEW = 2;

/** The first position, and as many winnable as unwinnable ones, but for a few; early ones more often, won ones never. */
const some = (all: readonly Reached[], each: number, roll: Roll): readonly Reached[] => {
  const open = all.filter(({ truth }) => truth.shortest > 0);
  const won = open.filter(({ truth }) => truth.shortest < Infinity);
  const lost = open.filter(({ truth }) => truth.shortest === Infinity);
  const chosen = new Set(open.slice(0, 1));
  const count = Math.min(each / 2, FEW + Math.min(won.length, lost.length));
  for (const kind of [won, lost])
    for (let i = 0; i < Math.min(count, kind.length); i++)
      chosen.add(kind[Math.floor((roll(1000) / 1000) ** 2 * kind.length)]);
  return [...chosen];
};
