/** Depth first through all sequences that a row can come to, each once: exact, and for rows on which beams fail. */
import { ClosedSet } from '../../memory/closed-set.ts';
import type { Descent, DescentEnd } from '../common/descent.ts';
import { FIRST_WORTH, makeRowMove, type MoveSink, type RowBoard, type RowLayout } from './board.ts';
import { RowKey, SEATS } from './key.ts';

/** Moves with what each is worth, as a stack. */
class MoveStack implements MoveSink {
  /** All moves are wanted: they are worth more than 0. */
  readonly least = 0;
  end = 0;
  move = new Int32Array(256);
  worth = new Int32Array(256);

  add(move: number, worth: number): void {
    if (this.end === this.move.length) {
      this.move = longer(this.move);
      this.worth = longer(this.worth);
    }
    this.move[this.end] = move;
    this.worth[this.end] = worth;
    this.end += 1;
  }
}

const longer = (words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const made = new Int32Array(2 * words.length);
  made.set(words);
  return made;
};

/** Tables that are used by one descent after another. */
export class DescentTables {
  readonly closed = new ClosedSet();
  readonly moves = new MoveStack();
  /** The sequences by depth, as the layout says. */
  readonly seats: Uint8Array;
  /** By depth: where the moves begin in the stack, the move that was made last, the worth and the key. */
  readonly begins = new Int32Array(SEATS);
  readonly made = new Int32Array(SEATS);
  readonly worth = new Int32Array(SEATS);
  readonly low = new Int32Array(SEATS);
  readonly high = new Int32Array(SEATS);
  readonly key = new RowKey();
  readonly layout: RowLayout;

  constructor(layout: RowLayout) {
    this.layout = layout;
    this.seats = new Uint8Array(SEATS * layout.stride);
  }

  get bytes(): number {
    return this.closed.bytes + 2 * this.moves.move.byteLength + this.seats.length;
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
    board.write(tables.seats, tables.layout.margin);
  }

  step(nodes: number): DescentEnd | null {
    const { closed, moves, seats, begins, made, worth, low, high, key, layout } = this.#tables;
    const { margin, stride } = layout;
    const until = this.nodes + nodes;
    if (this.nodes === 0) {
      key.first(this.#board.length);
      worth[0] = FIRST_WORTH;
      low[0] = key.low;
      high[0] = key.high;
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
      const length = this.#board.length - depth;
      made[depth] = moves.move[at];
      if (length - 1 <= this.#board.most) return 'won';
      if (!closed.room(this.#bytes)) return 'bytes';
      const from = depth * stride + margin;
      key.after(low[depth], high[depth], seats, from, moves.move[at]);
      if (!closed.add(key.low, key.high)) continue;
      makeRowMove(seats, from, length + margin, moves.move[at], seats, from + stride);
      worth[depth + 1] = moves.worth[at];
      low[depth + 1] = key.low;
      high[depth + 1] = key.high;
      this.#depth += 1;
      this.#visit();
    }
    return 'lost';
  }

  /** Lists the moves of the sequence at the end of the path, the best last. */
  #visit(): void {
    const { moves, seats, begins, worth, layout } = this.#tables;
    const depth = this.#depth;
    const at = depth * layout.stride + layout.margin;
    const length = this.#board.length - depth;
    begins[depth] = moves.end;
    this.nodes += 1;
    if (this.#board.isApart(seats, at, length)) return;
    this.#board.list(seats, at, length, worth[depth], moves);
    sortByWorth(moves, begins[depth]);
  }

  /** The moves of the path. */
  line(): number[] {
    return Array.from(this.#tables.made.subarray(0, this.#depth + 1));
  }
}

/** Sorts the moves from an index on in ascending worth. Most lists are short. */
const sortByWorth = ({ move, worth, end }: MoveStack, begin: number): void => {
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
