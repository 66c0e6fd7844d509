/**
 * Depth first with a closed set. Harmless moves are made at once: to the foundation when no card can be laid on a card
 * any more, and, with one pack, onto a settled run (settled-runs.ts). Positions that the relaxation calls lost
 * (delete-relaxation.ts) are not entered.
 *
 * With one pack a try goes through all positions: each card moves at most once before it reaches the foundation, so
 * there are few. With more packs there is so much choice that the way down decides: tries of some hundred nodes, each
 * with its own noise on the order of moves. A try that goes through all positions settles the question; later tries
 * grow, so that one does at last.
 */
import { StacksRelaxation } from './delete-relaxation.ts';
import { settlingCard } from './settled-runs.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { ON_FOUNDATION } from '../common/places.ts';
import { type StacksBoard } from './board.ts';

const TRY = 300;
const TRIES = 20_000;
/** Noise on the worth of a move, which is a few units. */
const NOISE = 4;

export class StacksDescent {
  nodes = 0;
  readonly #board: StacksBoard;
  readonly #closed: LossyClosedSet;
  readonly #relaxation: StacksRelaxation;
  #try = 0;
  #end: number;
  #noise = 0;
  /** Whether cards may come back from the foundations: only after a try without has failed in full. */
  #returns = false;
  /** Choices by depth: moves as `card * 32 + column + 1`, with where each depth begins and how many moves led to it. */
  readonly #choices: number[] = [];
  readonly #worth: number[] = [];
  readonly #begins: number[] = [];
  readonly #made: number[] = [];

  constructor(board: StacksBoard, closed: LossyClosedSet, relaxation: StacksRelaxation) {
    this.#board = board;
    this.#closed = closed;
    this.#relaxation = relaxation;
    this.#end = board.shape.packs === 1 ? Infinity : TRY;
  }

  /** Visits up to this many further positions; null if the search has not ended. */
  step(nodes: number): 'won' | 'lost' | null {
    const board = this.#board;
    const end = this.nodes + nodes;
    if (this.nodes === 0) {
      if (this.#relaxation.isLost(board)) {
        this.nodes = 1;
        return 'lost';
      }
      this.#visit();
    }
    const choices = this.#choices;
    const begins = this.#begins;
    for (;;) {
      if (board.left === 0) return 'won';
      if (this.nodes >= end) return null;
      const depth = begins.length - 1;
      if (depth < 0) {
        if (!board.shape.returns || this.#returns) return 'lost';
        this.#returns = true;
        this.#restart();
        continue;
      }
      if (this.nodes >= this.#end) {
        this.#restart();
        continue;
      }
      board.undo(this.#made[depth]);
      if (choices.length === begins[depth]) {
        begins.pop();
        this.#made.pop();
        continue;
      }
      const move = choices.pop() as number;
      this.#worth.pop();
      board.make(move >> 5, (move & 31) === 0 ? ON_FOUNDATION : (move & 31) - 1);
      this.#visit();
    }
  }

  /** Begins the next try, with other noise. */
  #restart(): void {
    this.#try += 1;
    this.#end = this.nodes + TRY * 2 ** Math.max(0, this.#try - TRIES);
    this.#noise = this.#try;
    this.#choices.length = this.#worth.length = this.#begins.length = this.#made.length = 0;
    this.#closed.clear();
    this.#board.undo(0);
    this.#visit();
  }

  /** Makes the harmless moves and lists the choices, unless the position is known or lost. */
  #visit(): void {
    const board = this.#board;
    this.nodes += 1;
    this.#makeHarmlessMoves();
    if (board.left === 0) return;
    if (!this.#closed.add(board.low, board.high)) return;
    if (this.nodes > 1 && this.#relaxation.isLost(board)) return;
    this.#begins.push(this.#choices.length);
    this.#made.push(board.moves);
    this.#open();
  }

  #makeHarmlessMoves(): void {
    const board = this.#board;
    const { ends, none, done, shape } = board;
    const { rankOf, kindOf, packs, columns } = shape;
    for (let quiet = 0, column = 0; quiet < columns; column = column + 1 === columns ? 0 : column + 1) {
      quiet += 1;
      for (;;) {
        const end = ends[column];
        if (end === none) break;
        if (rankOf[end] > 0 && done[kindOf[end] - 1] < packs) break;
        board.make(end, ON_FOUNDATION);
        quiet = 0;
      }
      if (packs > 1) continue;
      const card = settlingCard(board, column);
      if (card === null) continue;
      board.make(card, column);
      quiet = 0;
    }
  }

  /** Lists the moves, the best one last. */
  #open(): void {
    const { ends, none, done, under, up, column, shape } = this.#board;
    const { rankOf, kindOf, packs, ranks, suits, columns } = shape;
    const from = this.#choices.length;
    let space = false;
    for (let to = 0; to < columns; to++) {
      const end = ends[to];
      if (end === none) {
        if (space) continue;
        space = true;
        for (let suit = 0; suit < suits; suit++) {
          const king = ((suit + 1) * ranks - 1) * packs;
          for (let card = king; card < king + packs; card++) {
            if (column[card] === ON_FOUNDATION) {
              if (this.#returns && this.#isLast(card)) this.#add(from, card, to + 1, -20);
            } else if (up[card] === 1 && under[card] !== none)
              this.#add(from, card, to + 1, this.#gain(card));
          }
        }
        continue;
      }
      const kind = kindOf[end];
      if (rankOf[end] === 0) continue;
      if (packs > 1 && done[kind] < done[kind - 1]) this.#add(from, end, 0, 4);
      const child = (kind - 1) * packs;
      for (let card = child; card < child + packs; card++) {
        if (column[card] === ON_FOUNDATION) {
          if (this.#returns && this.#isLast(card)) this.#add(from, card, to + 1, -20);
        } else if (up[card] === 1 && column[card] !== to) this.#add(from, card, to + 1, this.#gain(card));
      }
    }
  }

  /** Whether a card on the foundation is the one that comes back first among its copies, and has nothing on it. */
  #isLast(card: number): boolean {
    const { shape, done, column } = this.#board;
    const { kindOf, rankOf, ranks, packs } = shape;
    const kind = kindOf[card];
    if (rankOf[card] < ranks - 1 && done[kind + 1] === done[kind]) return false;
    for (let each = kind * packs; each < card; each++) if (column[each] === ON_FOUNDATION) return false;
    return true;
  }

  /** The value of taking a card away from where it lies. */
  #gain(card: number): number {
    const { under, none, up, shape } = this.#board;
    const { kindOf, rankOf, ranks } = shape;
    const lay = under[card];
    if (lay === none) return 6;
    if (up[lay] === 0) return 8;
    if (rankOf[card] < ranks - 1 && kindOf[lay] === kindOf[card] + 1) return -10;
    return 2;
  }

  #add(from: number, card: number, to: number, worth: number): void {
    const choices = this.#choices;
    const worths = this.#worth;
    const full = this.#noise === 0 ? worth : worth + this.#chance();
    let at = choices.length;
    for (; at > from && worths[at - 1] > full; at--) {
      choices[at] = choices[at - 1];
      worths[at] = worths[at - 1];
    }
    choices[at] = card * 32 + to;
    worths[at] = full;
  }

  /** Noise that depends on the try and on nothing else (xorshift, George Marsaglia). */
  #chance(): number {
    let n = this.#noise;
    n ^= n << 13;
    n ^= n >>> 17;
    n ^= n << 5;
    this.#noise = n;
    return ((n >>> 0) % 1024) * (NOISE / 1024);
  }
}
