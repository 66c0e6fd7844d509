/** The status of a deal: won, ended, stuck, or in play. It depends on the legal moves, so both are found together. */
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import type { Move } from './move.ts';
import { legalMoves } from './moves.ts';
import type { Position, Status } from './state.ts';

/** Where a deal stands. */
export interface StatusAndMoves {
  readonly status: Status;
  /** As `legalMoves` lists them. */
  readonly legal: readonly Move[];
}

const NONE: readonly Move[] = [];

export const statusAndMoves = (game: Game, position: Position): StatusAndMoves => {
  if (isWon(game, position) && game.def.again === undefined) return { status: 'won', legal: NONE };
  const { ended } = position;
  const moves = legalMoves(game, ended === 'no' ? position : { ...position, ended: 'no' });
  if (moves.length === 0) return { status: 'stuck', legal: NONE };
  return ended === 'no' ? { status: 'playing', legal: moves } : { status: ended, legal: NONE };
};

/**
 * stuck: not won, and there is no legal move of any kind. Ending such a deal does not change its status: it was lost
 * already (docs/sources.md).
 */
export const status = (game: Game, position: Position): Status => statusAndMoves(game, position).status;
