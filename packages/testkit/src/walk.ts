/** Random walks: every position of a deal played by random legal moves, with its tally. */
import {
  apply,
  legalMoves,
  startTally,
  tallyMove,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import { chance } from './chance.ts';
import { frozen } from './frozen.ts';

export interface Stop {
  readonly state: State;
  readonly tally: Tally;
  readonly legal: readonly Move[];
  /** The move made here; null at the end. */
  readonly move: Move | null;
}

/** Plays until no move is left or `most` moves were made. Each state is frozen, so an engine that writes to it throws. */
export const walk = (game: Game, first: State, seed: number, most = 200): readonly Stop[] => {
  const { pick } = chance(seed);
  const stops: Stop[] = [];
  let state = frozen(first);
  let tally = startTally(game);
  for (;;) {
    const legal = legalMoves(game, state);
    const move = legal.length === 0 || stops.length >= most ? null : pick(legal);
    stops.push({ state, tally, legal, move });
    if (move === null) return stops;
    const after = frozen(apply(game, state, move));
    tally = tallyMove(game, tally, state, move, after);
    state = after;
  }
};
