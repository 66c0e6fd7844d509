/**
 * The idle pass: the stock was gone through once, and only drawing was possible. What the player has seen is enough
 * to know it (law 4). Drawing and redealing never change the cyclic order of waste and stock, so the number of cards
 * in the stock determines how they lie. If the same number comes up twice without another move in between, it comes
 * up forever.
 */
import { legalMoves } from './moves.ts';
import { stepAt, type Session } from './session.ts';

/** Whether a whole pass of the stock up to now has brought no move. Another undo may still help. */
export const isIdle = (session: Session): boolean => {
  const { game, moves, cursor } = session;
  const { stock, stockDef } = game;
  if (stock === null || stockDef?.to !== 'waste' || stepAt(session).status !== 'playing') return false;
  const size = (at: number): number => stepAt(session, at).view.piles[stock]?.length ?? 0;
  let from = cursor;
  do {
    from--;
    const kind = moves[from]?.move.kind;
    if (kind !== 'draw' && kind !== 'redeal') return false;
  } while (size(from) !== size(cursor));
  for (let at = from; at < cursor; at++)
    if (legalMoves(game, stepAt(session, at).view).some(({ kind }) => kind !== 'draw' && kind !== 'redeal'))
      return false;
  return true;
};
