/**
 * Breadth first over positions: for `shortest`, which finds the goal first where it is nearest; and for `score`, where a
 * position is taken up again when it is reached with a better total.
 *
 * Why one total a position is enough: what a move adds depends on the position, the streak and the peaks, which are
 * in the key, and a floor only cuts off. So of two totals the better one stays the better one along every line. A line
 * that comes back to its own position with a better total can do so without end: such a score has no best.
 */
import type { Move } from '@cairn/engine';
import type { SearchResult, Search } from '../../contract/kernel.ts';
import { savedSize, type PackedBoard } from '../../packed/board.ts';
import { undoTo } from '../../packed/steps.ts';
import { isWonOn, Key } from '../../packed/key.ts';
import { makePackedMove } from '../../packed/make.ts';
import { Meter } from '../../packed/meter.ts';
import { Moves } from '../../packed/moves.ts';
import type { MoveOrder } from './move-order.ts';
import { ReachedPositions } from './reached-positions.ts';

export class BreadthFirst implements Search {
  nodes = 0;
  bytes = 0;
  readonly #board: PackedBoard;
  readonly #order: MoveOrder;
  readonly #limit: number;
  readonly #meter: Meter | null;
  readonly #sign: number;
  readonly #moves = new Moves();
  readonly #key = new Key();
  readonly #reached: ReachedPositions;
  #made = 0;
  #open = false;
  #at = 0;
  #won: number | null = null;
  #best: { entry: number; total: number } | null = null;
  #endless = false;

  /** @param meter for the best score; null for the fewest moves. */
  constructor(board: PackedBoard, order: MoveOrder, bytes: number, meter: Meter | null) {
    this.#board = board;
    this.#order = order;
    this.#limit = bytes;
    this.#meter = meter;
    this.#sign = board.rules.game.score.low === true ? -1 : 1;
    this.#reached = new ReachedPositions(savedSize(board.rules));
    this.#visit(null, 0);
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (!this.#open && !this.#take()) return this.#found(true);
      if (this.#made === this.#moves.end) {
        this.#open = false;
        continue;
      }
      const board = this.#board;
      const mark = board.end;
      const move = this.#moves.list[this.#made];
      const { total, streak, peaks } = this.#meter ?? NO_METER;
      this.#meter?.before(move);
      makePackedMove(board, this.#moves, this.#made);
      this.#meter?.after(move);
      this.#made += 1;
      this.nodes += 1;
      if (!this.#reached.room(this.#limit)) return { ...this.#found(false), limit: 'bytes' };
      this.#visit(this.#at, this.#made - 1);
      if (this.#meter === null && this.#won !== null) return this.#found(true);
      if (this.#endless) return { ...this.#found(false), limit: 'bytes' };
      undoTo(board, mark);
      this.#meter?.set(total, streak, peaks);
    }
    return null;
  }

  bestSoFar(): SearchResult {
    return this.#found(false);
  }

  close(): void {
    this.bytes = this.#reached.bytes;
  }

  /** Puts the next entry that waits on the board; false when there is none. */
  #take(): boolean {
    const entry = this.#reached.next();
    if (entry === null) return false;
    this.#at = entry;
    this.#reached.restore(entry, this.#board, this.#meter);
    this.#moves.end = 0;
    this.#moves.groupEnd = 0;
    this.#made = 0;
    this.#open = true;
    this.#order.list(this.#board, this.#moves);
    return true;
  }

  /** Adds the position on the board, reached by a move of an entry, unless it is no better than before. */
  #visit(from: number | null, move: number): void {
    const board = this.#board;
    const meter = this.#meter;
    const reached = this.#reached;
    const won = isWonOn(board);
    this.#key.read(board, meter?.memory ?? 0);
    const known = reached.find(this.#key);
    if (known !== null) {
      if (meter === null || this.#sign * (meter.total - reached.total(known)) <= 0) return;
      this.#endless ||= from !== null && reached.comesFrom(from, this.#key);
    }
    const entry = reached.add(this.#key, board, meter, from, move, won);
    this.bytes = reached.bytes;
    if (won) this.#won ??= entry;
    if (meter === null) return;
    const total = meter.stopped();
    if (this.#best === null || this.#sign * (total - this.#best.total) > 0) this.#best = { entry, total };
  }

  #found(exhausted: boolean): SearchResult {
    const won = this.#won;
    const verdict = won !== null ? 'winnable' : exhausted ? 'unwinnable' : 'unknown';
    if (this.#meter === null) {
      const line = won === null ? null : this.#line(won);
      const best = line === null ? null : { value: line.length, proved: true };
      return { verdict, limit: null, line: line === null ? null : () => line, best };
    }
    const best = this.#best;
    if (best === null) return { verdict, limit: null, line: null, best: null };
    return {
      verdict,
      limit: null,
      line: () => this.#line(best.entry),
      best: { value: best.total, proved: exhausted },
    };
  }

  /** The moves to an entry: each is found again at its place among the moves of the entry before. */
  #line(entry: number): readonly Move[] {
    const line: Move[] = [];
    const moves = new Moves();
    for (const [from, move] of this.#reached.path(entry)) {
      this.#reached.restore(from, this.#board, null);
      moves.end = 0;
      moves.groupEnd = 0;
      this.#order.list(this.#board, moves);
      line.push(moves.move(move));
    }
    return line;
  }
}

const NO_METER = { total: 0, streak: 0, peaks: 0 };
