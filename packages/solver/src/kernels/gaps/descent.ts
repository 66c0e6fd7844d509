/**
 * Depth first over a grid built in suit, with a closed set. Positions that the relaxation calls lost are not entered, and
 * where moves into some gaps may stand for all only those are tried (persistent.ts). Moves that bring a card into order come first.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import { mix } from '../../memory/hash.ts';
import type { Descent, DescentEnd } from '../common/descent.ts';
import { VACANT, type GapsBoard } from './board.ts';
import { PersistentGaps } from './persistent.ts';
import type { GapsReach } from './reach.ts';

/**
 * Whether all is lost is asked at every so many depths where there is a choice: it costs as much as some positions, and
 * what is lost stays so.
 */
const ASKED = 3;

export interface DescentSetting {
  /** How many ways to positions without moves are kept. */
  readonly most?: number;
  /**
   * In which order moves are tried that seem equally good: a number for each, 0 for that in which they are found. With
   * the others it is asked at every choice whether all is lost, for they are used for short tries (tries.ts).
   */
  readonly order?: number;
}

/** A move as one number: a card into the gap of a number. */
const moveOf = (card: number, gap: number): number => (card << 8) | gap;

/** A move made: a card into the gap of a number, which lay at a place. */
export interface GapsMove {
  readonly card: number;
  readonly gap: number;
  readonly to: number;
}

export class GapsDescent implements Descent {
  nodes = 0;
  readonly #board: GapsBoard;
  readonly #reach: GapsReach;
  readonly #persistent: PersistentGaps;
  readonly #closed: ClosedSet;
  readonly #bytes: number;
  /** Choices by depth, the best last, and where each depth begins. */
  readonly #choices: number[] = [];
  readonly #begins: number[] = [];
  /** The moves made. */
  readonly path: GapsMove[] = [];

  /** Ways to positions without moves, each with more cards in order than the one before. */
  readonly #stuck: { readonly inOrder: number; readonly path: readonly GapsMove[] }[] = [];
  readonly #most: number;
  readonly #order: number;
  readonly #asked: number;

  constructor(
    board: GapsBoard,
    reach: GapsReach,
    closed: ClosedSet,
    bytes: number,
    { most = 0, order = 0 }: DescentSetting = {},
  ) {
    this.#board = board;
    this.#reach = reach;
    this.#persistent = new PersistentGaps(board, reach);
    this.#closed = closed;
    this.#bytes = bytes;
    this.#most = most;
    this.#order = order;
    this.#asked = order === 0 ? ASKED : 1;
  }

  /** The paths to positions without moves, the most cards in order first. */
  get stuck(): readonly (readonly GapsMove[])[] {
    return this.#stuck.map(({ path }) => path).reverse();
  }

  step(nodes: number): DescentEnd | null {
    const end = this.nodes + nodes;
    const choices = this.#choices;
    const begins = this.#begins;
    if (this.nodes === 0) {
      this.#closed.room(this.#bytes);
      this.#closed.add(this.#board.low, this.#board.high);
      if (this.#visit()) return 'won';
    }
    for (;;) {
      if (begins.length === 0) return 'lost';
      if (this.nodes >= end) return null;
      if (choices.length === begins[begins.length - 1]) {
        begins.pop();
        this.#undo();
        continue;
      }
      if (!this.#closed.room(this.#bytes)) return 'bytes';
      const move = choices.pop() as number;
      const card = move >> 8;
      const gap = move & 255;
      this.path.push({ card, gap, to: this.#board.gaps[gap] });
      this.#board.move(card, gap);
      if (!this.#closed.add(this.#board.low, this.#board.high)) this.#undo();
      else if (this.#visit()) return 'won';
    }
  }

  #undo(): void {
    const made = this.path.pop();
    // The gap is now where the card came from.
    if (made !== undefined) this.#board.move(made.card, made.gap);
  }

  /** Enters the position: whether it is won. */
  #visit(): boolean {
    this.nodes += 1;
    const board = this.#board;
    const begin = this.#choices.length;
    this.#begins.push(begin);
    this.#choose();
    // A position that is won has no moves.
    if (this.#choices.length === begin) {
      if (board.isWon()) return true;
      this.#keepBest();
    }
    if (this.#choices.length - begin > 1) {
      if (this.#begins.length % this.#asked === 0 && this.#reach.isLost(board)) this.#choices.length = begin;
      else this.#sort(begin);
    }
    return false;
  }

  /** Keeps the path to a position without moves if it is better than those before. */
  #keepBest(): void {
    if (this.#stuck.length === this.#most) return;
    const inOrder = this.#board.inOrder();
    if (inOrder <= (this.#stuck.at(-1)?.inOrder ?? -1)) return;
    this.#stuck.push({ inOrder, path: this.path.slice() });
  }

  /** Adds the moves of the position that are tried. */
  #choose(): void {
    const { shape, at, gaps } = this.#board;
    const { left, successor, firstCards } = shape;
    const choices = this.#choices;
    const tried = this.#persistent.find();
    for (let gap = 0; gap < gaps.length; gap++) {
      if (((tried >> gap) & 1) === 0) continue;
      const beside = left[gaps[gap]];
      if (beside < 0) for (const card of firstCards) choices.push(moveOf(card, gap));
      else if (at[beside] !== VACANT && successor[at[beside]] >= 0)
        choices.push(moveOf(successor[at[beside]], gap));
    }
  }

  /** Moves that seem equally good in an order that depends on the position too. */
  #shuffle(begin: number): void {
    const choices = this.#choices;
    const { low, high } = this.#board;
    let drawn = mix(low ^ mix(high + this.#order));
    for (let i = choices.length - 1; i > begin; i--) {
      drawn = mix(drawn + i);
      const other = begin + ((drawn >>> 0) % (i + 1 - begin));
      const move = choices[i];
      choices[i] = choices[other];
      choices[other] = move;
    }
  }

  /** Moves into order last, so that they are tried first; before them all others, first cards that lie well at the end. */
  #sort(begin: number): void {
    if (this.#order > 0) this.#shuffle(begin);
    const board = this.#board;
    const choices = this.#choices;
    const { column, length } = board.shape;
    const worth = (move: number): number => {
      const card = move >> 8;
      if (card % length === 0) return column[board.place[card]] === 0 ? 0 : 2;
      return board.isInOrder(card, board.gaps[move & 255]) ? 3 : 1;
    };
    for (let i = begin + 1; i < choices.length; i++) {
      const move = choices[i];
      const own = worth(move);
      let at = i;
      while (at > begin && worth(choices[at - 1]) > own) {
        choices[at] = choices[at - 1];
        at -= 1;
      }
      choices[at] = move;
    }
  }
}
