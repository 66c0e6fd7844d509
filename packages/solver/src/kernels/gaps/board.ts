/**
 * A grid of rows built in suit, as arrays: which card lies where, and where each card lies. Cards are numbered suit by
 * suit, in each from the rank that rows begin with. Places are sets of bits, fourteen for a row and two rows to a word,
 * so that the places to the right of a set are one shift away (reach.ts).
 */
import { mix } from '../../memory/hash.ts';

/** Bits of a row, and rows of a word. */
export const ROW_BITS = 14;
/** Two words of places. */
export const MOST_ROWS = 4;

export class GapsShape {
  readonly rows: number;
  readonly columns: number;
  readonly suits: number;
  /** Cards of a suit. */
  readonly length: number;
  readonly cards: number;
  readonly places: number;
  /** By place: its row, its column, its word and its bit there. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly bitLow: Int32Array;
  readonly bitHigh: Int32Array;
  /** The first places of the rows, and all places but these. */
  readonly firstLow: number;
  readonly firstHigh: number;
  readonly laterLow: number;
  readonly laterHigh: number;
  /** By column and card: hash words. Rows may change places, so it does not depend on them. */
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(rows: number, columns: number, suits: number, length: number) {
    this.rows = rows;
    this.columns = columns;
    this.suits = suits;
    this.length = length;
    this.cards = suits * length;
    this.places = rows * columns;
    const all = Array.from({ length: this.places }, (_, place) => place);
    const rowOf = (place: number): number => Math.floor(place / columns);
    const bitOf = (place: number): number => 1 << ((rowOf(place) & 1) * ROW_BITS + (place % columns));
    this.row = Uint8Array.from(all, rowOf);
    this.column = Uint8Array.from(all, (place) => place % columns);
    this.bitLow = Int32Array.from(all, (place) => (rowOf(place) < 2 ? bitOf(place) : 0));
    this.bitHigh = Int32Array.from(all, (place) => (rowOf(place) < 2 ? 0 : bitOf(place)));
    const union = (bits: Int32Array, isFirst: boolean): number =>
      bits.reduce((sum, bit, place) => ((place % columns === 0) === isFirst ? sum | bit : sum), 0);
    this.firstLow = union(this.bitLow, true);
    this.firstHigh = union(this.bitHigh, true);
    this.laterLow = union(this.bitLow, false);
    this.laterHigh = union(this.bitHigh, false);
    const salts = Array.from({ length: columns * this.cards }, (_, i) => i);
    this.low = Int32Array.from(salts, (i) => mix(2 * i + 1));
    this.high = Int32Array.from(salts, (i) => mix(mix(2 * i + 2) + 0x5bd1e995));
  }
}

/** No card. */
export const NONE = 255;

export class GapsBoard {
  readonly shape: GapsShape;
  /** By place: its card, or NONE. */
  readonly at: Uint8Array;
  /** By card: its place. */
  readonly place: Uint8Array;
  readonly gaps: number[] = [];
  /** By row: the hash of its cards. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** The key of the position, as `read` left it. */
  low = 0;
  high = 0;

  constructor(shape: GapsShape) {
    this.shape = shape;
    this.at = new Uint8Array(shape.places).fill(NONE);
    this.place = new Uint8Array(shape.cards);
    this.#low = new Int32Array(shape.rows);
    this.#high = new Int32Array(shape.rows);
  }

  /** Takes over a position: by place its card, or NONE. */
  set(cards: ArrayLike<number>): void {
    this.at.fill(NONE);
    this.#low.fill(0);
    this.#high.fill(0);
    this.gaps.length = 0;
    for (let place = 0; place < this.shape.places; place++) {
      const card = cards[place];
      if (card === NONE) this.gaps.push(place);
      else this.#lay(card, place);
    }
  }

  /** Moves a card into the gap of this number, which is then where the card was. */
  move(card: number, gap: number): void {
    const from = this.place[card];
    const to = this.gaps[gap];
    this.#hash(card, from);
    this.at[from] = NONE;
    this.#lay(card, to);
    this.gaps[gap] = from;
  }

  #lay(card: number, place: number): void {
    this.at[place] = card;
    this.place[card] = place;
    this.#hash(card, place);
  }

  #hash(card: number, place: number): void {
    const { row, column, cards, low, high } = this.shape;
    const salt = column[place] * cards + card;
    this.#low[row[place]] ^= low[salt];
    this.#high[row[place]] ^= high[salt];
  }

  /** Reads the key: rows are added up, so that their order does not count. */
  read(): void {
    let low = 0;
    let high = 0;
    for (let row = 0; row < this.shape.rows; row++) {
      low = (low + mix(this.#low[row])) | 0;
      high = (high + mix(this.#high[row] + 1)) | 0;
    }
    this.low = low;
    this.high = high;
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
      if (first === NONE || first % length !== 0) continue;
      let here = 1;
      while (here < length && this.at[row * columns + here] === first + here) here += 1;
      count += here;
    }
    return count;
  }
}
