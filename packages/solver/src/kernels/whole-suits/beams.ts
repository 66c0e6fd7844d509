/**
 * Beams over the positions of a deal. A beam goes on move by move and keeps only the best positions after each number of
 * moves; while rows are left, it then deals, and keeps the positions that are best after the row. A beam that fails is
 * followed by one with other weights, and then by wider ones. The deal is lost when a beam that left nothing out fails.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import type { DescentEnd } from '../common/descent.ts';
import { WAY, wayFrom, wayOf, wayTo, type SuitBoard } from './board.ts';
import { RankedMoves } from '../common/ranked-moves.ts';
import { listMoves, MoveList } from './moves.ts';
import { copySize, mayDeal, writeCopy, type SuitPosition } from './position.ts';
import { Layer, Trail } from './trail.ts';
import { ColumnWorths, type CountWeights } from './worth.ts';

/** How many positions the first beams keep; after a turn of all weights they keep twice as many. */
const FIRST_WIDTH = 4;
/**
 * A beam ends, or deals a row, when it has made so many moves without finding a better position; but one that has left
 * nothing out goes on, since it may prove that the deal is lost.
 */
const PATIENCE = 8;

const DEAL = wayOf(WAY.row, 0, 0, 0);

export class Beams {
  nodes = 0;
  readonly #board: SuitBoard;
  readonly #position: SuitPosition;
  readonly #sets: readonly CountWeights[];
  readonly #limit: number;
  /** Bytes of a copy, and the copy of the first position. */
  readonly #size: number;
  readonly #first: Uint8Array;
  readonly #closed = new ClosedSet();
  readonly #worths: ColumnWorths;
  /** By column, of the position whose moves are tried. */
  readonly #columnWorths: Int32Array;
  /** Beams begun, and what the one that runs may keep. */
  #begun = 0;
  #width = 0;
  /** The positions kept after the last move, the next one to be looked at, and those kept after the next move. */
  #layer: Layer;
  #next = 0;
  #following: Layer;
  readonly #trail = new Trail();
  /** The moves of the position that is looked at. */
  readonly #moves = new MoveList();
  /** The moves from the layer, and the deals from entries of the trail since the last row. */
  readonly #reached = new RankedMoves();
  readonly #dealt = new RankedMoves();
  /** The best worth since the last row, and the moves made since it was found. */
  #best = 0;
  #since = 0;
  /** Whether this beam has left a position out. */
  #cut = false;
  /** What the position whose moves are tried is worth. */
  #worth = 0;
  #end: DescentEnd | null = null;
  #wonFrom = 0;
  #wonBy = 0;

