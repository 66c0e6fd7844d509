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
import type { HeapStart } from './rules.ts';

/** Foundations take fewer cards than this. */
export const TAKEN = 128;
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
  readonly cards: number;
  readonly heaps: number;
  readonly foundations: number;
  /** Bytes of a position. */
  readonly stride: number;
  readonly first: Uint8Array;
  /** Cards that lie on heaps or are gone when the search begins; the others come one by one. */
  readonly begun: number;
  readonly ranks: Uint8Array;
  /** next[foundation * TAKEN + left]: the rank that it takes next; 0 if it takes no more. */
  readonly next: Uint8Array;
  /** The same: bits of the ranks that it takes after the next one. */
  readonly #later: Int32Array;
  /** The same: a number for the ranks that it still takes. */
  readonly #kinds: Int32Array;

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
  /** Whether a card was played although it might have been held back. */
  rushed = false;
  /** The plays of the position that is found, as pairs: where from (a heap or COMING), where to (a heap, or ~foundation). */
  readonly trail: number[] = [];
  low = 0;
  high = 0;

  constructor({ ranks: cards, lie, wants }: HeapStart, heaps: number) {
    this.cards = cards.length;
    this.heaps = heaps;
    this.foundations = wants.length;
    this.stride = cards.length + wants.length;
    this.ranks = Uint8Array.from(cards);
    this.begun = lie.length;
    this.first = Uint8Array.from([
      ...cards.map((_, i) => (lie[i] ?? -1) + 1),
      ...wants.map((list) => list.length),
    ]);
    this.next = new Uint8Array(wants.length * TAKEN);
    this.#later = new Int32Array(wants.length * TAKEN);
    this.#kinds = new Int32Array(wants.length * TAKEN);
    const kinds = new Map<string, number>([['', 0]]);
    for (const [k, list] of wants.entries())
      for (let left = 1; left <= list.length; left++) {
        const at = k * TAKEN + left;
        this.next[at] = list[list.length - left];
        this.#later[at] = left === 1 ? 0 : this.#later[at - 1] | (1 << this.next[at - 1]);
        const ranks = list.slice(-left).join();
        const kind = kinds.get(ranks) ?? kinds.size;
        kinds.set(ranks, kind);
        this.#kinds[at] = kind;
      }
    this.heap = new Uint8Array(heaps * this.cards);
    this.heights = new Int32Array(heaps);
    this.left = new Int32Array(wants.length);
    this.#low = new Int32Array(heaps);
    this.#high = new Int32Array(heaps);
    this.#held = new Uint8Array(heaps);
  }

  /** Whether all cards have come and gone. */
  get won(): boolean {
    if (this.come < this.cards) return false;
    for (let h = 0; h < this.heaps; h++) if (this.heights[h] > 0) return false;
    return true;
  }

  /** Looks at a position in which so many cards have come. */
  read(states: Uint8Array, at: number, come: number): void {
    const { heights, left, cards } = this;
    this.come = come;
    heights.fill(0);
    this.#low.fill(0);
    this.#high.fill(0);
    for (let i = 0; i < come; i++) if (states[at + i] > 0) this.#push(states[at + i] - 1, i);
    for (let k = 0; k < this.foundations; k++) left[k] = states[at + cards + k];
  }

  /** Writes the position that is looked at. */
  write(states: Uint8Array, at: number): void {
    const { heap, heights, left, cards } = this;
    states.fill(0, at, at + cards);
    for (let h = 0; h < this.heaps; h++)
      for (let i = 0; i < heights[h]; i++) states[at + heap[h * cards + i]] = h + 1;
    for (let k = 0; k < this.foundations; k++) states[at + cards + k] = left[k];
  }

  #push(h: number, card: number): void {
    const height = this.heights[h]++;
    this.heap[h * this.cards + height] = card;
    const word = height * RANKS + this.ranks[card];
    this.#low[h] = (this.#low[h] + CARD_LOW[word]) | 0;
    this.#high[h] = (this.#high[h] + CARD_HIGH[word]) | 0;
  }

  #pop(h: number): number {
    const height = --this.heights[h];
    const card = this.heap[h * this.cards + height];
    const word = height * RANKS + this.ranks[card];
    this.#low[h] = (this.#low[h] - CARD_LOW[word]) | 0;
    this.#high[h] = (this.#high[h] - CARD_HIGH[word]) | 0;
    return card;
  }

  /**
   * Finds the positions that can come of the one looked at: the next card is placed if there is one and `places` is true,
   * and cards are played. `found` is called with each, some more than once; the position is as before afterwards.
   */
  expand(places: boolean, holds: boolean, found: () => void): void {
    this.#holds = holds;
    this.#held.fill(0);
    this.trail.length = 0;
    if (!places) {
      this.#play(found);
      return;
    }
    const card = this.come;
    const rank = this.ranks[card];
    this.come = card + 1;
    let plays = false;
    for (let k = 0; k < this.foundations; k++) {
      if (!this.#isFirst(k, rank)) continue;
      plays = true;
      this.#gather(COMING, k, found);
    }
    const later = plays && this.isWantedLater(rank);
    if (later && !holds) this.rushed = true;
    if (!plays || (later && holds))
      for (let h = 0, empty = false; h < this.heaps; h++) {
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
  }

  /** Whether a foundation takes this rank next, and none before it that is alike. */
  #isFirst(k: number, rank: number): boolean {
    const { left, next } = this;
    if (next[k * TAKEN + left[k]] !== rank) return false;
    const kind = this.#kinds[k * TAKEN + left[k]];
    for (let j = 0; j < k; j++) if (this.#kinds[j * TAKEN + left[j]] === kind) return false;
    return true;
  }

  /** Whether a foundation takes this rank, but another one before. */
  isWantedLater(rank: number): boolean {
    for (let k = 0; k < this.foundations; k++)
      if ((this.#later[k * TAKEN + this.left[k]] >> rank) & 1) return true;
    return false;
  }

  /** Plays a card to a foundation, and all that follows. */
  #gather(from: number, k: number, found: () => void): void {
    const card = from === COMING ? -1 : this.#pop(from);
    this.left[k] -= 1;
    this.trail.push(from, ~k);
    const held = this.#heldBits();
    const wanted = this.next[k * TAKEN + this.left[k]];
    for (let h = 0; h < this.heaps; h++) if (h === from || this.#topOf(h) === wanted) this.#held[h] = 0;
    this.#play(found);
    for (let h = 0; h < this.heaps; h++) this.#held[h] = (held >> h) & 1;
    this.trail.length -= 2;
    this.left[k] += 1;
    if (from !== COMING) this.#push(from, card);
  }

  #heldBits(): number {
    let bits = 0;
    for (let h = 0; h < this.heaps; h++) bits |= this.#held[h] << h;
    return bits;
  }

  /** The rank of the last card of a heap; 0 if it is empty. */
  #topOf(h: number): number {
    const height = this.heights[h];
    return height === 0 ? 0 : this.ranks[this.heap[h * this.cards + height - 1]];
  }

  /** Plays cards of heaps in every way; where none is left to be played or held back, a position is found. */
  #play(found: () => void): void {
    // The lowest rank first: what is found does not depend on the places of the heaps.
    let rank = RANKS;
    for (let h = 0; h < this.heaps; h++) {
      const top = this.#held[h] === 1 ? 0 : this.#topOf(h);
      if (top > 0 && top < rank && this.#isNext(top)) rank = top;
    }
    if (rank === RANKS) {
      this.#makeKey();
      found();
      return;
    }
    const later = this.isWantedLater(rank);
    if (later && !this.#holds) this.rushed = true;
    for (let h = 0; h < this.heaps; h++) {
      if (this.#held[h] === 1 || this.#topOf(h) !== rank) continue;
      for (let k = 0; k < this.foundations; k++) if (this.#isFirst(k, rank)) this.#gather(h, k, found);
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
    const { left, next } = this;
    for (let k = 0; k < this.foundations; k++) if (next[k * TAKEN + left[k]] === rank) return true;
    return false;
  }

  #makeKey(): void {
    let low = 0;
    let high = 0;
    for (let h = 0; h < this.heaps; h++) {
      low = (low + mix(this.#low[h])) | 0;
      high = (high + mix(this.#high[h] ^ Math.imul(this.#low[h], 0x9e3779b1))) | 0;
    }
    for (let k = 0; k < this.foundations; k++) {
      const kind = this.#kinds[k * TAKEN + this.left[k]];
      low = (low + LEFT_LOW[kind]) | 0;
      high = (high + LEFT_HIGH[kind]) | 0;
    }
    this.low = low;
    this.high = high;
  }
}
