/**
 * Keys of sequences of numbers: the sum of a word for every two neighbours, the two ends counted as 0. As no number is
 * there twice, the neighbours determine the sequence.
 */
import { mix } from '../../memory/hash.ts';

/** Numbers of a sequence are below this. */
export const SEATS = 128;
export const BITS = 7;

const LOW = Int32Array.from({ length: SEATS * SEATS }, (_, pair) => mix(pair + 0x2c1b3c6d));
const HIGH = Int32Array.from({ length: SEATS * SEATS }, (_, pair) => mix(pair + 0x297a2d39));

/** A key, in two words. */
export class RowKey {
  low = 0;
  high = 0;

  /** That of the numbers from 1 on. */
  first(length: number): void {
    this.low = 0;
    this.high = 0;
    for (let i = 0; i <= length; i++) this.#add(i, i === length ? 0 : i + 1);
  }

  /** After a move, from the key of the sequence before. There is an empty place on either side of the sequence. */
  after(low: number, high: number, seats: Uint8Array, at: number, move: number): void {
    const i = at + (move >> BITS);
    const p = i - (move & (SEATS - 1));
    this.low = low;
    this.high = high;
    const card = seats[i];
    const on = seats[p];
    const left = seats[p - 1];
    this.#take(left, on);
    this.#add(left, card);
    const next = seats[p + 1];
    this.#take(on, next);
    if (p + 1 === i) return;
    const right = seats[i + 1];
    const before = seats[i - 1];
    this.#take(before, card);
    this.#take(card, right);
    this.#add(card, next);
    this.#add(before, right);
  }

  #add(one: number, other: number): void {
    const pair = (one << BITS) | other;
    this.low = (this.low + LOW[pair]) | 0;
    this.high = (this.high + HIGH[pair]) | 0;
  }

  #take(one: number, other: number): void {
    const pair = (one << BITS) | other;
    this.low = (this.low - LOW[pair]) | 0;
    this.high = (this.high - HIGH[pair]) | 0;
  }
}
