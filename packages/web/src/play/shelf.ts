/**
 * The shelf holds the attempt on the table between those before it and those after it. A new deal or a restart
 * puts the old attempt on the shelf instead of throwing it away, so that undo can go on past the first move. Whoever
 * turns to another game in the middle of one leaves that one waiting: it is not over, and can be gone on with. A deal
 * of a series waits too, whatever comes in its place, and undo neither leads to it nor away from it.
 */
import { stepAt } from '@cairn/engine';
import { isRunning, type Attempt, type KeptAttempt } from './attempt.ts';

export interface Shelf {
  readonly before: readonly KeptAttempt[];
  readonly now: Attempt;
  readonly after: readonly KeptAttempt[];
  /** Attempts at other games that are not over, the last one first. Those to which undo leads back are here, too. */
  readonly waiting: readonly KeptAttempt[];
}

/** A shelf as plain data. */
export type KeptShelf = {
  readonly [part in keyof Shelf]: part extends 'now' ? KeptAttempt : readonly KeptAttempt[];
};

type Keep = (attempt: Attempt) => KeptAttempt;

/** More is memory nobody goes back to. */
const DEPTH = 20;
const WAITING = 60;

const without = (attempts: readonly KeptAttempt[], { id }: Attempt): readonly KeptAttempt[] =>
  attempts.some((kept) => kept.id === id) ? attempts.filter((kept) => kept.id !== id) : attempts;

/** What waits when another attempt takes the place of the one on the table. */
const waitingWith = ({ now, waiting }: Shelf, next: Attempt, keep: Keep): readonly KeptAttempt[] => {
  const others = without(without(waiting, now), next);
  const { game, cursor } = now.session;
  // A deal whose clock has begun with it is not one to look at first and deal again later.
  const open = (cursor > 0 || isRunning(now)) && stepAt(now.session).status === 'playing';
  const other = game.id !== next.session.game.id || now.series?.id !== next.series?.id;
  return open && other ? [keep(now), ...others].slice(0, WAITING) : others;
};

/** Puts another attempt on the table; the one that lay there is kept if it is worth going back to. */
export const lay = (shelf: Shelf, next: Attempt, keep: Keep): Shelf => {
  const { now, before } = shelf;
  const rest = next.series === undefined ? without(before, next) : [];
  const kept = now.session.moves.length > 0 && (now.series ?? next.series) === undefined;
  return {
    before: (kept ? [...rest, keep(now)] : rest).slice(-DEPTH),
    now: next,
    after: [],
    waiting: waitingWith(shelf, next, keep),
  };
};

/** Goes along the shelf to the attempt that lies there, brought back as `next`. */
export const slide = (shelf: Shelf, toward: 'before' | 'after', next: Attempt, keep: Keep): Shelf => {
  const { before, now, after } = shelf;
  const waiting = waitingWith(shelf, next, keep);
  return toward === 'before'
    ? { before: before.slice(0, -1), now: next, after: [keep(now), ...after], waiting }
    : { before: [...before, keep(now)], now: next, after: after.slice(1), waiting };
};
