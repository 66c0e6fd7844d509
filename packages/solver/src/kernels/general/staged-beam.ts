/**
 * A beam that takes up the best candidate of a stage, whichever it comes from, until so many have been taken up. Where the
 * stock runs out, a stage is how far it has been drawn; elsewhere, and when nothing is left to draw, it is the number of
 * moves made.
 */
import { enlarged } from '../../memory/grow.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { Beam } from './beam.ts';
import type { Heuristic } from './heuristic.ts';
import type { MoveOrder } from './move-order.ts';

const FIRST_WIDTH = 4;
const WIDER = 3;
/** The heuristic, less its value at the root, is cut to this many ranks, this many of them below the root's. */
const RANKS = 1 << 13;
const BELOW = 1 << 11;
/** Numbers of a candidate: the entry it comes from, its move, the candidate before it of its stage and rank. */
const EACH = 3;

/** The candidates of a stage. */
interface Level {
  /** By rank: the last candidate, from 1; 0 for none. */
  readonly last: Int32Array;
  top: number;
  /** How many may still be taken up. */
  left: number;
}

export class StagedBeam extends Beam {
  /** The root's value by the weights of this round. */
  #base = 0;
  /** By entry: its stage. */
  #stages = new Int32Array(64);
  #entries = 1;
  #candidates = new Int32Array(EACH * 64);
  #end = 0;
  /** By stage; levels that are finished are used again. */
  #levels: (Level | undefined)[] = [];
  readonly #spare: Level[] = [];
  #tables = 0;
  #at = 0;

  constructor(board: PackedBoard, order: MoveOrder, heuristic: Heuristic, bytes: number) {
    super(board, order, heuristic, bytes, FIRST_WIDTH, WIDER);
    this.begin();
  }

  protected get noted(): number {
    return 4 * (this.#stages.length + this.#candidates.length + RANKS * this.#tables);
  }

  protected get mayWiden(): boolean {
    return true;
  }

  protected begin(): void {
    this.#levels = [];
    this.#tables = this.#spare.length;
    this.#at = 0;
    this.#end = 0;
    this.#entries = 1;
    this.#base = this.worth();
  }

  protected note(entry: number, move: number): void {
    const stage = this.drawn() ?? this.#stages[entry] + 1;
    const level = (this.#levels[stage] ??= this.#level());
    const rank = Math.max(0, Math.min(RANKS - 1, this.worth() - this.#base + BELOW));
    if (EACH * this.#end === this.#candidates.length) this.#candidates = enlarged(this.#candidates);
    const at = EACH * this.#end++;
    this.#candidates[at] = entry;
    this.#candidates[at + 1] = move;
    this.#candidates[at + 2] = level.last[rank];
    level.last[rank] = this.#end;
    if (rank > level.top) level.top = rank;
  }

  protected advance(): boolean {
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
      if (this.#entries === this.#stages.length) this.#stages = enlarged(this.#stages);
      this.#stages[this.#entries++] = this.#at;
      this.take(this.#candidates[at], this.#candidates[at + 1]);
      return true;
    }
    return false;
  }

  /** An empty level. */
  #level(): Level {
    const level = this.#spare.pop();
    if (level === undefined) this.#tables += 1;
    else level.last.fill(0);
    return { last: level?.last ?? new Int32Array(RANKS), top: 0, left: this.width };
  }
}
