/**
 * An attempt of the app: the engine's, with everything else about how it was played. It is stored as text (names, a
 * deal, moves in notation) and checked by playing it when it is restored (restore-attempt.ts).
 */
import {
  changedOptions,
  countsUndos,
  makeDeal,
  undoRefusal,
  type DealAttempt,
  type Session,
  type UndoRefusal,
} from '@cairn/engine';
import type { ClockRule } from '@cairn/formats';
import { movesText } from './session.ts';
import { joinedMoves } from './undo-groups.ts';
import type { Tree } from './tree.ts';

export interface Attempt extends DealAttempt {
  readonly id: string;
  /** When it was dealt, in milliseconds since 1970. */
  readonly began: number;
  /** Milliseconds it was played, without the time the page was hidden. */
  readonly spent: number;
  /** The player had finished this deal before; it is not counted again. */
  readonly again: boolean;
  /** Its first moves came in a link; it is not counted either. */
  readonly shared: boolean;
  /** The moves of the game it is played against, in notation: another player's, at the same deal. */
  readonly against?: readonly string[];
  /** It was proved winnable before it was dealt. */
  readonly proved?: boolean;
  /** Hints that were shown, if any. */
  readonly hints?: number;
  /** A solution was shown: a win is not counted. */
  readonly shown?: boolean;
  /** The winning chance was shown while it was played. */
  readonly chance?: boolean;
  /** Abandoned lines and bookmarks, if there are any. */
  readonly tree?: Tree;
  /** Its place in a series, if it is a deal of one. */
  readonly series?: Seat;
}

/** The place of an attempt in a series. */
export interface Seat {
  readonly id: string;
  /** No move is taken back in it, unless the game itself counts that. */
  readonly strict: boolean;
  /** Whether times of moves are kept, and whether a hidden page stops the clock. */
  readonly clock: ClockRule;
  /** Seconds after which the time of the whole series is up; left out where it has no limit. */
  readonly until?: number;
}

/** Why the last move may not be taken back, or null when it may; `seconds`: the time of the clock. */
export const refuseUndo = (attempt: Attempt, seconds: number): UndoRefusal | null =>
  attempt.series?.strict === true && !countsUndos(attempt.session.game)
    ? 'undos-spent'
    : undoRefusal(attempt, seconds);

/** Whether the time of every move is kept. */
export const isTimed = ({ session, series }: Attempt): boolean =>
  session.game.def.limits?.seconds !== undefined || (series?.clock ?? 'off') !== 'off';

/** Whether its clock runs on from the deal, even before the first move and while the page is hidden. */
export const isRunning = ({ series }: Pick<Attempt, 'series'>): boolean => series?.clock === 'running';

/** Seconds from the deal to its end, by its own rules or those of its series; none: Infinity. */
export const timeLimit = ({ session, series }: Attempt): number =>
  Math.min(session.game.def.limits?.seconds ?? Infinity, series?.until ?? Infinity);

/** An attempt as plain data. */
export interface KeptAttempt extends Omit<Attempt, 'session'> {
  readonly game: string;
  /** Only those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly deal: string;
  readonly moves: readonly string[];
  /** Seconds since the deal, one a move, in games that are played by the clock. */
  readonly times?: readonly number[];
  /** The indices of moves that belong to the undo group of the move before; left out where there are none. */
  readonly joined?: readonly number[];
  readonly cursor: number;
}

export const newAttempt = (
  session: Session,
  about: Pick<Attempt, 'id' | 'began'> &
    Partial<Pick<Attempt, 'again' | 'shared' | 'against' | 'proved' | 'series'>>,
): Attempt => ({ session, spent: 0, undos: 0, looks: 0, again: false, shared: false, ...about });

export const keepAttempt = ({ session, ...rest }: Attempt): KeptAttempt => ({
  ...rest,
  ...joinedMoves(session),
  game: session.game.id,
  options: changedOptions(session.game.base, session.game.options),
  deal: makeDeal(session.deal),
  moves: movesText(session),
  ...(isTimed({ session, ...rest }) ? { times: session.moves.map(({ at }) => at ?? 0) } : {}),
  cursor: session.cursor,
});
