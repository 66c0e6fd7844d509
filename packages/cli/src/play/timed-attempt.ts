/**
 * An attempt at a deal with its clock, which runs from the first move until the deal is over. The engine has no
 * clock, so the caller passes one.
 */
import {
  begin,
  canGoForward,
  forward,
  play,
  stepAt,
  takeBack,
  undoRefusal,
  type DealAttempt,
  type MadeMove,
  type Move,
  type Session,
  type SessionStep,
  type UndoRefusal,
} from '@cairn/engine';
import type { PlayedMove } from './move-lines.ts';

/** Milliseconds since an arbitrary moment. */
export type Now = () => number;

/** The moves made so far, with their times in seconds since the first. */
export const madeMoves = ({ moves, cursor }: Session): readonly MadeMove[] => moves.slice(0, cursor);

export class TimedAttempt {
  private attempt: DealAttempt;
  private readonly now: Now;
  /** Seconds that the deal may take, if there is a limit. */
  readonly limit: number | undefined;
  /** Milliseconds that the clock ran before its last start, and the time of that start; null while it is stopped. */
  private spent = 0;
  private since: number | null = null;

  /** @param limit seconds; default: the limit of the game. */
  constructor(session: Session, now: Now, limit = session.game.def.limits?.seconds) {
    this.attempt = { session, undos: 0, looks: 0 };
    this.now = now;
    this.limit = limit;
  }

  get session(): Session {
    return this.attempt.session;
  }

  /** The position, and the score in it; when the deal is over, with the charge of its end. */
  get step(): SessionStep {
    return stepAt(this.session);
  }

  /** How many undos hid a card that had been shown. */
  get looks(): number {
    return this.attempt.looks;
  }

  /** The time on the clock. */
  get seconds(): number {
    return (this.spent + (this.since === null ? 0 : this.now() - this.since)) / 1000;
  }

  /** Makes a legal move. Moves that were undone before can no longer be redone. */
  play(move: Move): PlayedMove {
    this.setAttempt({ ...this.attempt, session: play(this.session, move, { at: this.seconds }) });
    return this.stepOf(this.session.cursor - 1);
  }

  /** Ends the deal if its time is up; null if it is not, or if the deal is over anyway. */
  endIfTimeIsUp(): PlayedMove | null {
    const rings = this.step.status === 'playing' && this.seconds >= (this.limit ?? Infinity);
    return rings ? this.play({ kind: 'end', why: 'time' }) : null;
  }

  /** Why undo is not possible now. */
  get undoRefusal(): UndoRefusal | null {
    return undoRefusal(this.attempt, this.seconds);
  }

  /** Undoes a move and returns it. Check `undoRefusal` first. */
  undo(): PlayedMove {
    const step = this.stepOf(madeMoves(this.session).findLastIndex(({ move }) => move.kind !== 'spent'));
    this.setAttempt(takeBack(this.attempt));
    return step;
  }

  /** Redoes the move that was undone last. */
  redo(): PlayedMove | null {
    if (!canGoForward(this.session)) return null;
    this.setAttempt({ ...this.attempt, session: forward(this.session) });
    return this.stepOf(this.session.cursor - 1);
  }

  /** Back to the deal, with redo. If the deal is over, this is another attempt with new undos, powers and time. */
  restart(): void {
    if (this.step.status === 'playing') return this.setAttempt(takeBack(this.attempt, this.session.cursor));
    const dealt = begin(this.session.game, this.session.deal);
    if (!dealt.ok) throw new Error('A deal that was dealt can be dealt again');
    this.spent = 0;
    this.since = null;
    this.setAttempt({ session: dealt.value, undos: 0, looks: 0 });
  }

  /** Sets the attempt, and starts or stops the clock accordingly. */
  private setAttempt(attempt: DealAttempt): void {
    this.attempt = attempt;
    const runs = this.step.status === 'playing' && this.session.cursor > 0;
    if (runs && this.since === null) this.since = this.now();
    if (runs || this.since === null) return;
    this.spent += this.now() - this.since;
    this.since = null;
  }

  /** The move at an index of the list, with the positions around it and the score after it. */
  private stepOf(at: number): PlayedMove {
    const made = this.session.moves[at];
    if (made === undefined) throw new Error(`No move ${at} in this attempt`);
    const after = stepAt(this.session, at + 1);
    return {
      before: stepAt(this.session, at).state,
      move: made.move,
      after: after.state,
      tally: after.tally,
    };
  }
}
