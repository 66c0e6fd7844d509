/**
 * Positions seen, by 64-bit keys of all but the turn of the stock, each with the turns it was seen with
 * (later-turns.ts): open addressing in one array, three words an entry. It starts tiny and doubles.
 */
import { noteTurn, UNTURNED } from './later-turns.ts';

const FIRST = 1 << 10;
const WORDS = 3;

export class Turned {
  size = 0;
  #words = new Int32Array(WORDS * FIRST);
  #mask = FIRST - 1;
  readonly #draw: number;
  readonly #endless: boolean;

  constructor(draw: number, endless: boolean) {
    this.#draw = draw;
    this.#endless = endless;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Notes a position with so many cards on the waste; false when it was seen with a turn no worse. */
  add(low: number, high: number, waste: number): boolean {
    const at = this.#find(low, high);
    const words = this.#words;
    const seen = noteTurn(words[at + 2] ^ UNTURNED, waste, this.#draw, this.#endless);
    if (seen === null) return false;
    if (words[at] === 0 && words[at + 1] === 0) {
      words[at] = low;
      words[at + 1] = named(low, high);
      this.size += 1;
    }
    words[at + 2] = seen ^ UNTURNED;
    return true;
  }

  /** Where a key is, or the empty place for it. */
  #find(low: number, high: number): number {
    const words = this.#words;
    const mask = this.#mask;
    const second = named(low, high);
    for (let place = (low ^ (high >>> 7)) & mask; ; place = (place + 1) & mask) {
      const at = WORDS * place;
      const a = words[at];
      const b = words[at + 1];
      if ((a === low && b === second) || (a === 0 && b === 0)) return at;
    }
  }

  /** Makes room for one more; whether there is any when no more than `bytes` may be held. */
  room(bytes: number): boolean {
    if (this.size < 0.75 * this.#mask) return true;
    // Old and new words are held together for a moment.
    if (3 * this.bytes > bytes) return this.size < 0.9 * this.#mask;
    const old = this.#words;
    this.#words = new Int32Array(2 * old.length);
    this.#mask = 2 * this.#mask + 1;
    for (let i = 0; i < old.length; i += WORDS) {
      const low = old[i];
      const high = old[i + 1];
      if (low === 0 && high === 0) continue;
      const at = this.#find(low, high);
      this.#words[at] = low;
      this.#words[at + 1] = high;
      this.#words[at + 2] = old[i + 2];
    }
    return true;
  }

  /** Forgets with which turns a position was seen. */
  forget(low: number, high: number): void {
    this.#words[this.#find(low, high) + 2] = 0;
  }
}

/** A pair of zeros would be an empty place. */
const named = (low: number, high: number): number => (low === 0 && high === 0 ? 1 : high);
