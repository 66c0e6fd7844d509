/**
 * The shelf holds the attempt on the table between those before it and those after it. A new deal or a restart
 * puts the old attempt on the shelf instead of throwing it away, so that undo can go on past the first move.
 */
import type { Attempt, KeptAttempt } from './attempt.ts';

export interface Shelf {
  readonly before: readonly KeptAttempt[];
  readonly now: Attempt;
  readonly after: readonly KeptAttempt[];
}

/** A shelf as plain data. */
export interface KeptShelf {
  readonly before: readonly KeptAttempt[];
  readonly now: KeptAttempt;
  readonly after: readonly KeptAttempt[];
}

/** More is memory nobody goes back to. */
const DEPTH = 20;

/** Puts another attempt on the table; the one that lay there is kept if it is worth going back to. */
export const lay = (shelf: Shelf, next: Attempt, keep: (attempt: Attempt) => KeptAttempt): Shelf => {
  const worth = shelf.now.session.moves.length > 0;
  const before = worth ? [...shelf.before, keep(shelf.now)] : shelf.before;
  return { before: before.slice(-DEPTH), now: next, after: [] };
};
