/**
 * Deals whose base the player chooses. Each choice gives other rules (engine/base.ts), for which other kernels may do; so
 * the positions after the first move are searched on their own, in turns.
 *
 * Proof: a win begins with one of these moves, and none is legal later on. So the deal can be won if one of the positions
 * can, and cannot if none can.
 */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type Search, type SearchResult } from './contract/kernel.ts';

/** Nodes of a turn. */
const TURN = 2000;

export interface OpeningChoice {
  readonly move: Move;
  readonly search: Search;
}

export class OpeningSearch implements Search {
  /** The position itself. */
  nodes = 1;
  readonly #all: readonly OpeningChoice[];
  #running: readonly OpeningChoice[];
  #at = 0;
  #left = TURN;
  /** Why a search ended without an answer, if one has. */
  #limit: SearchResult['limit'] = null;
  #isUndecided = false;

  constructor(choices: readonly OpeningChoice[]) {
    this.#all = choices;
    this.#running = choices;
  }

  get bytes(): number {
    return this.#all.reduce((sum, { search }) => sum + search.bytes, 0);
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const choice = this.#running[this.#at];
      if (choice === undefined)
        return { ...UNDECIDED, verdict: this.#isUndecided ? 'unknown' : 'unwinnable', limit: this.#limit };
      const before = choice.search.nodes;
      const found = choice.search.step(Math.min(this.#left, until - this.nodes));
      this.nodes += choice.search.nodes - before;
      this.#left -= choice.search.nodes - before;
      if (found?.verdict === 'winnable') {
        const { line } = found;
        return { ...found, line: line === null ? null : () => [choice.move, ...line()] };
      }
      if (found !== null) {
        this.#isUndecided ||= found.verdict === 'unknown';
        this.#limit ??= found.limit;
        this.#running = this.#running.filter((each) => each !== choice);
        this.#turn(this.#at);
      } else if (this.#left <= 0) this.#turn(this.#at + 1);
    }
    return null;
  }

  #turn(at: number): void {
    this.#at = this.#running.length === 0 ? 0 : at % this.#running.length;
    this.#left = TURN;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    for (const { search } of this.#all) search.close();
  }
}
