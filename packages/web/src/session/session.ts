/**
 * A session is (game, deal, moves, cursor) and nothing else (law 3). Position, view, score and status are derived
 * by playing the moves from the deal; each step is worked out once and kept beside the list of moves it belongs to.
 * Undo only moves the cursor, so redo is what lies after it.
 */
import {
  apply,
  cardOf,
  isKnown,
  makeDeal,
  makeMove,
  settle,
  start,
  startTally,
  status,
  tallyMove,
  view,
  type Card,
  type Deal,
  type Game,
  type Move,
  type Position,
  type Result,
  type State,
  type Status,
  type Tally,
  type View,
} from '@cairn/engine';

export interface Session {
  readonly game: Game;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  /** How many of the moves are made; the rest can be redone. */
  readonly cursor: number;
}

/** What a session amounts to after so many of its moves. */
export interface Step {
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

const trails = new WeakMap<readonly Move[], Step[]>();

const trailOf = (session: Session): Step[] => {
  const trail = trails.get(session.moves);
  if (trail === undefined) throw new Error('This session was not made by begin');
  return trail;
};

const stepOf = (game: Game, state: State, tally: Tally, text: string): Step => ({
  state,
  view: view(game, state),
  status: status(game, state),
  tally,
  score: settle(game, state, tally),
  text,
});

/** Deals. Faults: the deal does not serve this game's pack. */
export const begin = (game: Game, deal: Deal): Result<Session> => {
  const state = start(game, deal);
  if (!state.ok) return state;
  const moves: readonly Move[] = [];
  trails.set(moves, [stepOf(game, state.value, startTally(game), '')]);
  return { ok: true, value: { game, deal, moves, cursor: 0 } };
};

/** The session after its first `at` moves; by default where the cursor stands. */
export const stepAt = (session: Session, at = session.cursor): Step => {
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
const withMoves = (session: Session, moves: readonly Move[], same: number, cursor: number): Session => {
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

const isReal = (move: Move): boolean => move.kind !== 'spent';

export const canGoBack = ({ moves, cursor }: Session): boolean => moves.slice(0, cursor).some(isReal);
export const canGoForward = ({ moves, cursor }: Session): boolean => cursor < moves.length;

/**
 * Takes back `steps` moves, or as many as there are. A power that showed something stays spent: its use is noted
 * in front of the moves taken back, which can still be redone.
 */
export const back = (session: Session, steps = 1): Session => {
  const { moves, cursor } = session;
  let target = cursor;
  for (let i = 0; i < steps && moves.slice(0, target).some(isReal); i++) {
    while (moves[target - 1]?.kind === 'spent') target--;
    target--;
  }
  const undone = moves.slice(target, cursor);
  const spent = undone.flatMap((move): Move[] =>
    move.kind === 'power' || move.kind === 'spent' ? [{ kind: 'spent', power: move.power }] : [],
  );
  if (spent.length === 0) return { ...session, cursor: target };
  const kept = undone.filter((move) => move.kind !== 'power' && move.kind !== 'spent');
  const list = [...moves.slice(0, target), ...spent, ...kept, ...moves.slice(cursor)];
  return withMoves(session, list, target, target + spent.length);
};

/** Makes up to `steps` of the moves taken back once more. */
export const forward = (session: Session, steps = 1): Session => ({
  ...session,
  cursor: Math.min(session.cursor + steps, session.moves.length),
});

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

const known = (position: Position): Set<Card> =>
  new Set(position.piles.flatMap((pile) => pile.filter(isKnown).map(cardOf)));

/** How many cards the player knew in one view and does not know in the other. */
export const hiddenAgain = (before: View, after: View): number => {
  const still = known(after);
  return [...known(before)].filter((card) => !still.has(card)).length;
};
