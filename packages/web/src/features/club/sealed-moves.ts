/**
 * The moves of a sealed board on their way to the club: those that are made while a card is awaited are held, and after
 * the player's own move those follow that need no decision, as far as the settings say. They are acts like all others.
 */
import {
  cardOf,
  finish,
  followedStep,
  makeMove,
  refusal,
  safeMoves,
  type Card,
  type Game,
  type Move,
  type Refusal,
  type View,
} from '@cairn/engine';
import { afterPaint } from '@cairn/table';
import type { PlayLink } from '@cairn/wire';
import type { Settings } from '../../play/settings.ts';

export interface SealedMoves {
  /** Makes moves, or holds them; or says why one is not legal. */
  readonly make: (moves: readonly Move[]) => Refusal | null;
  /** Goes on with what is held, or with what follows by itself, once an answer is there. */
  readonly goOn: () => void;
  /** Forgets the moves that are held or would follow. */
  readonly drop: () => void;
  /** Plays the rest if it needs no decision, else every card that is safe on the foundations; false if there is none. */
  readonly playSafe: () => boolean;
  /** Takes the player's last move back, with those that followed it by themselves. */
  readonly takeBack: () => void;
  /** Whether the last move followed by itself. */
  readonly hasFollowed: () => boolean;
}

/** What happens by itself after a move of the player. */
export type Automatic = Pick<Settings, 'safe' | 'finish'>;

/** The card that a move takes, which lies alone on its way. */
const cardIn = ({ piles }: View, move: Move): Card | null => {
  const seat = move.kind === 'play' ? piles[move.from]?.at(-1 - (move.skip ?? 0)) : undefined;
  return seat === undefined ? null : cardOf(seat);
};

/** @param seconds since the opening. @param later does what follows, when the move before it is on the screen. */
export const sealedMoves = (
  game: Game,
  link: PlayLink,
  seconds: () => number,
  automatic: () => Automatic,
  later: (work: () => void) => void = afterPaint,
): SealedMoves => {
  let held: readonly (readonly Move[])[] = [];
  /** The last move was the player's, and what follows has not been made yet. */
  let isFresh = false;
  /** Where in the line the moves are that followed by themselves. */
  const followers = new Set<number>();
  const session = () => link.play.attempt.session;
  const viewNow = (): View => followedStep(session()).view;
  const isAwaiting = (): boolean => link.play.awaited !== null;
  const put = (move: Move): void => {
    link.make(makeMove(game, viewNow(), move), seconds());
  };
  /** Cards that the player took back from the foundations stay where they are. */
  const staying = (): readonly (Card | null)[] => {
    const { moves, cursor } = session();
    return moves
      .slice(0, cursor)
      .map(({ move }, i) =>
        move.kind === 'play' && game.byRole.foundation.includes(move.from)
          ? cardIn(followedStep(session(), i).view, move)
          : null,
      );
  };
  const nextByItself = (): Move | null => {
    const view = viewNow();
    const { safe, finish: rest } = automatic();
    if (followedStep(session()).status !== 'playing') return null;
    if (rest === 'on') {
      const line = finish(game, view);
      if (line !== null && line.length > 1) return line[0] ?? null;
    }
    if (safe !== 'on') return null;
    const stays = staying();
    return safeMoves(game, view).find((move) => !stays.includes(cardIn(view, move))) ?? null;
  };
  let isSoon = false;
  const follow = (): void => {
    isSoon = false;
    // Where undos are counted, each of these moves would cost one.
    if (game.def.limits?.undo !== undefined) isFresh = false;
    while (isFresh && !isAwaiting()) {
      const next = nextByItself();
      if (next === null) {
        isFresh = false;
        return;
      }
      followers.add(session().cursor);
      put(next);
    }
  };
  const followSoon = (): void => {
    if (!isFresh || isSoon || isAwaiting()) return;
    isSoon = true;
    later(follow);
  };
  const make = (moves: readonly Move[]): Refusal | null => {
    for (const [i, move] of moves.entries()) {
      if (isAwaiting()) {
        held = [...held, moves.slice(i)];
        return null;
      }
      const reason = refusal(game, viewNow(), move);
      if (reason !== null) return reason;
      followers.delete(session().cursor);
      isFresh = false;
      put(move);
    }
    isFresh = true;
    followSoon();
    return null;
  };
  const drop = (): void => {
    held = [];
    isFresh = false;
  };
  const goOn = (): void => {
    const [next, ...rest] = held;
    if (next === undefined) {
      followSoon();
      return;
    }
    held = rest;
    // Not in the middle of the change that has led here.
    queueMicrotask(() => {
      if (make(next) === null) goOn();
      else drop();
    });
  };
  const playSafe = (): boolean => {
    const line = finish(game, viewNow());
    if (line !== null && line.length > 0) return make(line) === null;
    const [next] = isAwaiting() ? [] : safeMoves(game, viewNow());
    if (next === undefined) return false;
    make([next]);
    // Each is found from what the one before has shown.
    playSafe();
    return true;
  };
  return {
    make,
    goOn,
    drop,
    playSafe,
    takeBack: () => {
      drop();
      if (isAwaiting()) return;
      let last: number;
      do {
        last = session().cursor - 1;
      } while (link.make('<', seconds()).ok && followers.has(last) && last > 0);
    },
    hasFollowed: () => followers.has(session().cursor - 1),
  };
};
