/** Exact verdicts on the moves of a position in which nothing is hidden, one search at a time. */
import { applyLegal, type Game, type Move, type State } from '@cairn/engine';
import { solve } from '../solve.ts';

/** Positions visited in the search for a line, and for each move. */
const LINE_NODES = 50_000;
const NODES = 20_000;

/** 1: the deal can still be won after the move. 0: it cannot. null: the search was cut off. */
export type Decision = 0 | 1 | null;

export class ExactVerdicts {
  readonly #game: Game;
  readonly #state: State;
  readonly #moves: readonly Move[];
  readonly #all: boolean;
  #line: readonly Move[] | null = null;
  #isLost = false;
  /** By move, for those that have been decided. */
  readonly #found: Decision[] = [];
  #searched = false;

  /** `all`: whether every move is to be decided, or only one that wins to be found. */
  constructor(game: Game, state: State, moves: readonly Move[], all: boolean) {
    this.#game = game;
    this.#state = state;
    this.#moves = moves;
    this.#all = all;
  }

  /** A line that wins, its first move among those that were given; empty if none has been found. */
  get line(): readonly Move[] {
    return this.#line ?? [];
  }

  get isDone(): boolean {
    if (this.#searched && !this.#all && this.#line !== null) return true;
    return this.#found.length === this.#moves.length;
  }

  /** Whether the first move is certain, and with it all that was to be decided. */
  get isComplete(): boolean {
    return this.isDone && (this.#line !== null || !this.#found.includes(null)) && this.#moves.length > 0;
  }

  /** The decision on a move; null where there is none (yet). */
  of(move: number): Decision {
    return this.#found[move] ?? null;
  }

  /** Makes the next search: first for a line, then for each move. */
  next(): void {
    if (!this.#searched) return this.#searchLine();
    const number = this.#found.length;
    const move = this.#moves[number];
    if (this.#isLost) this.#found.push(0);
    else if (move === this.#line?.[0]) this.#found.push(1);
    else {
      const after = applyLegal(this.#game, this.#state, move);
      const { verdict } = solve(this.#game, after, 'win', { nodes: NODES }, { moves: false });
      this.#found.push(verdict === 'unknown' ? null : verdict === 'winnable' ? 1 : 0);
    }
  }

  #searchLine(): void {
    this.#searched = true;
    const { verdict, moves } = solve(this.#game, this.#state, 'win', { nodes: LINE_NODES });
    this.#isLost = verdict === 'unwinnable';
    const text = JSON.stringify(moves?.[0]);
    const first = this.#moves.find((move) => JSON.stringify(move) === text);
    if (moves !== null && first !== undefined) this.#line = [first, ...moves.slice(1)];
  }
}
