/**
 * A sealed deal in play, as the player's side has it: the first view and the moves with what they showed. Everything
 * else is followed from them, as a session is played from its deal.
 */
import { canGoBack, countsUndos, hiddenAgain, steppedBack, type DealAttempt } from './attempt.ts';
import { followMove } from './follow.ts';
import type { Game } from './game.ts';
import { readMove } from './judge.ts';
import { makeMove } from './notation.ts';
import { clip, fail, fault, ok, type Result } from './result.ts';
import { startTally, tallyMove, finalScore } from './score.ts';
import type { MadeMove, SessionStep } from './session.ts';
import type { ActShown } from './shown.ts';
import type { View } from './state.ts';
import { statusAndMoves } from './status.ts';

/** A move, and what it showed. */
export interface FollowedMove extends MadeMove {
  readonly shown?: ActShown;
}

export interface FollowedSession {
  readonly game: Game;
  /** The view of the deal before the first move. */
  readonly first: View;
  readonly moves: readonly FollowedMove[];
  /** The number of moves that are made; the rest can be made again. */
  readonly cursor: number;
}

/** A step of a session whose hidden cards are elsewhere. */
export type FollowedStep = Omit<SessionStep, 'state'>;

/** One try at a sealed deal, as the player's side has it. */
export interface FollowedAttempt extends Omit<DealAttempt, 'session'> {
  readonly session: FollowedSession;
  /** Number of hints shown. */
  readonly hints: number;
}

const cache = new WeakMap<readonly FollowedMove[], FollowedStep[]>();

const stepsOf = ({ game, first, moves }: FollowedSession): FollowedStep[] => {
  let steps = cache.get(moves);
  if (steps === undefined) {
    const tally = startTally(game);
    steps = [{ view: first, ...statusAndMoves(game, first), tally, score: tally, text: '' }];
    cache.set(moves, steps);
  }
  return steps;
};

/** The step after the first `at` moves; default: the step at the cursor. */
export const followedStep = (session: FollowedSession, at = session.cursor): FollowedStep => {
  const { game, moves } = session;
  const steps = stepsOf(session);
  for (let i = steps.length; i <= at; i++) {
    const [before, made] = [steps[i - 1], moves[i - 1]];
    if (before === undefined || made === undefined) throw new Error(`No move ${i} in this session`);
    const followed = followMove(game, before.view, made.move, made.shown);
    if (!followed.ok || followed.value === null) throw new Error(`Move ${i} does not show what it showed`);
    const { view } = followed.value;
    const { status, legal } = statusAndMoves(game, view);
    const tally = tallyMove(game, before.tally, before.view, made.move, view, made.at);
    steps.push({
      view,
      status,
      legal,
      tally,
      score: finalScore(game, view, tally, status),
      text: makeMove(game, before.view, made.move),
    });
  }
  const step = steps[at];
  if (step === undefined) throw new Error(`No step ${at} in this session`);
  return step;
};

/** A sealed deal as it was opened. */
export const beginFollowed = (game: Game, first: View): FollowedAttempt => ({
  session: { game, first, moves: [], cursor: 0 },
  undos: 0,
  looks: 0,
  hints: 0,
});

/**
 * The attempt after an act (sealed-acts.ts); null if the act shows something unknown and `shown` is missing. What the policy
 * of the deal forbids is not known here. Faults: the act cannot be made here, or what was shown does not agree with it.
 * @param told what the server told: what the act showed, and `at` in seconds since the deal.
 */
export const followAct = (
  attempt: FollowedAttempt,
  text: string,
  told: { readonly shown?: ActShown; readonly at?: number } = {},
): Result<FollowedAttempt | null> => {
  const { session } = attempt;
  const word = text.trim();
  if (word === '?hint') return ok({ ...attempt, hints: attempt.hints + 1 });
  if (word === '>')
    return session.cursor < session.moves.length
      ? ok({ ...attempt, session: { ...session, cursor: session.cursor + 1 } })
      : impossible('no move was taken back');
  if (word === '<' || word === '<<')
    return canGoBack(session) ? ok(takenBack(attempt, word === '<<')) : impossible('no move was made');
  return moved(attempt, text, told);
};

const impossible = (why: string): Result<never> => fail([fault('act', '', `The act cannot be made: ${why}`)]);

const takenBack = (attempt: FollowedAttempt, toDeal: boolean): FollowedAttempt => {
  const { session } = attempt;
  const { moves, cursor, same } = steppedBack(
    session,
    toDeal && !countsUndos(session.game) ? session.cursor : 1,
  );
  const list = toDeal ? moves.slice(0, cursor) : moves;
  const after = withMoves(session, list, Math.min(same, list.length), cursor);
  const looks = attempt.looks + hiddenAgain(followedStep(session).view, followedStep(after).view);
  return { ...attempt, session: after, undos: attempt.undos + 1, looks };
};

const withMoves = (
  session: FollowedSession,
  moves: readonly FollowedMove[],
  same: number,
  cursor: number,
): FollowedSession => {
  if (moves !== session.moves) cache.set(moves, stepsOf(session).slice(0, same + 1));
  return { ...session, moves, cursor };
};

const moved = (
  attempt: FollowedAttempt,
  text: string,
  { shown, at }: { readonly shown?: ActShown; readonly at?: number },
): Result<FollowedAttempt | null> => {
  const { session } = attempt;
  const { game, moves, cursor } = session;
  const step = followedStep(session);
  const read = readMove(game, step, text);
  if (!read.ok)
    return fail(
      read.error.kind === 'fault'
        ? read.error.faults
        : [
            fault(
              read.error.refusal.kind,
              '',
              `Move "${clip(text)}" is not allowed (${read.error.refusal.kind})`,
            ),
          ],
    );
  const move = read.value;
  const next = moves[cursor];
  // The first of the moves that were taken back is made again, with what it showed, as in `play`.
  if (next !== undefined && JSON.stringify(next.move) === JSON.stringify(move))
    return ok({ ...attempt, session: { ...session, cursor: cursor + 1 } });
  const followed = followMove(game, step.view, move, shown);
  if (!followed.ok) return followed;
  if (followed.value === null) return ok(null);
  const made: FollowedMove = { move, shown: followed.value.shown, ...(at === undefined ? {} : { at }) };
  const after = withMoves(session, [...moves.slice(0, cursor), made], cursor, cursor + 1);
  return ok({ ...attempt, session: after });
};
