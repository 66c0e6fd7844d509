/**
 * The board of the kernel of whole suits: a position, and moves made and taken back in place. A move that makes a whole suit leave,
 * and a deal, are taken back from a copy.
 *
 * The key of a position is a sum over its columns, each a sum over its cards and their heights, mixed. While rows are
 * left to be dealt every column has a salt of its own, since rows give certain cards to certain columns, and so has every
 * row; after that the order of columns does not count. What has left is what is missing then. Proof that columns may be
 * swapped when no row is left: no rule names a column.
 */
import { mix } from '../../memory/hash.ts';
import { hasSuitAtEnd, readCopy, type SuitPosition } from './position.ts';

/** A move: a run from a column to another; a whole suit to the foundations; a row of the stock. */
export const WAY = { run: 0, suit: 1, row: 2 } as const;
export const wayOf = (kind: number, from: number, to: number, count: number): number =>
  kind | (from << 2) | (to << 7) | (count << 12);
export const wayKind = (move: number): number => move & 3;
export const wayFrom = (move: number): number => (move >> 2) & 31;
export const wayTo = (move: number): number => (move >> 7) & 31;
export const wayCount = (move: number): number => (move >> 12) & 255;

export class SuitBoard {
  readonly position: SuitPosition;
  /** The key. */
  low = 0;
  high = 0;
  /** By column: the hash of its cards. */
  readonly columnLow: Int32Array;
  readonly columnHigh: Int32Array;
  readonly #words: readonly [Int32Array, Int32Array];
  /** Whether the move made last turned up a card. */
  #turned = false;

  constructor(position: SuitPosition) {
    const { columns, cards } = position.rules;
    this.position = position;
    this.columnLow = new Int32Array(columns);
    this.columnHigh = new Int32Array(columns);
    const words = (salt: number): Int32Array =>
      Int32Array.from({ length: 128 * (cards + 1) }, (_, i) => mix(mix(salt) + i));
    this.#words = [words(0x1b873593), words(0x5bd1e995)];
    this.#rehash();
  }

  get isWon(): boolean {
    return this.position.gone === this.position.rules.suits;
  }

  /** Loads a position that `writeCopy` wrote. */
  load(from: Uint8Array, at: number): void {
    readCopy(this.position, from, at);
    this.#rehash();
  }

  /** Computes the key anew. */
  #rehash(): void {
    const { faces, heights, downs, rules } = this.position;
    const [low, high] = this.#words;
    this.low = this.high = 0;
    for (let c = 0; c < rules.columns; c++) {
      let a = low[128 * rules.cards + downs[c]];
      let b = high[128 * rules.cards + downs[c]];
      const base = c * rules.cards;
      for (let i = 0; i < heights[c]; i++) {
        a = (a + low[128 * i + faces[base + i]]) | 0;
        b = (b + high[128 * i + faces[base + i]]) | 0;
      }
      this.columnLow[c] = a;
      this.columnHigh[c] = b;
      this.#count(c, 1);
    }
  }

  /** Adds a column to the key, or takes it away. */
  #count(column: number, sign: 1 | -1): void {
    const { dealt, stocked } = this.position;
    const salt = dealt < stocked ? Math.imul(0x2545f491, column + 1 + 32 * dealt) : 0;
    this.low = (this.low + sign * mix((this.columnLow[column] + salt) | 0)) | 0;
    this.high = (this.high + sign * mix((this.columnHigh[column] ^ salt) | 0)) | 0;
  }

  /** Makes a move. Returns whether `undo` can take it back; otherwise it is taken back by loading a copy. */
  make(move: number): boolean {
    const kind = wayKind(move);
    if (kind === WAY.row) {
      this.#deal();
      return false;
    }
    const from = wayFrom(move);
    if (kind === WAY.suit) {
      this.#leave(from);
      return false;
    }
    const to = wayTo(move);
    this.#shift(from, to, wayCount(move));
    this.#turned = this.#turnUp(from);
    return !this.position.rules.must || !this.#suitsLeave(from, to);
  }

  /** Takes back the move made last, if `make` said that it can be. */
  undo(move: number): void {
    const from = wayFrom(move);
    if (this.#turned) {
      this.#count(from, -1);
      this.#down(from, 1);
      this.#count(from, 1);
    }
    this.#shift(wayTo(move), from, wayCount(move));
  }

  #shift(from: number, to: number, count: number): void {
    const { faces, heights, rules } = this.position;
    const [low, high] = this.#words;
    this.#count(from, -1);
    this.#count(to, -1);
    const left = heights[from] - count;
    const source = from * rules.cards + left;
    const target = to * rules.cards + heights[to];
    for (let i = 0; i < count; i++) {
      const face = faces[source + i];
      faces[target + i] = face;
      const was = 128 * (left + i) + face;
      const is = 128 * (heights[to] + i) + face;
      this.columnLow[from] = (this.columnLow[from] - low[was]) | 0;
      this.columnHigh[from] = (this.columnHigh[from] - high[was]) | 0;
      this.columnLow[to] = (this.columnLow[to] + low[is]) | 0;
      this.columnHigh[to] = (this.columnHigh[to] + high[is]) | 0;
    }
    heights[from] = left;
    heights[to] += count;
    this.#count(from, 1);
    this.#count(to, 1);
  }

  /** Turns up the last card of a column; whether it lay face down. */
  #turnUp(column: number): boolean {
    const { heights, downs } = this.position;
    if (heights[column] === 0 || downs[column] < heights[column]) return false;
    this.#count(column, -1);
    this.#down(column, -1);
    this.#count(column, 1);
    return true;
  }

  /** Adds to the number of face-down cards of a column, outside the key. */
  #down(column: number, by: 1 | -1): void {
    const { downs, rules } = this.position;
    const [low, high] = this.#words;
    const at = 128 * rules.cards;
    const was = downs[column];
    const is = was + by;
    downs[column] = is;
    this.columnLow[column] = (this.columnLow[column] + low[at + is] - low[at + was]) | 0;
    this.columnHigh[column] = (this.columnHigh[column] + high[at + is] - high[at + was]) | 0;
  }

  /** Takes away the whole suits at the ends of two columns, some of which lay under others; whether there were any. */
  #suitsLeave(one: number, other: number): boolean {
    const { gone } = this.position;
    while (hasSuitAtEnd(this.position, one)) this.#leave(one);
    while (hasSuitAtEnd(this.position, other)) this.#leave(other);
    return this.position.gone > gone;
  }

  /** Takes away the whole suit at the end of a column. */
  #leave(column: number): void {
    const { heights, downs, rules } = this.position;
    heights[column] -= rules.ranks;
    if (heights[column] > 0 && downs[column] === heights[column]) downs[column] -= 1;
    this.position.gone += 1;
    this.#rehash();
  }

  #deal(): void {
    const { position } = this;
    const { faces, heights, rules, stock, stocked } = position;
    for (let c = 0; c < rules.columns && position.dealt < stocked; c++)
      faces[c * rules.cards + heights[c]++] = stock[position.dealt++];
    if (rules.must) for (let c = 0; c < rules.columns; c++) while (hasSuitAtEnd(position, c)) this.#leave(c);
    this.#rehash();
  }
}
