/**
 * A session is a game in progress: game, deal, moves and cursor, all plain data (law 3). Position, view, score and
 * status are computed by playing the moves from the deal. They are cached by the list of moves; for a copied session
 * the cache is built again. Undo only moves the cursor, so redo is what comes after it. The rules and the cost of
 * undo are in attempt.ts.
 */
import { applyLegal } from './apply.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { makeMove } from './notation.ts';
import { ok, type Result } from './result.ts';
import { finalScore, startTally, tallyMove, type Tally } from './score.ts';
import { isWon } from './goal.ts';
import { start } from './start.ts';
import type { State, Status, View } from './state.ts';
import { statusAndMoves } from './status.ts';
import { view } from './view.ts';

/** A move of a session, and when and how it was made. */
export interface MadeMove {
  readonly move: Move;
  /** Seconds since the deal; left out if no time is recorded. */
  readonly at?: number;
  /** It belongs to the undo group of the move before it: both are undone together. */
  readonly joined?: true;
}

export interface Session {
  readonly game: Game;
  readonly deal: Deal;
  readonly moves: readonly MadeMove[];
  /** The number of moves that are made; the rest can be redone. */
  readonly cursor: number;
}

/** Position, score and status after a number of moves. */
export interface SessionStep {
  readonly state: State;
  readonly view: View;
  readonly status: Status;
  /** The legal moves of the view; none once the deal is over. */
  readonly legal: readonly Move[];
  /** The running score. Only `score` includes the charge at the end of the deal. */
  readonly tally: Tally;
  readonly score: Tally;
  /** The move that led here, in notation; empty for the deal itself. */
  readonly text: string;
}

/**
 * The steps known for a list of moves; `steps[i]` is the one after `i` moves. The first is always known. There may be more
 * than moves: those of a longer list that begins with this one.
 */
type Steps = (SessionStep | undefined)[];

const cache = new WeakMap<readonly MadeMove[], Steps>();

const stepsOf = ({ game, deal, moves }: Session): Steps => {
  const known = cache.get(moves);
  if (known !== undefined) return known;
  const dealt = start(game, deal);
  if (!dealt.ok) throw new Error('The deal of this session does not serve its game');
  const steps = [stepOf(game, dealt.value, startTally(game), '')];
  cache.set(moves, steps);
  return steps;
};

const stepOf = (
  game: Game,
  state: State,
  tally: Tally,
  text: string,
  before: SessionStep | null = null,
): SessionStep => {
  const seen = view(game, state, before);
  const { status, legal } = statusAndMoves(game, seen);
  return { state, view: seen, status, legal, tally, score: finalScore(game, state, tally, status), text };
};

/** The step after a legal move; `at`: seconds since the deal. */
const stepAfter = (game: Game, before: SessionStep, move: Move, at: number | undefined): SessionStep => {
  const state = applyLegal(game, before.state, move);
  const tally = tallyMove(game, before.tally, before.state, move, state, at);
  return stepOf(game, state, tally, makeMove(game, before.view, move), before);
};

/** Deals. Faults: the deal does not fit this game's pack. */
export const begin = (game: Game, deal: Deal): Result<Session> => {
  const state = start(game, deal);
  if (!state.ok) return state;
  const moves: readonly MadeMove[] = [];
  cache.set(moves, [stepOf(game, state.value, startTally(game), '')]);
  return ok({ game, deal, moves, cursor: 0 });
};

/** The step after the first `at` moves; default: the step at the cursor. */
export const stepAt = (session: Session, at = session.cursor): SessionStep => {
  const { game, moves } = session;
  const steps = stepsOf(session);
  let known = Math.min(at, moves.length, steps.length - 1);
  while (known > 0 && steps[known] === undefined) known -= 1;
  let step = steps[known];
  if (step === undefined) throw new Error(`No step ${at} in this session`);
  for (let i = known; i < at; i++) {
    const made = moves[i];
    if (made === undefined) throw new Error(`No move ${i + 1} in this session`);
    step = stepAfter(game, step, made.move, made.at);
    steps[i + 1] = step;
  }
  return step;
};

