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
    const found = words[at];
    const depths = words[at + 1];
    const mask = words[at + 2];
    const turn = words[at + 3];
    const name = found | (turn << 16);
    const low = mix((mix(depths ^ 0x243f6a88) ^ Math.imul(mask, 0x85ebca6b)) + Math.imul(name, 0x2c1b3c6d));
    const high =
      mix((mix(mask ^ 0x13198a2e) ^ Math.imul(name, 0x297a2d39)) + Math.imul(depths, 0xc2b2ae35)) | 1;
    const table = this.#words;
    const slot = 2 * (low & this.#mask);
    if (table[slot] === low && table[slot + 1] === high) return true;
    table[slot] = low;
    table[slot + 1] = high;
    if (++this.#count > 2 * this.#mask && this.#mask + 1 < LARGEST) this.#grow();
    return false;
  }

  /** Forgets everything. */
  clear(): void {
    this.#words.fill(0);
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
