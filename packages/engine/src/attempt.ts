/**
 * An attempt is one try at one deal: a session, and what it cost to take moves back. The rule of undo is here and
 * nowhere else: a power that has shown something stays spent, undos may be counted, and time does not come back.
 */
import type { Game } from './game.ts';
import { stepAt, withMoves, type MadeMove, type Session } from './session.ts';
import { cardOf, isKnown, type Position } from './state.ts';
import type { Card } from './card.ts';

export interface DealAttempt {
  readonly session: Session;
  /** How often moves were taken back. */
  readonly undos: number;
  /** How many cards that hid again after they had been shown. */
  readonly looks: number;
}

const isReal = ({ move }: MadeMove): boolean => move.kind !== 'spent';

export const canGoBack = ({ moves, cursor }: Session): boolean => moves.slice(0, cursor).some(isReal);

/**
 * The session `steps` moves earlier, or at its start. A power that showed something stays spent: its use is noted
 * in front of the moves taken back, which can still be redone; but not what followed a power that moved cards.
 */
export const back = (session: Session, steps = 1): Session => {
  const { moves, cursor } = session;
  let target = cursor;
  for (let i = 0; i < steps && moves.slice(0, target).some(isReal); i++) {
    while (moves[target - 1]?.move.kind === 'spent') target--;
    target--;
  }
  const undone = moves.slice(target, cursor);
  const spent = undone.flatMap(({ move }): MadeMove[] =>
    move.kind === 'power' || move.kind === 'spent' ? [{ move: { kind: 'spent', power: move.power } }] : [],
  );
  if (spent.length === 0) return { ...session, cursor: target };
  const later = [...undone, ...moves.slice(cursor)];
  const end = later.findIndex(({ move }) => move.kind === 'power' && move.power !== 'peek');
  const kept = later
    .slice(0, end < 0 ? later.length : end)
    .filter(({ move }) => move.kind !== 'power' && move.kind !== 'spent');
  const list = [...moves.slice(0, target), ...spent, ...kept];
  return withMoves(session, list, target, target + spent.length);
};

/** Whether the clock of a timed game has run out; `seconds` is what it shows. */
export const isTimeUp = (game: Game, seconds: number): boolean =>
  seconds >= (game.def.limits?.seconds ?? Infinity);

/** Whether each undo of this game counts; then moves are taken back one by one, and no deal in play is restarted. */
export const countsUndos = ({ def }: Game): boolean => def.limits?.undo !== undefined;

export type UndoRefusal = 'no-move' | 'time-up' | 'undos-spent';

/** Why nothing can be taken back now, or null when something can; `seconds` is what the clock shows. */
export const undoRefusal = ({ session, undos }: DealAttempt, seconds: number): UndoRefusal | null => {
  if (!canGoBack(session)) return 'no-move';
  if (isTimeUp(session.game, seconds)) return 'time-up';
  return undos >= (session.game.def.limits?.undo ?? Infinity) ? 'undos-spent' : null;
};

/** Takes moves back, as far as there are any, and notes what that cost. Ask `undoRefusal` first. */
export const takeBack = <A extends DealAttempt>(attempt: A, steps = 1): A => {
  const { session } = attempt;
  return canGoBack(session)
    ? charged(attempt, back(session, countsUndos(session.game) ? 1 : steps))
    : attempt;
};

/** Back to the deal, without anything to redo: one undo, whatever the number of moves. Powers stay spent. */
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
const hiddenAgain = (before: Position, after: Position): number => {
  const still = known(after);
  return [...known(before)].filter((card) => !still.has(card)).length;
};
