/**
 * A set of exact keys of two words: open addressing, linear probing, at most half full. It starts small (what fits
 * the nearest cache is fastest) and doubles up to its room; from then on a new key takes the place of an old one,
 * which costs time but is sound: what is forgotten is only searched again.
 */
const SMALLEST = 2 ** 12;
/** A table that has grown beyond this is not kept. */
const LARGEST_KEPT = 2 ** 16;
/** Probes in a set that can't grow any more, before a key is forgotten. */
const PROBES = 8;
const GONE = -1;

export class Visited {
  #words = new Int32Array(2 * SMALLEST);
  #shift = 32 - Math.log2(SMALLEST);
  #mask = SMALLEST - 1;
  #count = 0;
  #most = SMALLEST;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Sets the room an empty set may grow to. While it grows there are two tables. */
  allow(bytes: number): void {
    this.#most = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(bytes / 12)));
    if (this.#mask >= this.#most) this.#shrink();
  }

  /** Adds a key; false when it was there. The second word is never 0. */
  add(low: number, high: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    let slot = hash(low, high) >>> this.#shift;
    for (let probes = 0; ; probes++) {
      const other = words[2 * slot + 1];
      if (other === 0) {
        words[2 * slot] = low;
        words[2 * slot + 1] = high;
        if (++this.#count * 2 > mask) this.#grow();
        return true;
      }
      if (other === high && words[2 * slot] === low) return false;
      if (probes === PROBES && this.#count * 2 > mask) break;
      slot = (slot + 1) & mask;
    }
    words[2 * slot] = low;
    words[2 * slot + 1] = high;
    return true;
  }

  /** Takes a key out, where it is still known. */
  remove(low: number, high: number): void {
    const words = this.#words;
    let slot = hash(low, high) >>> this.#shift;
    for (let probes = 0; words[2 * slot + 1] !== 0 && probes <= this.#mask; probes++) {
      if (words[2 * slot + 1] === high && words[2 * slot] === low) {
        words[2 * slot] = GONE;
        words[2 * slot + 1] = GONE;
        return;
      }
      slot = (slot + 1) & this.#mask;
    }
  }

  /** Forgets everything; a table that has grown is given up for a small one. */
  clear(): void {
    if (this.#mask >= LARGEST_KEPT) this.#shrink();
    else this.#words.fill(0);
    this.#count = 0;
  }

  #shrink(): void {
    this.#words = new Int32Array(2 * SMALLEST);
    this.#shift = 32 - Math.log2(SMALLEST);
    this.#mask = SMALLEST - 1;
  }

  #grow(): void {
    const size = (this.#mask + 1) * 2;
    if (size > this.#most) return;
    const old = this.#words;
    this.#words = new Int32Array(2 * size);
    this.#mask = size - 1;
    this.#shift -= 1;
    this.#count = 0;
    for (let i = 0; i < old.length; i += 2)
      if (old[i + 1] !== 0 && !(old[i] === GONE && old[i + 1] === GONE)) this.add(old[i], old[i + 1]);
  }
}

/** Mixes both words; multipliers of MurmurHash3's finisher (Austin Appleby, public domain). */
const hash = (low: number, high: number): number => {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
};
