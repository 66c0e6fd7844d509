/** How a deal stands: won, ended, stuck, or still in play. */
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import { legalMoves } from './moves.ts';
import type { Position, Status } from './state.ts';

/** stuck: not won, not ended, and no legal move of any kind is left (dossier section 1). */
export const status = (game: Game, position: Position): Status => {
  if (isWon(game, position) && game.def.again === undefined) return 'won';
  if (position.ended !== 'no') return position.ended;
  return legalMoves(game, position).length === 0 ? 'stuck' : 'playing';
};
