/**
 * The clusters met so far: hashes of two words, and with each a bit for every turn of the stock (turns.ts) it
 * was met with. Open addressing, linear probing. It starts small and doubles up to its room; once full, a new key
 * takes the place of an old one, which costs time but is sound: what is forgotten is only searched again.
 */
const SMALLEST = 2 ** 12;
const WORDS = 3;
/** Probes in a table that can't grow any more, before a key is forgotten. */
const PROBES = 12;

export class Met {
  #words = new Int32Array(WORDS * SMALLEST);
  #mask = SMALLEST - 1;
  #count = 0;
  /** Keys at which it grows, and slots it may grow to. */
  #full = SMALLEST >> 1;
  readonly #most: number;
  readonly #richer: Int32Array;

  /** @param bytes room it may grow to; while it grows there are two tables. */
  constructor(bytes: number, richer: Int32Array) {
    this.#most = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(bytes / (6 * WORDS))));
    this.#richer = richer;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Adds a key with a turn below 32; false when it was there with a turn at least as good. The second word is never 0. */
  add(low: number, high: number, turn: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    let slot = low & mask;
    for (let probes = 0; probes < PROBES || this.#count < this.#full; probes++) {
      const at = WORDS * slot;
      const other = words[at + 1];
      if (other === 0) {
        words[at] = low;
        words[at + 1] = high;
        words[at + 2] = 1 << turn;
        if (++this.#count >= this.#full) this.#grow();
        return true;
      }
      if (other === high && words[at] === low) {
        const turns = words[at + 2];
        words[at + 2] = turns | (1 << turn);
        return (turns & this.#richer[turn]) === 0;
      }
      slot = (slot + 1) & mask;
    }
    const at = WORDS * slot;
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = 1 << turn;
    return true;
  }

  /** Takes a turn from a key, where it is still known. */
  remove(low: number, high: number, turn: number): void {
    const words = this.#words;
    let slot = low & this.#mask;
    for (let probes = 0; probes <= this.#mask; probes++) {
      const at = WORDS * slot;
      if (words[at + 1] === 0) return;
      if (words[at + 1] === high && words[at] === low) {
        words[at + 2] &= ~(1 << turn);
        return;
      }
      slot = (slot + 1) & this.#mask;
    }
  }

  #grow(): void {
    const old = this.#words;
    const size = 2 * (this.#mask + 1);
    if (size > this.#most) {
      // The last table is filled up further: to three quarters.
      this.#full = (3 * size) >> 3;
      return;
    }
    const words = new Int32Array(WORDS * size);
    const mask = size - 1;
    for (let from = 0; from < old.length; from += WORDS) {
      if (old[from + 1] === 0) continue;
      let slot = old[from] & mask;
      while (words[WORDS * slot + 1] !== 0) slot = (slot + 1) & mask;
      words[WORDS * slot] = old[from];
      words[WORDS * slot + 1] = old[from + 1];
      words[WORDS * slot + 2] = old[from + 2];
    }
    this.#words = words;
    this.#mask = mask;
    this.#full = size >> 1;
  }
}
