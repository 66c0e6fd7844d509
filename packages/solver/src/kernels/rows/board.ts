/**
 * Rows as sequences of numbers. Only the last cards of the piles matter, so a position is a sequence of them; each has
 * a number from 1, by its place when the search begins, so that equal cards of several packs differ.
 *
 * A move takes the number out of its place and puts it in that of the one it covers. The key of a sequence is the sum
 * of a word for every two neighbours, the two ends counted as 0. As no number is there twice, the neighbours determine
 * the sequence.
 */
import { mix } from '../../memory/hash.ts';
import type { RowRules } from './rules.ts';

/** Numbers of a sequence are below this. */
export const STRIDE = 128;
const BITS = 7;

const LOW = Int32Array.from({ length: STRIDE * STRIDE }, (_, pair) => mix(pair + 0x2c1b3c6d));
const HIGH = Int32Array.from({ length: STRIDE * STRIDE }, (_, pair) => mix(pair + 0x297a2d39));

/** The place a move begins at, and how far it goes; a move is one number. */
export const placeOf = (move: number): number => move >> BITS;
export const stepOf = (move: number): number => move & (STRIDE - 1);

/** How much a legal move is worth beside a whole suit or rank that is still there: the best of some that were tried. */
const MOVE = 64;
const WHOLE = 3200;

/** The moves of one sequence, with the key and the worth of what they lead to. */
export class RowMoves {
  end = 0;
  move = new Int32Array(256);
  low = new Int32Array(256);
  high = new Int32Array(256);
  worth = new Int32Array(256);
  /** The number of the sequence it was made from. */
  parent = new Int32Array(256);

  makeRoom(): void {
    if (this.end < this.move.length) return;
    const longer = (words: Int32Array): Int32Array<ArrayBuffer> => {
      const made = new Int32Array(2 * words.length);
      made.set(words);
      return made;
    };
    this.move = longer(this.move);
    this.low = longer(this.low);
    this.high = longer(this.high);
    this.worth = longer(this.worth);
    this.parent = longer(this.parent);
  }
}

/** One position at which a search begins. */
export class RowBoard {
  readonly most: number;
  readonly first: Uint8Array;
  readonly #steps: Int32Array;
  /** fits[on * STRIDE + number]. */
  readonly #fits = new Uint8Array(STRIDE * STRIDE);
  /** By number: the classes of equal cards, suits and then ranks; and by class how many are in it. */
  readonly #suit = new Uint8Array(STRIDE);
  readonly #rank = new Uint8Array(STRIDE);
  readonly #counts = new Int32Array(2 * STRIDE);
  readonly #suitWeight: number;
  readonly #rankWeight: number;

  /** @param faces of the last cards, from the left. */
  constructor({ fits, steps, most, suitSize, rankSize }: RowRules, faces: readonly number[]) {
    this.most = most;
    this.#steps = Int32Array.from(steps);
    this.#suitWeight = WHOLE / suitSize ** 2;
    this.#rankWeight = WHOLE / rankSize ** 2;
    this.first = Uint8Array.from(faces, (_, i) => i + 1);
    for (const [i, on] of faces.entries()) {
      this.#suit[i + 1] = on >> 4;
      this.#rank[i + 1] = STRIDE - 1 - (on & 15);
      for (const [j, face] of faces.entries())
        if (i !== j) this.#fits[(i + 1) * STRIDE + j + 1] = fits[on * 128 + face] ?? 0;
    }
  }

