/**
 * A beam over rows: of all sequences of one length only the best go on, few while there are many piles and moves, more
 * towards the end, where a wrong move is not made good any more. It proves nothing when it fails.
 */
import { FIRST_WORTH, makeRowMove, type MoveSink, type RowBoard, type RowLayout } from './board.ts';
import { RowKey, SEATS } from './key.ts';

/** With so many piles a beam has its least width; with half as many it is four times as wide. */
const WIDENS = 23.5;
const WIDEST = 6;

/** Sequences of one length, with their worths and keys. */
interface Level {
  seats: Uint8Array;
  worth: Int32Array;
  low: Int32Array;
  high: Int32Array;
  width: number;
}
const level = (width: number, stride: number): Level => ({
  seats: new Uint8Array(width * stride),
  worth: new Int32Array(width),
  low: new Int32Array(width),
  high: new Int32Array(width),
  width: 0,
});

/** From so many places on, the engine's own copying is faster than a loop. */
const FAR = 64;

/**
 * The best moves of a level, those that came first among equals, but only one of those that lead to the same sequence.
 * The same sequences are worth the same, so keys are compared only among equals. (With several packs the worths may
 * differ a little; then a sequence is kept twice.)
 */
class BestMoves implements MoveSink {
  least = -1;
  count = 0;
  /** The level that the moves begin at, and which of its sequences they come from. */
  now: Level = level(0, 0);
  from = 0;
  /** The entries in the order of their worth, the best first. */
  readonly order: Int32Array;
  readonly move: Int32Array;
  readonly parent: Int32Array;
  readonly worth: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly #layout: RowLayout;
  readonly #key = new RowKey();
  #width = 0;

  constructor(room: number, layout: RowLayout) {
    this.#layout = layout;
    this.order = new Int32Array(room);
    this.move = new Int32Array(room);
    this.parent = new Int32Array(room);
    this.worth = new Int32Array(room);
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
  }

  /** Begins with a level. @param width the most moves that are kept. */
  clear(now: Level, width: number): void {
    this.now = now;
    this.#width = width;
    this.count = 0;
    this.least = -1;
  }

  add(move: number, worth: number): void {
    const { order, worth: worths, low, high, now, from } = this;
    const { margin, stride } = this.#layout;
    const key = this.#key;
    key.after(now.low[from], now.high[from], now.seats, from * stride + margin, move);
    let to = 0;
    for (let end = this.count; to < end;) {
      const middle = (to + end) >> 1;
      if (worths[order[middle]] < worth) end = middle;
      else to = middle + 1;
    }
    for (let o = to - 1; o >= 0 && worths[order[o]] === worth; o--)
      if (low[order[o]] === key.low && high[order[o]] === key.high) return;
    const slot = this.count < this.#width ? this.count++ : order[this.count - 1];
    const last = this.count - 1;
    if (last - to > FAR) order.copyWithin(to + 1, to, last);
    else for (let o = last; o > to; o--) order[o] = order[o - 1];
    order[to] = slot;
    this.move[slot] = move;
    this.parent[slot] = from;
    worths[slot] = worth;
    low[slot] = key.low;
    high[slot] = key.high;
    if (this.count === this.#width) this.least = worths[order[last]];
  }
}

/** Tables that are used by one beam after another. */
export class RowBeamTables {
  readonly layout: RowLayout;
  readonly key = new RowKey();
  levels: readonly [Level, Level] = [level(0, 0), level(0, 0)];
  best: BestMoves;
  /** Of each sequence of each length: its parent and its move. */
  parents = new Int32Array(0);
  made = new Int32Array(0);

  constructor(layout: RowLayout) {
    this.layout = layout;
    this.best = new BestMoves(0, layout);
  }

  makeRoom(width: number): void {
    if (this.levels[0].low.length >= width) return;
    const { stride } = this.layout;
    this.levels = [level(width, stride), level(width, stride)];
    this.best = new BestMoves(width, this.layout);
    this.parents = new Int32Array(width * SEATS);
    this.made = new Int32Array(width * SEATS);
  }

  get bytes(): number {
    const { levels, parents, best } = this;
    return (
      2 * levels[0].seats.length +
      24 * levels[0].low.length +
      2 * parents.byteLength +
      6 * best.order.byteLength
    );
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
  /** The sequence of the last level that won. */
  #winner = 0;

  /** @param least sequences that go on while there are many piles. */
  constructor(board: RowBoard, tables: RowBeamTables, least: number) {
    this.#board = board;
    this.#tables = tables;
    this.#least = least;
    this.#most = least * WIDEST;
    this.#length = board.length;
    tables.makeRoom(this.#most);
    const [now] = tables.levels;
    board.write(now.seats, tables.layout.margin);
    tables.key.first(board.length);
    now.worth[0] = FIRST_WORTH;
    now.low[0] = tables.key.low;
    now.high[0] = tables.key.high;
    now.width = 1;
  }

  /** Makes the next level; whether it won or failed, null when it is not at an end. */
  step(): 'won' | 'failed' | null {
    const { best, layout, levels, parents, made } = this.#tables;
    const { margin, stride } = layout;
    const [now, next] = this.#depth % 2 === 0 ? levels : [levels[1], levels[0]];
    const board = this.#board;
    const length = this.#length;
    const wide = Math.min(this.#most, Math.ceil(this.#least * Math.max(1, (WIDENS / length) ** 2)));
    best.clear(now, wide);
    for (let w = 0; w < now.width; w++) {
      best.from = w;
      board.list(now.seats, w * stride + margin, length, now.worth[w], best);
      this.nodes += 1;
      if (length - board.neighbours > board.most) continue;
      this.#winner = w;
      return 'won';
    }
    if (best.count === 0) return 'failed';
    const begin = this.#depth * this.#most;
    for (let w = 0; w < best.count; w++) {
      const slot = best.order[w];
      const move = best.move[slot];
      const parent = best.parent[slot];
      makeRowMove(
        now.seats,
        parent * stride + margin,
        length + margin,
        move,
        next.seats,
        w * stride + margin,
      );
      next.worth[w] = best.worth[slot];
      next.low[w] = best.low[slot];
      next.high[w] = best.high[slot];
      parents[begin + w] = parent;
      made[begin + w] = move;
    }
    next.width = best.count;
    this.#depth += 1;
    this.#length -= 1;
    return this.#length <= board.most ? 'won' : null;
  }

  /** The moves to the sequence that won, and from there on. */
  line(): number[] {
    const { levels, layout, parents, made } = this.#tables;
    const { seats } = levels[this.#depth % 2 === 0 ? 0 : 1];
    const last = this.#board.fold(seats, this.#winner * layout.stride + layout.margin, this.#length);
    const moves: number[] = [];
    let w = this.#winner;
    for (let depth = this.#depth - 1; depth >= 0; depth--) {
      moves.push(made[depth * this.#most + w]);
      w = parents[depth * this.#most + w];
    }
    return [...moves.reverse(), ...last];
  }
}
