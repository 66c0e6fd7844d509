/**
 * A grid of rows built in suit, as arrays: which card lies where, and where each card lies. Cards are numbered suit by
 * suit, in each from the rank that rows begin with.
 */
import { mix } from '../../memory/hash.ts';

export class GapsShape {
  readonly rows: number;
  readonly columns: number;
  readonly suits: number;
  /** Cards of a suit. */
  readonly length: number;
  readonly cards: number;
  readonly places: number;
  /** By place: its row and its column. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  /** By place: those beside it; -1 where there is none. */
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** By card: the next of its suit; -1 for the last. */
  readonly successor: Int16Array;
  readonly firstCards: readonly number[];

  constructor(rows: number, columns: number, suits: number, length: number) {
    this.rows = rows;
    this.columns = columns;
    this.suits = suits;
    this.length = length;
    this.cards = suits * length;
    this.places = rows * columns;
    const all = Array.from({ length: this.places }, (_, place) => place);
    this.row = Uint8Array.from(all, (place) => Math.floor(place / columns));
    this.column = Uint8Array.from(all, (place) => place % columns);
    this.left = Int16Array.from(all, (place) => (place % columns === 0 ? -1 : place - 1));
    this.right = Int16Array.from(all, (place) => (place % columns === columns - 1 ? -1 : place + 1));
    const cards = Array.from({ length: this.cards }, (_, card) => card);
    this.successor = Int16Array.from(cards, (card) => ((card + 1) % length === 0 ? -1 : card + 1));
    this.firstCards = cards.filter((card) => card % length === 0);
  }
}

/** A place without a card, and the number of a card that is off the table. */
export const VACANT = 255;

export class GapsBoard {
  readonly shape: GapsShape;
  /** By place: its card, or VACANT. */
  readonly at: Uint8Array;
  /** By card: its place. */
  readonly place: Uint8Array;
  readonly gaps: number[] = [];
  /** By column and card: hash words. Rows may change places, so they do not depend on them. */
  readonly #lowWords: Int32Array;
  readonly #highWords: Int32Array;
  /** By row: the hash of its cards. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** The key of the position: rows are added up, so that their order does not count. */
  low = 0;
  high = 0;

  constructor(shape: GapsShape) {
    this.shape = shape;
    this.at = new Uint8Array(shape.places).fill(VACANT);
    this.place = new Uint8Array(shape.cards);
    const words = Array.from({ length: shape.columns * shape.cards }, (_, i) => i);
    this.#lowWords = Int32Array.from(words, (i) => mix(2 * i + 1));
    this.#highWords = Int32Array.from(words, (i) => mix(mix(2 * i + 2) + 0x5bd1e995));
    this.#low = new Int32Array(shape.rows);
    this.#high = new Int32Array(shape.rows);
  }

  /** Takes over a position: by place its card, or VACANT. */
  set(cards: ArrayLike<number>): void {
    this.at.fill(VACANT);
    this.#low.fill(0);
    this.#high.fill(0);
    this.low = 0;
    this.high = 0;
    this.gaps.length = 0;
    for (let place = 0; place < this.shape.places; place++) {
      const card = cards[place];
      if (card === VACANT) this.gaps.push(place);
      else this.#lay(card, place);
    }
  }

  /** Moves a card into the gap of this number, which is then where the card was. */
  move(card: number, gap: number): void {
    const from = this.place[card];
    const to = this.gaps[gap];
    this.#hash(card, from);
    this.at[from] = VACANT;
    this.#lay(card, to);
    this.gaps[gap] = from;
  }

  #lay(card: number, place: number): void {
    this.at[place] = card;
    this.place[card] = place;
    this.#hash(card, place);
  }

  #hash(card: number, place: number): void {
    const { row, column, cards } = this.shape;
    const word = column[place] * cards + card;
    const at = row[place];
    const one = this.#low[at];
    const two = this.#high[at];
    this.#low[at] = one ^ this.#lowWords[word];
    this.#high[at] = two ^ this.#highWords[word];
    this.low = (this.low + mix(this.#low[at]) - mix(one)) | 0;
    this.high = (this.high + mix(this.#high[at] + 1) - mix(two + 1)) | 0;
  }

  /** Whether a card lies in order at a place, or would. */
  isInOrder(card: number, place: number): boolean {
    const { length, column } = this.shape;
    const rank = card % length;
    if (column[place] !== rank) return false;
    for (let i = 1; i <= rank; i++) if (this.at[place - i] !== card - i) return false;
    return true;
  }

  /** The number of cards that lie in order. */
  inOrder(): number {
    const { rows, columns, length } = this.shape;
    let count = 0;
    for (let row = 0; row < rows; row++) {
      const first = this.at[row * columns];
      if (first === VACANT || first % length !== 0) continue;
      let here = 1;
      while (here < length && this.at[row * columns + here] === first + here) here += 1;
      count += here;
    }
    return count;
  }

  /** Whether every row begins with a first card. Then first cards have no place to go to, so each row keeps its suit. */
  isSettled(): boolean {
    const { rows, columns, length } = this.shape;
    for (let row = 0; row < rows; row++) {
      const first = this.at[row * columns];
      if (first === VACANT || first % length !== 0) return false;
    }
    return true;
  }

  /** Whether every row begins with a suit in order. */
  isWon(): boolean {
    return this.inOrder() === this.shape.cards;
  }
}
