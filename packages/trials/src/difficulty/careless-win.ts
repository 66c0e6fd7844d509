/** A careless play that wins proves that a deal can be won, where the solver has not found out. */
import type { Game, Move, State } from '@cairn/engine';
import { greedyPlays, type Slices } from '@cairn/solver';
import { playOut } from '../play/playout.ts';
import { greedy } from '../play/policies.ts';
import { CARELESS_PLAYS } from './deal-difficulty.ts';

/**
 * Plays the deal carelessly, as often as for its difficulty, until a play wins; yields after each play.
 * @returns the moves that win; null where no play does, or where only the engine plays the game (greedy-plays.ts).
 */
export function* carelessWin(game: Game, dealt: State): Slices<readonly Move[] | null> {
  const play = greedyPlays(game, dealt);
  if (play === null) return null;
  for (let seed = 1; seed <= CARELESS_PLAYS; seed++) {
    if (play(seed).won) return wonMoves(game, dealt, seed);
    yield;
  }
  return null;
}

/** The moves of a play that the board has won, and the engine wins too. */
const wonMoves = (game: Game, dealt: State, seed: number): readonly Move[] => {
  const moves: Move[] = [];
  const { won } = playOut(
    game,
    dealt,
    (observation) => {
      const move = greedy(observation);
      if (move !== null) moves.push(move);
      return move;
    },
    seed,
  );
  if (!won) throw new Error(`Play ${seed} of ${game.id} wins on the board only`);
  return moves;
};
