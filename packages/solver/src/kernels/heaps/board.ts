/**
 * Positions of heaps, and what can come of one when the next card is placed.
 *
 * A position is a byte for every card, in the order in which they come: the heap it lies on, from 1, or 0; and a byte for
 * every foundation: how many cards it still takes. So a card that is not gone lies on its heap above those with a smaller
 * place. Heaps with the same ranks, and foundations that take the same ranks, are the same whatever their places: the key
 * is a sum over heaps and over foundations.
 *
 * After each card that is placed, cards of heaps go to foundations. It is never a loss to play a card at once to the
 * foundation that it goes to in the end, if that foundation waits for it: nothing else is played there in between, so the
 * rest of the line stays as it is, and the card is out of the way. So a card is held back only for a foundation that takes
 * its rank later (`holds`). If it is held back whenever there is one, every position that matters is listed. Else, where
 * cards are played whenever they can be, some are missing, also where the foundations are alike: a second card of the rank
 * may find no other place than one where it blocks more than the first.
 */
import { mix } from '../../memory/hash.ts';
import { TAKEN, type HeapShape } from './shape.ts';

const RANKS = 16;

/** Where a card comes from that is not on a heap. */
export const COMING = -1;

const words = (size: number, salt: number): Int32Array =>
  Int32Array.from({ length: size }, (_, i) => mix(i + salt));
const CARD_LOW = words(256 * RANKS, 0x2c1b3c6d);
const CARD_HIGH = words(256 * RANKS, 0x297a2d39);
const LEFT_LOW = words(16 * TAKEN, 0x1b873593);
const LEFT_HIGH = words(16 * TAKEN, 0x68e31da4);

export class HeapBoard {
  readonly shape: HeapShape;
  /** The position that is looked at: cards by heap, `cards` places each, and the numbers of cards. */
  readonly heap: Uint8Array;
  readonly heights: Int32Array;
  readonly left: Int32Array;
  /** How many cards have come. */
  come = 0;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** By heap: whether its last card is held back. */
  readonly #held: Uint8Array;
  #holds = false;
  #rushed = false;
  /** The plays of the position that is found, as pairs: where from (a heap or COMING), where to (a heap, or ~foundation). */
  readonly trail: number[] = [];
  low = 0;
  high = 0;

  constructor(shape: HeapShape) {
    const { heaps, cards, foundations } = shape;
    this.shape = shape;
    this.heap = new Uint8Array(heaps * cards);
    this.heights = new Int32Array(heaps);
    this.left = new Int32Array(foundations);
    this.#low = new Int32Array(heaps);
    this.#high = new Int32Array(heaps);
    this.#held = new Uint8Array(heaps);
  }

  /** Whether all cards have come and gone. */
  get won(): boolean {
    if (this.come < this.shape.cards) return false;
    for (let h = 0; h < this.shape.heaps; h++) if (this.heights[h] > 0) return false;
    return true;
  }

  /** Looks at a position in which so many cards have come. */
  read(states: Uint8Array, at: number, come: number): void {
    const { heights, left } = this;
    const { cards } = this.shape;
    this.come = come;
    heights.fill(0);
    this.#low.fill(0);
    this.#high.fill(0);
    for (let i = 0; i < come; i++) if (states[at + i] > 0) this.#push(states[at + i] - 1, i);
    for (let k = 0; k < this.shape.foundations; k++) left[k] = states[at + cards + k];
  }

  /** Writes the position that is looked at. */
  write(states: Uint8Array, at: number): void {
    const { heap, heights, left } = this;
    const { cards } = this.shape;
    states.fill(0, at, at + cards);
    for (let h = 0; h < this.shape.heaps; h++)
      for (let i = 0; i < heights[h]; i++) states[at + heap[h * cards + i]] = h + 1;
    for (let k = 0; k < this.shape.foundations; k++) states[at + cards + k] = left[k];
  }

