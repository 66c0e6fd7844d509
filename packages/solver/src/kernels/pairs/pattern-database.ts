/**
 * A pattern database (Culberson and Schaeffer, 1998) for games of pairs: the cards of a few ranks, played as if all
 * others were gone, filled in as it is asked. It finds pairs that wait for each other, and cards that lie over all their
 * partners.
 *
 * PROOF. Take any way to the goal and leave out of it the pairs of other ranks. A pair of these ranks is still two cards
 * that are free, for fewer cards lie on them, and what must leave does. So where no order of such pairs takes all cards
 * away that must leave, there was no way.
 *
 * SIDE CONDITIONS. The ranks are closed: a card's partners are among them, so there are no jokers and no cards that
 * also go alone. Nothing is put on a card. When a card of the stock comes free is left out of account: any is free at
 * any time.
 */
/** How cards, given by their numbers, stand to each other. */
export interface Pairing {
  /** Whether one card lies on another one, directly or not. */
  readonly above: (upper: number, lower: number) => boolean;
  /** Whether these two may leave together at some time. */
  readonly meets: (a: number, b: number) => boolean;
  /** Whether the goal asks for this card to leave. */
  readonly needed: (card: number) => boolean;
}

const OPEN = 1;
const DEAD = 2;

export class PairPatternDatabase {
  /** Cards, as numbers of `Pairing`; bit i of a set is the i-th. */
  readonly cards: readonly number[];
  readonly #known: Uint8Array;
  readonly #needed: number;
  /** By pair: the bits of its two cards, and the cards that lie over one of them. */
  readonly #pairs: Int32Array;
  readonly #over: Int32Array;

  constructor(pairing: Pairing, cards: readonly number[]) {
    this.cards = cards;
    this.#known = new Uint8Array(1 << cards.length);
    const { above, meets, needed } = pairing;
    this.#needed = cards.reduce((set, card, i) => (needed(card) ? set | (1 << i) : set), 0);
    const pairs: number[] = [];
    const over: number[] = [];
    for (const [i, a] of cards.entries())
      for (const [j, b] of cards.entries()) {
        if (i >= j || !meets(a, b)) continue;
        const both = (1 << i) | (1 << j);
        pairs.push(both);
        over.push(
          cards.reduce((set, c, k) => (above(c, a) || above(c, b) ? set | (1 << k) : set), 0) & ~both,
        );
      }
    this.#pairs = Int32Array.from(pairs);
    this.#over = Int32Array.from(over);
  }

  /** Whether all cards that must leave can, when these are left. */
  open(left: number): boolean {
    if ((left & this.#needed) === 0) return true;
    const known = this.#known[left];
    if (known !== 0) return known === OPEN;
    let open = false;
    for (let i = 0; i < this.#pairs.length && !open; i++) {
      const pair = this.#pairs[i];
      if ((left & pair) === pair && (left & this.#over[i]) === 0) open = this.open(left ^ pair);
    }
    this.#known[left] = open ? OPEN : DEAD;
    return open;
  }

  get bytes(): number {
    return this.#known.length;
  }
}