  constructor(board: SuitBoard, sets: readonly CountWeights[], bytes: number) {
    const { position } = board;
    this.#board = board;
    this.#position = position;
    this.#sets = sets;
    this.#limit = bytes;
    this.#size = copySize(position.rules);
    this.#first = new Uint8Array(this.#size);
    writeCopy(position, this.#first, 0);
    this.#layer = new Layer(this.#size);
    this.#following = new Layer(this.#size);
    this.#worths = new ColumnWorths(position, sets[0]);
    this.#columnWorths = new Int32Array(position.rules.columns);
    this.#begin();
  }

  get bytes(): number {
    return (
      this.#closed.bytes +
      this.#layer.bytes +
      this.#following.bytes +
      this.#trail.bytes +
      this.#reached.bytes +
      this.#dealt.bytes
    );
  }

  /** Goes on until so many more moves have been tried; null if the search has not ended. */
  step(nodes: number): DescentEnd | null {
    const until = this.nodes + nodes;
    while (this.#end === null && this.nodes < until) {
      if (this.#next < this.#layer.count) this.#expand(this.#next++);
      else if (this.bytes > this.#limit) this.#end = 'bytes';
      else if (this.#moveOn() || this.#dealRow()) this.#next = 0;
      else if (this.#cut) this.#begin();
      else this.#end = 'lost';
    }
    return this.#end;
  }

  /** The moves to the won position. */
  line(): readonly number[] {
    return [...this.#trail.lineTo(this.#wonFrom), this.#wonBy];
  }

  /** Begins the next beam. */
  #begin(): void {
    const sets = this.#sets;
    const board = this.#board;
    this.#width = FIRST_WIDTH * 2 ** Math.floor(this.#begun / sets.length);
    this.#worths.weigh(sets[this.#begun % sets.length]);
    this.#begun += 1;
    this.#cut = false;
    this.#closed.clear();
    this.#trail.clear();
    board.load(this.#first, 0);
    this.#closed.add(board.low, board.high);
    this.#layer.clear();
    this.#keep(this.#layer, -1, 0);
    this.#next = 0;
    this.#beginRow();
  }

  #beginRow(): void {
    this.#reached.clear();
    this.#dealt.clear();
    this.#best = -Infinity;
    this.#since = 0;
  }

  /** Goes on to the positions after the next move; false if there are none, or nothing has become better for long. */
  #moveOn(): boolean {
    const reached = this.#reached;
    if (reached.count === 0) return false;
    if (reached.best > this.#best) {
      this.#best = reached.best;
      this.#since = 0;
    } else if (++this.#since > PATIENCE && this.#cut) return false;
    if (reached.cutTo(this.#width)) this.#cut = true;
    const { copies, entries } = this.#layer;
    const following = this.#following;
    following.clear();
    for (let i = 0; i < reached.count; i++) {
      const from = reached.from[i];
      this.#board.load(copies, from * this.#size);
      this.#board.make(reached.moves[i]);
      this.#keep(following, entries[from], reached.moves[i]);
    }
    reached.clear();
    this.#following = this.#layer;
    this.#layer = following;
    return true;
  }

  /**
   * Goes on to the best positions that a row leads to; false if there are none. They are reached by their moves again, which
   * takes less room than a copy of each.
   */
  #dealRow(): boolean {
    const dealt = this.#dealt;
    if (dealt.count === 0) return false;
    if (dealt.cutTo(this.#width)) this.#cut = true;
    this.#layer.clear();
    for (let i = 0; i < dealt.count; i++) {
      this.#board.load(this.#first, 0);
      for (const move of this.#trail.lineTo(dealt.from[i])) this.#board.make(move);
      this.#board.make(DEAL);
      this.#keep(this.#layer, dealt.from[i], DEAL);
    }
    this.#beginRow();
    return true;
  }

  /** Adds the position on the board to a layer. */
  #keep(layer: Layer, before: number, move: number): void {
    layer.add(this.#position, this.#trail.add(before, move));
  }

  /** Finds the positions after one of the layer. */
  #expand(from: number): void {
    const position = this.#position;
    this.#load(from);
    this.#worth = this.#worthOfAll();
    const list = this.#moves;
    listMoves(position, list);
    if (mayDeal(position)) list.add(DEAL);
    for (let i = 0; i < list.count; i++) this.#try(from, list.moves[i]);
  }

  #load(from: number): void {
    this.#board.load(this.#layer.copies, from * this.#size);
  }

  #try(from: number, move: number): void {
    const board = this.#board;
    if (this.#end !== null) return;
    this.nodes += 1;
    const undoable = board.make(move);
    if (!this.#closed.room(this.#limit / 2)) this.#end = 'bytes';
    else if (this.#closed.add(board.low, board.high)) this.#reach(from, move, undoable);
    if (undoable) board.undo(move);
    else this.#load(from);
  }

  /** The board has a new position. */
  #reach(from: number, move: number, undoable: boolean): void {
    const entry = this.#layer.entries[from];
    if (this.#board.isWon) {
      this.#end = 'won';
      this.#wonFrom = entry;
      this.#wonBy = move;
    } else if (move === DEAL) {
      this.#dealt.add(this.#sum(), entry, move);
      if (this.#dealt.count === 8 * this.#width && this.#dealt.cutTo(this.#width)) this.#cut = true;
    } else {
      const worth = undoable
        ? this.#worth + this.#change(wayFrom(move)) + this.#change(wayTo(move))
        : this.#sum();
      this.#reached.add(worth, from, move);
    }
  }

  /** By how much a column that has changed makes the position better. */
  #change(column: number): number {
    return this.#columnWorth(column) - this.#columnWorths[column];
  }

  #columnWorth(column: number): number {
    return this.#worths.of(column, this.#board.columnLow[column], this.#board.columnHigh[column]);
  }

  /** What the position on the board is worth. */
  #sum(): number {
    let sum = this.#worths.weights.gone * this.#position.gone;
    for (let c = 0; c < this.#position.rules.columns; c++) sum += this.#columnWorth(c);
    return sum;
  }

  /** The same, with the worth of each column kept. */
  #worthOfAll(): number {
    let sum = this.#worths.weights.gone * this.#position.gone;
    for (let c = 0; c < this.#position.rules.columns; c++)
      sum += this.#columnWorths[c] = this.#columnWorth(c);
    return sum;
  }
}
