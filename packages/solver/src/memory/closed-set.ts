/**
 * The closed set of a search: the positions it has entered, by their 64-bit hashes. It never forgets; when it is out
 * of room the search has to end. It starts small, because most searches are short, and is doubled.
 */
import { secondWord } from './hash.ts';
import { doubledTable, probe, roomIn, slotOf } from './probe.ts';

const STRIDE = 2;
const SMALLEST = 2 ** 10;
/** A table that has grown beyond this many words is not kept. */
const LARGEST_KEPT = 2 ** 17;

export class ClosedSet {
  #size = 0;
  #words = new Int32Array(STRIDE * SMALLEST);
  #mask = SMALLEST - 1;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Adds a key; false when it was there. Call `room` before. */
  add(low: number, high: number): boolean {
    const words = this.#words;
    const mask = this.#mask;
    const second = secondWord(high);
    const at = probe(words, STRIDE, mask, slotOf(low, second, mask), low, second, mask);
    if (words[at + 1] !== 0) return false;
    words[at] = low;
    words[at + 1] = second;
    this.#size += 1;
    return true;
  }

  /** Makes room for one more key; false when there is none with this many bytes. */
  room(bytes: number): boolean {
    const room = roomIn(this.#words, this.#mask, this.#size, bytes);
    if (room !== 'double') return room === 'enough';
    this.#words = doubledTable(this.#words, STRIDE, slotOf);
    this.#mask = 2 * this.#mask + 1;
    return true;
  }

  clear(): void {
    if (this.#words.length > LARGEST_KEPT) this.#words = new Int32Array(STRIDE * SMALLEST);
    else this.#words.fill(0);
    this.#mask = this.#words.length / STRIDE - 1;
    this.#size = 0;
  }
}
