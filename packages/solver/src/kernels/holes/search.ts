/**
 * Depth first over columns and holes: play a card, or deal from the stock, and go on where the position is new. Holes
 * with the same rank on top are one, and so are columns with the same cards left (unless a stock still deals to them);
 * of cards alike only some are tried once nothing is dealt on top of them any more (prune/bare-cards.ts). Moves that
 * leave many ranks some hole takes come first; from the second run on with noise.
 *
 * The key is a sum of hashes, two words of which one bit is lost: of n positions two are mistaken for one another with
 * a probability of about n² / 2^64.
 */
import { withoutWaitingBareCards } from '../../prune/bare-cards.ts';
import { RestartingDescent } from '../common/restarting-descent.ts';
import { CoverMatching } from './cover-matching.ts';
import { highestBit, lowestBit, popcount } from '../../memory/bits.ts';
import { mixSalted } from '../../memory/hash.ts';
import type { LossyClosedSet } from '../../memory/lossy-closed-set.ts';

/** A position to search from. Ranks are 0..15; an empty hole is one with the rank `EMPTY_HOLE` on top. */
export interface HolesTask {
  /** Ranks from the bottom. Cards that no hole ever takes, and what lies under them, are left out. */
  readonly columns: readonly Uint8Array[];
  /** By column: its face-down cards. None of them may be played before the cards above them are gone in all columns. */
  readonly down: readonly number[];
  readonly holes: readonly number[];
  /** By rank on top: the ranks it takes, as bits. */
  readonly takes: Int32Array;
  /** Ranks in the order in which they are dealt, one to each column in turn. */
  readonly stock: Uint8Array;
}

export const EMPTY_HOLE = 16;
const DRAW = 1 << 10;
/** Nodes of the first run. */
const FIRST_RUN = 1000;

export class HolesDescent extends RestartingDescent {
  readonly #task: HolesTask;
  readonly #visited: LossyClosedSet;
  readonly #feeding: CoverMatching;
  readonly #cards: number;
  readonly #stride: number;

  // The position. By column and height: the card, and the hash of all up to it.
  readonly #rank: Uint8Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #heights: Int32Array;
  /** By rank: the columns that end in it; how many holes show it; how many cards are left. */
  readonly #tops: Int32Array;
  readonly #holes: Int32Array;
  readonly #left: Int32Array;
  /** By rank: how many cards are left of those that must go before face-down cards turn up. */
  readonly #first: Int32Array;
  /** Whether these must all go before any other card: every column has face-down cards. */
  readonly #phased: boolean;
  #bare = 0;
  /** Columns that keep the face-down cards of all from turning up. */
  #held = 0;
  #dealt = 0;
  #count = 0;
  // The stack. By depth: the move that led there, the rank it played, the key, and the moves still to try.
  #depth = 0;
  readonly #move: Int32Array;
  readonly #played: Int32Array;
  readonly #keyLow: Int32Array;
  readonly #keyHigh: Int32Array;
  readonly #begin: Int32Array;
  readonly #end: Int32Array;
  readonly #moves: Int32Array;
  readonly #values: Int32Array;

  constructor(task: HolesTask, visited: LossyClosedSet) {
    super(FIRST_RUN);
    this.#task = task;
    this.#visited = visited;
    this.#feeding = new CoverMatching(task.takes);
    const { columns, stock } = task;
    const dealt = columns.reduce((sum, { length }) => sum + length, 0);
    const most = Math.ceil(stock.length / columns.length);
    this.#cards = dealt + stock.length;
    this.#stride = Math.max(...columns.map(({ length }) => length)) + most + 1;
    const size = columns.length * this.#stride;
    this.#rank = new Uint8Array(size);
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#heights = new Int32Array(columns.length);
    this.#tops = new Int32Array(EMPTY_HOLE + 1);
    this.#holes = new Int32Array(EMPTY_HOLE + 1);
    this.#left = new Int32Array(EMPTY_HOLE + 1);
    this.#first = new Int32Array(EMPTY_HOLE + 1);
    this.#phased = columns.every(({ length }, i) => length === 0 || task.down[i] > 0);
    const deepest = this.#cards + most + 2;
    [this.#move, this.#played, this.#keyLow, this.#keyHigh, this.#begin, this.#end] = Array.from(
      { length: 6 },
      () => new Int32Array(deepest),
    );
    // Every column may go to every rank that shows, and there is one draw.
    const widest = columns.length * Math.min(task.holes.length, EMPTY_HOLE + 1) + 1;
    this.#moves = new Int32Array(deepest * widest);
    this.#values = new Int32Array(widest);
    this.begin();
  }

