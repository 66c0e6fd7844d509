/**
 * What was done just before a position. Where moves win equally often in playouts, they are in the order in which the policy
 * would make them after this: it seldom takes the last move back or shifts a card a second time for nothing, and shifts
 * cards once the stock has brought nothing.
 */
import { cardOf, faceOf, isDown, type Game, type Move, type State, type View } from '@cairn/engine';

export interface Recent {
  readonly last: Move | null;
  /** Draws and redeals in a row. */
  readonly turns: number;
  /** The faces of cards that were shifted since something was last gained. */
  readonly shifted: readonly number[];
}

export const NOTHING_RECENT: Recent = { last: null, turns: 0, shifted: [] };

/** A position in which a move was made. */
type Before = Pick<State | View, 'piles'>;

const isTurn = ({ kind }: Move): boolean => kind === 'draw' || kind === 'redeal';

/** The face of the card that a move shifts from column to column without turning one up; null for other moves. */
const shiftedFace = ({ piles: all }: Game, { piles }: Before, move: Move): number | null => {
  if (move.kind !== 'play') return null;
  const { from, to, count, skip = 0 } = move;
  if (![from, to].every((pile) => all[pile].zone.role === 'tableau')) return null;
  const pile = piles[from];
  const lead = pile.at(-count - skip);
  const under = skip > 0 ? undefined : pile.at(-count - 1);
  return lead === undefined || (under !== undefined && isDown(under)) ? null : faceOf(cardOf(lead));
};

/** What was done before the position after a move. */
export const recentAfter = (game: Game, before: Before, move: Move, { turns, shifted }: Recent): Recent => {
  if (isTurn(move))
    return { last: move, turns: turns + 1, shifted: game.stockDef?.to === 'waste' ? shifted : [] };
  const face = shiftedFace(game, before, move);
  return { last: move, turns: 0, shifted: face === null ? [] : [...shifted, face] };
};

/**
 * What was done before a position.
 * @param moves those that led to it.
 * @param before the position in which the move of a number was made.
 */
export const recentOf = (game: Game, moves: readonly Move[], before: (at: number) => Before): Recent => {
  // Nothing before the last move that is neither a turn nor a shift counts.
  const isGain = (move: Move, at: number): boolean =>
    !isTurn(move) && shiftedFace(game, before(at), move) === null;
  const from = Math.max(0, moves.findLastIndex(isGain));
  return moves
    .slice(from)
    .reduce((recent, move, i) => recentAfter(game, before(from + i), move, recent), NOTHING_RECENT);
};
