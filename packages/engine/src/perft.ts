/**
 * Perft: the number of sequences of moves of each length. Two programs with the same counts agree on the rules.
 * Ending the deal is not counted.
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
