/**
 * The board of the spider kernel: columns of faces, the number of face-down cards of each, and how much of the stock is
 * dealt. Copies of a card are one and the same. Moves are made and taken back in place; a move that makes a whole suit
 * leave, and a deal, are taken back from a copy.
 *
 * The key of a position is a sum over its columns, each a sum over its cards and their heights, mixed. While rows are
 * left to be dealt every column has a salt of its own, since rows give certain cards to certain columns, and so has every
 * row; after that the order of columns does not count. What has left is what is missing then. Proof that columns may be
 * swapped when no row is left: no rule names a column.
 */
import { mix } from '../../memory/hash.ts';
import type { SpiderRules } from './rules.ts';

/** A face: its suit times 16, plus its rank from 1. */
const RANK = 15;
const SUIT = 112;

/** A move: a run from a column to another; a whole suit to the foundations; a row of the stock. */
export const MOVE = { run: 0, suit: 1, row: 2 } as const;
export const moveOf = (kind: number, from: number, to: number, count: number): number =>
  kind | (from << 2) | (to << 7) | (count << 12);
export const kindOf = (move: number): number => move & 3;
export const fromOf = (move: number): number => (move >> 2) & 31;
export const toOf = (move: number): number => (move >> 7) & 31;
export const countOf = (move: number): number => (move >> 12) & 255;

export class SpiderBoard {
  readonly rules: SpiderRules;
  /** Column c begins at `cards * c`. */
  readonly faces: Uint8Array;
  readonly heights: Uint8Array;
  /** Face-down cards at the bottom of each column. */
  readonly downs: Uint8Array;
  /** Stock cards in the order in which they are dealt. */
  readonly stock: Uint8Array;
  stocked = 0;
  dealt = 0;
  /** Whole suits that have left. */
  gone = 0;
  /** The key. */
  low = 0;
  high = 0;
  /** By column: the sums of its cards. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #words: readonly [Int32Array, Int32Array];
  readonly #copy: Uint8Array;

  constructor(rules: SpiderRules) {
    const { columns, cards } = rules;
    this.rules = rules;
    this.faces = new Uint8Array(columns * cards);
    this.heights = new Uint8Array(columns);
    this.downs = new Uint8Array(columns);
    this.stock = new Uint8Array(cards);
    this.#low = new Int32Array(columns);
    this.#high = new Int32Array(columns);
    const words = (salt: number): Int32Array =>
      Int32Array.from({ length: 128 * (cards + 1) }, (_, i) => mix(mix(salt) + i));
    this.#words = [words(0x1b873593), words(0x5bd1e995)];
    this.#copy = new Uint8Array(this.size);
  }

  /** Bytes of a copy. */
  get size(): number {
    return 2 * this.rules.columns + this.rules.cards + 2;
  }

  get isWon(): boolean {
    return this.gone === this.rules.suits;
  }

  /** Writes the position to a list of bytes. */
  save(into: Uint8Array, at: number): void {
    const { faces, heights, downs, rules } = this;
    let next = at;
    into[next++] = this.dealt;
    into[next++] = this.gone;
    for (let c = 0; c < rules.columns; c++) {
      const height = heights[c];
      into[next++] = height;
      into[next++] = downs[c];
      const base = c * rules.cards;
      for (let i = 0; i < height; i++) into[next++] = faces[base + i];
    }
  }

  /** Loads a position that `save` wrote. */
  load(from: Uint8Array, at: number): void {
    const { faces, heights, downs, rules } = this;
    let next = at;
    this.dealt = from[next++];
    this.gone = from[next++];
    for (let c = 0; c < rules.columns; c++) {
      const height = (heights[c] = from[next++]);
      downs[c] = from[next++];
      const base = c * rules.cards;
      for (let i = 0; i < height; i++) faces[base + i] = from[next++];
    }
    this.rehash();
  }

