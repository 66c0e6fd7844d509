/**
 * Depth first over positions that were not met before: for `win` any way to the goal, for `left` the fewest cards left.
 * A position is left for good once all that follows from it has been entered, so none is entered twice. In a search for
 * what can be reached that is exact, whether there are cycles or not.
 *
 * A search for the goal that goes wrong early is lost for long. With tries it is given up after some nodes and begun
 * again in another order, with more and more nodes. A try that ends by itself has proved that there is no way.
 */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { undoTo } from '../../packed/steps.ts';
import { isWonOn, Key } from '../../packed/key.ts';
import { makePackedMove } from '../../packed/make.ts';
import { cardsLeftOn } from '../../packed/meter.ts';
import { kindOf, Moves } from '../../packed/moves.ts';
import { engineMovesOf } from '../../packed/reach.ts';
import { ClosedSet } from '../../memory/closed-set.ts';
import { enlarged } from '../../memory/grow.ts';
import { MoveOrder } from './move-order.ts';

/** Nodes of the first try; each is given twice as many after this many tries. */
const FIRST_TRY = 2000;
const TRIES = 4;

export class DepthFirst implements Search {
  nodes = 0;
  bytes = 0;
  readonly #board: PackedBoard;
  readonly #order: MoveOrder;
  readonly #limit: number;
  readonly #least: boolean;
  readonly #moves = new Moves();
  readonly #key = new Key();
  readonly #closed = new ClosedSet();
  /** By depth: the first and the next of its moves, where its groups begin, the mark of the board there. */
  #frames = new Int32Array(4 * 64);
  #depth = 0;
  /** The number of the try, and the node at which it is given up. */
  #try: number;
  #until: number;
  #won: readonly Move[] | null = null;
  #left: { value: number; line: readonly Move[] } | null = null;

  /** @param how to the goal in one order or in many, or to the fewest cards left. */
  constructor(board: PackedBoard, order: MoveOrder, bytes: number, how: 'plain' | 'tries' | 'left') {
    this.#board = board;
    this.#order = order;
    this.#limit = bytes;
    this.#least = how === 'left';
    this.#try = how === 'tries' ? 1 : 0;
    this.#until = how === 'tries' ? FIRST_TRY : Infinity;
    this.#enter();
  }

  step(nodes: number): SearchResult | null {
    const board = this.#board;
    const moves = this.#moves;
    const closed = this.#closed;
    const key = this.#key;
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (this.nodes >= this.#until) this.#restart();
      const frame = 4 * (this.#depth - 1);
      const next = this.#frames[frame + 1];
      if (next === moves.end) {
        if (this.#depth === 1) return this.#found(true, null);
        moves.end = this.#frames[frame];
        moves.groupEnd = this.#frames[frame + 2];
        this.#depth -= 1;
        undoTo(board, this.#frames[frame - 1]);
        continue;
      }
      this.#frames[frame + 1] = next + 1;
      this.#frames[frame + 3] = board.end;
      makePackedMove(board, moves, next);
      this.nodes += 1;
      if (isWonOn(board)) {
        this.#won ??= this.#line();
        if (!this.#least) return this.#found(false, null);
        this.#note();
        if (this.#left?.value === 0) return this.#found(true, null);
      } else {
        if (!closed.room(this.#limit)) return this.#found(false, 'bytes');
        key.read(board);
        if (closed.add(key.low, key.high) && !this.#isLost(moves.list[next])) {
          this.#enter();
          continue;
        }
      }
      undoTo(board, this.#frames[frame + 3]);
    }
    return null;
  }

  bestSoFar(): SearchResult {
    return this.#found(false, null);
  }

  close(): void {
    this.bytes = Math.max(this.bytes, this.#closed.bytes);
  }

  /** Enters the position on the board: lists its moves. */
  #enter(): void {
    const frame = 4 * this.#depth;
    if (frame === this.#frames.length) this.#frames = enlarged(this.#frames);
    if (this.#depth === 0) {
      this.#key.read(this.#board);
      this.#closed.add(this.#key.low, this.#key.high);
    }
    const moves = this.#moves;
    this.#frames[frame] = moves.end;
    this.#frames[frame + 1] = moves.end;
    this.#frames[frame + 2] = moves.groupEnd;
    this.#depth += 1;
    if (this.#least) this.#note();
    const lost = this.#depth === 1 && !this.#least && this.#order.loss?.isLost(this.#board) === true;
    if (lost) return;
    this.#order.list(this.#board, moves, this.#try, this.#key.low);
    this.bytes = Math.max(this.bytes, this.#closed.bytes);
  }

  /** Whether a move has lost the deal. Asked for `win` only: it may go on without it. */
  #isLost(move: number): boolean {
    const { loss } = this.#order;
    if (this.#least || loss === null || (loss.after !== 'any' && loss.after !== kindOf(move))) return false;
    return loss.isLost(this.#board);
  }

  /** Begins the next try. The closed set is cleared, since not all of it was searched to the end. */
  #restart(): void {
    undoTo(this.#board, 0);
    this.#moves.end = 0;
    this.#moves.groupEnd = 0;
    this.#depth = 0;
    this.#closed.clear();
    this.#try += 1;
    this.#until = this.nodes + FIRST_TRY * 2 ** Math.floor(this.#try / TRIES);
    this.#enter();
  }

  #note(): void {
    const value = cardsLeftOn(this.#board);
    if (this.#left === null || value < this.#left.value) this.#left = { value, line: this.#line() };
  }

  /** The moves to the position on the board. */
  #line(): readonly Move[] {
    const line: Move[] = [];
    for (let d = 0; d < this.#depth; d++) {
      const next = this.#frames[4 * d + 1];
      if (next > this.#frames[4 * d])
        line.push(...engineMovesOf(this.#board.rules.game, this.#moves, next - 1));
    }
    return line;
  }

  #found(exhausted: boolean, limit: 'bytes' | null): SearchResult {
    const won = this.#won;
    const left = this.#left;
    const verdict = won !== null ? 'winnable' : exhausted ? 'unwinnable' : 'unknown';
    if (this.#least)
      return {
        verdict,
        limit,
        line: left === null ? null : () => left.line,
        best: left === null ? null : { value: left.value, proved: exhausted },
      };
    return won === null ? { ...UNDECIDED, verdict, limit } : { ...UNDECIDED, verdict, line: () => won };
  }
}
