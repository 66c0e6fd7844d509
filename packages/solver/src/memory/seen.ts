/**
 * A set of positions by their 64-bit keys: open addressing in one array, two words an entry. It starts tiny, because
 * most searches are short, and doubles up to what it may hold.
 */
const FIRST = 1 << 10;

export class Seen {
  size = 0;
  #words = new Int32Array(2 * FIRST);
  #mask = FIRST - 1;
  /** Adds a key: 1 when it is new, 0 when it was known. Check `isFull` before. */
  add(low: number, high: number): 0 | 1 {
    const words = this.#words;
    const mask = this.#mask;
    // A pair of zeros would be an empty place.
    const second = low === 0 && high === 0 ? 1 : high;
    for (let at = (low ^ (high >>> 7)) & mask; ; at = (at + 1) & mask) {
      const a = words[2 * at];
      const b = words[2 * at + 1];
      if (a === low && b === second) return 0;
      if (a !== 0 || b !== 0) continue;
      words[2 * at] = low;
      words[2 * at + 1] = second;
      this.size += 1;
      return 1;
    }
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Makes room for one more; whether there is any when no more than `bytes` may be held. */
  room(bytes: number): boolean {
    if (this.size < 0.75 * this.#mask) return true;
    // Old and new words are held together for a moment.
    if (3 * this.bytes > bytes) return this.size < 0.9 * this.#mask;
    const old = this.#words;
    this.#words = new Int32Array(2 * old.length);
    this.#mask = 2 * this.#mask + 1;
    this.size = 0;
    for (let i = 0; i < old.length; i += 2) {
      const low = old[i];
      const high = old[i + 1];
      if (low !== 0 || high !== 0) this.add(low, high);
    }
    return true;
  }

  /** Forgets everything; a table that has grown large is given up. */
  clear(): void {
    if (this.#words.length > 2 ** 17) this.#words = new Int32Array(2 * FIRST);
    else this.#words.fill(0);
    this.#mask = this.#words.length / 2 - 1;
    this.size = 0;
  }
}
