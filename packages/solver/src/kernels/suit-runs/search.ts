/**
 * Depth first over the moves that are not harmless (board.ts): which run or card goes into a space, whether a card of the
 * waste is played where that changes the next pass, and when to draw on instead. Without such a choice draws are
 * forced. Positions in the closed set are not entered again.
 */
import { secondWord } from '../../memory/hash.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { IN_STOCK, ON_FOUNDATION } from '../common/places.ts';
import { closeSuitRuns, destinationOf, type SuitRunsBoard } from './board.ts';

export class SuitRunsDescent {
  nodes = 0;
  readonly #board: SuitRunsBoard;
  readonly #closed: LossyClosedSet;
  /** Choices by depth: a card to go into a space, or one past the last card to draw. */
  readonly #choices: number[] = [];
  readonly #worth: number[] = [];
  readonly #begins: number[] = [];
  /** By depth, for going back: moves made, place in the stock, draws, pass. */
  readonly #made: number[] = [];
  readonly #drawn: number[] = [];
  readonly #draws: number[] = [];
  readonly #pass: number[] = [];

  constructor(board: SuitRunsBoard, closed: LossyClosedSet) {
    this.#board = board;
    this.#closed = closed;
  }

  /** Visits up to this many further positions; null if the search has not ended. */
  step(nodes: number): 'won' | 'lost' | null {
    const board = this.#board;
    const end = this.nodes + nodes;
    if (this.nodes === 0) this.#visit();
    for (;;) {
      if (board.left === 0) return 'won';
      const depth = this.#begins.length - 1;
      if (depth < 0) return 'lost';
      if (this.nodes >= end) return null;
      board.undo(this.#made[depth]);
      board.stock.drawn = this.#drawn[depth];
      board.stock.draws = this.#draws[depth];
      board.stock.pass = this.#pass[depth];
      if (this.#choices.length === this.#begins[depth]) {
        this.#begins.pop();
        this.#made.pop();
        this.#drawn.pop();
        this.#draws.pop();
        this.#pass.pop();
        continue;
      }
      this.#worth.pop();
      const choice = this.#choices.pop() as number;
      if (choice === board.none) board.draw();
      else board.make(choice, this.#fromWaste(choice) ?? space(board));
      this.#visit();
    }
  }

  /** Makes the harmless and the forced moves and lists the choices, unless the position is known. */
  #visit(): void {
    const board = this.#board;
    this.nodes += 1;
    const from = this.#choices.length;
    let moves = board.moves;
    for (let draws = 0; ; draws++) {
      closeSuitRuns(board);
      if (board.left === 0) return;
      if (board.moves > moves) {
        moves = board.moves;
        draws = 0;
      }
      if (space(board) < board.shape.columns) this.#open();
      else if (!board.isFree && board.top > 0) {
        const card = board.stock.cards[board.top - 1];
        if (this.#fromWaste(card) !== null) this.#add(from, card, 30);
      }
      if (this.#choices.length > from) break;
      // Two passes in which nothing moves show that nothing will.
      if (draws > 2 * board.stock.cards.length || !board.draw()) return;
    }
    const place = board.rules.set ? 0 : Math.imul(board.top * 64 + board.stock.pass, 0x9e3779b1);
    const high = board.high ^ place;
    if (!this.#closed.add(board.low ^ Math.imul(place, 0x85ebca6b), secondWord(high))) {
      this.#choices.length = this.#worth.length = from;
      return;
    }
    const { drawn, draws, pass } = board.stock;
    if (board.draw()) {
      board.stock.drawn = drawn;
      board.stock.draws = draws;
      board.stock.pass = pass;
      this.#add(from, board.none, 0);
    }
    this.#begins.push(from);
    this.#made.push(board.moves);
    this.#drawn.push(drawn);
    this.#draws.push(draws);
    this.#pass.push(pass);
  }

  /** Lists the runs and cards that can go into a space. */
  #open(): void {
    const { rules, shape, ends, none, under, up, stock, column, top } = this.#board;
    const { columns, rankOf, ranks } = shape;
    const from = this.#choices.length;
    if (rules.fromColumns)
      for (let at = 0; at < columns; at++) {
        let card = ends[at];
        if (card === none) continue;
        let size = 1;
        while (under[card] === card + 1 && rankOf[card] < ranks - 1 && up[card + 1] === 1) {
          card += 1;
          size += 1;
        }
        if (under[card] === none || (rules.kings && rankOf[card] < ranks - 1)) continue;
        this.#add(from, card, up[under[card]] === 0 ? 20 : ranks - rankOf[under[card]]);
      }
    if (!rules.set) {
      const card = stock.cards[top - 1];
      if (top === 0) return;
      if (!this.#board.isFree && this.#fromWaste(card) !== null) this.#add(from, card, 30);
      else if (rules.fromStock && (!rules.kings || rankOf[card] === ranks - 1)) this.#add(from, card, 0);
      return;
    }
    if (!rules.fromStock) return;
    for (const card of stock.cards)
      if (
        column[card] > columns &&
        column[card] !== ON_FOUNDATION &&
        (!rules.kings || rankOf[card] === ranks - 1)
      )
        this.#add(from, card, 0);
  }

  /** Where a card of the waste can go other than a space, when that is not harmless; null for other cards. */
  #fromWaste(card: number): number | null {
    const board = this.#board;
    return board.column[card] === IN_STOCK && !board.isFree ? destinationOf(board, card) : null;
  }

  #add(from: number, choice: number, worth: number): void {
    const choices = this.#choices;
    const worths = this.#worth;
    let at = choices.length;
    for (; at > from && worths[at - 1] > worth; at--) {
      choices[at] = choices[at - 1];
      worths[at] = worths[at - 1];
    }
    choices[at] = choice;
    worths[at] = worth;
  }
}

const space = ({ ends, none, shape: { columns } }: SuitRunsBoard): number => {
  let at = 0;
  while (at < columns && ends[at] !== none) at += 1;
  return at;
};