  protected begin(): void {
    const { columns, down, holes, stock } = this.#task;
    this.#tops.fill(0);
    this.#holes.fill(0);
    this.#left.fill(0);
    this.#first.fill(0);
    this.#bare = this.#held = this.#dealt = this.#depth = 0;
    this.#count = this.#cards;
    this.#keyLow[0] = this.#keyHigh[0] = 0;
    for (const rank of holes) {
      this.#holes[rank] += 1;
      this.#keyLow[0] += mixSalted(rank, HOLE_LOW);
      this.#keyHigh[0] += mixSalted(rank, HOLE_HIGH);
    }
    for (const rank of stock) this.#left[rank] += 1;
    for (const [i, column] of columns.entries()) {
      this.#heights[i] = 0;
      // Columns are told apart while a stock deals to them, else by how many of their cards wait for the others.
      const kind = stock.length > 0 ? i : down[i];
      this.#low[i * this.#stride] = mixSalted(kind, HOLE_LOW);
      this.#high[i * this.#stride] = mixSalted(kind, HOLE_HIGH);
      for (const [height, rank] of column.entries()) {
        this.#left[rank] += 1;
        if (height >= down[i]) this.#first[rank] += 1;
        this.#push(i, rank);
      }
      if (column.length > down[i] && down[i] > 0) this.#held |= 1 << i;
      this.#keyLow[0] += this.#low[i * this.#stride + column.length];
      this.#keyHigh[0] += this.#high[i * this.#stride + column.length];
    }
    this.#visited.add(this.#keyLow[0], this.#keyHigh[0] | 1);
    this.#begin[0] = this.#end[0] = 0;
    if (this.#alive()) this.#open();
    this.nodes += 1;
  }

  /** Puts a card on a column. */
  #push(column: number, rank: number): void {
    const height = ++this.#heights[column];
    const at = column * this.#stride + height;
    const bit = 1 << column;
    this.#rank[at] = rank;
    this.#low[at] = mixSalted(this.#low[at - 1] + rank, CARD_LOW);
    this.#high[at] = mixSalted(this.#high[at - 1] + rank, CARD_HIGH);
    if (height > 1) this.#tops[this.#rank[at - 1]] &= ~bit;
    this.#tops[rank] |= bit;
    if (height === 1) this.#bare |= bit;
    else this.#bare &= ~bit;
  }

