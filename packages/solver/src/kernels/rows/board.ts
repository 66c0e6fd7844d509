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
export const SEATS = 128;
const BITS = 7;

const LOW = Int32Array.from({ length: SEATS * SEATS }, (_, pair) => mix(pair + 0x2c1b3c6d));
const HIGH = Int32Array.from({ length: SEATS * SEATS }, (_, pair) => mix(pair + 0x297a2d39));

/** The place a move begins at, and how far it goes; a move is one number. */
export const seatOf = (move: number): number => move >> BITS;
export const stepOf = (move: number): number => move & (SEATS - 1);

/** What a legal move is worth. */
const MOVE = 64;

/** What a whole suit and a whole rank are worth that are still there; parts of them by the square. */
export interface RowWeights {
  readonly suit: number;
  readonly rank: number;
}

/** Classes of equal cards: suits, and from here on ranks. */
const RANKS = 8;
const CLASSES = RANKS + 16;
/** Sums of the moves of one step, one more than there are places. */
const ROOM = SEATS + 1;

/** A list of moves, each with the worth of what it leads to and the number of the sequence it was made from. */
export class RowMoves {
  end = 0;
  move = new Int32Array(256);
  worth = new Int32Array(256);
  parent = new Int32Array(256);

  push(move: number, worth: number, parent: number): void {
    if (this.end === this.move.length) {
      this.move = longer(this.move);
      this.worth = longer(this.worth);
      this.parent = longer(this.parent);
    }
    this.move[this.end] = move;
    this.worth[this.end] = worth;
    this.parent[this.end] = parent;
    this.end += 1;
  }
}

const longer = (words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const made = new Int32Array(2 * words.length);
  made.set(words);
  return made;
};

/** One position at which a search begins. */
export class RowBoard {
  readonly most: number;
  readonly first: Uint8Array;
  readonly #steps: Int32Array;
  /** fits[on * SEATS + number]. */
  readonly #fits = new Uint8Array(SEATS * SEATS);
  /** By number: the classes of equal cards, suits and then ranks; and by class how many are in it. */
  readonly #suit = new Uint8Array(SEATS);
  readonly #rank = new Uint8Array(SEATS);
  readonly #counts = new Int32Array(CLASSES);
  readonly #sums: Int32Array;
  #suitWeight = 0;
  #rankWeight = 0;
  readonly #sizes: readonly [suit: number, rank: number];

  /** @param faces of the last cards, from the left. */
  constructor({ fits, steps, most, suitSize, rankSize }: RowRules, faces: readonly number[]) {
    this.most = most;
    this.#steps = Int32Array.from(steps);
    this.#sums = new Int32Array(steps.length * ROOM);
    this.#sizes = [suitSize, rankSize];
    this.first = Uint8Array.from(faces, (_, i) => i + 1);
    for (const [i, on] of faces.entries()) {
      this.#suit[i + 1] = on >> 4;
      this.#rank[i + 1] = RANKS + (on & 15);
      for (const [j, face] of faces.entries())
        if (i !== j) this.#fits[(i + 1) * SEATS + j + 1] = fits[on * 128 + face] ?? 0;
    }
  }

  /** Says how sequences are compared from now on. */
  weigh({ suit, rank }: RowWeights): void {
    const [suitSize, rankSize] = this.#sizes;
    this.#suitWeight = suit / suitSize ** 2;
    this.#rankWeight = rank / rankSize ** 2;
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
  list(seats: Uint8Array, at: number, length: number, into: RowMoves, parent: number): void {
    const fits = this.#fits;
    const steps = this.#steps;
    const counts = this.#counts;
    const suit = this.#suit;
    const rank = this.#rank;
    const sums = this.#sums;
    counts.fill(0);
    for (let i = 0; i < length; i++) {
      counts[suit[seats[at + i]]]++;
      counts[rank[seats[at + i]]]++;
    }
    let whole = 0;
    for (let c = 0; c < CLASSES; c++)
      whole += counts[c] * counts[c] * (c < RANKS ? this.#suitWeight : this.#rankWeight);
    let moves = 0;
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s];
      let sum = 0;
      // sums[j + 1]: the moves by this step from the places up to j.
      const row = s * ROOM;
      for (let j = 0; j < length; j++) {
        if (j >= step) sum += fits[seats[at + j - step] * SEATS + seats[at + j]];
        sums[row + j + 1] = sum;
      }
      moves += sum;
    }
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s];
      for (let i = step; i < length; i++) {
        if (sums[s * ROOM + i] === sums[s * ROOM + i + 1]) continue;
        const p = i - step;
        const card = seats[at + i];
        const on = seats[at + p];
        // Only pairs about the two places change.
        let after = moves;
        for (let t = 0; t < steps.length; t++) {
          const other = steps[t];
          const from = p > other ? p : other;
          const last = i + other;
          const row = t * ROOM;
          if (from < length) after -= sums[row + (last < length ? last : length - 1) + 1] - sums[row + from];
          const end = last < length ? last : length - 1;
          for (let j = from; j < end; j++) {
            const k = j - other;
            const under = k === p ? card : seats[at + (k < i ? k : k + 1)];
            after += fits[under * SEATS + (j === p ? card : seats[at + (j < i ? j : j + 1)])];
          }
        }
        const lost =
          (2 * counts[suit[on]] - 1) * this.#suitWeight + (2 * counts[rank[on]] - 1) * this.#rankWeight;
        into.push((i << BITS) | step, Math.round(MOVE * after + whole - lost), parent);
      }
    }
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

const fitsOf = (fits: Uint8Array, on: number, card: number): number => fits[on * SEATS + card];

/** The key of the sequence after a move, in two words. */
export class RowKey {
  low = 0;
  high = 0;

  /** From the key of the sequence before. */
  read(low: number, high: number, seats: Uint8Array, at: number, length: number, move: number): void {
    const i = seatOf(move);
    const p = i - stepOf(move);
    this.low = low;
    this.high = high;
    const card = seats[at + i];
    const on = seats[at + p];
    const left = p === 0 ? 0 : seats[at + p - 1];
    this.#part(left, on, -1);
    this.#part(left, card, 1);
    const next = seats[at + p + 1];
    this.#part(on, next, -1);
    if (p + 1 === i) return;
    const right = i === length - 1 ? 0 : seats[at + i + 1];
    const before = seats[at + i - 1];
    this.#part(before, card, -1);
    this.#part(card, right, -1);
    this.#part(card, next, 1);
    this.#part(before, right, 1);
  }

  #part(one: number, other: number, sign: number): void {
    const pair = (one << BITS) | other;
    this.low = (this.low + sign * LOW[pair]) | 0;
    this.high = (this.high + sign * HIGH[pair]) | 0;
  }
}

/** Writes the sequence after a move. */
export const makeRowMove = (
  from: Uint8Array,
  at: number,
  length: number,
  move: number,
  into: Uint8Array,
  to: number,
): void => {
  const i = seatOf(move);
  for (let j = 0; j < i; j++) into[to + j] = from[at + j];
  for (let j = i + 1; j < length; j++) into[to + j - 1] = from[at + j];
  into[to + i - stepOf(move)] = from[at + i];
};
