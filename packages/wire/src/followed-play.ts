/**
 * A play of a sealed board as the player's device has it: what the server has acknowledged, and the acts that are still
 * to be sent. The view is that after all of them. An act that shows something is the last of them: what follows it has to
 * wait for the answer.
 */
import {
  beginFollowed,
  clip,
  countsUndos,
  fail,
  failWith,
  fault,
  followAct,
  followedStep,
  ok,
  parseShown,
  parseView,
  undoRefusal,
  type FollowedAttempt,
  type Game,
  type Result,
} from '@cairn/engine';
import type { PlayState, PlayStep, SentAct } from './plays.ts';

export interface FollowedPlay {
  /** As the server has it; `steps` are all that it has told, and `n` their number. */
  readonly state: PlayState;
  /** After the acts of the server. */
  readonly told: FollowedAttempt;
  /** Made here, and not acknowledged yet. */
  readonly outbox: readonly SentAct[];
  /** After the acts of the outbox, but for one that shows something. */
  readonly attempt: FollowedAttempt;
  /** The text of the last act, if what it shows is awaited. */
  readonly awaited: string | null;
}

/** What is kept of a play on the device, so that nothing is lost when the page ends. */
export interface KeptPlay {
  readonly state: PlayState;
  readonly outbox: readonly SentAct[];
}

/** Faults: the game has other rules than the board, or the steps do not follow from its view. */
export const beginPlay = (game: Game, { state, outbox }: KeptPlay): Result<FollowedPlay> => {
  if (game.rules !== state.rules)
    return failWith(
      'rules',
      '',
      `The board has the rules ${state.rules}, and this version has ${game.rules}`,
    );
  const first = parseView(game, state.view);
  if (!first.ok) return first;
  const told = followSteps(beginFollowed(game, first.value), state.steps);
  return told.ok ? ok(withOutbox(state, told.value, outbox)) : told;
};

/** The play with one more act. Faults: it cannot be made, or the answer to the one before is awaited. */
export const withOwnAct = (play: FollowedPlay, act: SentAct, at: number): Result<FollowedPlay> => {
  if (play.awaited !== null)
    return fail([fault('awaited', '', `It is not known yet what "${clip(play.awaited)}" shows`)]);
  const after = followAct(play.attempt, act.text, { at });
  if (!after.ok) return after;
  const outbox = [...play.outbox, act];
  return ok(
    after.value === null ? { ...play, outbox, awaited: act.text } : { ...play, outbox, attempt: after.value },
  );
};

/**
 * The play with steps that the server has told, which follow those it has told before.
 * @param outbox what is still to be sent.
 */
export const withSteps = (
  play: FollowedPlay,
  steps: readonly PlayStep[],
  outbox: readonly SentAct[],
): Result<FollowedPlay> => {
  const told = followSteps(play.told, steps);
  if (!told.ok) return told;
  const all = [...play.state.steps, ...steps];
  const { status, score } = followedStep(told.value.session);
  const state = { ...play.state, steps: all, n: all.length, status, score: score.total };
  return ok(withOutbox(state, told.value, outbox));
};

const followSteps = (attempt: FollowedAttempt, steps: readonly PlayStep[]): Result<FollowedAttempt> => {
  let now = attempt;
  for (const { text, shows, at } of steps) {
    const next = followAct(now, text, { shown: parseShown(shows), at: at / 1000 });
    if (!next.ok) return next;
    if (next.value === null) return failWith('shows', '', `It is not told what "${clip(text)}" shows`);
    now = next.value;
  }
  return ok(now);
};

/** Acts that cannot be made after the steps, and those after them, are left out. */
const withOutbox = (state: PlayState, told: FollowedAttempt, outbox: readonly SentAct[]): FollowedPlay => {
  let play: FollowedPlay = { state, told, outbox: [], attempt: told, awaited: null };
  for (const act of outbox) {
    const next = withOwnAct(play, act, (state.steps.at(-1)?.at ?? 0) / 1000);
    if (!next.ok) break;
    play = next.value;
  }
  return play;
};

/** Whether a move can be taken back, as far as is known here; `seconds` since the opening. */
export const mayTakeBack = ({ state, attempt }: FollowedPlay, seconds: number): boolean =>
  (state.policy.undo || countsUndos(attempt.session.game)) && undoRefusal(attempt, seconds) === null;

/** Whether no act can follow those that the server has told. */
export const isPlayFinished = (play: FollowedPlay, seconds: number): boolean => {
  if (play.outbox.length > 0) return false;
  const { status, view } = followedStep(play.told.session);
  if (status === 'playing') return false;
  return status !== 'stuck' || view.ended !== 'no' || !mayTakeBack(play, seconds);
};
