/**
 * A lossy cache of positions entered not long ago, by hashes of two words: one slot for each first word, and a newcomer
 * takes the place of the key there, which costs time and nothing else (a direct-mapped cache, as of computer memory).
 */
const STRIDE = 2;
const SMALLEST = 2 ** 10;
const LARGEST = 2 ** 18;

export class LossyCache {
  #words = new Int32Array(STRIDE * SMALLEST);
  #mask = SMALLEST - 1;
  #added = 0;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Adds a key; false when it was there. The second word is never 0. */
  add(low: number, high: number): boolean {
    const words = this.#words;
    const at = STRIDE * (low & this.#mask);
    if (words[at] === low && words[at + 1] === high) return false;
    words[at] = low;
    words[at + 1] = high;
    if (++this.#added > 2 * this.#mask && this.#mask + 1 < LARGEST) this.#grow();
    return true;
  }

  /** Removes a key, where it is still known. */
  remove(low: number, high: number): void {
    const at = STRIDE * (low & this.#mask);
    if (this.#words[at] === low && this.#words[at + 1] === high) this.#words[at + 1] = 0;
  }

  #grow(): void {
    const old = this.#words;
    this.#words = new Int32Array(2 * old.length);
    this.#mask = 2 * this.#mask + 1;
    this.#added = 0;
    for (let i = 0; i < old.length; i += STRIDE) {
      const at = STRIDE * (old[i] & this.#mask);
      this.#words[at] = old[i];
      this.#words[at + 1] = old[i + 1];
    }
  }
}
