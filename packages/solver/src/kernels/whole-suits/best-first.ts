/**
 * Best first over the positions of a deal, row by row: the positions after so many rows have queues of their own, because
 * a row makes every position look worse. In each round every row's queues give up some of their best positions; those in
 * which a row may be dealt give a position to the next row. There is a queue for each set of weights, in which every
 * position waits; they take turns. When all queues are empty, no position that can be reached is won.
 *
 * The positions found wait as the entry they come from and a move; only those taken up are copied.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import { enlarged } from '../../memory/grow.ts';
import type { DescentEnd } from '../common/descent.ts';
import { wayFrom, WAY, wayOf, wayTo, type SuitBoard } from './board.ts';
import { COUNTED, countColumn, COUNTS } from './counts.ts';
import { copySize, hasSuitAtEnd, mayDeal, RANK, runAt, writeCopy, type SuitPosition } from './position.ts';

/** Values are cut to so many ranks, so many of them below that of the first position. */
const RANKS = 1 << 12;
const BELOW = 1 << 11;
/** Positions that each row gives up in a round; the last one gives more. */
const ROUND = 64;
const LAST_ROUND = 256;
/** The move of a candidate that has been taken up. */
const TAKEN = -1;

interface Queue {
  /** By rank: the last candidate, from 1; 0 for none. */
  readonly last: Int32Array;
  top: number;
}

export class BestFirst {
  nodes = 0;
  readonly #board: SuitBoard;
  readonly #position: SuitPosition;
  /** Bytes of a copy. */
  readonly #size: number;
  readonly #sets: readonly Int32Array[];
  /** Numbers of a candidate: its entry, its move, and by set the one before it of its rank. */
  readonly #each: number;
  readonly #closed = new ClosedSet();
  readonly #limit: number;
  /** By row and set. */
  readonly #queues: Queue[] = [];
  /** By row: how many candidates wait. */
  readonly #waiting: Int32Array;
  readonly #rows: number;
  #candidates: Int32Array;
  #ends = 0;
  #copies: Uint8Array;
  #from = new Int32Array(256);
  #moves = new Int32Array(256);
  #entries = 0;
  /** By set: the value of the first position. */
  readonly #base: Int32Array;
  /** By column: the counts of the position taken up; and their sums. */
  readonly #counts: Int32Array;
  readonly #sums = new Int32Array(COUNTS);
  readonly #changed = new Int32Array(COUNTS);
  readonly #other = new Int32Array(COUNTS);
  /** The row and the set whose turn it is, and how many positions the row may still give up. */
  #row = 0;
  #set = 0;
  #turn = ROUND;
  #won = -1;
  #wonBy = 0;
  #full = false;