  #push(h: number, card: number): void {
    const height = this.heights[h]++;
    this.heap[h * this.shape.cards + height] = card;
    const word = height * RANKS + this.shape.ranks[card];
    this.#low[h] = (this.#low[h] + CARD_LOW[word]) | 0;
    this.#high[h] = (this.#high[h] + CARD_HIGH[word]) | 0;
  }

  #pop(h: number): number {
    const height = --this.heights[h];
    const card = this.heap[h * this.shape.cards + height];
    const word = height * RANKS + this.shape.ranks[card];
    this.#low[h] = (this.#low[h] - CARD_LOW[word]) | 0;
    this.#high[h] = (this.#high[h] - CARD_HIGH[word]) | 0;
    return card;
  }

  /**
   * Finds the positions that can come of the one looked at: the next card is placed if there is one and `places` is true,
   * and cards are played. `found` is called with each, some more than once; the position is as before afterwards.
   * Whether a card was played that might have been held back.
   */
  expand(places: boolean, holds: boolean, found: () => void): boolean {
    this.#holds = holds;
    this.#rushed = false;
    this.#held.fill(0);
    this.trail.length = 0;
    if (!places) {
      this.#play(found);
      return this.#rushed;
    }
    const card = this.come;
    const rank = this.shape.ranks[card];
    this.come = card + 1;
    let plays = false;
    for (let k = 0; k < this.shape.foundations; k++) {
      if (!this.#isFirst(k, rank)) continue;
      plays = true;
      this.#gather(COMING, k, found);
    }
    const later = plays && this.#isWantedLater(rank);
    if (later && !holds) this.#rushed = true;
    if (!plays || (later && holds))
      for (let h = 0, empty = false; h < this.shape.heaps; h++) {
        if (this.heights[h] === 0) {
          if (empty) continue;
          empty = true;
        }
        const held = this.#held[h];
        this.#push(h, card);
        this.#held[h] = plays ? 1 : 0;
        this.trail.push(COMING, h);
        this.#play(found);
        this.trail.length -= 2;
        this.#held[h] = held;
        this.#pop(h);
      }
    this.come = card;
    return this.#rushed;
  }

  /** Whether a foundation takes this rank next, and none before it that is alike. */
  #isFirst(k: number, rank: number): boolean {
    const { left } = this;
    const { next } = this.shape;
    if (next[k * TAKEN + left[k]] !== rank) return false;
    const kind = this.shape.kinds[k * TAKEN + left[k]];
    for (let j = 0; j < k; j++) if (this.shape.kinds[j * TAKEN + left[j]] === kind) return false;
    return true;
  }

  /** Whether a foundation takes this rank, but another one before. */
  #isWantedLater(rank: number): boolean {
    for (let k = 0; k < this.shape.foundations; k++)
      if ((this.shape.later[k * TAKEN + this.left[k]] >> rank) & 1) return true;
    return false;
  }

  /** Plays a card to a foundation, and all that follows. */
  #gather(from: number, k: number, found: () => void): void {
    const card = from === COMING ? -1 : this.#pop(from);
    this.left[k] -= 1;
    this.trail.push(from, ~k);
    const held = this.#heldBits();
    const wanted = this.shape.next[k * TAKEN + this.left[k]];
    for (let h = 0; h < this.shape.heaps; h++) if (h === from || this.#topOf(h) === wanted) this.#held[h] = 0;
    this.#play(found);
    for (let h = 0; h < this.shape.heaps; h++) this.#held[h] = (held >> h) & 1;
    this.trail.length -= 2;
    this.left[k] += 1;
    if (from !== COMING) this.#push(from, card);
  }

  #heldBits(): number {
    let bits = 0;
    for (let h = 0; h < this.shape.heaps; h++) bits |= this.#held[h] << h;
    return bits;
  }

  /** The rank of the last card of a heap; 0 if it is empty. */
  #topOf(h: number): number {
    const height = this.heights[h];
    return height === 0 ? 0 : this.shape.ranks[this.heap[h * this.shape.cards + height - 1]];
  }

  /** Plays cards of heaps in every way; where none is left to be played or held back, a position is found. */
  #play(found: () => void): void {
    // The lowest rank first: what is found does not depend on the places of the heaps.
    let rank = RANKS;
    for (let h = 0; h < this.shape.heaps; h++) {
      const top = this.#held[h] === 1 ? 0 : this.#topOf(h);
      if (top > 0 && top < rank && this.#isNext(top)) rank = top;
    }
    if (rank === RANKS) {
      this.#makeKey();
      found();
      return;
    }
    const later = this.#isWantedLater(rank);
    if (later && !this.#holds) this.#rushed = true;
    for (let h = 0; h < this.shape.heaps; h++) {
      if (this.#held[h] === 1 || this.#topOf(h) !== rank) continue;
      for (let k = 0; k < this.shape.foundations; k++) if (this.#isFirst(k, rank)) this.#gather(h, k, found);
      // Without choice any card of the rank will do; and one that is held back leaves the choice to the others.
      if (!later) return;
      if (!this.#holds) continue;
      this.#held[h] = 1;
      this.#play(found);
      this.#held[h] = 0;
      return;
    }
  }

  #isNext(rank: number): boolean {
    const { left } = this;
    const { next } = this.shape;
    for (let k = 0; k < this.shape.foundations; k++) if (next[k * TAKEN + left[k]] === rank) return true;
    return false;
  }

  #makeKey(): void {
    let low = 0;
    let high = 0;
    for (let h = 0; h < this.shape.heaps; h++) {
      low = (low + mix(this.#low[h])) | 0;
      high = (high + mix(this.#high[h] ^ Math.imul(this.#low[h], 0x9e3779b1))) | 0;
    }
    for (let k = 0; k < this.shape.foundations; k++) {
      const kind = this.shape.kinds[k * TAKEN + this.left[k]];
      low = (low + LEFT_LOW[kind]) | 0;
      high = (high + LEFT_HIGH[kind]) | 0;
    }
    this.low = low;
    this.high = high;
  }
}
