/**
 * In a game of one pack built in suit in which any face-up card moves with all on it: a card is put on its parent at once
 * when the parent ends a column that is nothing but a run from a king down.
 *
 * PROOF. Call the card c, what lies on it C, what it lies on X, and its parent p, the end of K … p. Take a way to win
 * that does not begin with c onto p, and follow it where c and C lie on p already. Whatever moves from C or onto its end
 * does so alike. When X's column moves, it moves without c and C: never onto p, which takes c alone, and never onto the
 * end of C, which it lies under. A king of K … p that moves to another space is left where it is; the others are on their
 * only parent. What the way turns up is turned up no later, spaces are as many or more, and the end of X is one end more.
 * Once the way itself puts c on p or on the foundation the two positions are the same but for cards turned up. So it wins
 * here too.
 *
 * SIDE CONDITIONS. One pack: another copy of c could want p. The run must go down to the bottom of the column: a card
 * under it could want to move onto the end of C, which is possible only while that lies elsewhere.
 */
import { ON_FOUNDATION } from '../common/places.ts';
import { type StacksBoard } from './board.ts';

/** The card to be put on the end of a column at once, or null. */
export const settlingCard = (board: StacksBoard, column: number): number | null => {
  const { under, none, shape, up } = board;
  const end = board.ends[column];
  if (end === none || shape.rankOf[end] === 0) return null;
  const child = end - 1;
  if (board.column[child] === ON_FOUNDATION || board.column[child] === column || up[child] === 0) return null;
  let card = end;
  for (; under[card] !== none; card = under[card]) if (under[card] !== card + 1) return null;
  return shape.rankOf[card] === shape.ranks - 1 ? child : null;
};
