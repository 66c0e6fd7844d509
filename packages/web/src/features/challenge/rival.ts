/**
 * The game that an attempt is played against. Its moves can give away hidden cards, so only how it stood is
 * shown while the deal is in play: its score after as many moves or, in a game without a score, after how
 * many moves it had as few cards left (law 4).
 */
import { begin, cardsLeft, parseMove, play, refusal, stepAt, type Session } from '@cairn/engine';
import type { Attempt } from '../../play/attempt.ts';

const games = new WeakMap<readonly string[], Session>();

/** The rival's game at its end; null for an attempt without a rival. */
export const rivalOf = ({ session, against }: Attempt): Session | null => {
  if (against === undefined) return null;
  const known = games.get(against);
  if (known !== undefined) return known;
  const dealt = begin(session.game, session.deal);
  if (!dealt.ok) return null;
  let rival = dealt.value;
  for (const text of against) {
    const { state } = stepAt(rival);
    const move = parseMove(rival.game, state, text);
    if (!move.ok || refusal(rival.game, state, move.value) !== null) break;
    rival = play(rival, move.value);
  }
  games.set(against, rival);
  return rival;
};

/** How many moves were made. A use of a power that was taken back does not count. */
export const movesMade = ({ moves, cursor }: Session): number =>
  moves.slice(0, cursor).filter(({ move }) => move.kind !== 'spent').length;

/** The rival's score after `made` moves, and how many moves it had made then: it may have ended earlier. */
export const scoreAfter = (
  rival: Session,
  made: number,
): { readonly points: number; readonly moves: number } => {
  let at = 0;
  let left = made;
  for (; at < rival.cursor && (left > 0 || rival.moves[at]?.move.kind === 'spent'); at++)
    if (rival.moves[at]?.move.kind !== 'spent') left--;
  return { points: stepAt(rival, at).score.total, moves: made - left };
};

/** After how many moves the rival had at most `cards` cards left; null if it never had. */
export const movesUntil = (rival: Session, cards: number): number | null => {
  for (let at = 0; at <= rival.cursor; at++)
    if (cardsLeft(rival.game, stepAt(rival, at).view) <= cards) return movesMade({ ...rival, cursor: at });
  return null;
};
