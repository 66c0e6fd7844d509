/**
 * Playouts: a policy plays a deal until it ends, until there is no legal move, or until turning the stock and
 * shifting cards has brought nothing for too long. A policy gets the view, the legal moves and random numbers of its own, so it cannot use what a
 * player does not know (law 4).
 */
import {
  applyLegal,
  cardsLeft,
  finalScore,
  isKnown,
  startTally,
  status,
  statusAndMoves,
  tallyMove,
  view,
  type Game,
  type Move,
  type State,
  type Tally,
  type View,
} from '@cairn/engine';
import {
  NOTHING_RECENT,
  PLAY_LIMITS,
  recentAfter,
  SeededRandom,
  type Recent,
  type Slices,
} from '@cairn/solver';

/** What a policy knows when it chooses a move. */
export interface Observation {
  readonly game: Game;
  readonly view: View;
  /** Every legal move except giving up; never empty. */
  readonly moves: readonly Move[];
  readonly recent: Recent;
  /** Moves in a row that only turned the stock or shifted cards within the tableau. */
  readonly idle: number;
  readonly random: SeededRandom;
}

/** Chooses a move; null gives up. */
export interface Policy {
  (observation: Observation): Move | null;
  /** Whether its deals go on for as long as something new comes to light. Default false: they end after idle moves alone. */
  readonly isPatient?: boolean;
}

/** A policy whose choice takes long enough to be made in slices; a patient one. */
export type SlicedPolicy = (observation: Observation) => Slices<Move | null>;

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

const isIdle = (game: Game, move: Move): boolean => {
  if (move.kind === 'draw' || move.kind === 'redeal') return true;
  if (move.kind === 'power') return move.power === 'regather';
  return (
    move.kind === 'play' && [move.from, move.to].every((pile) => game.piles[pile]?.zone.role === 'tableau')
  );
};

/** Whether a move other than a turn of the stock showed new cards, or a deal onto the columns was made. */
const isNew = (game: Game, move: Move, before: View, after: View): boolean => {
  if (move.kind === 'draw') return game.stockDef?.to !== 'waste';
  return seenIn(after) > seenIn(before);
};

const seenIn = ({ piles }: View): number =>
  piles.reduce((sum, pile) => sum + pile.filter((seat) => isKnown(seat)).length, 0);

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

/** A deal that is being played: it asks for one move after the other. */
class PlayoutRun {
  readonly #game: Game;
  readonly #random: SeededRandom;
  #state: State;
  /** A state before, and its view. */
  #seen: { readonly state: State; readonly view: View } | null = null;
  #tally: Tally;
  #recent = NOTHING_RECENT;
  readonly #isPatient: boolean;
  #idle = 0;
  /** Idle moves in a row that brought nothing new; not counted where the policy is not patient. */
  #vain = 0;
  #count = 0;
  #hasGivenUp = false;

  constructor(game: Game, dealt: State, seed: number, isPatient: boolean) {
    this.#isPatient = isPatient;
    this.#game = game;
    this.#random = new SeededRandom(seed);
    this.#state = dealt;
    this.#tally = startTally(game);
  }

  /** What the next move is to be chosen from; null when the deal is over. Events are answered on the way. */
  next(): Observation | null {
    const game = this.#game;
    while (!this.#hasGivenUp && this.#count < PLAY_LIMITS.moves && this.#isIdleFor < PLAY_LIMITS.idle) {
      const seen = this.#look();
      const stands = statusAndMoves(game, seen);
      if (stands.status !== 'playing') return null;
      const moves = stands.legal.filter(({ kind }) => kind !== 'end' && kind !== 'again');
      if (moves.length === 0) return null;
      if (!moves.every(isEventAnswer))
        return {
          game,
          view: seen,
          moves,
          recent: this.#recent,
          idle: this.#idle,
          random: this.#random,
        };
      this.make(eventAnswer(game, moves));
    }
    return null;
  }

  get #isIdleFor(): number {
    return this.#isPatient ? this.#vain : this.#idle;
  }

  #look(): View {
    const seen = view(this.#game, this.#state, this.#seen);
    this.#seen = { state: this.#state, view: seen };
    return seen;
  }

  /** Makes a move; null gives up. */
  make(move: Move | null): void {
    if (move === null) {
      this.#hasGivenUp = true;
      return;
    }
    const before = this.#state;
    const seen = this.#isPatient ? this.#look() : null;
    this.#apply(move);
    this.#recent = recentAfter(this.#game, move, before, this.#state, this.#recent);
    this.#idle = isIdle(this.#game, move) ? this.#idle + 1 : 0;
    const isVain = seen !== null && this.#idle > 0 && !isNew(this.#game, move, seen, this.#look());
    this.#vain = isVain ? this.#vain + 1 : 0;
    this.#count++;
  }

  /** Ends the deal. */
  end(): PlayoutResult {
    const game = this.#game;
    const stands = status(game, this.#state);
    if (stands === 'playing') this.#apply({ kind: 'end', why: 'resigned' });
    return {
      won: stands === 'won',
      moves: this.#count,
      score: finalScore(game, this.#state, this.#tally).total,
      left: cardsLeft(game, this.#state),
      chain: this.#tally.best,
    };
  }

  #apply(move: Move): void {
    const next = applyLegal(this.#game, this.#state, move);
    this.#tally = tallyMove(this.#game, this.#tally, this.#state, move, next);
    this.#state = next;
  }
}

/** Plays a deal to its end. The same policy with the same seed makes the same moves. */
export const playOut = (game: Game, dealt: State, policy: Policy, seed: number): PlayoutResult => {
  const run = new PlayoutRun(game, dealt, seed, policy.isPatient === true);
  for (let asked = run.next(); asked !== null; asked = run.next()) run.make(policy(asked));
  return run.end();
};

/** The same with a policy that chooses in slices. */
export function* playInSlices(
  game: Game,
  dealt: State,
  policy: SlicedPolicy,
  seed: number,
): Slices<PlayoutResult> {
  const run = new PlayoutRun(game, dealt, seed, true);
  for (let asked = run.next(); asked !== null; asked = run.next()) run.make(yield* policy(asked));
  return run.end();
}
