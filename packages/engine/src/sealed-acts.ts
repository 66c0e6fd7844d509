/**
 * The acts of a sealed deal: moves, and what is no move: "<" takes the last move back, "<<" goes back to the deal, ">"
 * makes a move again that was taken back, and "?hint" notes that a hint was shown. The server keeps every act, so what
 * was taken back and what helped is in the record whatever the player's device says. attempt.ts has the rules of undo.
 */
import {
  countsUndos,
  restart,
  takeBack,
  undoRefusal,
  type DealAttempt,
  type UndoRefusal,
} from './attempt.ts';
import type { Game } from './game.ts';
import { readMove, shownOf, type Objection } from './judge.ts';
import type { Move } from './move.ts';
import { fail, ok, type Result } from './result.ts';
import { canGoForward, forward, stepAt, prepareMove } from './session.ts';
import type { ActShown } from './shown.ts';
import type { Status } from './state.ts';

/** What a sealed deal allows beside moves. A game that counts its undos allows that many of them in any case. */
export interface SealedPolicy {
  readonly undo: boolean;
  readonly hints: boolean;
}

/** One try at a sealed deal, as the server has it. */
export interface SealedAttempt extends DealAttempt {
  /** Number of hints shown. */
  readonly hints: number;
}

/**
 * Why an act is refused that is no move, or a move that only the server makes. policy: the policy does not allow it;
 * server-only: a use of a power that stays used, or the end of the time; nothing-undone: there is no move to make again;
 * undos-count: such a deal cannot be restarted.
 */
export type ActRefusal = UndoRefusal | 'over' | 'policy' | 'server-only' | 'nothing-undone' | 'undos-count';

export type ActObjection = Objection | { readonly kind: 'act'; readonly why: ActRefusal };

/** An act that was made. */
export interface JudgedAct {
  /** Its canonical text. */
  readonly text: string;
  readonly shown: ActShown;
  readonly status: Status;
  /** The attempt after it; `at`: seconds since the deal. */
  readonly after: (at?: number) => SealedAttempt;
}

const NOTHING: ActShown = { kind: 'cards', cards: [] };

const mayUndo = (game: Game, { undo }: SealedPolicy): boolean => undo || countsUndos(game);

/** Whether no act can follow: the deal is won or has been ended, or it is stuck and nothing can be taken back. */
export const isSealedOver = (attempt: DealAttempt, policy: SealedPolicy, seconds: number): boolean => {
  const { session } = attempt;
  const { status, view } = stepAt(session);
  if (status === 'playing') return false;
  if (status !== 'stuck' || view.ended !== 'no') return true;
  return !mayUndo(session.game, policy) || undoRefusal(attempt, seconds) !== null;
};

/**
 * Judges an act. Objections depend only on what the player knows.
 * @param how `seconds` since the deal, by the server's clock; `byServer` for an act that only the server makes.
 */
export const judgeAct = (
  attempt: SealedAttempt,
  text: string,
  how: { readonly seconds: number; readonly policy: SealedPolicy; readonly byServer?: boolean },
): Result<JudgedAct, ActObjection> => {
  const { session, hints } = attempt;
  const word = text.trim();
  if (isSealedOver(attempt, how.policy, how.seconds)) return refused('over');
  const made = (after: SealedAttempt): Result<JudgedAct, never> =>
    ok({ text: word, shown: NOTHING, status: stepAt(after.session).status, after: () => after });
  switch (word) {
    case '<':
    case '<<': {
      const why = undoObjection(attempt, word === '<<', how);
      if (why !== null) return refused(why);
      return made(word === '<' ? takeBack(attempt) : restart(attempt));
    }
    case '>':
      return canGoForward(session)
        ? made({ ...attempt, session: forward(session) })
        : refused('nothing-undone');
    case '?hint':
      return how.policy.hints ? made({ ...attempt, hints: hints + 1 }) : refused('policy');
    default:
      return judgeMove(attempt, text, how.byServer === true);
  }
};

const refused = (why: ActRefusal): Result<never, ActObjection> => fail({ kind: 'act', why });

/** Why nothing may be taken back. */
const undoObjection = (
  attempt: DealAttempt,
  toDeal: boolean,
  { seconds, policy }: { readonly seconds: number; readonly policy: SealedPolicy },
): ActRefusal | null => {
  const { game } = attempt.session;
  if (!mayUndo(game, policy)) return 'policy';
  if (toDeal && countsUndos(game)) return 'undos-count';
  return undoRefusal(attempt, seconds);
};

const judgeMove = (
  attempt: SealedAttempt,
  text: string,
  byServer: boolean,
): Result<JudgedAct, ActObjection> => {
  const { session } = attempt;
  const { game } = session;
  const before = stepAt(session);
  const move = readMove(game, before, text);
  if (!move.ok) return move;
  if (isServers(move.value) && !byServer) return refused('server-only');
  const { step, make } = prepareMove(session, move.value);
  return ok({
    text: step.text,
    shown: shownOf(game, before, move.value, step),
    status: step.status,
    after: (at) => ({ ...attempt, session: make(at) }),
  });
};

const isServers = (move: Move): boolean =>
  move.kind === 'spent' || (move.kind === 'end' && move.why === 'time');
