/**
 * Sequences of safe moves: each is found from what the player knows after the one before (the rule is in the engine's
 * safe.ts).
 */
import {
  cardOf,
  play,
  safeMoves,
  stepAt,
  type Card,
  type Move,
  type Session,
  type View,
} from '@cairn/engine';

/** The card a play moves to or from a foundation, where only single ones do. */
const cardIn = ({ piles }: View, move: Move): Card | null => {
  const seat = move.kind === 'play' ? piles[move.from]?.at(-1 - (move.skip ?? 0)) : undefined;
  return seat === undefined ? null : cardOf(seat);
};

/** All safe moves and those they make possible, except moves of the cards in `staying`. */
export const safeMoveSequence = (session: Session, staying: readonly Card[] = []): readonly Move[] => {
  const line: Move[] = [];
  let now = session;
  for (;;) {
    const { view } = stepAt(now);
    const next = safeMoves(now.game, view).find((move) => {
      const card = cardIn(view, move);
      return card !== null && !staying.includes(card);
    });
    if (next === undefined) return line;
    line.push(next);
    now = play(now, next);
  }
};

/** Cards that the player took back from the foundations: autoplay does not send them up again. */
export const cardsTakenBack = (session: Session): readonly Card[] =>
  session.moves.slice(0, session.cursor).flatMap(({ move }, i) => {
    if (move.kind !== 'play' || !session.game.byRole.foundation.includes(move.from)) return [];
    const card = cardIn(stepAt(session, i).view, move);
    return card === null ? [] : [card];
  });
