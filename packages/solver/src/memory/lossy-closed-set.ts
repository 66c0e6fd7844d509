/**
 * A closed set that may forget: exact keys of two words, at most half full while it grows. Out of room, a new key takes
 * the place of an old one. That costs time and is sound where a position may be searched again. It starts small, for
 * what fits the nearest cache is fastest, and is doubled. The machine of the ring kernel has the same set in
 * WebAssembly (packages/solver/wasm/ring.ts).
 */
import { doubledTable, probe, slotOf } from './probe.ts';

const STRIDE = 2;
const SMALLEST = 2 ** 12;
/** A table that has grown beyond this many entries is not kept. */
const LARGEST_KEPT = 2 ** 16;
/** Probes in a set that can't grow any more, before a key is forgotten. */
const PROBES = 8;
/** Both words of an entry whose key was removed; no key is like that. */
const REMOVED = -1;

export class LossyClosedSet {
  #words = new Int32Array(STRIDE * SMALLEST);
  #mask = SMALLEST - 1;
  /** Entries in use, removed ones among them. */
  #size = 0;
  #removed = 0;
  #most = SMALLEST;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Sets the bytes an empty set may grow to. While it grows there are two tables. */
  allow(bytes: number): void {
    this.#most = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(bytes / 12)));
    if (this.#mask >= this.#most) this.#shrink();
  }

  /** Adds a key; false when it was there. The second word is never 0. */
  add(low: number, high: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    const most = this.#size * 2 > mask ? PROBES : mask;
    const at = probe(words, STRIDE, mask, slotOf(low, high, mask), low, high, most);
    const other = words[at + 1];
    if (other === high && words[at] === low) return false;
    words[at] = low;
    words[at + 1] = high;
    if (other === 0 && ++this.#size * 2 > mask) this.#grow();
    return true;
  }

  /** Removes a key, where it is still known. */
  remove(low: number, high: number): void {
    const words = this.#words;
    const mask = this.#mask;
    const at = probe(words, STRIDE, mask, slotOf(low, high, mask), low, high, mask);
    if (words[at + 1] !== high || words[at] !== low) return;
    words[at] = REMOVED;
    words[at + 1] = REMOVED;
    this.#removed += 1;
  }

  /** Forgets everything; a table that has grown is given up for a small one. */
  clear(): void {
    if (this.#mask >= LARGEST_KEPT) this.#shrink();
    else this.#words.fill(0);
    this.#size = 0;
    this.#removed = 0;
  }

  #shrink(): void {
    this.#words = new Int32Array(STRIDE * SMALLEST);
    this.#mask = SMALLEST - 1;
  }

  #grow(): void {
    if (2 * (this.#mask + 1) > this.#most) return;
    this.#words = doubledTable(this.#words, STRIDE, slotOf, isRemoved);
    this.#mask = 2 * this.#mask + 1;
    this.#size -= this.#removed;
    this.#removed = 0;
  }
}

const isRemoved = (low: number, high: number): boolean => low === REMOVED && high === REMOVED;
