/** Sessions as text, and comparing them. */
import { makeDeal, stepAt, type Session } from '@cairn/engine';

/** The moves in notation, made or not. */
export const movesText = (session: Session): string[] =>
  session.moves.map((_, i) => stepAt(session, i + 1).text);

/** Whether two sessions are the same game under the same options. */
export const sameRules = (one: Session, other: Session): boolean =>
  one.game.id === other.game.id &&
  Object.entries(one.game.options).every(([name, value]) => other.game.options[name] === value);

/** Whether they are the same deal of it, too. */
export const sameDeal = (one: Session, other: Session): boolean =>
  sameRules(one, other) && makeDeal(one.deal) === makeDeal(other.deal);