/**
 * Forgets most of the steps before the one at the cursor. They are computed again where they are asked for. It is for
 * servers, which hold many sessions and need hardly more than their last steps.
 * @param apart one of so many steps stays known, so that undo computes few of them again; Infinity: only the deal's.
 */
export const thinSteps = (session: Session, apart: number): void => {
  const steps = stepsOf(session);
  for (let i = session.cursor - 1; i > 0 && steps[i] !== undefined; i--)
    if (i % apart !== 0) steps[i] = undefined;
};

/** The session with other moves that agree with its own up to `same`; the steps up to there stay cached. */
export const withMoves = (
  session: Session,
  moves: readonly MadeMove[],
  same: number,
  cursor: number,
): Session => {
  cache.set(moves, stepsOf(session).slice(0, same + 1));
  return { ...session, moves, cursor };
};

/**
 * Makes a legal move; legality is not checked again. Moves that could be redone are dropped, unless the move is the
 * first of them: then it is redone with its old time.
 * @param how `at`: seconds since the deal; `joined`: the move is undone together with the one before it.
 */
export const play = (
  session: Session,
  move: Move,
  how: { readonly at?: number | undefined; readonly joined?: boolean } = {},
): Session => {
  const { moves, cursor } = session;
  const next = moves[cursor];
  const joined = how.joined === true;
  if (next === undefined || !isSame(next.move, move))
    return withMoves(
      session,
      [...moves.slice(0, cursor), madeMove(move, how.at, joined)],
      cursor,
      cursor + 1,
    );
  if ((next.joined === true) === joined) return forward(session);
  const again = moves.with(cursor, madeMove(next.move, next.at, joined));
  return withMoves(session, again, again.length, cursor + 1);
};

/** A move that is prepared: the step it leads to, and the session that makes it. */
export interface PreparedMove {
  readonly step: SessionStep;
  /** @param at seconds since the deal. A move that is made again keeps its time. */
  readonly make: (at?: number) => Session;
}

/** Prepares a legal move, whose time may not be known yet; as `play` does, but joined to no other. */
export const prepareMove = (session: Session, move: Move): PreparedMove => {
  const { game, moves, cursor } = session;
  const next = moves[cursor];
  if (next !== undefined && isSame(next.move, move)) {
    const again = play(session, move);
    return { step: stepAt(again), make: () => again };
  }
  const before = stepAt(session);
  const step = stepAfter(game, before, move, undefined);
  const make = (at?: number): Session => {
    // Only a win has points for time.
    const isTimed = at !== undefined && isWon(game, step.state);
    const list = moves.slice(0, cursor);
    list.push(madeMove(move, at, false));
    const known = stepsOf(session);
    // A session without moves to redo, that nothing was played from yet, shares its steps with the one that follows.
    const isLast = cursor === moves.length && known.length === cursor + 1;
    const steps = isLast ? known : known.slice(0, cursor + 1);
    steps.push(isTimed ? scoredAt(game, before, move, step, at) : step);
    cache.set(list, steps);
    return { ...session, moves: list, cursor: cursor + 1 };
  };
  return { step, make };
};

const scoredAt = (
  game: Game,
  before: SessionStep,
  move: Move,
  after: SessionStep,
  at: number,
): SessionStep => {
  const tally = tallyMove(game, before.tally, before.state, move, after.state, at);
  return { ...after, tally, score: finalScore(game, after.state, tally, after.status) };
};

const madeMove = (move: Move, at: number | undefined, joined: boolean): MadeMove => ({
  move,
  ...(at === undefined ? {} : { at }),
  ...(joined ? { joined } : {}),
});

const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

export const canGoForward = ({ moves, cursor }: Session): boolean => cursor < moves.length;

/** Redoes up to `steps` moves. */
export const forward = (session: Session, steps = 1): Session => ({
  ...session,
  cursor: Math.min(session.cursor + steps, session.moves.length),
});
