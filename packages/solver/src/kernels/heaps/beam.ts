/**
 * A beam over heaps, card by card: of all positions in which the same cards have come only the best go on. Where none had
 * to be left out, and cards may be held back, a beam that fails is a proof.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import { enlarged, withRoom } from '../../memory/grow.ts';
import type { HeapBoard } from './board.ts';
import type { HeapWorth } from './worth.ts';

/** Positions in which the same cards have come. */
class Level {
  end = 0;
  states = new Uint8Array(0);
  low = new Int32Array(64);
  high = new Int32Array(64);
  /** The place of the position before among those that went on. */
  parent = new Int32Array(64);
  cost = new Int32Array(64);
  /** The places of those that go on, the best first, and their number. */
  best = new Float64Array(64);
  width = 0;

  makeRoom(stride: number): void {
    this.states = withRoom(this.states, (this.end + 1) * stride);
    if (this.end < this.low.length) return;
    this.low = enlarged(this.low);
    this.high = enlarged(this.high);
    this.parent = enlarged(this.parent);
    this.cost = enlarged(this.cost);
    this.best = enlarged(this.best);
  }

  get bytes(): number {
    return this.states.length + 24 * this.low.length;
  }
}

/** Tables that are used by one beam after another. */
export class HeapTables {
  readonly met = new ClosedSet();
  levels: readonly [Level, Level] = [new Level(), new Level()];
  /** Of all positions that went on: the keys, and the places of the positions before. */
  low = new Int32Array(1024);
  high = new Int32Array(1024);
  parents = new Int32Array(1024);

  get bytes(): number {
    return this.levels[0].bytes + this.levels[1].bytes + this.met.bytes + 12 * this.low.length;
  }
}

export class HeapBeam {
  nodes = 0;
  /** Whether a position was left out that might win. */
  cut = false;
  /** Whether a card was played that might have been held back. */
  rushed = false;
  readonly #board: HeapBoard;
  readonly #worth: HeapWorth;
  readonly #tables: HeapTables;
  readonly #width: number;
  readonly #holds: boolean;
  readonly #bytes: number;
  readonly #found: () => void;
  /** Where the positions of each level begin among those that went on. */
  readonly #begins: number[] = [];
  #now: Level;
  #next: Level;
  #expanded = 0;
  #full = false;
  #line: readonly (readonly number[])[] | null = null;

  constructor(
    board: HeapBoard,
    worth: HeapWorth,
    tables: HeapTables,
    { width, holds, bytes }: { readonly width: number; readonly holds: boolean; readonly bytes: number },
  ) {
    this.#board = board;
    this.#worth = worth;
    this.#tables = tables;
    this.#width = width;
    this.#holds = holds;
    this.#bytes = bytes;
    this.#found = () => this.#add();
    [this.#now, this.#next] = tables.levels;
    this.#begin();
    board.read(board.shape.first, 0, board.shape.begun);
    this.rushed = board.expand(false, holds, this.#found);
    this.#sort();
  }

  /** Positions of which each is expanded in turn; `nodes` more of them. */
  step(nodes: number): 'won' | 'failed' | 'bytes' | null {
    const board = this.#board;
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const now = this.#now;
      if (this.#full) return 'bytes';
      if (now.width === 0) return 'failed';
      const come = board.shape.begun + this.#begins.length - 1;
      if (come === board.shape.cards) return this.#ended();
      board.read(now.states, now.best[this.#expanded] * board.shape.stride, come);
      if (board.expand(true, this.#holds, this.#found)) this.rushed = true;
      this.nodes += 1;
      this.#expanded += 1;
      if (this.#expanded === now.width) this.#sort();
    }
    return null;
  }

  #begin(): void {
    this.#tables.met.clear();
    this.#next.end = 0;
  }

  /** Adds the position that the board has found to the next level. */
  #add(): void {
    const board = this.#board;
    const next = this.#next;
    const { met } = this.#tables;
    if (this.#full || !met.room(this.#bytes / 4)) {
      this.#full = true;
      return;
    }
    if (!met.add(board.low, board.high)) return;
    next.makeRoom(board.shape.stride);
    const at = next.end++;
    board.write(next.states, at * board.shape.stride);
    next.low[at] = board.low;
    next.high[at] = board.high;
    next.parent[at] = this.#expanded;
    next.cost[at] = this.#worth.cost();
  }

  /** Chooses those of the next level that go on, and goes on to it. */
  #sort(): void {
    const tables = this.#tables;
    const next = this.#next;
    const order = next.best.subarray(0, next.end);
    for (let i = 0; i < next.end; i++) order[i] = next.cost[i] * SPAN + i;
    order.sort();
    next.width = Math.min(next.end, this.#width);
    if (next.width < next.end) this.cut = true;
    const [begin, last] = [this.#end, next.width];
    tables.low = withRoom(tables.low, begin + last);
    tables.high = withRoom(tables.high, begin + last);
    tables.parents = withRoom(tables.parents, begin + last);
    for (let w = 0; w < next.width; w++) {
      const i = order[w] % SPAN;
      order[w] = i;
      tables.low[begin + w] = next.low[i];
      tables.high[begin + w] = next.high[i];
      tables.parents[begin + w] = next.parent[i];
    }
    this.#begins.push(begin);
    this.#end = begin + next.width;
    [this.#now, this.#next] = [next, this.#now];
    this.#expanded = 0;
    this.#begin();
    if (tables.bytes > this.#bytes) this.#full = true;
  }
  #end = 0;

  /** All cards have come: whether they are all gone in the best position. */
  #ended(): 'won' | 'failed' {
    const board = this.#board;
    const now = this.#now;
    for (let w = 0; w < now.width; w++) {
      board.read(now.states, now.best[w] * board.shape.stride, board.shape.cards);
      if (!board.won) continue;
      this.#line = this.#findLine(w);
      return 'won';
    }
    return 'failed';
  }

  /** By card that comes, after what is played before: the plays to the position in that place of the last level. */
  line(): readonly (readonly number[])[] {
    return this.#line ?? [];
  }

  /** Only the keys are known of the positions before: each is found again among those that come of the one before it. */
  #findLine(last: number): readonly (readonly number[])[] {
    const board = this.#board;
    const { low, high, parents } = this.#tables;
    const path: number[] = [];
    for (let depth = this.#begins.length - 1, w = last; depth >= 0; depth--) {
      path.unshift(this.#begins[depth] + w);
      w = parents[this.#begins[depth] + w];
    }
    const state = board.shape.first.slice();
    return path.map((entry, depth) => {
      let trail: readonly number[] | null = null;
      board.read(state.slice(), 0, board.shape.begun + Math.max(0, depth - 1));
      board.expand(depth > 0, this.#holds, () => {
        if (trail !== null || board.low !== low[entry] || board.high !== high[entry]) return;
        trail = board.trail.slice();
        board.write(state, 0);
      });
      if (trail === null) throw new Error('A position of the beam is not found again');
      return trail;
    });
  }
}

/** More than the positions of a level. */
const SPAN = 2 ** 24;
