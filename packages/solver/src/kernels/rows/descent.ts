/** Depth first through all sequences that a row can come to, each once: exact, and for rows on which beams fail. */
import { ClosedSet } from '../../memory/closed-set.ts';
import type { Descent, DescentEnd } from '../common/descent.ts';
import { makeRowMove, RowKey, RowMoves, SEATS, type RowBoard } from './board.ts';

/** Tables that are used by one descent after another. */
export class DescentTables {
  readonly closed = new ClosedSet();
  readonly moves = new RowMoves();
  /** By depth: the sequence; where its moves begin in the list; and the move that was made last. */
  readonly seats = new Uint8Array(SEATS * SEATS);
  readonly begins = new Int32Array(SEATS);
  readonly made = new Int32Array(SEATS);
  readonly low = new Int32Array(SEATS);
  readonly high = new Int32Array(SEATS);
  readonly key = new RowKey();

  get bytes(): number {
    return this.closed.bytes + 3 * this.moves.move.byteLength + this.seats.length;
  }
}

export class RowDescent implements Descent {
  nodes = 0;
  readonly #board: RowBoard;
  readonly #tables: DescentTables;
  readonly #bytes: number;
  #depth = 0;

  constructor(board: RowBoard, tables: DescentTables, bytes: number) {
    this.#board = board;
    this.#tables = tables;
    this.#bytes = bytes;
    tables.closed.clear();
    tables.moves.end = 0;
    tables.seats.set(board.first);
  }

  step(nodes: number): DescentEnd | null {
    const { closed, moves, seats, begins, made, low, high, key } = this.#tables;
    const until = this.nodes + nodes;
    if (this.nodes === 0) {
      [low[0], high[0]] = this.#board.keyOf(this.#board.first);
      this.#visit();
    }
    while (this.#depth >= 0) {
      const depth = this.#depth;
      if (moves.end === begins[depth]) {
        this.#depth -= 1;
        continue;
      }
      if (this.nodes >= until) return null;
      moves.end -= 1;
      const at = moves.end;
      const length = this.#board.first.length - depth;
      made[depth] = moves.move[at];
      if (length - 1 <= this.#board.most) return 'won';
      if (!closed.room(this.#bytes)) return 'bytes';
      key.read(low[depth], high[depth], seats, depth * SEATS, length, moves.move[at]);
      if (!closed.add(key.low, key.high)) continue;
      makeRowMove(seats, depth * SEATS, length, moves.move[at], seats, (depth + 1) * SEATS);
      low[depth + 1] = key.low;
      high[depth + 1] = key.high;
      this.#depth += 1;
      this.#visit();
    }
    return 'lost';
  }

  /** Lists the moves of the sequence at the end of the path, the best last. */
  #visit(): void {
    const { moves, seats, begins } = this.#tables;
    const depth = this.#depth;
    const length = this.#board.first.length - depth;
    begins[depth] = moves.end;
    this.nodes += 1;
    if (this.#board.isApart(seats, depth * SEATS, length)) return;
    this.#board.list(seats, depth * SEATS, length, moves, 0);
    sortByWorth(moves, begins[depth]);
  }

  /** The moves of the path. */
  line(): number[] {
    return Array.from(this.#tables.made.subarray(0, this.#depth + 1));
  }
}

/** Sorts the moves from an index on in ascending worth. Most lists are short. */
const sortByWorth = ({ move, worth, end }: RowMoves, begin: number): void => {
  for (let i = begin + 1; i < end; i++) {
    const [m, w] = [move[i], worth[i]];
    let j = i;
    for (; j > begin && worth[j - 1] > w; j--) {
      move[j] = move[j - 1];
      worth[j] = worth[j - 1];
    }
    move[j] = m;
    worth[j] = w;
  }
};
