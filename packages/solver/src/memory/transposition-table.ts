/**
 * A transposition table: a word for each position met, by a key of two words. It never forgets; when it is out of room
 * the search has to end. Which of two words for one position is the better one, the search knows.
 */
import { doubledTable, probe, roomIn, slotOf } from './probe.ts';

const STRIDE = 3;
const SMALLEST = 2 ** 10;

export class TranspositionTable {
  #size = 0;
  #words = new Int32Array(STRIDE * SMALLEST);
  #mask = SMALLEST - 1;

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** The entry of a key, or the empty one it would take; until the next call of `room`. The second word is never 0. */
  entry(low: number, high: number): number {
    return probe(this.#words, STRIDE, this.#mask, slotOf(low, high, this.#mask), low, high, this.#mask);
  }

  /** The word noted at an entry; 0 when the entry is empty. */
  at(entry: number): number {
    return this.#words[entry + 2];
  }

  /** Notes a word for a key at its entry. Call `room` before. */
  put(entry: number, low: number, high: number, value: number): void {
    const words = this.#words;
    if (words[entry + 1] === 0) {
      words[entry] = low;
      words[entry + 1] = high;
      this.#size += 1;
    }
    words[entry + 2] = value;
  }

  /** Makes room for one more key; false when there is none with this many bytes. */
  room(bytes: number): boolean {
    const room = roomIn(this.#words, this.#mask, this.#size, bytes);
    if (room !== 'double') return room === 'enough';
    this.#words = doubledTable(this.#words, STRIDE, slotOf);
    this.#mask = 2 * this.#mask + 1;
    return true;
  }
}
