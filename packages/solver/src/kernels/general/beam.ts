/**
 * A beam search: all positions of one stage side by side, of which only the most promising go on. A search in depth
 * cannot leave a line it has begun; a beam compares lines that have come equally far. Where the stock runs out, a stage
 * is the number of cards drawn: what lies on the waste is then a price that all pay alike, and moves between two draws
 * cost nothing. Elsewhere, and when nothing is left to draw, a stage is the number of moves made. Each round is wider
 * than the one before, or weighs positions in another way. A beam finds ways and proves nothing: what it leaves out may
 * be the only way.
 *
 * The positions found are candidates: the position they come from and a move. Only those taken up are copied.
 */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';
import { PASS, restorePosition, savedSize, savePosition, type PackedBoard } from '../../packed/board.ts';
import { undoTo } from '../../packed/steps.ts';
import { isWonOn, Key } from '../../packed/key.ts';
import { makePackedMove } from '../../packed/make.ts';
import { groupLength, groupStart, KIND, kindOf, Moves } from '../../packed/moves.ts';
import { engineMovesOf } from '../../packed/reach.ts';
import { ClosedSet } from '../../memory/closed-set.ts';
import { enlarged } from '../../memory/grow.ts';
import type { MoveOrder } from './move-order.ts';
import { hasEndlessStock, type Heuristic } from './heuristic.ts';

const FIRST_WIDTH = 4;
const WIDER = 3;
/** The heuristic, less its value at the root, is cut to this many ranks, this many of them below the root's. */
const RANKS = 1 << 12;
const BELOW = 1 << 10;
/** Numbers of a candidate: the entry it comes from, its move, the candidate before it of its stage and rank. */
const EACH = 3;
/** How many piles of groups can be noted: a move has 21 bits to say where they are. */
const MOST_GROUPED = 2 ** 20;

/** The candidates of a stage. */
interface Level {
  /** By rank: the last candidate, from 1; 0 for none. */
  readonly last: Int32Array;
  top: number;
  /** How many may still be taken up. */
  left: number;
}

export class BeamSearch implements Search {
  nodes = 0;
  bytes = 0;
  readonly #board: PackedBoard;
  readonly #order: MoveOrder;
  readonly #heuristic: Heuristic;
  readonly #limit: number;
  readonly #moves = new Moves();
  readonly #one = new Moves();
  readonly #key = new Key();
  readonly #closed = new ClosedSet();
  #width = FIRST_WIDTH;
  /** The set of weights of this round, and the root's value by it. */
  #set = 0;
  #base = 0;
  /** The most cards drawn in a pass; null where cards drawn can be had again forever. */
  readonly #pass: number | null;
  /** Positions taken up: a copy, the entry it comes from and the move, and its stage. */
  #copies: Uint16Array;
  #from = new Int32Array(64);
  #move = new Int32Array(64);
  #stages = new Int32Array(64);
  #entries = 0;
  #candidates = new Int32Array(EACH * 64);
  #end = 0;
  /** By stage; levels that are finished are used again. */
  #levels: (Level | undefined)[] = [];
  readonly #spare: Level[] = [];
  #tables = 0;
  #at = 0;
  #next = 0;

  constructor(board: PackedBoard, order: MoveOrder, heuristic: Heuristic, bytes: number) {
    this.#board = board;
    this.#order = order;
    this.#heuristic = heuristic;
    this.#limit = bytes;
    this.#copies = new Uint16Array(64 * savedSize(board.rules));
    const { stock, waste } = board.rules.game;
    const left = [stock, waste].reduce<number>(
      (sum, pile) => sum + (pile === null ? 0 : board.heights[pile]),
      0,
    );
    this.#pass = hasEndlessStock(board.rules.game) ? null : left;
    this.#base = heuristic.of(board, 0);
    this.#enter(0, 0, 0);
  }

