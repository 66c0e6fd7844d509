/**
 * Several searches of one position that take turns, the same number of nodes each: what one of them finds is found.
 * None has to be the best for every deal, and a search that comes to an end with half the nodes still does.
 */
import { UNDECIDED, type Found, type Search } from '../../kernel.ts';

/** Nodes of a turn. */
const TURN = 1000;

export class Turns implements Search {
  nodes = 0;
  #searches: readonly Search[];
  readonly #all: readonly Search[];
  #at = 0;
  /** Nodes left of the turn. */
  #left = TURN;

  constructor(searches: readonly Search[]) {
    this.#searches = searches;
    this.#all = searches;
  }

  get bytes(): number {
    return this.#all.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  step(nodes: number): Found | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const search = this.#searches[this.#at];
      const before = search.nodes;
      const found = search.step(Math.min(this.#left, until - this.nodes));
      const spent = search.nodes - before;
      this.nodes += spent;
      this.#left -= spent;
      if (found !== null) {
        if (found.verdict !== 'unknown' || this.#searches.length === 1) return found;
        // It has no more space: the others go on.
        this.#searches = this.#searches.filter((each) => each !== search);
        this.#next(this.#at);
      } else if (this.#left <= 0) this.#next(this.#at + 1);
    }
    return null;
  }

  #next(at: number): void {
    this.#at = at % this.#searches.length;
    this.#left = TURN;
  }

  sofar(): Found {
    return UNDECIDED;
  }

  close(): void {
    for (const search of this.#all) search.close();
  }
}
