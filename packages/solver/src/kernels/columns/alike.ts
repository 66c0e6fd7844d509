/**
 * Where every column is a run and any part of a run may move, it does not matter which of two cards of equal rank
 * other cards lie on, if the same cards fit on both: the red sevens. Such cards are alike.
 *
 * A position is then only where each card is: not played yet, the lowest of a column, on another card, or on its
 * foundation. What lies on a card moves onto one alike when the lower card goes up.
 *
 * PROOF. Let X and Y be alike and in columns, and call what lies on them their tails. Let one position be the other with
 * the tails of X and Y exchanged. Whatever is played in the one can be played in the other so that this stays true or
 * the positions become the same:
 * - a card of a tail, with what lies on it, goes elsewhere, or something is laid on a tail: it is the same tail;
 * - something is laid on X, which has no tail: it is laid on Y, which has none there;
 * - X moves with its tail: it does there too, with the other tail. What it goes on is in neither tail, because ranks
 *   in a tail are lower; and a space stays a space;
 * - X goes up, which has no tail: there Y has none, so the tail of X moves on Y first, and the positions are the same.
 * All columns with the same lowest cards and the same other cards differ by such exchanges only: all cards that a card
 * fits on are alike.
 *
 * SIDE CONDITIONS. All columns are runs, face up: so they stay, because only runs move and only what fits is laid on
 * a card. Any part of a run moves. Ranks do not go round. What a card fits on is alike. Foundations keep their cards.
 */
import { NO_CARD } from './core/layout.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

export interface AlikeCards {
  /** By card: the first of those alike. */
  readonly alike: Uint8Array;
  /** By card: the first of those that it fits on, or `NO_CARD`. */
  readonly carrier: Uint8Array;
}

/** Which cards are alike; null where the side conditions do not hold. */
export const readAlikeCards = ({ cards, columns }: ColumnsDeal, rules: ColumnsRules): AlikeCards | null => {
  const { fits, fitting, faces } = cards;
  if (rules.unit !== 'run') return null;
  const isRun = (column: readonly number[]): boolean =>
    column.every((card, i) => i === 0 || fits[(column[i - 1] ?? 0) * 64 + card] === 1);
  if (!columns.every((column) => column.downs === 0 && isRun(column.cards))) return null;
  if (!fitting.every((guests, on) => guests.every((card) => (card & 15) < (on & 15)))) return null;
  const alike = new Uint8Array(64);
  const carrier = new Uint8Array(64).fill(NO_CARD);
  const guestsOf = (card: number): string => fitting[card]?.join() ?? '';
  for (const card of faces.keys()) {
    let first = card & 15;
    while (first < card && (faces[first] === undefined || guestsOf(first) !== guestsOf(card))) first += 16;
    alike[card] = first;
  }
  for (const [on, guests] of fitting.entries())
    for (const card of guests) {
      const first = alike[on] ?? on;
      if ((carrier[card] ?? NO_CARD) !== NO_CARD && carrier[card] !== first) return null;
      carrier[card] = first;
    }
  return { alike, carrier };
};
