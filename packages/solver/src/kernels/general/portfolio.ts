/**
 * Several searches of one position that take turns: what one of them finds is found. None has to be the best for
 * every deal, and a search that comes to an end with its share of the nodes still does.
 */
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';

/** Nodes of the shortest turn. */
const TURN = 1000;

interface Player {
  readonly search: Search;
  /** How much longer its turns are than the shortest. */
  readonly turns: number;
}

export class Portfolio implements Search {
  nodes = 0;
  #players: readonly Player[];
  readonly #all: readonly Player[];
  #at = 0;
  /** Nodes left of the turn. */
  #left: number;

  constructor(players: readonly Player[]) {
    this.#players = players;
    this.#all = players;
    this.#left = TURN * players[0].turns;
  }

  get bytes(): number {
    return this.#all.reduce((sum, { search }) => sum + search.bytes, 0);
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const { search } = this.#players[this.#at];
      const before = search.nodes;
      const found = search.step(Math.min(this.#left, until - this.nodes));
      const spent = search.nodes - before;
      this.nodes += spent;
      this.#left -= spent;
      if (found !== null) {
        if (found.verdict !== 'unknown' || this.#players.length === 1) return found;
        // It has no more space: the others go on.
        this.#players = this.#players.filter((each) => each.search !== search);
        this.#next(this.#at);
      } else if (this.#left <= 0) this.#next(this.#at + 1);
    }
    return null;
  }

  #next(at: number): void {
    this.#at = at % this.#players.length;
    this.#left = TURN * this.#players[this.#at].turns;
  }

  sofar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    for (const { search } of this.#all) search.close();
  }
}
