/**
 * Strides: moves that were made as one and are taken back as one, such as all the safe ones, or those that end a
 * game by themselves. A move knows whether it was made with the one before it; the list of moves stays what it is
 * (law 3), so that records and links need not know of strides.
 */
import { play, type Move, type Session } from '@cairn/engine';

/** Moves that belong to the stride of the move before them. */
const joined = new WeakSet<Move>();

/** Sessions that a stride has led to, and not the way back or forth along moves that were made before. */
const played = new WeakSet<Session>();
export const isPlayed = (session: Session): boolean => played.has(session);

/**
 * Makes legal moves as one stride; `follows`: as part of the stride of the move made last. `at` is seconds since the
 * deal.
 */
export const strideOn = (
  session: Session,
  moves: readonly Move[],
  follows: boolean,
  at?: number,
): Session => {
  let next = session;
  let joins = follows;
  for (const move of moves) {
    next = play(next, move, at);
    const made = next.moves[next.cursor - 1];
    if (made !== undefined) joined[joins ? 'add' : 'delete'](made);
    joins = true;
  }
  played.add(next);
  return next;
};

/** Whether a move belongs to the stride of the one before it. */
const isJoined = (move: Move): boolean => joined.has(move);

/** How many moves so many strides back are, as undo counts them: a power that stays spent is none. */
export const movesBack = ({ moves, cursor }: Session, strides: number): number => {
  const made = moves.slice(0, cursor).filter(({ kind }) => kind !== 'spent');
  const starts = made.flatMap((move, i) => (isJoined(move) ? [] : [i]));
  return made.length - (starts.at(-strides) ?? 0);
};

/** How many moves so many strides on are. */
export const movesOn = ({ moves, cursor }: Session, strides: number): number => {
  const rest = moves.slice(cursor);
  const starts = rest.flatMap((move, i) => (i > 0 && isJoined(move) ? [] : [i]));
  return starts[strides] ?? rest.length;
};

/** Strides as they are kept: the numbers, from 0, of the moves that belong to the stride of the one before them. */
export const joinedAt = ({ moves }: Session): { readonly joined?: readonly number[] } => {
  const at = moves.flatMap((move, i) => (isJoined(move) ? [i] : []));
  return at.length === 0 ? {} : { joined: at };
};
