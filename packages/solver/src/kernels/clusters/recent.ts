/**
 * Positions entered not long ago, before their cluster is known: acts that do not touch each other lead to the same
 * position in any order, and looking it up here is cheaper than gathering its cluster once more. One place for each
 * hash; a newcomer takes the place of what was there, which costs time and nothing else.
 */
import { mix } from '../../packed/words.ts';

const SMALLEST = 2 ** 10;
const LARGEST = 2 ** 18;

export class Recent {
  #words = new Int32Array(2 * SMALLEST);
  #mask = SMALLEST - 1;
  #count = 0;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Whether the position (foundations, depths, stock, turn: four words from `at`) was entered; notes it if not. */
  has(words: Int32Array, at: number): boolean {
    const low = lowOf(words, at);
    const high = highOf(words, at);
    const table = this.#words;
    const slot = 2 * (low & this.#mask);
    if (table[slot] === low && table[slot + 1] === high) return true;
    table[slot] = low;
    table[slot + 1] = high;
    if (++this.#count > 2 * this.#mask && this.#mask + 1 < LARGEST) this.#grow();
    return false;
  }

  /** Forgets a position, where it is still known. */
  remove(words: Int32Array, at: number): void {
    const low = lowOf(words, at);
    const slot = 2 * (low & this.#mask);
    if (this.#words[slot] === low && this.#words[slot + 1] === highOf(words, at)) this.#words[slot + 1] = 0;
  }

  #grow(): void {
    const old = this.#words;
    this.#words = new Int32Array(2 * old.length);
    this.#mask = 2 * this.#mask + 1;
    this.#count = 0;
    for (let i = 0; i < old.length; i += 2) {
      const slot = 2 * (old[i] & this.#mask);
      this.#words[slot] = old[i];
      this.#words[slot + 1] = old[i + 1];
    }
  }
}

const nameOf = (words: Int32Array, at: number): number => words[at] | (words[at + 3] << 16);

const lowOf = (words: Int32Array, at: number): number =>
  mix(
    (mix(words[at + 1] ^ 0x243f6a88) ^ Math.imul(words[at + 2], 0x85ebca6b)) +
      Math.imul(nameOf(words, at), 0x2c1b3c6d),
  );

/** Never 0. */
const highOf = (words: Int32Array, at: number): number =>
  mix(
    (mix(words[at + 2] ^ 0x13198a2e) ^ Math.imul(nameOf(words, at), 0x297a2d39)) +
      Math.imul(words[at + 1], 0xc2b2ae35),
  ) | 1;
