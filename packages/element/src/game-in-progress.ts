/** One try at one deal: its moves, undo and redo, and its record. The rules are the engine's. */
import {
  begin,
  canGoForward,
  forward,
  makeDeal,
  makeRecord,
  netPlay,
  ok,
  play,
  recordMoves,
  restart,
  stepAt,
  takeBack,
  undoRefusal,
  type DealAttempt,
  type Deal,
  type Game,
  type Move,
  type Result,
  type Session,
  type SessionStep,
} from '@cairn/engine';
import type { CairnPosition } from './events.ts';

/** How many moves one undo takes back: one, or the single moves of a sequence. */
const lastGroup = ({ moves, cursor }: Session): number => {
  const made = moves.slice(0, cursor).filter(({ move }) => move.kind !== 'spent');
  return made.length - made.findLastIndex(({ joined }) => joined !== true);
};

/** The step before the last move or sequence; the deal itself where there is none. */
export const stepBefore = (session: Session): SessionStep =>
  stepAt(session, Math.max(0, session.cursor - lastGroup(session)));

/** The move made last, which stands for a sequence if there was one; null where none is. */
export const lastMoveOf = (session: Session): Move | null => {
  const { moves, cursor } = session;
  const last = moves.slice(0, cursor).findLast(({ move }) => move.kind !== 'spent')?.move ?? null;
  return lastGroup(session) > 1 ? netPlay(stepBefore(session).view, stepAt(session).view) : last;
};

/** How a game stands after a move. */
export const positionAfter = (session: Session, move: string): CairnPosition => {
  const { status, score } = stepAt(session);
  const deal = makeDeal(session.deal);
  return { game: session.game.id, deal, move, moves: session.cursor, score: score.total, status };
};

export class GameInProgress {
  #attempt: DealAttempt;
  readonly #began = performance.now();

  private constructor(attempt: DealAttempt) {
    this.#attempt = attempt;
  }

  /** Deals. Faults: the deal does not serve the game's pack. */
  static deal(game: Game, deal: Deal): Result<GameInProgress> {
    const session = begin(game, deal);
    return session.ok ? ok(new GameInProgress({ session: session.value, undos: 0, looks: 0 })) : session;
  }

  get session(): Session {
    return this.#attempt.session;
  }

  get game(): Game {
    return this.session.game;
  }

  get step(): SessionStep {
    return stepAt(this.#attempt.session);
  }

  /** Seconds until the time of the deal is up; null in a game that is not played by the clock. */
  get secondsLeft(): number | null {
    const limit = this.game.def.limits?.seconds;
    return limit === undefined ? null : limit - this.#seconds();
  }

  get canUndo(): boolean {
    return undoRefusal(this.#attempt, this.#seconds()) === null;
  }

  get canRedo(): boolean {
    return canGoForward(this.#attempt.session) && this.step.status === 'playing';
  }

  /** Makes a legal move, or the single moves of a sequence, which one undo takes back. */
  play(...moves: readonly Move[]): void {
    const at = this.secondsLeft === null ? undefined : this.#seconds();
    const session = moves.reduce((so, move, i) => play(so, move, { at, joined: i > 0 }), this.session);
    this.#attempt = { ...this.#attempt, session };
  }

  /** Ask `canUndo` first. */
  undo(): void {
    this.#attempt = takeBack(this.#attempt, lastGroup(this.session));
  }

  /** Ask `canRedo` first. */
  redo(): void {
    const { moves, cursor } = this.session;
    const next = moves.findIndex(({ joined }, i) => i > cursor && joined !== true);
    const session = forward(this.session, (next < 0 ? moves.length : next) - cursor);
    this.#attempt = { ...this.#attempt, session };
  }

  restart(): void {
    this.#attempt = restart(this.#attempt);
  }

  /** The whole game as text. */
  get record(): string {
    const { session, looks } = this.#attempt;
    const made = session.moves.slice(0, session.cursor);
    const headers: Record<string, string> = looks > 0 ? { Undone: `${looks}` } : {};
    const times = made.map(({ at }) => at);
    const record = recordMoves(
      this.game,
      session.deal,
      made.map(({ move }) => move),
      { headers, times },
    );
    if (!record.ok) throw new Error('A game that was played cannot be written down');
    return makeRecord(record.value);
  }

  #seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }
}
