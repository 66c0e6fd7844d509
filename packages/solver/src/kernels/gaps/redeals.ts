/**
 * Grids whose cards may be dealt again: tries to win deal by deal. Each deal is searched up to a limit; if it is not won,
 * the cards are dealt again at those positions without moves that have most cards in order, and the deals that result are
 * searched in turn. This finds wins, and proves nothing when it finds none: then the general search goes on, which tries
 * to deal again everywhere.
 */
import { applyLegal, legalMoves, type Game, type Move, type State } from '@cairn/engine';
import type { Search, SearchResult, SearchSetting } from '../../contract/kernel.ts';
import { generalKernel } from '../general/index.ts';
import { prepareKernel, UNDECIDED } from '../../contract/kernel.ts';
import type { DescentEnd } from '../common/descent.ts';

/** Positions of each deal, and positions of a deal at which the cards are dealt again. */
const EACH = 10_000;
const BRANCHES = 4;
/** No more new deals than this are tried one after the other. */
const DEEPEST = 6;

/** The search of one deal. */
export interface DealSearch {
  readonly nodes: number;
  readonly bytes: number;
  step(nodes: number): DescentEnd | null;
  /** The moves to the goal, once it is won. */
  readonly line: readonly Move[];
  /** Ways to positions without moves, the best first; at most `BRANCHES`. */
  readonly stuck: readonly (readonly Move[])[];
  close(): void;
}

/** A deal to be searched: its position, and the moves to it. */
interface Deal {
  readonly state: State;
  readonly line: readonly Move[];
  readonly depth: number;
}

export class RedealSearch implements Search {
  nodes = 0;
  bytes = 0;
  readonly #game: Game;
  readonly #root: State;
  readonly #open: (state: State, branches: number) => DealSearch;
  readonly #setting: SearchSetting;
  /** Deals still to be searched, the next one last. */
  readonly #deals: Deal[];
  #now: { readonly deal: Deal; readonly search: DealSearch } | null = null;
  #rest: Search | null = null;

  constructor(
    game: Game,
    state: State,
    setting: SearchSetting,
    open: (state: State, branches: number) => DealSearch,
  ) {
    this.#game = game;
    this.#root = state;
    this.#open = open;
    this.#setting = setting;
    this.#deals = [{ state, line: [], depth: 0 }];
  }

  step(nodes: number): SearchResult | null {
    const end = this.nodes + nodes;
    while (this.nodes < end) {
      const found = this.#rest === null ? this.#try(end) : this.#general(this.#rest, end);
      if (found !== null) return found;
    }
    return null;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#now?.search.close();
    this.#rest?.close();
  }

  /** Goes on with the deal in hand, or takes the next one. */
  #try(end: number): SearchResult | null {
    if (this.#now === null) {
      const deal = this.#deals.pop();
      if (deal === undefined) {
        this.#rest = this.#openGeneral();
        return null;
      }
      this.#now = { deal, search: this.#open(deal.state, BRANCHES) };
    }
    const { deal, search } = this.#now;
    const before = search.nodes;
    const ended = search.step(Math.min(end - this.nodes, EACH - before));
    this.nodes += Math.max(1, search.nodes - before);
    this.bytes = Math.max(this.bytes, search.bytes);
    if (ended === 'won') {
      const line = [...deal.line, ...search.line];
      return { verdict: 'winnable', limit: null, line: () => line, best: null };
    }
    if (ended === null && search.nodes < EACH) return null;
    this.#dealAgain(deal, search.stuck);
    search.close();
    this.#now = null;
    return null;
  }

  #dealAgain({ state, line, depth }: Deal, ways: readonly (readonly Move[])[]): void {
    if (depth === DEEPEST) return;
    for (const way of ways.toReversed()) {
      let after = state;
      for (const move of way) after = applyLegal(this.#game, after, move);
      const again = legalMoves(this.#game, after).find(({ kind }) => kind === 'power');
      if (again !== undefined)
        this.#deals.push({
          state: applyLegal(this.#game, after, again),
          line: [...line, ...way, again],
          depth: depth + 1,
        });
    }
  }

  #openGeneral(): Search {
    const prepared = prepareKernel(generalKernel, this.#game);
    const search = typeof prepared === 'string' ? prepared : prepared.open(this.#root, 'win', this.#setting);
    if (typeof search === 'string') throw new Error(`The general search declines: ${search}`);
    return search;
  }

  #general(search: Search, end: number): SearchResult | null {
    const before = search.nodes;
    const found = search.step(end - this.nodes);
    this.nodes += Math.max(1, search.nodes - before);
    this.bytes = Math.max(this.bytes, search.bytes);
    return found;
  }
}
