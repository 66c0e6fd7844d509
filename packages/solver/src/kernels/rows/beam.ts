/**
 * A beam over rows: of all sequences of one length only the best go on, few while there are many piles and moves, more
 * towards the end, where a wrong move is not made good any more. It proves nothing when it fails.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import { makeRowMove, RowKey, RowMoves, SEATS, type RowBoard } from './board.ts';

/** With so many piles a beam has its least width; with half as many it is four times as wide. */
const WIDENS = 30;
const WIDEST = 6;

/** Sequences of one length, with their keys. */
interface Level {
  seats: Uint8Array;
  low: Int32Array;
  high: Int32Array;
  width: number;
}
const level = (width: number): Level => ({
  seats: new Uint8Array(width * SEATS),
  low: new Int32Array(width),
  high: new Int32Array(width),
  width: 0,
});

/** Tables that are used by one beam after another. */
export class RowBeamTables {
  readonly moves = new RowMoves();
  readonly met = new ClosedSet();
  readonly key = new RowKey();
  levels: readonly [Level, Level] = [level(0), level(0)];
  /** Of each sequence of each length: its parent and its move. */
  parents = new Int32Array(0);
  made = new Int32Array(0);
  order = new Float64Array(256);

  makeRoom(width: number): void {
    if (this.levels[0].low.length >= width) return;
    this.levels = [level(width), level(width)];
    this.parents = new Int32Array(width * SEATS);
    this.made = new Int32Array(width * SEATS);
  }

  get bytes(): number {
    const { levels, parents, met, order } = this;
    return 2 * levels[0].low.length * (SEATS + 8) + 2 * parents.byteLength + met.bytes + order.byteLength;
  }
}

export class RowBeam {
  nodes = 0;
  readonly #board: RowBoard;
  readonly #tables: RowBeamTables;
  readonly #least: number;
  readonly #most: number;
  #length: number;
  #depth = 0;

  /** @param least sequences that go on while there are many piles. */
  constructor(board: RowBoard, tables: RowBeamTables, least: number) {
    this.#board = board;
    this.#tables = tables;
    this.#least = least;
    this.#most = least * WIDEST;
    this.#length = board.first.length;
    tables.makeRoom(this.#most);
    const [now] = tables.levels;
    now.seats.set(board.first);
    const [low, high] = board.keyOf(board.first);
    now.low[0] = low;
    now.high[0] = high;
    now.width = 1;
  }

  /** Makes the next level; whether it won or failed, null when it is not at an end. */
  step(): 'won' | 'failed' | null {
    const tables = this.#tables;
    const { moves, met, parents, made, key } = tables;
    const [now, next] = this.#depth % 2 === 0 ? tables.levels : [tables.levels[1], tables.levels[0]];
    const length = this.#length;
    moves.end = 0;
    for (let w = 0; w < now.width; w++) this.#board.list(now.seats, w * SEATS, length, moves, w);
    this.nodes += now.width;
    if (moves.end === 0) return 'failed';
    const wide = Math.min(this.#most, Math.ceil(this.#least * Math.max(1, (WIDENS / length) ** 2)));
    const order = this.#sorted();
    next.width = 0;
    met.clear();
    for (let o = moves.end - 1; o >= 0 && next.width < wide; o--) {
      const at = LAST - (order[o] % SPAN);
      met.room(Infinity);
      const parent = moves.parent[at];
      key.read(now.low[parent], now.high[parent], now.seats, parent * SEATS, length, moves.move[at]);
      if (!met.add(key.low, key.high)) continue;
      const w = next.width++;
      makeRowMove(now.seats, parent * SEATS, length, moves.move[at], next.seats, w * SEATS);
      next.low[w] = key.low;
      next.high[w] = key.high;
      parents[this.#depth * this.#most + w] = parent;
      made[this.#depth * this.#most + w] = moves.move[at];
    }
    this.#depth += 1;
    this.#length -= 1;
    return this.#length <= this.#board.most ? 'won' : null;
  }

  /** The moves in ascending worth, those found first last among equals: each as a number with its index. */
  #sorted(): Float64Array {
    const { moves } = this.#tables;
    if (this.#tables.order.length < moves.end) this.#tables.order = new Float64Array(2 * moves.end);
    const order = this.#tables.order.subarray(0, moves.end);
    for (let i = 0; i < moves.end; i++) order[i] = moves.worth[i] * SPAN + LAST - i;
    return order.sort();
  }

  /** The moves to the first sequence of the last level. */
  line(): number[] {
    const { parents, made } = this.#tables;
    const moves: number[] = [];
    for (let depth = this.#depth - 1, w = 0; depth >= 0; depth--) {
      moves.push(made[depth * this.#most + w]);
      w = parents[depth * this.#most + w];
    }
    return moves.reverse();
  }
}

/** Moves of a level are fewer than this. */
const SPAN = 2 ** 20;
const LAST = SPAN - 1;
