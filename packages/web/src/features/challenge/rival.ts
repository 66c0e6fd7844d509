/**
 * The game that an attempt is played against. Its moves can tell hidden cards, so that nothing of it may be shown
 * while the deal is in play but how it stood: its score after as many moves, or where no score is kept, after how many
 * moves it had as few cards left (law 4).
 */
import { begin, cardsLeft, parseMove, play, refusal, stepAt, type Session } from '@cairn/engine';
import type { Attempt } from '../../play/attempt.ts';

const games = new WeakMap<readonly string[], Session>();

/** The rival's game, at its end; null for an attempt that is played against nobody. */
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

/** How many moves were made: a use of a power that was taken back is none. */
export const movesMade = ({ moves, cursor }: Session): number =>
  moves.slice(0, cursor).filter(({ move }) => move.kind !== 'spent').length;

/** The rival's score after so many moves, and how many of them there were. */
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

/** After how many moves the rival had at most so many cards left; null when that never was. */
export const movesUntil = (rival: Session, cards: number): number | null => {
  for (let at = 0; at <= rival.cursor; at++)
    if (cardsLeft(rival.game, stepAt(rival, at).view) <= cards) return movesMade({ ...rival, cursor: at });
  return null;
};
