/**
 * The plays of a search among runs as plays to columns. They say which of the cards alike is laid on, and what moves off a
 * card before it goes up.
 */
import { type AlikeCards } from './alike.ts';
import { type ColumnsBoard, TO_FOUNDATION } from './board.ts';
import { JOINED, NO_CARD, UP } from './core/layout.ts';

/** Plays `card | column << 6` in place of plays `card | place << 6`. The board is the one at the start; it is changed. */
export const columnPlays = (
  board: ColumnsBoard,
  { alike, carrier }: AlikeCards,
  plays: readonly number[],
): readonly number[] => {
  const { links, tops } = board;
  const written: number[] = [];
  const make = (card: number, to: number): void => {
    written.push(card | (to << 6));
    board.make(card, to, 0);
  };
  const endOf = (first: number | undefined): number =>
    tops.findIndex((top) => top !== NO_CARD && alike[top] === first);
  for (const play of plays) {
    const card = play & 63;
    const to = play >> 6;
    if (to === JOINED) make(card, endOf(carrier[card]));
    else if (to === UP) {
      const tail = links.inColumn[card] === 1 ? (links.above[card] ?? NO_CARD) : NO_CARD;
      if (tail !== NO_CARD) make(tail, endOf(alike[card]));
      make(card, TO_FOUNDATION);
    } else make(card, tops.indexOf(NO_CARD));
  }
  return written;
};
