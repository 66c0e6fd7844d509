/**
 * The board of the stacks kernel. Cards are numbered by suit, rank and copy, `(suit * ranks + rank) * packs + copy`: the
 * cards that may lie on a card are the `packs` numbers before its kind, those it may lie on the `packs` numbers after.
 *
 * The fate of a card is that it lies where it lay, on a certain parent, in a space, or on the foundation; the fates tell
 * the position, whatever the order of columns. With one pack each card moves at most once, one bit says whether it has,
 * and the key is exact: a suit is its unfinished cards' bits under a leading 1. With more packs it is a hash of 64 bits:
 * of a million positions two share one with a chance under 10^-7.
 */
import { mix } from '../../memory/hash.ts';
import { LinkedColumns } from '../common/linked-columns.ts';
import { ON_FOUNDATION } from '../common/places.ts';

export class StacksShape {
  readonly columns: number;
  readonly suits: number;
  readonly ranks: number;
  readonly packs: number;
  readonly size: number;
  /** Whether cards come back from the foundations, where that can matter: with one pack it never does. */
  readonly returns: boolean;
  /** By card: its kind (suit * ranks + rank), and its rank from 0. */
  readonly kindOf: Uint8Array;
  readonly rankOf: Uint8Array;
  /** The words of the key (common/linked-columns.ts). */
  readonly fates: number;
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(columns: number, suits: number, ranks: number, packs: number, returns: boolean) {
    this.columns = columns;
    this.suits = suits;
    this.ranks = ranks;
    this.packs = packs;
    this.size = suits * ranks * packs;
    this.returns = returns && packs > 1;
    this.kindOf = Uint8Array.from({ length: this.size }, (_, card) => Math.floor(card / packs));
    this.rankOf = this.kindOf.map((kind) => kind % ranks);
    this.fates = packs + 3;
    this.low = new Int32Array(this.size * this.fates);
    this.high = new Int32Array(this.size * this.fates);
    if (this.isExact) this.#exactKey();
    else this.#hashedKey();
  }

  /** Whether two words hold the exact key; the 32nd bit of the second is set in every key. */
  get isExact(): boolean {
    return this.packs === 1 && Math.ceil(this.suits / 2) * (this.ranks + 1) < 32;
  }

  #exactKey(): void {
    const { suits, ranks, fates } = this;
    for (let card = 0; card < suits * ranks; card++) {
      const suit = Math.floor(card / ranks);
      const word = suit % 2 === 0 ? this.low : this.high;
      const own = 1 << ((ranks + 1) * (suit >> 1) + ranks - 1 - (card % ranks));
      for (let fate = 1; fate <= 2; fate++) word[card * fates + fate] = own;
      // The leading 1 moves down to the place of the finished card.
      word[card * fates + 3] = own ^ (own << 1);
    }
  }

  #hashedKey(): void {
    for (let i = 0; i < this.low.length; i++) {
      if (i % this.fates === 0) continue;
      this.low[i] = mix(2 * i + 1);
      this.high[i] = mix(2 * i + 2) & 0x7fffffff;
    }
  }
}

/** Numbers of a move on the trail: card, where it came from and went to, what it lay on, its fate, what it turned up. */
const WIDTH = 6;

export class StacksBoard extends LinkedColumns {
  readonly shape: StacksShape;
  /** By kind: how many of its cards are on the foundations. */
  readonly done: Uint8Array;

  constructor(shape: StacksShape) {
    super(shape.size, shape.columns, shape, WIDTH);
    this.shape = shape;
    this.done = new Uint8Array(shape.suits * shape.ranks);
  }

  override clear(): void {
    super.clear();
    this.done.fill(0);
    this.high = 1 << 31;
  }

  /** Lays a card of the first position on a foundation. */
  finish(card: number): void {
    this.up[card] = 1;
    this.done[this.shape.kindOf[card]] += 1;
    this.setFate(card, this.shape.packs + 2);
  }

  /** The moves made so far, as cards and the columns they went to. */
  *path(): Iterable<readonly [card: number, to: number]> {
    for (let i = 0; i < this.trail.length; i += WIDTH) yield [this.trail[i], this.trail[i + 2]];
  }

  /** Moves a card with all on it to a column, or a last card to the foundation. */
  make(card: number, to: number): void {
    const { under, above, column, up, ends, none, shape } = this;
    const from = column[card];
    const lay = under[card];
    const turned = from === ON_FOUNDATION ? 1 : up[lay];
    this.trail.push(card, from, to, lay, this.fate[card], turned);
    if (to === ON_FOUNDATION) {
      above[lay] = none;
      ends[from] = lay;
      up[lay] = 1;
      column[card] = ON_FOUNDATION;
      this.done[shape.kindOf[card]] += 1;
      this.left -= 1;
      this.setFate(card, shape.packs + 2);
      return;
    }
    const on = ends[to];
    if (from === ON_FOUNDATION) {
      this.done[shape.kindOf[card]] -= 1;
      this.left += 1;
      ends[to] = card;
      column[card] = to;
      above[card] = none;
    } else {
      above[lay] = none;
      up[lay] = 1;
      const end = ends[from];
      ends[from] = lay;
      ends[to] = end;
      for (let each = card; each !== none; each = above[each]) column[each] = to;
    }
    under[card] = on;
    above[on] = card;
    this.setFate(card, on === none ? shape.packs + 1 : 1 + (on % shape.packs));
  }

  /** Undoes moves until this many are left. */
  undo(moves: number): void {
    const { under, above, column, up, ends, none, shape } = this;
    const trail = this.trail;
    for (let at = trail.length; at > moves * WIDTH;) {
      at -= WIDTH;
      const card = trail[at];
      const from = trail[at + 1];
      const to = trail[at + 2];
      const lay = trail[at + 3];
      this.setFate(card, trail[at + 4]);
      if (to === ON_FOUNDATION) {
        this.done[shape.kindOf[card]] -= 1;
        this.left += 1;
        column[card] = from;
        ends[from] = card;
      } else {
        const on = under[card];
        above[on] = none;
        const end = ends[to];
        ends[to] = on;
        if (from === ON_FOUNDATION) {
          this.done[shape.kindOf[card]] += 1;
          this.left -= 1;
          column[card] = ON_FOUNDATION;
          continue;
        }
        ends[from] = end;
        for (let each = card; each !== none; each = above[each]) column[each] = from;
      }
      under[card] = lay;
      above[lay] = card;
      up[lay] = trail[at + 5];
    }
    trail.length = moves * WIDTH;
  }
}
