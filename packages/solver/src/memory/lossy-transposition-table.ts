/**
 * A transposition table that may forget: for each position met, by a hash of two words, a set of numbers below 32 it
 * was met with. Out of room, a new key takes the place of an old one, which costs time and is sound where a position
 * may be searched again. It is half full at most while it grows, and three quarters at its largest.
 */
import { doubledTable, probe, type SlotOf } from './probe.ts';

const STRIDE = 3;
const SMALLEST = 2 ** 12;
/** Probes in a table that can't grow any more, before a key is forgotten. */
const PROBES = 12;

export class LossyTranspositionTable {
  #words = new Int32Array(STRIDE * SMALLEST);
  #mask = SMALLEST - 1;
  #size = 0;
  /** Keys at which it grows, and entries it may grow to. */
  #full = SMALLEST >> 1;
  readonly #most: number;
  readonly #atLeastAsGood: Int32Array;

  /**
   * @param bytes room it may grow to; while it grows there are two tables.
   * @param atLeastAsGood by number: a bit for each number with which a position needs no other search.
   */
  constructor(bytes: number, atLeastAsGood: Int32Array) {
    this.#most = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(bytes / (6 * STRIDE))));
    this.#atLeastAsGood = atLeastAsGood;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Adds a number to those of a key; false when one at least as good was there. The second word is never 0. */
  add(low: number, high: number, number: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    const most = this.#size < this.#full ? mask : PROBES - 1;
    let at = probe(words, STRIDE, mask, firstSlot(low, high, mask), low, high, most);
    const other = words[at + 1];
    if (other === high && words[at] === low) {
      const numbers = words[at + 2];
      words[at + 2] = numbers | (1 << number);
      return (numbers & this.#atLeastAsGood[number]) === 0;
    }
    // Forgotten is what follows the entries probed.
    if (other !== 0) at = at + STRIDE === words.length ? 0 : at + STRIDE;
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = 1 << number;
    if (other === 0 && ++this.#size >= this.#full) this.#grow();
    return true;
  }

  /** Removes a number from those of a key, where it is still known. */
  remove(low: number, high: number, number: number): void {
    const words = this.#words;
    const mask = this.#mask;
    const at = probe(words, STRIDE, mask, firstSlot(low, high, mask), low, high, mask);
    if (words[at + 1] === high && words[at] === low) words[at + 2] &= ~(1 << number);
  }

  #grow(): void {
    const entries = 2 * (this.#mask + 1);
    if (entries > this.#most) {
      this.#full = (3 * entries) >> 3;
      return;
    }
    this.#words = doubledTable(this.#words, STRIDE, firstSlot);
    this.#mask = entries - 1;
    this.#full = entries >> 1;
  }
}

/** Keys are hashes already. */
const firstSlot: SlotOf = (low, _high, mask) => low & mask;
