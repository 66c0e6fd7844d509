/**
 * A portfolio: several searches of one position that take turns, until one of them has an answer. None has to be the
 * best for every deal, and a search that ends within its share of the nodes still does.
 */
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';

/** Nodes of the shortest turn. */
const TURN = 1000;

interface Member {
  readonly search: Search;
  /** How much longer its turns are than the shortest. */
  readonly turns: number;
}

export class Portfolio implements Search {
  nodes = 0;
  #running: readonly Member[];
  readonly #all: readonly Member[];
  #at = 0;
  /** Nodes left of the turn. */
  #left: number;

  constructor(members: readonly Member[]) {
    this.#running = members;
    this.#all = members;
    this.#left = TURN * members[0].turns;
  }

  get bytes(): number {
    return this.#all.reduce((sum, { search }) => sum + search.bytes, 0);
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const { search } = this.#running[this.#at];
      const before = search.nodes;
      const found = search.step(Math.min(this.#left, until - this.nodes));
      const spent = search.nodes - before;
      this.nodes += spent;
      this.#left -= spent;
      if (found !== null) {
        if (found.verdict !== 'unknown' || this.#running.length === 1) return found;
        // It is out of room: the others go on.
        this.#running = this.#running.filter((each) => each.search !== search);
        this.#next(this.#at);
      } else if (this.#left <= 0) this.#next(this.#at + 1);
    }
    return null;
  }

  #next(at: number): void {
    this.#at = at % this.#running.length;
    this.#left = TURN * this.#running[this.#at].turns;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    for (const { search } of this.#all) search.close();
  }
}
