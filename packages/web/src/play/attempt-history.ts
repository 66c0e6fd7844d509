/**
 * The attempt on the table, the attempts before it and those after it. A new deal or a restart keeps the old attempt,
 * so that undo can go on past the first move. An unfinished attempt at one game is suspended when another game is
 * dealt, and can be continued. A deal of a series is always suspended, and undo neither leads to it nor away from it.
 */
import { stepAt } from '@cairn/engine';
import { isRunning, type Attempt, type KeptAttempt } from './attempt.ts';

export interface AttemptHistory {
  readonly before: readonly KeptAttempt[];
  readonly now: Attempt;
  readonly after: readonly KeptAttempt[];
  /** Unfinished attempts at other games, the last one first; those that undo leads back to are among them. */
  readonly suspended: readonly KeptAttempt[];
}

type Keep = (attempt: Attempt) => KeptAttempt;

/** How many attempts are kept before the present one, and how many are suspended. */
const MAX_BEFORE = 20;
const MAX_SUSPENDED = 60;

const without = (attempts: readonly KeptAttempt[], { id }: Attempt): readonly KeptAttempt[] =>
  attempts.some((kept) => kept.id === id) ? attempts.filter((kept) => kept.id !== id) : attempts;

/** The suspended attempts once another attempt takes the place of the present one. */
const suspendedWith = (
  { now, suspended }: AttemptHistory,
  next: Attempt,
  keep: Keep,
): readonly KeptAttempt[] => {
  const others = without(without(suspended, now), next);
  const { game, cursor } = now.session;
  // A running clock starts with the deal: such a deal is begun without a move.
  const begun = (cursor > 0 || isRunning(now)) && stepAt(now.session).status === 'playing';
  const other = game.id !== next.session.game.id || now.series?.id !== next.series?.id;
  return begun && other ? [keep(now), ...others].slice(0, MAX_SUSPENDED) : others;
};

/** Puts another attempt on the table; the present one is kept if moves were made in it. */
export const push = (history: AttemptHistory, next: Attempt, keep: Keep): AttemptHistory => {
  const { now, before } = history;
  const rest = next.series === undefined ? without(before, next) : [];
  const kept = now.session.moves.length > 0 && (now.series ?? next.series) === undefined;
  return {
    before: (kept ? [...rest, keep(now)] : rest).slice(-MAX_BEFORE),
    now: next,
    after: [],
    suspended: suspendedWith(history, next, keep),
  };
};

/** Goes to the neighbouring attempt, restored as `next`. */
export const go = (
  history: AttemptHistory,
  toward: 'before' | 'after',
  next: Attempt,
  keep: Keep,
): AttemptHistory => {
  const { before, now, after } = history;
  const suspended = suspendedWith(history, next, keep);
  return toward === 'before'
    ? { before: before.slice(0, -1), now: next, after: [keep(now), ...after], suspended }
    : { before: [...before, keep(now)], now: next, after: after.slice(1), suspended };
};
