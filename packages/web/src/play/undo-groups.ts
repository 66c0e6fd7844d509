/**
 * Undo groups: moves that are undone together, such as all safe moves after a move, or those that finish a game.
 * `joined` of a made move (engine, session.ts) says that it belongs to the group of the move before it. Records and
 * links write the moves alone.
 */
import { play, type Move, type Session } from '@cairn/engine';

/**
 * Makes legal moves as one undo group.
 * @param how `joins`: they belong to the group of the move made last; `at`: seconds since the deal.
 */
export const playAsUndoGroup = (
  session: Session,
  moves: readonly Move[],
  how: { readonly joins?: boolean; readonly at?: number | undefined } = {},
): Session => {
  const { joins = false, at } = how;
  return moves.reduce((so, move, i) => play(so, move, { at, joined: joins || i > 0 }), session);
};

/** How many moves the last `groups` undo groups have; powers that stay spent are not counted. */
export const countMovesBack = ({ moves, cursor }: Session, groups: number): number => {
  const made = moves.slice(0, cursor).filter(({ move }) => move.kind !== 'spent');
  const starts = made.flatMap(({ joined }, i) => (joined === true ? [] : [i]));
  return made.length - (starts.at(-groups) ?? 0);
};

/** How many moves the next `groups` undo groups have. */
export const countMovesForward = ({ moves, cursor }: Session, groups: number): number => {
  const rest = moves.slice(cursor);
  const starts = rest.flatMap(({ joined }, i) => (i > 0 && joined === true ? [] : [i]));
  return starts[groups] ?? rest.length;
};

/** Undo groups as stored data: the indices of the moves that belong to the group of the move before. */
export const joinedMoves = ({ moves }: Session): { readonly joined?: readonly number[] } => {
  const at = moves.flatMap(({ joined }, i) => (joined === true ? [i] : []));
  return at.length === 0 ? {} : { joined: at };
};