  constructor(board: SuitBoard, sets: readonly Int32Array[], bytes: number) {
    this.#board = board;
    this.#position = board.position;
    this.#size = copySize(board.position.rules);
    this.#sets = sets;
    this.#each = 2 + sets.length;
    this.#limit = bytes;
    const { rules, stocked, dealt } = board.position;
    const { columns } = rules;
    this.#rows = Math.ceil((stocked - dealt) / columns);
    this.#copies = new Uint8Array(64 * this.#size);
    this.#candidates = new Int32Array(this.#each * 1024);
    this.#counts = new Int32Array(columns * COUNTS);
    this.#waiting = new Int32Array(this.#rows + 1);
    for (let i = 0; i < (this.#rows + 1) * sets.length; i++)
      this.#queues.push({ last: new Int32Array(RANKS), top: 0 });
    this.#countAll(this.#sums);
    this.#base = Int32Array.from(sets, (weights) => product(weights, this.#sums));
    this.#closed.add(board.low, board.high);
    this.#takeUp(-1, 0);
  }

  get bytes(): number {
    return (
      this.#closed.bytes +
      this.#copies.byteLength +
      2 * this.#from.byteLength +
      this.#candidates.byteLength +
      4 * RANKS * this.#queues.length
    );
  }

  /** Takes up positions until so many more have been found; null if the search has not ended. */
  step(nodes: number): DescentEnd | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (this.#won >= 0) return 'won';
      if (this.#full) return 'bytes';
      const candidate = this.#next();
      if (candidate < 0) return 'lost';
      const at = this.#each * candidate;
      const from = this.#candidates[at];
      const move = this.#candidates[at + 1];
      this.#candidates[at + 1] = TAKEN;
      this.#board.load(this.#copies, from * this.#size);
      this.#board.make(move);
      this.#takeUp(from, move);
    }
    return this.#won >= 0 ? 'won' : null;
  }

  /** The moves to the won position. */
  line(): readonly number[] {
    const line = [this.#wonBy];
    for (let entry = this.#won; entry > 0; entry = this.#from[entry]) line.push(this.#moves[entry]);
    return line.reverse();
  }

  /** The best candidate of the row and the set whose turn it is; -1 if nothing is left. */
  #next(): number {
    for (let tries = 0; tries <= this.#waiting.length; tries++) {
      if (this.#waiting[this.#row] > 0 && this.#turn > 0) {
        this.#waiting[this.#row] -= 1;
        this.#turn -= 1;
        this.#set = (this.#set + 1) % this.#sets.length;
        return this.#pop();
      }
      this.#row = (this.#row + 1) % this.#waiting.length;
      this.#turn = this.#row === this.#rows ? LAST_ROUND : ROUND;
    }
    return -1;
  }

  /** The best candidate of a queue that has not been taken up by another set. */
  #pop(): number {
    const queue = this.#queues[this.#row * this.#sets.length + this.#set];
    for (;;) {
      while (queue.last[queue.top] === 0) queue.top -= 1;
      const candidate = queue.last[queue.top] - 1;
      const at = this.#each * candidate;
      queue.last[queue.top] = this.#candidates[at + 2 + this.#set];
      if (this.#candidates[at + 1] !== TAKEN) return candidate;
    }
  }

  /** Finds the positions after the one on the board. */
  #takeUp(from: number, move: number): void {
    const position = this.#position;
    const entry = this.#entries++;
    if (entry === this.#from.length) {
      this.#from = enlarged(this.#from);
      this.#moves = enlarged(this.#moves);
    }
    if ((entry + 1) * this.#size > this.#copies.length) {
      this.#full ||= this.bytes + 2 * this.#copies.byteLength > this.#limit;
      this.#copies = enlarged(this.#copies);
    }
    this.#from[entry] = from;
    this.#moves[entry] = move;
    writeCopy(position, this.#copies, entry * this.#size);
    this.#countAll(this.#sums);
    const { heights, faces, rules } = position;
    const { columns, cards } = rules;
    const dealing = position.dealt < position.stocked;
    for (let c = 0; c < columns; c++)
      if (hasSuitAtEnd(position, c)) this.#try(entry, wayOf(WAY.suit, c, 0, 0));
    for (let c = 0; c < columns; c++) {
      const height = heights[c];
      if (height === 0) continue;
      const run = runAt(position, c);
      const last = faces[c * cards + height - 1] & RANK;
      let space = false;
      for (let to = 0; to < columns; to++) {
        if (to === c) continue;
        if (heights[to] > 0) {
          const count = (faces[to * cards + heights[to] - 1] & RANK) - last;
          if (count >= 1 && count <= run) this.#try(entry, wayOf(WAY.run, c, to, count));
          continue;
        }
        // Spaces differ only while rows are left.
        if (space && !dealing) continue;
        space = true;
        const most = run === height && !dealing ? run - 1 : run;
        for (let count = 1; count <= most; count++) this.#try(entry, wayOf(WAY.run, c, to, count));
      }
    }
    if (mayDeal(position)) this.#try(entry, wayOf(WAY.row, 0, 0, 0));
  }

  #try(entry: number, move: number): void {
    const board = this.#board;
    const closed = this.#closed;
    if (this.#won >= 0 || this.#full) return;
    this.nodes += 1;
    const undoable = board.make(move);
    if (!closed.room(this.#limit / 4)) this.#full = true;
    else if (closed.add(board.low, board.high)) {
      if (board.isWon) {
        this.#won = entry;
        this.#wonBy = move;
      } else this.#add(entry, move, undoable);
    }
    if (undoable) board.undo(move);
    else board.load(this.#copies, entry * this.#size);
  }

  /** Adds the position on the board to the queues of its row. */
  #add(entry: number, move: number, undoable: boolean): void {
    const { stocked, dealt, rules } = this.#position;
    const each = this.#each;
    const sets = this.#sets;
    const sums = this.#changed;
    if (undoable) {
      sums.set(this.#sums);
      this.#replace(wayFrom(move), sums);
      this.#replace(wayTo(move), sums);
    } else this.#sum(sums);
    const left = Math.ceil((stocked - dealt) / rules.columns);
    const row = this.#rows - left;
    const candidate = this.#ends++;
    if (each * this.#ends > this.#candidates.length) {
      // While a list is doubled the old and the new one are held together.
      this.#full ||= this.bytes + 2 * this.#candidates.byteLength > this.#limit;
      if (this.#full) return;
      this.#candidates = enlarged(this.#candidates);
    }
    const at = each * candidate;
    this.#candidates[at] = entry;
    this.#candidates[at + 1] = move;
    for (let set = 0; set < sets.length; set++) {
      const value = product(sets[set], sums) - this.#base[set] + BELOW;
      const rank = Math.max(1, Math.min(RANKS - 1, value));
      const queue = this.#queues[row * sets.length + set];
      this.#candidates[at + 2 + set] = queue.last[rank];
      queue.last[rank] = candidate + 1;
      if (rank > queue.top) queue.top = rank;
    }
    this.#waiting[row] += 1;
  }

  /** Puts the counts of a column that has changed in the place of the old ones. */
  #replace(column: number, sums: Int32Array): void {
    const other = this.#other;
    countColumn(this.#position, column, other, 0);
    const at = column * COUNTS;
    for (let i = 0; i < COUNTS; i++) sums[i] += other[i] - this.#counts[at + i];
  }

  /** The sums of the counts of the position on the board. */
  #sum(sums: Int32Array): void {
    sums.fill(0);
    sums[COUNTED.gone] = this.#position.gone;
    for (let c = 0; c < this.#position.rules.columns; c++) {
      countColumn(this.#position, c, this.#other, 0);
      for (let i = 0; i < COUNTS; i++) sums[i] += this.#other[i];
    }
  }

  /** The same, with the counts of each column kept. */
  #countAll(sums: Int32Array): void {
    const { columns } = this.#position.rules;
    sums.fill(0);
    sums[COUNTED.gone] = this.#position.gone;
    for (let c = 0; c < columns; c++) countColumn(this.#position, c, this.#counts, c * COUNTS);
    for (let i = 0; i < columns * COUNTS; i++) sums[i % COUNTS] += this.#counts[i];
  }
}

const product = (weights: Int32Array, counts: Int32Array): number => {
  let sum = 0;
  for (let i = 0; i < COUNTS; i++) sum += weights[i] * counts[i];
  return sum;
};
