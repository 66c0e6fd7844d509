/**
 * A search under way: driven in steps under a budget, so that a worker can do something else in between, or stop.
 *
 * It is a class because a survey makes millions of them. In V8 each object literal with getters gets a hidden class of
 * its own; those are promoted to the old generation and keep the deals of finished searches alive.
 */
import type { SolverAnswer, Budget, Declined, Limit } from './contract/ask.ts';
import { verifyLine, type SearchProblem } from './verify-line.ts';
import type { SearchResult, Search } from './contract/kernel.ts';

const FIRST_CHUNK = 4096;
/** A step longer than this is not made longer: the clock and the signal are checked between steps. */
const STEP_MS = 8;

/** What an answer should have. */
export interface AnswerOptions {
  /** The moves. Default true. */
  readonly moves?: boolean;
  /**
   * Whether a way that is found is replayed in the engine even if its moves are not wanted. Default true; without it a
   * win rests on the kernel alone, and the answer says so (`replayed`).
   */
  readonly replay?: boolean;
}

export class SearchRun {
  readonly kernel: string;
  readonly #declined: readonly Declined[];
  readonly #problem: SearchProblem;
  readonly #search: Search;
  readonly #budget: Budget;
  readonly #moves: boolean;
  readonly #replay: boolean;
  /** Milliseconds before this call of `work`. */
  #spent = 0;

  constructor(
    problem: SearchProblem,
    search: Search,
    kernel: string,
    declined: readonly Declined[],
    budget: Budget,
    { moves = true, replay = true }: AnswerOptions,
  ) {
    this.#problem = problem;
    this.#search = search;
    this.kernel = kernel;
    this.#budget = budget;
    this.#declined = declined;
    this.#moves = moves;
    this.#replay = moves || replay;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get bytes(): number {
    return this.#search.bytes;
  }

  /** Searches for about this many milliseconds; the answer, or null while it is not found and no limit is hit. */
  work(ms: number): SolverAnswer | null {
    const search = this.#search;
    const { nodes = Infinity, ms: wait = Infinity, signal } = this.#budget;
    // Kernels count whole positions.
    const most = Math.ceil(nodes);
    const from = Date.now() - this.#spent;
    const until = this.#spent + ms;
    for (let chunk = FIRST_CHUNK; ;) {
      const spent = Date.now() - from;
      this.#spent = spent;
      if (signal?.aborted === true) return this.#finish(search.bestSoFar(), 'aborted');
      if (spent >= wait) return this.#finish(search.bestSoFar(), 'time');
      if (search.nodes >= most) return this.#finish(search.bestSoFar(), 'nodes');
      if (spent >= until) return null;
      const found = search.step(Math.min(chunk, most - search.nodes));
      const now = Date.now() - from;
      if (found !== null) {
        this.#spent = now;
        return this.#finish(found, null);
      }
      if (now - spent < STEP_MS) chunk *= 2;
    }
  }

  #finish({ verdict, best, line, limit }: SearchResult, hit: Limit | null): SolverAnswer {
    // Reading a line may take a pass of its own, which counts only where the line is wanted.
    const decided = { nodes: this.#search.nodes, bytes: this.#search.bytes };
    const way = this.#replay && line !== null ? line() : null;
    if (way !== null) verifyLine(this.#problem, best, way);
    const moves = this.#moves ? way : null;
    const replayed = line === null || way !== null;
    const { nodes, bytes } = this.#moves ? this.#search : decided;
    this.#search.close();
    return {
      verdict,
      limit: hit ?? limit,
      moves,
      replayed,
      best,
      kernel: this.kernel,
      declined: this.#declined,
      nodes,
      bytes,
      ms: this.#spent,
    };
  }

  /** Frees the tables of a search that is no longer needed. */
  close(): void {
    this.#search.close();
  }
}
