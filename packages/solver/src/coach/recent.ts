/**
 * What was done just before a position. Where moves win equally often in playouts, they are in the order in which the policy
 * would make them after this: it seldom takes the last move back or shifts a card a second time for nothing, and shifts
 * cards once the stock has brought nothing.
 */
import { cardOf, faceOf, type Game, type Move, type Pile, type State, type View } from '@cairn/engine';

export interface Recent {
  readonly last: Move | null;
  /** Turns of the stock to the waste and redeals in a row. */
  readonly turns: number;
  /**
   * The faces of cards that were shifted since the last move that was neither such a turn nor a shift. A shift goes from column
   * to column, and nothing else comes of it: no card turns up, no space is filled, and no suit leaves.
   */
  readonly shifted: readonly number[];
}

/** At the start of a deal. */
export const NOTHING_RECENT: Recent = { last: null, turns: 0, shifted: [] };

type Piles = Pick<State | View, 'piles'>;

const isTurn = ({ stockDef }: Game, { kind }: Move): boolean =>
  (kind === 'draw' || kind === 'redeal') && stockDef?.to === 'waste';

/** The face of the card that a move shifts; null where it does something else, or more. */
const shiftedFace = (game: Game, move: Move, before: Piles, after: Piles): number | null => {
  if (move.kind !== 'play') return null;
  const { from, to, count, skip = 0 } = move;
  if (game.piles[from].zone.role !== 'tableau' || game.piles[to].zone.role !== 'tableau') return null;
  const lead = before.piles[from].at(-count - skip);
  const isAlone = before.piles.every((pile, i) => {
    const then = after.piles[i];
    if (i === from)
      return then.length === pile.length - count && (skip > 0 || isSame(then, pile.slice(0, -count)));
    return i === to ? then.length === pile.length + count : isSame(then, pile);
  });
  return lead === undefined || !isAlone ? null : faceOf(cardOf(lead));
};

const isSame = (one: Pile, other: Pile): boolean =>
  one === other || (one.length === other.length && one.every((seat, i) => seat === other[i]));

/** What was done before the position after a move. */
export const recentAfter = (
  game: Game,
  move: Move,
  before: Piles,
  after: Piles,
  { turns, shifted }: Recent,
): Recent => {
  if (isTurn(game, move)) return { last: move, turns: turns + 1, shifted };
  const face = shiftedFace(game, move, before, after);
  if (face === null) return { last: move, turns: 0, shifted: [] };
  return { last: move, turns: 0, shifted: shifted.includes(face) ? shifted : [...shifted, face] };
};

/**
 * What was done before a position.
 * @param moves those that led to it.
 * @param after the position after so many of them.
 */
export const recentOf = (game: Game, moves: readonly Move[], after: (count: number) => Piles): Recent => {
  // Nothing before the last move that is neither a turn nor a shift counts.
  const other = moves.findLastIndex(
    (move, i) => !isTurn(game, move) && shiftedFace(game, move, after(i), after(i + 1)) === null,
  );
  let recent = NOTHING_RECENT;
  for (let i = Math.max(0, other); i < moves.length; i++)
    recent = recentAfter(game, moves[i], after(i), after(i + 1), recent);
  return recent;
};
