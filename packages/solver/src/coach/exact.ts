/** Exact verdicts on the moves of a position in which nothing is hidden, one search at a time. */
import { applyLegal, type Game, type Move, type State } from '@cairn/engine';
import { solve } from '../solve.ts';
import { moveKey } from './move-key.ts';

/** 1: the deal can still be won after the move. 0: it cannot. null: the search was cut off. */
export type ExactChance = 0 | 1 | null;

export class ExactVerdicts {
  readonly #game: Game;
  readonly #state: State;
  readonly #moves: readonly Move[];
  readonly #all: boolean;
  readonly #nodes: number;
  #line: readonly Move[] | null = null;
  #isLost = false;
  #isWon = false;
  /** By move, for those that have been decided. */
  readonly #found: ExactChance[] = [];
  #searched = false;

  /**
   * `all`: whether every move is to be decided, or only a line that wins to be found. `nodes`: positions visited for each
   * move at most, and in the search for a line.
   */
  constructor(game: Game, state: State, moves: readonly Move[], all: boolean, nodes: number) {
    this.#nodes = nodes;
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
    if (!this.#searched) return false;
    if (this.#found.length === this.#moves.length) return true;
    // A line that begins with no move of the list, by a power perhaps, leaves the moves to be searched.
    return !this.#all && (this.#line !== null || !this.#isWon);
  }

  /** Whether the first move is certain, and with it all that was to be decided. */
  get isComplete(): boolean {
    if (!this.isDone || this.#moves.length === 0) return false;
    if (this.#line !== null || this.#isLost || this.#found.includes(1)) return true;
    return this.#found.length === this.#moves.length && !this.#found.includes(null);
  }

  /** Whether a move that was to be decided is not. */
  get hasGaps(): boolean {
    return this.#all && this.#found.includes(null);
  }

  /** The decision on a move; null where there is none (yet). */
  of(move: number): ExactChance {
    return this.#isLost ? 0 : (this.#found[move] ?? null);
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
      const { verdict } = solve(this.#game, after, 'win', { nodes: this.#nodes }, { moves: false });
      this.#found.push(verdict === 'unknown' ? null : verdict === 'winnable' ? 1 : 0);
    }
  }

  #searchLine(): void {
    this.#searched = true;
    const { verdict, moves } = solve(this.#game, this.#state, 'win', { nodes: this.#nodes });
    this.#isLost = verdict === 'unwinnable';
    this.#isWon = verdict === 'winnable';
    if (moves !== null) this.#line = this.#listed(moves);
  }

  /** The line with its first move as it is listed: to another empty pile, perhaps, with which it changes places. */
  #listed(line: readonly Move[]): readonly Move[] | null {
    const [first] = line;
    const listed = this.#moves.find((move) => this.#isAlike(move, first));
    if (listed === undefined) return null;
    const [a, b] = listed.kind === 'play' && first.kind === 'play' ? [listed.to, first.to] : [0, 0];
    const swapped = (pile: number): number => (pile === a ? b : pile === b ? a : pile);
    return line.map((move, i) => {
      if (i === 0) return listed;
      return move.kind === 'play' ? { ...move, from: swapped(move.from), to: swapped(move.to) } : move;
    });
  }

  #isAlike(listed: Move, move: Move): boolean {
    if (isSameMove(listed, move)) return true;
    if (listed.kind !== 'play' || move.kind !== 'play') return false;
    const { piles } = this.#game;
    const isEmpty = [listed.to, move.to].every((pile) => this.#state.piles[pile]?.length === 0);
    const isSamePlay = listed.from === move.from && listed.count === move.count && listed.skip === move.skip;
    const isKept = this.#moves.some((each) => isSameMove(each, move));
    return isEmpty && isSamePlay && !isKept && piles[listed.to].zone === piles[move.to].zone;
  }
}

const isSameMove = (one: Move, other: Move): boolean => moveKey(one) === moveKey(other);
