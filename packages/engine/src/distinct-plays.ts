/**
 * Plays that differ only in which of several interchangeable empty piles they fill are one choice. Only the play to
 * the first of these piles is kept: an ace with four empty foundations has one move.
 *
 * Proof. Swap two empty piles of one zone, in a position and in every move. Assume that the stock does not deal to
 * the zone and that its empty piles are not refilled. The rules of plays, of the goal and of the score name zones and
 * never one of their piles. So a move is legal in one position exactly when its image is legal in the other, and it
 * leads to the image of the position it leads to. Games with powers, with groups, or with another layout after a
 * clear are excluded.
 */
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { pileAt } from './plays.ts';
import type { Position } from './state.ts';

/** The moves without plays that repeat an earlier one into an interchangeable pile. */
export const distinctPlays = <M extends Move>(
  game: Game,
  position: Position,
  moves: readonly M[],
): readonly M[] => {
  const met = new Set<string>();
  return moves.filter((move) => {
    if (move.kind !== 'play' || !isInterchangeable(game, position, move.to)) return true;
    const play = [move.from, move.count, move.skip ?? 0, game.piles[move.to]?.zone.id].join();
    if (met.has(play)) return false;
    met.add(play);
    return true;
  });
};

/** Whether the pile is empty, and any other empty pile of its zone would do as well. */
const isInterchangeable = (game: Game, position: Position, pile: number): boolean => {
  const zone = game.piles[pile]?.zone;
  return (
    (zone?.role === 'foundation' || zone?.role === 'tableau' || zone?.role === 'cell') &&
    zone.empty.refill === undefined &&
    game.stockDef?.to !== zone.role &&
    game.def.powers === undefined &&
    game.def.again === undefined &&
    game.def.remove === undefined &&
    pileAt(position, pile).length === 0
  );
};