  step(nodes: number): SearchResult | null {
    const board = this.#board;
    const key = this.#key;
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (this.#next === this.#moves.end) {
        // Tables grow to twice their size at most before they are measured again.
        this.#measure();
        const full = 2 * this.bytes > this.#limit || this.#one.groupEnd > MOST_GROUPED;
        if (full || !this.#advance()) return { ...UNDECIDED, limit: 'bytes' };
        continue;
      }
      const mark = board.end;
      const at = this.#next++;
      makePackedMove(board, this.#moves, at);
      this.nodes += 1;
      if (isWonOn(board)) {
        const line = this.#line(this.#entries - 1, this.#kept(this.#moves.list[at]));
        return { ...UNDECIDED, verdict: 'winnable', line: () => line };
      }
      if (!this.#closed.room(this.#limit / 4)) return { ...UNDECIDED, limit: 'bytes' };
      key.read(board);
      if (this.#closed.add(key.low, key.high)) this.#note(this.#kept(this.#moves.list[at]));
      undoTo(board, mark);
    }
    return null;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#measure();
  }

  #measure(): void {
    const tables = 2 * this.#copies.length + 12 * this.#from.length + 4 * this.#candidates.length;
    this.bytes = Math.max(this.bytes, this.#closed.bytes + tables + 4 * RANKS * this.#tables);
  }

  /** Takes up the position on the board. */
  #enter(from: number, move: number, stage: number): void {
    const size = savedSize(this.#board.rules);
    const entry = this.#entries++;
    if (entry === this.#from.length) {
      this.#from = enlarged(this.#from);
      this.#move = enlarged(this.#move);
      this.#stages = enlarged(this.#stages);
      this.#copies = enlarged(this.#copies);
    }
    this.#from[entry] = from;
    this.#move[entry] = move;
    this.#stages[entry] = stage;
    savePosition(this.#board, this.#copies, entry * size);
    this.#moves.end = this.#moves.groupEnd = 0;
    this.#order.list(this.#board, this.#moves);
    this.#next = 0;
  }

  /** A move that can be made later, with the piles of a group noted. */
  #kept(move: number): number {
    if (kindOf(move) !== KIND.remove) return move;
    const start = groupStart(move);
    this.#one.end = 0;
    this.#one.pushGroup(Array.from(this.#moves.groups.subarray(start, start + groupLength(move))));
    return this.#one.list[0];
  }

  /** Adds the position on the board to the candidates of its stage. */
  #note(move: number): void {
    const board = this.#board;
    const entry = this.#entries - 1;
    const stage = this.#stage(entry);
    const level = (this.#levels[stage] ??= this.#level());
    const rank = Math.max(0, Math.min(RANKS - 1, this.#heuristic.of(board, this.#set) - this.#base + BELOW));
    if (EACH * this.#end === this.#candidates.length) this.#candidates = enlarged(this.#candidates);
    const at = EACH * this.#end++;
    this.#candidates[at] = entry;
    this.#candidates[at + 1] = move;
    this.#candidates[at + 2] = level.last[rank];
    level.last[rank] = this.#end;
    if (rank > level.top) level.top = rank;
  }

  /** An empty level. */
  #level(): Level {
    const level = this.#spare.pop();
    if (level === undefined) this.#tables += 1;
    else level.last.fill(0);
    return { last: level?.last ?? new Int32Array(RANKS), top: 0, left: this.#width };
  }

  /** The stage of the position on the board, which was reached from an entry. */
  #stage(from: number): number {
    const { rules, heights, numbers } = this.#board;
    const { stock, waste, stockDef } = rules.game;
    const pass = this.#pass;
    if (pass !== null && stock !== null && stockDef !== null) {
      const again = waste !== null && heights[waste] > 0 && numbers[PASS] < Number(stockDef.passes);
      if (heights[stock] > 0 || again) return numbers[PASS] * (pass + 1) + pass - heights[stock];
    }
    return this.#stages[from] + 1;
  }

  /** Takes up the next candidate, or begins a wider round; false when there is no room for one. */
  #advance(): boolean {
    const board = this.#board;
    for (; this.#at < this.#levels.length; this.#at++) {
      const level = this.#levels[this.#at];
      if (level === undefined) continue;
      while (level.top > 0 && level.last[level.top] === 0) level.top -= 1;
      const candidate = level.last[level.top];
      if (level.left === 0 || candidate === 0) {
        this.#spare.push(level);
        this.#levels[this.#at] = undefined;
        continue;
      }
      level.left -= 1;
      const at = EACH * (candidate - 1);
      level.last[level.top] = this.#candidates[at + 2];
      const from = this.#candidates[at];
      const move = this.#candidates[at + 1];
      restorePosition(board, this.#copies, from * savedSize(board.rules));
      this.#one.list[0] = move;
      makePackedMove(board, this.#one, 0);
      this.#enter(from, move, this.#at);
      return true;
    }
    return this.#widen();
  }

  #widen(): boolean {
    if (3 * this.bytes > this.#limit) return false;
    this.#set = (this.#set + 1) % this.#heuristic.sets;
    if (this.#set === 0) this.#width *= WIDER;
    this.#closed.clear();
    this.#levels = [];
    this.#at = 0;
    this.#end = 0;
    this.#entries = 0;
    this.#one.groupEnd = 0;
    restorePosition(this.#board, this.#copies, 0);
    this.#base = this.#heuristic.of(this.#board, this.#set);
    this.#enter(0, 0, 0);
    return true;
  }

  /** The moves to an entry, and a last one. */
  #line(entry: number, last: number): readonly Move[] {
    const moves = [last];
    for (let at = entry; at !== 0; at = this.#from[at]) moves.push(this.#move[at]);
    return moves.reverse().flatMap((move) => {
      this.#one.list[0] = move;
      return engineMovesOf(this.#board.rules.game, this.#one, 0);
    });
  }
}