  /** Computes the key anew. */
  rehash(): void {
    const { faces, heights, downs, rules } = this;
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
      this.#low[c] = a;
      this.#high[c] = b;
      this.#count(c, 1);
    }
  }

  /** Adds a column to the key, or takes it away. */
  #count(column: number, sign: 1 | -1): void {
    const salt = this.dealt < this.stocked ? Math.imul(0x2545f491, column + 1 + 32 * this.dealt) : 0;
    this.low = (this.low + sign * mix((this.#low[column] + salt) | 0)) | 0;
    this.high = (this.high + sign * mix((this.#high[column] ^ salt) | 0)) | 0;
  }

  /** Whether a column ends with a whole suit, face up. */
  endsInSuit(column: number): boolean {
    const { faces, heights, downs, rules } = this;
    const height = heights[column];
    if (height - downs[column] < rules.ranks) return false;
    const last = column * rules.cards + height - 1;
    if ((faces[last] & RANK) !== 1) return false;
    for (let i = 1; i < rules.ranks; i++) if (faces[last - i] !== faces[last] + i) return false;
    return true;
  }

  /** The length of the run at the end of a column. */
  runAt(column: number): number {
    const { faces, heights, downs, rules } = this;
    const first = column * rules.cards + downs[column];
    const last = column * rules.cards + heights[column] - 1;
    let at = last;
    while (at > first && faces[at - 1] === faces[at] + 1) at--;
    return last - at + 1;
  }

  /** Whether rows are left, and one may be dealt now. */
  get mayDeal(): boolean {
    const { heights, rules } = this;
    if (this.dealt >= this.stocked) return false;
    if (rules.filled) for (let c = 0; c < rules.columns; c++) if (heights[c] === 0) return false;
    return true;
  }

  /** Makes a move. Returns whether `undo` can take it back; otherwise it is taken back by loading a copy. */
  make(move: number): boolean {
    const kind = kindOf(move);
    if (kind === MOVE.row) {
      this.#deal();
      return false;
    }
    const from = fromOf(move);
    if (kind === MOVE.suit) {
      this.#leave(from);
      return false;
    }
    const to = toOf(move);
    this.#shift(from, to, countOf(move));
    const turned = this.#turnUp(from);
    this.#turned = turned;
    return !this.rules.must || !this.#suitsLeave(from, to);
  }

  #turned = false;

  /** Takes back the move made last, if `make` said that it can be. */
  undo(move: number): void {
    const from = fromOf(move);
    if (this.#turned) {
      this.#count(from, -1);
      this.#down(from, 1);
      this.#count(from, 1);
    }
    this.#shift(toOf(move), from, countOf(move));
  }

  /** Notes the position, for moves that `undo` can't take back. */
  note(): void {
    this.save(this.#copy, 0);
  }

  /** Loads the position noted last. */
  back(): void {
    this.load(this.#copy, 0);
  }

  #shift(from: number, to: number, count: number): void {
    const { faces, heights, rules } = this;
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
      this.#low[from] = (this.#low[from] - low[was]) | 0;
      this.#high[from] = (this.#high[from] - high[was]) | 0;
      this.#low[to] = (this.#low[to] + low[is]) | 0;
      this.#high[to] = (this.#high[to] + high[is]) | 0;
    }
    heights[from] = left;
    heights[to] += count;
    this.#count(from, 1);
    this.#count(to, 1);
  }

  /** Turns up the last card of a column; whether it lay face down. */
  #turnUp(column: number): boolean {
    const { heights, downs } = this;
    if (heights[column] === 0 || downs[column] < heights[column]) return false;
    this.#count(column, -1);
    this.#down(column, -1);
    this.#count(column, 1);
    return true;
  }

  /** Adds to the number of face-down cards of a column, outside the key. */
  #down(column: number, by: 1 | -1): void {
    const { downs, rules } = this;
    const [low, high] = this.#words;
    const at = 128 * rules.cards;
    const was = downs[column];
    const is = was + by;
    downs[column] = is;
    this.#low[column] = (this.#low[column] + low[at + is] - low[at + was]) | 0;
    this.#high[column] = (this.#high[column] + high[at + is] - high[at + was]) | 0;
  }

  /** Takes away the whole suits at the ends of two columns, some of which lay under others; whether there were any. */
  #suitsLeave(one: number, other: number): boolean {
    const { gone } = this;
    while (this.endsInSuit(one)) this.#leave(one);
    while (this.endsInSuit(other)) this.#leave(other);
    return this.gone > gone;
  }

  /** Takes away the whole suit at the end of a column. */
  #leave(column: number): void {
    const { heights, downs, rules } = this;
    heights[column] -= rules.ranks;
    if (heights[column] > 0 && downs[column] === heights[column]) downs[column] -= 1;
    this.gone += 1;
    this.rehash();
  }

  #deal(): void {
    const { faces, heights, rules, stock } = this;
    for (let c = 0; c < rules.columns && this.dealt < this.stocked; c++)
      faces[c * rules.cards + heights[c]++] = stock[this.dealt++];
    if (rules.must) for (let c = 0; c < rules.columns; c++) while (this.endsInSuit(c)) this.#leave(c);
    this.rehash();
  }
}

/** Whether two faces are of one suit. */
export const isSameSuit = (one: number, other: number): boolean => ((one ^ other) & SUIT) === 0;
export const rankOfFace = (face: number): number => face & RANK;