  /** The number of legal moves. */
  mobility(seats: Uint8Array, at: number, length: number): number {
    let count = 0;
    for (const step of this.#steps)
      for (let i = step; i < length; i++) count += this.#fits[seats[at + i - step] * STRIDE + seats[at + i]];
    return count;
  }

  /** The key of a sequence, in two words. */
  keyOf(seats: Uint8Array): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let i = 0; i <= seats.length; i++) {
      const pair = ((i === 0 ? 0 : seats[i - 1]) << BITS) | (i === seats.length ? 0 : seats[i]);
      low = (low + LOW[pair]) | 0;
      high = (high + HIGH[pair]) | 0;
    }
    return [low, high];
  }

  /** Adds every move of a sequence to a list. */
  list(seats: Uint8Array, at: number, length: number, low: number, high: number, into: RowMoves, parent: number): void {
    const fits = this.#fits;
    const steps = this.#steps;
    const counts = this.#counts;
    const suit = this.#suit;
    const rank = this.#rank;
    counts.fill(0);
    for (let i = 0; i < length; i++) {
      counts[suit[seats[at + i]]]++;
      counts[STRIDE + rank[seats[at + i]]]++;
    }
    let whole = 0;
    for (let c = 0; c < STRIDE; c++)
      whole += counts[c] * counts[c] * this.#suitWeight + counts[STRIDE + c] * counts[STRIDE + c] * this.#rankWeight;
    const moves = this.mobility(seats, at, length);
    for (let i = 1; i < length; i++) {
      const card = seats[at + i];
      for (const step of steps) {
        const p = i - step;
        if (p < 0) continue;
        const on = seats[at + p];
        if (fits[on * STRIDE + card] === 0) continue;
        into.makeRoom();
        const { end } = into;
        let a = low;
        let b = high;
        const left = p === 0 ? 0 : seats[at + p - 1];
        const right = i === length - 1 ? 0 : seats[at + i + 1];
        if (step === 1) {
          const [x, y, z] = [(left << BITS) | on, (on << BITS) | card, (left << BITS) | card];
          a = (a - LOW[x] - LOW[y] + LOW[z]) | 0;
          b = (b - HIGH[x] - HIGH[y] + HIGH[z]) | 0;
        } else {
          const next = seats[at + p + 1];
          const last = seats[at + i - 1];
          a =
            (a - LOW[(left << BITS) | on] - LOW[(on << BITS) | next] - LOW[(last << BITS) | card] - LOW[(card << BITS) | right] +
              LOW[(left << BITS) | card] + LOW[(card << BITS) | next] + LOW[(last << BITS) | right]) | 0;
          b =
            (b - HIGH[(left << BITS) | on] - HIGH[(on << BITS) | next] - HIGH[(last << BITS) | card] - HIGH[(card << BITS) | right] +
              HIGH[(left << BITS) | card] + HIGH[(card << BITS) | next] + HIGH[(last << BITS) | right]) | 0;
        }
        const suits = counts[suit[on]];
        const ranks = counts[STRIDE + rank[on]];
        const lost = (2 * suits - 1) * this.#suitWeight + (2 * ranks - 1) * this.#rankWeight;
        into.move[end] = (i << BITS) | step;
        into.low[end] = a;
        into.high[end] = b;
        into.worth[end] = MOVE * (moves + this.#gain(seats, at, length, i, p)) + Math.round(whole - lost);
        into.parent[end] = parent;
        into.end = end + 1;
      }
    }
  }

  /** How many more moves there are after the one from i to p: only pairs about the two places change. */
  #gain(seats: Uint8Array, at: number, length: number, i: number, p: number): number {
    const fits = this.#fits;
    const card = seats[at + i];
    let gain = 0;
    for (const step of this.#steps) {
      const from = Math.max(p, step);
      for (let j = from; j < length && j <= i + step; j++)
        gain -= fits[seats[at + j - step] * STRIDE + seats[at + j]];
      for (let j = from; j < length - 1 && j < i + step; j++) {
        const k = j - step;
        const on = k === p ? card : seats[at + (k < i ? k : k + 1)];
        gain += fits[on * STRIDE + (j === p ? card : seats[at + (j < i ? j : j + 1)])];
      }
    }
    return gain;
  }

  /**
   * Whether too many piles must be left. Join two cards if one fits on the other. A card is covered only by one that it
   * is joined to, so the last card of a connected part is never covered, and no more parts can ever come together.
   */
  isApart(seats: Uint8Array, at: number, length: number): boolean {
    const seen = new Uint8Array(length);
    const open: number[] = [];
    let parts = 0;
    for (let i = 0; i < length; i++) {
      if (seen[i] === 1) continue;
      if (++parts > this.most) return true;
      seen[i] = 1;
      open.push(i);
      for (let from = open.pop(); from !== undefined; from = open.pop())
        for (let j = 0; j < length; j++) {
          const [x, y] = [seats[at + from], seats[at + j]];
          if (seen[j] === 1 || (fitsOf(this.#fits, x, y) | fitsOf(this.#fits, y, x)) === 0) continue;
          seen[j] = 1;
          open.push(j);
        }
    }
    return false;
  }
}

const fitsOf = (fits: Uint8Array, on: number, card: number): number => fits[on * STRIDE + card];

/** Writes the sequence after a move. */
export const makeRowMove = (
  from: Uint8Array,
  at: number,
  length: number,
  move: number,
  into: Uint8Array,
  to: number,
): void => {
  const i = placeOf(move);
  for (let j = 0; j < i; j++) into[to + j] = from[at + j];
  for (let j = i + 1; j < length; j++) into[to + j - 1] = from[at + j];
  into[to + i - stepOf(move)] = from[at + i];
};
