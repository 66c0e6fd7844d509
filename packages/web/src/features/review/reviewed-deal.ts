/** Reviews of deals, each computed once for a shell: how far it is, or what it found. */
import { stepAt, type Session } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import type { Review } from '@cairn/review';
import { signal, type Signal } from '@preact/signals';
import { failureText } from '../../shell/failure-text.ts';
import { shellState } from '../../shell/shell-state.ts';
import type { Shell } from '../../shell/shell.ts';
import { fittedHere } from '../../workers/fitted-here.ts';
import { reviewSession } from '../../workers/solver-client.ts';
import { averageChanceOf } from './average-chance.ts';
import { keepSums } from './keep-sums.ts';
import { noteUndo } from './note-undo.ts';

/** Why a deal has no review. */
export type NoReview = 'missing' | 'still' | 'endless' | 'none';

export type ReviewState =
  | { readonly kind: 'average' }
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'none'; readonly why: NoReview }
  | { readonly kind: 'failed'; readonly text: string }
  | {
      readonly kind: 'done';
      readonly session: Session;
      readonly review: Review;
      /** The numbers fitted on this device that it was made with; null if there were none. */
      readonly fitted: string | null;
    };

/** By the id of the result. */
const states = shellState(() => new Map<string, Signal<ReviewState>>());

export const reviewStateOf = (shell: Shell, id: string): Signal<ReviewState> => {
  const all = states(shell);
  const known = all.get(id);
  if (known !== undefined) return known;
  const made = signal<ReviewState>({ kind: 'working', done: 0, of: 0 });
  all.set(id, made);
  return made;
};

/** Whether a session can be reviewed at all; else the reason why not. */
export const whyNoReview = ({ game, cursor }: Session): NoReview | null => {
  if (game.def.again !== undefined) return 'endless';
  return cursor === 0 ? 'none' : null;
};

/** The session of a finished deal: the one on the table, with its undo groups, or that of the stored record. */
const sessionOf = async (shell: Shell, id: string): Promise<Session | NoReview> => {
  const attempt = shell.controller.peek()?.position.attempt.peek();
  if (attempt?.id === id) return stepAt(attempt.session).status === 'playing' ? 'still' : attempt.session;
  const text = await shell.db.get('records', id);
  const opened = typeof text === 'string' ? await (await shell.code.catalogue.get()).openRecord(text) : null;
  return opened?.ok === true ? opened.value : 'missing';
};

/** Reviews a deal, unless that is done. It stops where `stop` is aborted, and the next call begins again. */
export const reviewDealOf = async (shell: Shell, id: string, stop: AbortSignal): Promise<void> => {
  const state = reviewStateOf(shell, id);
  const known = state.peek();
  const session = await sessionOf(shell, id);
  if (typeof session === 'string') return void (state.value = { kind: 'none', why: session });
  const why = whyNoReview(session);
  if (why !== null) return void (state.value = { kind: 'none', why });
  const fitted = await fittedHere.lineOf(session.game.rules);
  // The deal may have been taken up again by undo, and have ended otherwise; or the game has been fitted since.
  if (
    known.kind === 'done' &&
    known.session.moves === session.moves &&
    known.session.cursor === session.cursor &&
    known.fitted === fitted
  )
    return;
  try {
    state.value = { kind: 'average' };
    const average = await averageChanceOf(shell, session.game, stop);
    const review = await reviewSession(session, {
      average,
      signal: stop,
      onProgress: ({ done, of }) => void (state.value = { kind: 'working', done, of }),
    });
    state.value = { kind: 'done', session, review, fitted };
    noteUndo(shell, id);
    await keepSums(shell, id, review);
  } catch (error) {
    if (error instanceof AbortError) return;
    state.value = { kind: 'failed', text: failureText(error) };
  }
};