  /** Takes the last card of a column away. */
  #pop(column: number): void {
    const height = this.#heights[column]--;
    const at = column * this.#stride + height;
    const bit = 1 << column;
    this.#tops[this.#rank[at]] &= ~bit;
    if (height > 1) this.#tops[this.#rank[at - 1]] |= bit;
    if (height === 2) this.#bare |= bit;
    else if (height === 1) this.#bare &= ~bit;
  }

  /** Lists the moves of the position, the best one last. */
  #open(): void {
    const { takes, columns, down, stock } = this.#task;
    const depth = this.#depth;
    const begin = this.#begin[depth];
    let end = begin;
    let shut = 0;
    if (this.#held !== 0)
      for (let i = 0; i < columns.length; i++) if (this.#heights[i] <= down[i]) shut |= 1 << i;
    const drawn = this.#dealt === stock.length;
    let reach = 0;
    for (let on = 0; on <= EMPTY_HOLE; on++) if (this.#holes[on] > 0) reach |= takes[on];
    for (let rank = 0; rank < EMPTY_HOLE; rank++) {
      const all = this.#tops[rank] & ~shut;
      if (all === 0 || ((reach >> rank) & 1) === 0) continue;
      for (let on = 0; on <= EMPTY_HOLE; on++) {
        if (this.#holes[on] === 0 || ((takes[on] >> rank) & 1) === 0) continue;
        const bits = drawn ? withoutWaitingBareCards(all, this.#bare) : all;
        // The ranks that some hole takes after this move.
        let after = takes[rank];
        for (let other = 0; other <= EMPTY_HOLE; other++)
          if (this.#holes[other] > (other === on ? 1 : 0)) after |= takes[other];
        for (let rest = bits; rest !== 0; rest &= rest - 1)
          this.#list(begin, end++, lowestBit(rest) | (on << 5), this.#valueOf(rest & -rest, rank, on, after));
      }
    }
    if (!drawn) this.#list(begin, end++, DRAW, -1000 + (noiseOf(this.#count, this.run) << 3));
    this.#end[depth] = end;
  }

  #valueOf(bit: number, rank: number, on: number, after: number): number {
    const column = highestBit(bit);
    const height = this.#heights[column];
    let open = 0;
    for (let other = 0; other < EMPTY_HOLE; other++)
      if (((after >> other) & 1) === 1) {
        const tops = this.#tops[other] & ~bit;
        if (tops !== 0) open += 1;
      }
    const next = height > 1 ? this.#rank[column * this.#stride + height - 1] : EMPTY_HOLE;
    if (next !== EMPTY_HOLE && ((after >> next) & 1) === 1) open += 1;
    const value = 12 * open + 2 * popcount(after) + 3 * height - (on === EMPTY_HOLE ? 40 : 0);
    return this.run === 0
      ? value
      : value + noiseOf(rank * 32 + column * 7 + on + this.#count * 1024, this.run);
  }

  #list(begin: number, end: number, move: number, value: number): void {
    const moves = this.#moves;
    const values = this.#values;
    let at = end;
    for (; at > begin && values[at - 1 - begin] > value; at--) {
      moves[at] = moves[at - 1];
      values[at - begin] = values[at - 1 - begin];
    }
    moves[at] = move;
    values[at - begin] = value;
  }

  protected removePath(): void {
    for (let depth = 0; depth <= this.#depth; depth++)
      this.#visited.remove(this.#keyLow[depth], this.#keyHigh[depth] | 1);
  }

  protected lengthOf(run: number): number {
    return FIRST_RUN * 2 ** (run >> 1);
  }

  protected descend(until: number): 'won' | 'lost' | null {
    while (this.nodes < until) {
      const depth = this.#depth;
      if (this.#end[depth] === this.#begin[depth]) {
        if (depth === 0) return 'lost';
        this.#back(this.#move[depth], depth);
        this.#depth -= 1;
        continue;
      }
      const move = this.#moves[--this.#end[depth]];
      this.#make(move, depth);
      if (this.#count > 0) {
        const known =
          !this.#alive() || !this.#visited.add(this.#keyLow[depth + 1], this.#keyHigh[depth + 1] | 1);
        if (known) {
          this.#back(move, depth + 1);
          continue;
        }
      }
      this.nodes += 1;
      this.#move[depth + 1] = move;
      this.#depth += 1;
      if (this.#count === 0) return 'won';
      this.#begin[depth + 1] = this.#end[depth];
      this.#open();
    }
    return null;
  }

  #alive(): boolean {
    const feeding = this.#feeding;
    if (this.#phased && this.#held !== 0 && !feeding.open(this.#first, this.#holes)) return false;
    return feeding.open(this.#left, this.#holes);
  }

  /** Plays a move and works out the key of the position after it. */
  #make(move: number, depth: number): void {
    const { columns, down, stock } = this.#task;
    let low = this.#keyLow[depth];
    let high = this.#keyHigh[depth];
    if (move === DRAW) {
      for (let i = 0; i < columns.length && this.#dealt < stock.length; i++) {
        const at = i * this.#stride + this.#heights[i];
        this.#push(i, stock[this.#dealt++]);
        low += this.#low[at + 1] - this.#low[at];
        high += this.#high[at + 1] - this.#high[at];
      }
      low += DREW_LOW;
      high += DREW_HIGH;
    } else {
      const column = move & 31;
      const on = move >> 5;
      const at = column * this.#stride + this.#heights[column];
      const rank = this.#rank[at];
      this.#played[depth + 1] = rank;
      this.#pop(column);
      if (this.#held !== 0) this.#first[rank] -= 1;
      if (down[column] > 0 && this.#heights[column] === down[column]) this.#held &= ~(1 << column);
      this.#holes[on] -= 1;
      this.#holes[rank] += 1;
      this.#left[rank] -= 1;
      this.#count -= 1;
      low += this.#low[at - 1] - this.#low[at] + mixSalted(rank, HOLE_LOW) - mixSalted(on, HOLE_LOW);
      high += this.#high[at - 1] - this.#high[at] + mixSalted(rank, HOLE_HIGH) - mixSalted(on, HOLE_HIGH);
    }
    this.#keyLow[depth + 1] = low;
    this.#keyHigh[depth + 1] = high;
  }

  #back(move: number, depth: number): void {
    const { columns, down } = this.#task;
    if (move === DRAW) {
      const last = (this.#dealt - 1) % columns.length;
      for (let i = last; i >= 0; i--) this.#pop(i);
      this.#dealt -= last + 1;
      return;
    }
    const column = move & 31;
    const rank = this.#played[depth];
    if (down[column] > 0 && this.#heights[column] === down[column]) this.#held |= 1 << column;
    if (this.#held !== 0) this.#first[rank] += 1;
    this.#push(column, rank);
    this.#holes[rank] -= 1;
    this.#holes[move >> 5] += 1;
    this.#left[rank] += 1;
    this.#count += 1;
  }

  /** The moves made: a column with the rank it went on, or 'draw'. */
  get line(): readonly (readonly [column: number, on: number] | 'draw')[] {
    return Array.from(this.#move.subarray(1, this.#depth + 1), (move) =>
      move === DRAW ? 'draw' : ([move & 31, move >> 5] as const),
    );
  }
}

const HOLE_LOW = 0x9e3779b1;
const HOLE_HIGH = 0x7feb352d;
const CARD_LOW = 0x85ebca6b;
const CARD_HIGH = 0xc2b2ae35;
const DREW_LOW = 0x27d4eb2f;
const DREW_HIGH = 0x165667b1;

const noiseOf = (what: number, run: number): number =>
  mixSalted(what + Math.imul(run, 0x3c6ef372), CARD_LOW) >>> 27;
