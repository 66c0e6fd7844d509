/** What does not change while the cards come: ranks, foundations, and the position at which the search begins. */
import type { HeapStart } from './rules.ts';

/** Foundations take fewer cards than this. */
export const TAKEN = 128;

export class HeapShape {
  readonly cards: number;
  readonly heaps: number;
  readonly foundations: number;
  /** Bytes of a position. */
  readonly stride: number;
  readonly first: Uint8Array;
  /** Cards that lie on heaps when the search begins; the others come one by one. */
  readonly begun: number;
  /** By card. */
  readonly ranks: Uint8Array;
  /** next[foundation * TAKEN + left]: the rank that it takes next; 0 if it takes no more. */
  readonly next: Uint8Array;
  /** The same: bits of the ranks that it takes after the next one. */
  readonly later: Int32Array;
  /** The same: a number for the ranks that it still takes. */
  readonly kinds: Int32Array;

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
    this.later = new Int32Array(wants.length * TAKEN);
    this.kinds = new Int32Array(wants.length * TAKEN);
    const kinds = new Map<string, number>([['', 0]]);
    for (const [k, list] of wants.entries())
      for (let left = 1; left <= list.length; left++) {
        const at = k * TAKEN + left;
        this.next[at] = list[list.length - left];
        this.later[at] = left === 1 ? 0 : this.later[at - 1] | (1 << this.next[at - 1]);
        const ranks = list.slice(-left).join();
        const kind = kinds.get(ranks) ?? kinds.size;
        kinds.set(ranks, kind);
        this.kinds[at] = kind;
      }
  }
}
