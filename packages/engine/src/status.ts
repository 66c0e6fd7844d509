/** The status of a deal: won, ended, stuck, or in play. */
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import { legalMoves } from './moves.ts';
import type { Position, Status } from './state.ts';

/**
 * stuck: not won, and there is no legal move of any kind. Ending such a deal does not change its status: it was lost
 * already (docs/sources.md).
 */
export const status = (game: Game, position: Position): Status => {
  if (isWon(game, position) && game.def.again === undefined) return 'won';
  const { ended } = position;
  const open: Position = ended === 'no' ? position : { ...position, ended: 'no' };
  if (legalMoves(game, open).length === 0) return 'stuck';
  return ended === 'no' ? 'playing' : ended;
};
