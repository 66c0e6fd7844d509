/**
 * A player sits down at a deal, sees a `View` and nothing else (law 4), and plays until the deal ends, until the rules
 * offer nothing, or until turning the stock has brought nothing for too long. What he does not know he does not use: a
 * policy is given the view, the moves the rules allow, and dice of its own.
 */
import {
  applyLegal,
  cardsLeft,
  legalMoves,
  settle,
  startTally,
  status,
  tallyMove,
  view,
  type Game,
  type Move,
  type State,
  type View,
} from '@cairn/engine';
import { Dice } from '@cairn/solver';

/** What a policy knows of the game so far beside what lies before it. */
export interface Sitting {
  readonly game: Game;
  readonly view: View;
  /** Every legal move but giving up; never empty. */
  readonly moves: readonly Move[];
  readonly last: Move | null;
  /** Moves in a row that only turned the stock or shifted cards that lay there before. */
  readonly idle: number;
  readonly dice: Dice;
}

/** Chooses a move; null gives up. */
export type Policy = (sitting: Sitting) => Move | null;

export interface Played {
  readonly won: boolean;
  readonly moves: number;
  /** What the rules pay in the end, a deal that was given up charged for. */
  readonly score: number;
  /** Layout and tableau cards that are left. */
  readonly left: number;
  /** The longest run of cards without a draw. */
  readonly chain: number;
}

/** Idle moves before everybody gives up: some passes through any stock. */
const MOST_IDLE = 200;
const MOST_MOVES = 2000;

const isIdle = (game: Game, move: Move): boolean => {
  if (move.kind === 'draw' || move.kind === 'redeal') return true;
  return (
    move.kind === 'play' && [move.from, move.to].every((pile) => game.piles[pile]?.zone.role === 'tableau')
  );
};

const isAnswer = (move: Move): boolean =>
  move.kind === 'power' && (move.power === 'pay' || move.power === 'chance');

/** A card that asks is left to chance where the events of the game cost less than paying does, on average. */
const answer = ({ def: { events = [] } }: Game, moves: readonly Move[]): Move | null => {
  const cost = events.reduce(
    (sum, event) =>
      sum + (event.kind === 'strokes' ? event.strokes : event.kind === 'gift' ? -event.strokes : 0),
    0,
  );
  const wanted = cost < events.length ? 'chance' : 'pay';
  return moves.find((move) => move.kind === 'power' && move.power === wanted) ?? moves[0] ?? null;
};

/** Plays a deal to its end. The same policy with the same seed plays it the same way. */
export const sit = (game: Game, dealt: State, policy: Policy, seed: number): Played => {
  const dice = new Dice(seed);
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
        : moves.every(isAnswer)
          ? answer(game, moves)
          : policy({ game, view: seen, moves, last, idle, dice });
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
    score: settle(game, state, tally).total,
    left: cardsLeft(game, state),
    chain: tally.best,
  };
};
