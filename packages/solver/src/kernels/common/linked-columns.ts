/**
 * Columns as linked cards: each card knows the card under it and the one on it, so that a move of any number of cards
 * changes five links, and taking it back the same five.
 *
 * The key of a position is made of the fate of each card: 0 where it lies where it lay at first, other numbers for what
 * became of it since. Each fate of each card has two words, and the key is the exclusive or of these words (Zobrist
 * hashing). So the order of columns makes no difference.
 *
 * `none`, one past the last card, stands for no card. It has links of its own, which are written and never read.
 */
import { ON_FOUNDATION } from './places.ts';

/** The words of the key, by `card * fates + fate`; those of fate 0 are 0. */
export interface FateWords {
  readonly fates: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

export class LinkedColumns {
  readonly none: number;
  /** By card: the cards it lies on and under, its column, whether it is face up. */
  readonly under: Uint8Array;
  readonly above: Uint8Array;
  readonly column: Uint8Array;
  readonly up: Uint8Array;
  /** By column: its last card. */
  readonly ends: Uint8Array;
  /** Cards that are not on the foundations. */
  left = 0;
  /** The key. */
  low = 0;
  high = 0;
  /** The moves made, for taking them back: this many numbers each. */
  protected readonly trail: number[] = [];
  readonly #width: number;
  protected readonly fate: Uint8Array;
  readonly #words: FateWords;

  /** @param width numbers of a move on the trail. */
  constructor(cards: number, columns: number, words: FateWords, width: number) {
    this.none = cards;
    this.under = new Uint8Array(cards + 1);
    this.above = new Uint8Array(cards + 1);
    this.column = new Uint8Array(cards + 1);
    this.up = new Uint8Array(cards + 1);
    this.fate = new Uint8Array(cards + 1);
    this.ends = new Uint8Array(columns);
    this.#words = words;
    this.#width = width;
  }

  /** Takes all cards away, to be laid anew. */
  clear(): void {
    this.ends.fill(this.none);
    this.above.fill(this.none);
    this.column.fill(ON_FOUNDATION);
    this.up.fill(1);
    this.fate.fill(0);
    this.trail.length = 0;
    this.left = this.low = this.high = 0;
  }

  /** Lays a card of the first position on a column. */
  lay(card: number, column: number, isUp: boolean): void {
    this.up[card] = isUp ? 1 : 0;
    this.under[card] = this.ends[column];
    this.above[this.ends[column]] = card;
    this.ends[column] = card;
    this.column[card] = column;
    this.left += 1;
  }

  /** How many moves have been made. */
  get moves(): number {
    return this.trail.length / this.#width;
  }

  protected setFate(card: number, fate: number): void {
    const { fates, low, high } = this.#words;
    const old = card * fates + this.fate[card];
    const now = card * fates + fate;
    this.low ^= low[old] ^ low[now];
    this.high ^= high[old] ^ high[now];
    this.fate[card] = fate;
  }
}
