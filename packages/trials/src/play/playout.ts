/**
 * Playouts: a policy plays a deal until it ends, until there is no legal move, or until turning the stock has brought
 * nothing for too long. A policy gets the view, the legal moves and random numbers of its own, so it cannot use what a
 * player does not know (law 4).
 */
import {
  applyLegal,
  cardsLeft,
  legalMoves,
  finalScore,
  startTally,
  status,
  tallyMove,
  view,
  type Game,
  type Move,
  type State,
  type View,
} from '@cairn/engine';
import { SeededRandom } from '@cairn/solver';

/** What a policy knows when it chooses a move. */
export interface Observation {
  readonly game: Game;
  readonly view: View;
  /** Every legal move except giving up; never empty. */
  readonly moves: readonly Move[];
  readonly last: Move | null;
  /** Moves in a row that only turned the stock or shifted cards within the tableau. */
  readonly idle: number;
  readonly random: SeededRandom;
}

/** Chooses a move; null gives up. */
export type Policy = (observation: Observation) => Move | null;

export interface PlayoutResult {
  readonly won: boolean;
  readonly moves: number;
  /** The final score. A deal that was given up is charged for its cards. */
  readonly score: number;
  /** Cards left in layout and tableau. */
  readonly left: number;
  /** The longest chain of cards without a draw. */
  readonly chain: number;
}

/** Idle moves after which a playout gives up: several passes through any stock. */
const MOST_IDLE = 200;
const MOST_MOVES = 2000;

const isIdle = (game: Game, move: Move): boolean => {
  if (move.kind === 'draw' || move.kind === 'redeal') return true;
  return (
    move.kind === 'play' && [move.from, move.to].every((pile) => game.piles[pile]?.zone.role === 'tableau')
  );
};

const isEventAnswer = (move: Move): boolean =>
  move.kind === 'power' && (move.power === 'pay' || move.power === 'chance');

/** The answer to an event card: chance, if events cost less than paying does on average. */
const eventAnswer = ({ def: { events = [] } }: Game, moves: readonly Move[]): Move | null => {
  const cost = events.reduce(
    (sum, event) =>
      sum + (event.kind === 'strokes' ? event.strokes : event.kind === 'gift' ? -event.strokes : 0),
    0,
  );
  const cheaper = cost < events.length ? 'chance' : 'pay';
  return moves.find((move) => move.kind === 'power' && move.power === cheaper) ?? moves[0] ?? null;
};

/** Plays a deal to its end. The same policy with the same seed makes the same moves. */
export const playOut = (game: Game, dealt: State, policy: Policy, seed: number): PlayoutResult => {
  const random = new SeededRandom(seed);
  let state = dealt;
  let tally = startTally(game);
  let last: Move | null = null;
  let idle = 0;
  let count = 0;
  const make = (move: Move): void => {
    const next = applyLegal(game, state, move);
    tally = tallyMove(game, tally, state, move, next);
    state = next;
  };
  while (count < MOST_MOVES && idle < MOST_IDLE && status(game, state) === 'playing') {
    const seen = view(game, state);
    const moves = legalMoves(game, seen).filter(({ kind }) => kind !== 'end' && kind !== 'again');
    const move: Move | null =
      moves.length === 0
        ? null
        : moves.every(isEventAnswer)
          ? eventAnswer(game, moves)
          : policy({ game, view: seen, moves, last, idle, random });
    if (move === null) break;
    make(move);
    idle = isIdle(game, move) ? idle + 1 : 0;
    last = move;
    count++;
  }
  const won = status(game, state) === 'won';
  if (status(game, state) === 'playing') make({ kind: 'end', why: 'resigned' });
  return {
    won,
    moves: count,
    score: finalScore(game, state, tally).total,
    left: cardsLeft(game, state),
    chain: tally.best,
  };
};
