/**
 * A beam search: positions that have come equally far, side by side, of which only the most promising go on. A search in
 * depth cannot leave a line it has begun; a beam compares lines. Where the stock runs out, positions are compared that have
 * drawn as many cards: what lies on the waste is then a price that all pay alike, and moves between two draws cost
 * nothing. A round that finds no way is followed by one with other weights, and after a turn of all weights by wider
 * ones. A beam finds ways and proves nothing: what it leaves out may be the only way.
 *
 * The positions found are candidates: the position they come from and a move. Only those taken up are copied. The two
 * beams, staged-beam.ts and layered-beam.ts, differ in which candidate they take up next.
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

/** How many piles of groups can be noted: a move has 21 bits to say where they are. */
const MOST_GROUPED = 2 ** 20;

export abstract class Beam implements Search {
  nodes = 0;
  bytes = 0;
  protected readonly board: PackedBoard;
  readonly #order: MoveOrder;
  readonly #heuristic: Heuristic;
  readonly #limit: number;
  /** The moves of the position taken up last, and the next of them to be tried. */
  readonly #moves = new Moves();
  #next = 0;
  /** A list of one move; it has the piles of all groups noted. */
  readonly #one = new Moves();
  readonly #key = new Key();
  readonly #closed = new ClosedSet();
  /** How many positions may go on, and the set of weights. */
  protected width: number;
  #set = 0;
  /** How many times as wide the rounds are that follow a turn of all weights. */
  readonly #wider: number;
  /** The most cards drawn in a pass; null where cards drawn can be had again forever. */
  readonly #pass: number | null;
  /** Positions taken up: a copy, the entry it comes from and the move. */
  #copies: Uint16Array;
  #from = new Int32Array(64);
  #move = new Int32Array(64);
  #entries = 0;

  constructor(
    board: PackedBoard,
    order: MoveOrder,
    heuristic: Heuristic,
    bytes: number,
    width: number,
    wider: number,
  ) {
    this.board = board;
    this.#order = order;
    this.#heuristic = heuristic;
    this.#limit = bytes;
    this.width = width;
    this.#wider = wider;
    this.#copies = new Uint16Array(64 * savedSize(board.rules));
    const { stock, waste } = board.rules.game;
    const left = [stock, waste].reduce<number>(
      (sum, pile) => sum + (pile === null ? 0 : board.heights[pile]),
      0,
    );
    this.#pass = hasEndlessStock(board.rules.game) ? null : left;
    this.#enter(0, 0);
  }

  /** Adds the position on the board to the candidates; it comes from the entry taken up last by a move. */
  protected abstract note(entry: number, move: number): void;
  /** Takes up the next candidate; false when there is none. */
  protected abstract advance(): boolean;
  /** Begins a round: forgets the candidates of the one before; the root is on the board. */
  protected abstract begin(): void;
  /** Bytes of the candidates. */
  protected abstract get noted(): number;
  /** Whether a wider round can find more. */
  protected abstract get mayWiden(): boolean;

  step(nodes: number): SearchResult | null {
    const { board } = this;
    const key = this.#key;
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (this.#next === this.#moves.end) {
        // Tables grow to twice their size at most before they are measured again.
        this.#measure();
        const full = 2 * this.bytes > this.#limit || this.#one.groupEnd > MOST_GROUPED;
        if (full || !(this.advance() || this.#widen())) return { ...UNDECIDED, limit: 'bytes' };
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
      if (this.#closed.add(key.low, key.high)) this.note(this.#entries - 1, this.#kept(this.#moves.list[at]));
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

  /** What the position on the board is worth. */
  protected worth(): number {
    return this.#heuristic.of(this.board, this.#set);
  }

  /** How far the stock has been drawn in the position on the board; null when nothing is left to draw, or never. */
  protected drawn(): number | null {
    const { rules, heights, numbers } = this.board;
    const { stock, waste, stockDef } = rules.game;
    const pass = this.#pass;
    if (pass === null || stock === null || stockDef === null) return null;
    const again = waste !== null && heights[waste] > 0 && numbers[PASS] < Number(stockDef.passes);
    return heights[stock] > 0 || again ? numbers[PASS] * (pass + 1) + pass - heights[stock] : null;
  }

  /** Takes up a candidate. */
  protected take(from: number, move: number): void {
    restorePosition(this.board, this.#copies, from * savedSize(this.board.rules));
    this.#one.list[0] = move;
    makePackedMove(this.board, this.#one, 0);
    this.#enter(from, move);
  }

  #measure(): void {
    const entries = 2 * this.#copies.length + 8 * this.#from.length;
    this.bytes = Math.max(this.bytes, this.#closed.bytes + entries + this.noted);
  }

  /** Takes up the position on the board. */
  #enter(from: number, move: number): void {
    const entry = this.#entries++;
    if (entry === this.#from.length) {
      this.#from = enlarged(this.#from);
      this.#move = enlarged(this.#move);
      this.#copies = enlarged(this.#copies);
    }
    this.#from[entry] = from;
    this.#move[entry] = move;
    savePosition(this.board, this.#copies, entry * savedSize(this.board.rules));
    this.#moves.end = this.#moves.groupEnd = 0;
    this.#order.list(this.board, this.#moves);
    this.#next = 0;
  }

  /** Begins a wider round, or one with other weights; false when there is no room for one, or it would find no more. */
  #widen(): boolean {
    if (3 * this.bytes > this.#limit || !this.mayWiden) return false;
    this.#set = (this.#set + 1) % this.#heuristic.sets;
    if (this.#set === 0) this.width *= this.#wider;
    this.#closed.clear();
    this.#entries = 0;
    this.#one.groupEnd = 0;
    restorePosition(this.board, this.#copies, 0);
    this.begin();
    this.#enter(0, 0);
    return true;
  }

  /** A move that can be made later, with the piles of a group noted. */
  #kept(move: number): number {
    if (kindOf(move) !== KIND.remove) return move;
    const start = groupStart(move);
    this.#one.end = 0;
    this.#one.pushGroup(Array.from(this.#moves.groups.subarray(start, start + groupLength(move))));
    return this.#one.list[0];
  }

  /** The moves to an entry, and a last one. */
  #line(entry: number, last: number): readonly Move[] {
    const moves = [last];
    for (let at = entry; at !== 0; at = this.#from[at]) moves.push(this.#move[at]);
    return moves.reverse().flatMap((move) => {
      this.#one.list[0] = move;
      return engineMovesOf(this.board.rules.game, this.#one, 0);
    });
  }
}
