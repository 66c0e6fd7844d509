/**
 * A beam that goes on move by move, and keeps only the best positions after each. When nothing has become better for
 * some moves, it draws: it goes on from the best positions it has seen that have drawn further. So it does not spend its
 * width on the moves of one line, and it ends soon where it gets nowhere.
 */
import { dealsRows } from '@cairn/engine';
import { RankedMoves } from '../common/ranked-moves.ts';
import { Beam } from './beam.ts';
import type { Heuristic } from './heuristic.ts';
import type { MoveOrder } from './move-order.ts';
import type { PackedBoard } from '../../packed/board.ts';

const FIRST_WIDTH = 4;
const WIDER = 2;
/** How many layers may find nothing better, where the next draw gives a single card, or where there is more at stake. */
const PATIENCE_SINGLE = 0;
const PATIENCE = 8;
/** Moves of a later stage, for each position that may go on, before all but the best are forgotten. */
const SPREAD = 8;

export class LayeredBeam extends Beam {
  /** The candidates after the next move, and those that have drawn further: by how far, those with nothing left to draw last. */
  readonly #reached = new RankedMoves();
  readonly #later = new Map<number, RankedMoves>();
  readonly #spare: RankedMoves[] = [];
  /** Bytes of the candidates in `later` and `spare`. */
  #bytes = 0;
  /** The layer: the positions after the last move that are kept, and the next of them to be taken up. */
  readonly #layer = new RankedMoves();
  #at = 0;
  /** How far its positions have drawn; infinite when nothing is left. */
  #drawn = 0;
  /** The best worth since the last draw, and the layers since it was found. */
  #best = -Infinity;
  #since = 0;
  /** Whether this round has left a position out. */
  #cut = false;
  readonly #single: boolean;

  constructor(board: PackedBoard, order: MoveOrder, heuristic: Heuristic, bytes: number) {
    super(board, order, heuristic, bytes, FIRST_WIDTH, WIDER);
    const { stockDef } = board.rules.game;
    this.#single = stockDef !== null && !dealsRows(stockDef);
    this.begin();
  }

  protected get noted(): number {
    return this.#reached.bytes + this.#layer.bytes + this.#bytes;
  }

  protected get mayWiden(): boolean {
    return this.#cut;
  }

  protected begin(): void {
    for (const candidates of this.#later.values()) this.#spare.push(candidates);
    this.#later.clear();
    this.#reached.clear();
    this.#layer.clear();
    this.#at = 0;
    this.#cut = false;
    this.#drawn = this.drawn() ?? Infinity;
    this.#beginStage();
  }

  protected note(entry: number, move: number): void {
    const drawn = this.drawn() ?? Infinity;
    const worth = this.worth();
    if (drawn <= this.#drawn) return this.#reached.add(worth, entry, move);
    let later = this.#later.get(drawn);
    if (later === undefined) this.#later.set(drawn, (later = this.#candidates()));
    const before = later.bytes;
    later.add(worth, entry, move);
    this.#bytes += later.bytes - before;
    if (later.count >= SPREAD * this.width && later.cutTo(this.width)) this.#cut = true;
  }

  protected advance(): boolean {
    const layer = this.#layer;
    while (this.#at === layer.count) if (!this.#moveOn() && !this.#drawOn()) return false;
    const at = this.#at++;
    this.take(layer.from[at], layer.moves[at]);
    return true;
  }

  #candidates(): RankedMoves {
    const spare = this.#spare.pop();
    if (spare !== undefined) {
      spare.clear();
      return spare;
    }
    const made = new RankedMoves();
    this.#bytes += made.bytes;
    return made;
  }

  #beginStage(): void {
    this.#best = -Infinity;
    this.#since = 0;
  }

  /** Goes on to the positions after the next move; false if there are none, or nothing has become better for long. */
  #moveOn(): boolean {
    const reached = this.#reached;
    if (reached.count === 0) return false;
    const patience = this.#single && this.#drawn < Infinity ? PATIENCE_SINGLE : PATIENCE;
    if (reached.best > this.#best) {
      this.#best = reached.best;
      this.#since = 0;
    } else if (this.#since++ === patience) {
      this.#cut = true;
      reached.clear();
      return false;
    }
    this.#keep(reached);
    return true;
  }

  /** Goes on to the positions that have drawn further, but least of all; false if there are none. */
  #drawOn(): boolean {
    let drawn = Infinity;
    for (const each of this.#later.keys()) if (each < drawn) drawn = each;
    const later = this.#later.get(drawn);
    if (later === undefined) return false;
    this.#later.delete(drawn);
    this.#drawn = drawn;
    this.#keep(later);
    this.#spare.push(later);
    this.#beginStage();
    return true;
  }

  /** Makes the best candidates the layer. */
  #keep(candidates: RankedMoves): void {
    if (candidates.cutTo(this.width)) this.#cut = true;
    const layer = this.#layer;
    layer.clear();
    for (let i = 0; i < candidates.count; i++)
      layer.add(candidates.worths[i], candidates.from[i], candidates.moves[i]);
    this.#at = 0;
    candidates.clear();
  }
}
