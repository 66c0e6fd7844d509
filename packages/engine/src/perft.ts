/**
 * Perft: how many sequences of moves of each length there are. Two programs that agree on these counts agree on
 * the rules. Ending the deal is never counted.
 */
import { applyLegal } from './apply.ts';
import type { Game } from './game.ts';
import { legalMoves } from './moves.ts';
import type { State } from './state.ts';

/** Sequences of exactly `depth` moves from a state. */
export const perft = (game: Game, state: State, depth: number): number => {
  if (depth === 0) return 1;
  const moves = legalMoves(game, state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, applyLegal(game, state, move), depth - 1), 0);
};
