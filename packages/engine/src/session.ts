/**
 * A session is a game in progress: (game, deal, moves, cursor) and nothing else (law 3). Position, view, score and
 * status are derived by playing the moves from the deal; each step is worked out once and kept beside the list of
 * moves it belongs to. Undo only moves the cursor, so redo is what lies after it. What may be taken back, and what
 * that costs, is attempt.ts.
 */
import { apply } from './apply.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { makeMove } from './written.ts';
import { ok, type Result } from './result.ts';
import { settle, startTally, tallyMove, type Tally } from './score.ts';
import { start } from './start.ts';
import type { State, Status, View } from './state.ts';
import { status } from './status.ts';
import { view } from './view.ts';

export interface Session {
  readonly game: Game;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  /** How many of the moves are made; the rest can be redone. */
  readonly cursor: number;
}

/** What a session amounts to after so many of its moves. */
export interface SessionStep {
  readonly state: State;
  readonly view: View;
  readonly status: Status;
  /** The running score; what the end of the deal charges is only in `score`. */
  readonly tally: Tally;
  readonly score: Tally;
  /** The move that led here, in notation; empty for the deal itself. */
  readonly text: string;
}

/** Seconds since the deal when a move was made, for scorings that pay for the clock. */
const times = new WeakMap<Move, number>();

/** When a move of a session was made, in seconds since the deal; undefined when nobody kept the time. */
export const madeAt = (move: Move): number | undefined => times.get(move);

const trails = new WeakMap<readonly Move[], SessionStep[]>();

const trailOf = (session: Session): SessionStep[] => {
  const trail = trails.get(session.moves);
  if (trail === undefined) throw new Error('This session was not made by begin');
  return trail;
};

const stepOf = (game: Game, state: State, tally: Tally, text: string): SessionStep => {
  const stands = status(game, state);
  const score = settle(game, state, tally, stands);
  return { state, view: view(game, state), status: stands, tally, score, text };
};

/** Deals. Faults: the deal does not serve this game's pack. */
export const begin = (game: Game, deal: Deal): Result<Session> => {
  const state = start(game, deal);
  if (!state.ok) return state;
  const moves: readonly Move[] = [];
  trails.set(moves, [stepOf(game, state.value, startTally(game), '')]);
  return ok({ game, deal, moves, cursor: 0 });
};

/** The session after its first `at` moves; by default where the cursor stands. */
export const stepAt = (session: Session, at = session.cursor): SessionStep => {
  const { game, moves } = session;
  const trail = trailOf(session);
  for (let i = trail.length; i <= at; i++) {
    const before = trail[i - 1];
    const move = moves[i - 1];
    if (before === undefined || move === undefined) throw new Error(`No move ${i} in this session`);
    const state = apply(game, before.state, move);
    const tally = tallyMove(game, before.tally, before.state, move, state, madeAt(move));
    trail.push(stepOf(game, state, tally, makeMove(game, before.state, move)));
  }
  const step = trail[at];
  if (step === undefined) throw new Error(`No step ${at} in this session`);
  return step;
};

/** The session with other moves that agree with its own up to `same`, whose steps are kept. */
export const withMoves = (
  session: Session,
  moves: readonly Move[],
  same: number,
  cursor: number,
): Session => {
  trails.set(moves, trailOf(session).slice(0, same + 1));
  return { ...session, moves, cursor };
};

/**
 * Makes a legal move. What could be redone is given up, unless the move is the one that would be redone.
 * @param at seconds since the deal.
 */
export const play = (session: Session, move: Move, at?: number): Session => {
  const { moves, cursor } = session;
  const next = moves[cursor];
  if (next !== undefined && JSON.stringify(next) === JSON.stringify(move)) return forward(session);
  const made = { ...move };
  if (at !== undefined) times.set(made, at);
  return withMoves(session, [...moves.slice(0, cursor), made], cursor, cursor + 1);
};

export const canGoForward = ({ moves, cursor }: Session): boolean => cursor < moves.length;

/** Makes up to `steps` of the moves taken back once more. */
export const forward = (session: Session, steps = 1): Session => ({
  ...session,
  cursor: Math.min(session.cursor + steps, session.moves.length),
});
