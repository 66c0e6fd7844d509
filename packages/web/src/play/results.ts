/**
 * Results: one row for every attempt that is over. Statistics are computed from the rows (features/statistics), so a
 * game that is continued by undo only loses its row until it ends again.
 *
 * A deal counts once it has ended: won, stuck, or given up. Leaving a deal after its first move gives it up, and it is
 * scored as if it had been ended there. A row does not count if the deal was finished before, if its moves came in a
 * link, or if it was won after a solution was shown. A reset deletes no rows: only later rows count.
 */
import { changedOptions, makeDeal, play, stepAt, type Game, type Session } from '@cairn/engine';
import type { Attempt } from './attempt.ts';

export const ATTEMPT_OUTCOMES = ['won', 'stuck', 'resigned', 'time', 'left'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** How a deal was played to its end. */
interface PlayedOut {
  readonly outcome: AttemptOutcome;
  readonly score: number;
  /** Longest streak. */
  readonly streak: number;
  readonly moves: number;
  readonly spent: number;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
}

/** What made it easier. */
interface HelpTaken {
  readonly undos: number;
  readonly looks: number;
  readonly again: boolean;
  readonly shared: boolean;
  /** Hints that were shown, and whether a solution or the winning chance was; left out where there were none. */
  readonly hints?: number;
  readonly shown?: boolean;
  readonly chance?: boolean;
}

/** What a review found (packages/review), in wins: all but `average` add up to the result less the average. */
export interface KeptSums {
  /** The chance of an average deal, as it was known then. */
  readonly average: number;
  readonly deal: number;
  readonly luck: number;
  readonly skill: number;
  readonly stopped: number;
}

export interface ResultRow extends PlayedOut, HelpTaken {
  readonly id: string;
  /** Game, options and scoring: what is counted together. */
  readonly group: string;
  readonly deal: string;
  /** Left out until the deal is reviewed. */
  readonly review?: KeptSums;
}

/** "klondike", "klondike?draw=1": the game and the options that differ from the defaults, scoring included. */
export const groupOf = (game: Game): string => {
  const options = new URLSearchParams(changedOptions(game.base, game.options)).toString();
  return options === '' ? game.id : `${game.id}?${options}`;
};

/** The row of an attempt as it ended, or as it ends if it is left now; null before its first move. */
export const resultRowOf = (attempt: Attempt, at: number): ResultRow | null => {
  const { session } = attempt;
  const now = stepAt(session);
  if (now.status === 'playing' && session.cursor === 0) return null;
  const ended = now.status === 'playing' ? stepAt(leave(session)) : now;
  return {
    id: attempt.id,
    group: groupOf(session.game),
    deal: makeDeal(session.deal),
    outcome: now.status === 'playing' ? 'left' : now.status,
    score: ended.score.total,
    streak: ended.score.best,
    moves: session.cursor,
    spent: attempt.spent,
    undos: attempt.undos,
    looks: attempt.looks,
    again: attempt.again,
    shared: attempt.shared,
    ...(attempt.hints === undefined ? {} : { hints: attempt.hints }),
    ...(attempt.shown === true ? { shown: true } : {}),
    ...(attempt.chance === true ? { chance: true } : {}),
    at,
  };
};

const leave = (session: Session): Session => play(session, { kind: 'end', why: 'resigned' });

/** When the statistics of each group were last reset. */
export type Resets = Readonly<Record<string, number>>;

export const isCounted = ({ again, shared, shown, outcome, at, group }: ResultRow, resets: Resets): boolean =>
  !again && !shared && !(shown === true && outcome === 'won') && at > (resets[group] ?? 0);

export const counted = (rows: Iterable<ResultRow>, resets: Resets, group: string): readonly ResultRow[] =>
  [...rows].filter((row) => row.group === group && isCounted(row, resets));
