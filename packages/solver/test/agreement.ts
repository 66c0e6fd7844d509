/**
 * One suite for every kernel: on reduced games it must say what the reference says, question by question, at the
 * deal and in mid-game. Solutions are replayed by `solve` itself.
 */
import {
  applyLegal,
  isWon,
  legalMoves,
  startTally,
  tallyMove,
  type Game,
  type State,
  type Tally,
} from '@cairn/engine';
import { expect } from 'vitest';
import { ASKS, solve, type Ask, type Kernel } from '../src/index.ts';
import { exhaust } from './reference.ts';
import { dealt, dice } from './reduced.ts';

export interface Agreement {
  /** Positions compared, and those among them that can be won: neither may be all. */
  compared: number;
  winnable: number;
  /** Positions that had too many successors for the reference. */
  skipped: number;
}

/**
 * Compares a kernel with the reference on `deals` deals of each game; on every other deal after a few random moves.
 * A kernel that does not take a game is a failure: the caller hands in games of its structure.
 */
export const agree = (
  kernel: Kernel,
  games: Iterable<Game>,
  deals: number,
  asks: readonly Ask[] = ASKS,
  most = 5_000,
): Agreement => {
  const sum: Agreement = { compared: 0, winnable: 0, skipped: 0 };
  for (const game of games) {
    const rules = JSON.stringify({ ...game.def, options: {} });
    for (let deal = 1; deal <= deals; deal++) {
      const [state, tally] = deal % 2 === 1 ? [dealt(game, deal), startTally(game)] : walked(game, deal);
      const truth = exhaust(game, state, most, tally, asks.includes('score'));
      if (truth === null) {
        sum.skipped += 1;
        continue;
      }
      sum.compared += 1;
      if (truth.winnable) sum.winnable += 1;
      for (const ask of asks) {
        const { verdict, limit, best } = solve(game, state, ask, {}, { kernel, tally });
        const name = `${kernel.name} ${ask} ${rules} deal ${deal}`;
        expect(verdict, name).toBe(truth.winnable ? 'winnable' : 'unwinnable');
        expect(limit, name).toBeNull();
        if (ask !== 'win') expect(best?.value ?? null, name).toBe(truth[ask]);
      }
    }
  }
  return sum;
};

/** A position some random moves into a deal, with the score it got there with. */
const walked = (game: Game, deal: number): [State, Tally] => {
  const roll = dice(deal);
  let state = dealt(game, deal);
  let tally = startTally(game);
  for (let left = roll(6); left > 0 && !isWon(game, state); left--) {
    const moves = legalMoves(game, state);
    const move = moves[roll(moves.length)];
    if (move === undefined) break;
    const after = applyLegal(game, state, move);
    tally = tallyMove(game, tally, state, move, after);
    state = after;
  }
  return [state, tally];
};
