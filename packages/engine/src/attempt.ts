/**
 * An attempt is one try at one deal: a session, and the cost of its undos. This is the only file with the rules of
 * undo: a power that has shown something stays used, undos may be counted, and time does not come back.
 */
import type { Game } from './game.ts';
import { staysUsed } from './regather.ts';
import { stepAt, withMoves, type MadeMove, type Session } from './session.ts';
import { cardOf, isKnown, type Position } from './state.ts';
import type { Card } from './card.ts';

export interface DealAttempt {
  readonly session: Session;
  /** Number of undos. */
  readonly undos: number;
  /** Number of cards that were shown and then hidden again by an undo. */
  readonly looks: number;
}

const isReal = ({ move }: MadeMove): boolean => move.kind !== 'spent';

export const canGoBack = ({ moves, cursor }: Pick<Session, 'moves' | 'cursor'>): boolean =>
  moves.slice(0, cursor).some(isReal);

/** Moves in a row, of which the first `cursor` are made. */
export interface Line<Made extends MadeMove> {
  readonly game: Game;
  readonly moves: readonly Made[];
  readonly cursor: number;
}

/**
 * The line `steps` moves earlier, or at its start; `same` moves are those of the line before. A power that has shown
 * something stays used: its use is recorded before the moves that were undone. Those can be redone, except those after
 * a power that moved cards.
 */
export const steppedBack = <Made extends MadeMove>(
  { game, moves, cursor }: Line<Made>,
  steps: number,
): { readonly moves: readonly (Made | MadeMove)[]; readonly cursor: number; readonly same: number } => {
  const stays = ({ move }: MadeMove): boolean => move.kind === 'power' && staysUsed(game, move.power);
  let target = cursor;
  for (let i = 0; i < steps && moves.slice(0, target).some(isReal); i++) {
    while (moves[target - 1]?.move.kind === 'spent') target--;
    target--;
  }
  const undone = moves.slice(target, cursor);
  const spent = undone.flatMap((made): MadeMove[] => {
    const { move } = made;
    const isSpent = move.kind === 'spent' || (move.kind === 'power' && stays(made));
    return isSpent ? [{ move: { kind: 'spent', power: move.power } }] : [];
  });
  if (spent.length === 0) return { moves, cursor: target, same: moves.length };
  const later = [...undone, ...moves.slice(cursor)];
  const end = later.findIndex(
    (made) => stays(made) && made.move.kind === 'power' && made.move.power !== 'peek',
  );
  const kept = later
    .slice(0, end < 0 ? later.length : end)
    .filter((made) => made.move.kind !== 'spent' && !stays(made));
  const list = [...moves.slice(0, target), ...spent, ...kept];
  return { moves: list, cursor: target + spent.length, same: target };
};

/** The session `steps` moves earlier, or at its start. */
export const back = (session: Session, steps = 1): Session => {
  const { moves, cursor, same } = steppedBack(session, steps);
  return moves === session.moves ? { ...session, cursor } : withMoves(session, moves, same, cursor);
};

/** Whether a timed game has run out of time; `seconds` since the deal. */
export const isTimeUp = (game: Game, seconds: number): boolean =>
  seconds >= (game.def.limits?.seconds ?? Infinity);

/** Whether undos count in this game. Then moves are undone one by one, and a deal in play cannot be restarted. */
export const countsUndos = ({ def }: Game): boolean => def.limits?.undo !== undefined;

export type UndoRefusal = 'no-move' | 'time-up' | 'undos-spent';

/** Why undo is not possible now; null if it is. `seconds` since the deal. */
export const undoRefusal = (
  { session, undos }: { readonly session: Line<MadeMove>; readonly undos: number },
  seconds: number,
): UndoRefusal | null => {
  if (!canGoBack(session)) return 'no-move';
  if (isTimeUp(session.game, seconds)) return 'time-up';
  return undos >= (session.game.def.limits?.undo ?? Infinity) ? 'undos-spent' : null;
};

/** Undoes up to `steps` moves and records the cost. Check `undoRefusal` first. */
export const takeBack = <A extends DealAttempt>(attempt: A, steps = 1): A => {
  const { session } = attempt;
  return canGoBack(session)
    ? charged(attempt, back(session, countsUndos(session.game) ? 1 : steps))
    : attempt;
};

/** Back to the deal, without redo. It counts as one undo, whatever the number of moves. Powers stay used. */
export const restart = <A extends DealAttempt>(attempt: A): A => {
  const { session } = attempt;
  if (!canGoBack(session)) return attempt;
  const { moves, cursor } = back(session, session.cursor);
  return charged(attempt, withMoves(session, moves.slice(0, cursor), 0, cursor));
};

const charged = <A extends DealAttempt>(attempt: A, session: Session): A => {
  const hid = hiddenAgain(stepAt(attempt.session).view, stepAt(session).view);
  return { ...attempt, session, undos: attempt.undos + 1, looks: attempt.looks + hid };
};

const known = (position: Position): Set<Card> =>
  new Set(position.piles.flatMap((pile) => pile.filter(isKnown).map(cardOf)));

/** How many cards the player knew in one view and does not know in the other. */
export const hiddenAgain = (before: Position, after: Position): number => {
  const still = known(after);
  return [...known(before)].filter((card) => !still.has(card)).length;
};
