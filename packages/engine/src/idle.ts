/**
 * The idle pass: the stock was gone through once and nothing but drawing was possible on the way. What the player
 * has seen is enough to know it (law 4). Drawing and redealing never change the order in which the cards follow one
 * another in waste and stock, so the number of cards in the stock says how they lie; and the same place met twice,
 * with no other move in between, is met for ever.
 */
import { legalMoves } from './moves.ts';
import { stepAt, type Session } from './session.ts';

/** Whether a whole pass of the stock up to now brought no move; the deal may still be worth another undo. */
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
