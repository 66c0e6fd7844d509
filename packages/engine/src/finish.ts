/**
 * Finishing: when the player knows every card and nothing is left to decide, the rest can be played by itself. That
 * it leads to the win is proved by playing it: up to the foundations whatever goes there, and through the stock.
 */
import { applyLegal } from './apply.ts';
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import type { Move } from './move.ts';
import { legalMoves } from './moves.ts';
import { isKnown, type Position, type State, type View } from './state.ts';

/** The moves that finish a deal; null where a card is unknown, the rest is not plain, or points could be lost by it. */
export const finish = (game: Game, view: View): readonly Move[] | null => {
  if (game.byRole.foundation.length === 0 || game.chance || view.piles.some((pile) => !pile.every(isKnown)))
    return null;
  // A view in which every card is known says all that a state does.
  let state = view as Position as State;
  const line: Move[] = [];
  /** Cards drawn or turned over since one went up: more than there are in all, and none ever will. */
  let idle = 0;
  while (!isWon(game, state)) {
    const legal = legalMoves(game, state);
    const up = legal.find((move) => move.kind === 'play' && game.byRole.foundation.includes(move.to));
    const next =
      up ?? legal.find(({ kind }) => kind === 'draw') ?? legal.find(({ kind }) => kind === 'redeal');
    idle = up === undefined ? idle + 1 : 0;
    if (next === undefined || idle > game.cards.length + 1) return null;
    line.push(next);
    state = applyLegal(game, state, next);
  }
  return costsNothing(game, line) ? line : null;
};

/**
 * Whether no other way to the win can score more. So it is where only wins count, or where cards lie at the end:
 * what chains, peaks, ranks, groups and the clock are worth depends on the way. Where plays are worth points, a card
 * may earn some on a way through the columns; where passes are, the line is taken only if it draws nothing.
 */
const costsNothing = ({ score, piles }: Game, line: readonly Move[]): boolean => {
  const { chain, peaks, ranks, groups, second, spare, reserve, moves = {}, draw, pass, clear } = score;
  const byTheWay = [chain, peaks, ranks, groups, second, spare, reserve];
  if (byTheWay.some((each) => each !== undefined)) return false;
  const draws = line.some(({ kind }) => kind !== 'play');
  if (draws && (draw !== undefined || pass !== undefined || Array.isArray(clear))) return false;
  const worth = (from: string, to: string): number => moves[`${from}>${to}`] ?? 0;
  const round = worth('foundation', 'tableau') + worth('tableau', 'foundation');
  return (
    round <= 0 &&
    line.every((move) => {
      const role = move.kind === 'play' ? piles[move.from]?.zone.role : undefined;
      if (role === undefined) return true;
      return worth(role, 'tableau') + worth('tableau', 'foundation') <= worth(role, 'foundation');
    })
  );
};
