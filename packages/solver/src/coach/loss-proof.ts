/**
 * Proving that a deal is lost, from what the player may know (law 4). Where the player knows every card the exact solver
 * decides; elsewhere the deal must be lost whatever the hidden cards are (`OptimisticSearch`, with the proof).
 */
import type { Game, View } from '@cairn/engine';
import { DEFAULT_BYTES, type Budget } from '../contract/ask.ts';
import type { SearchRun } from '../search-run.ts';
import { beginSearch } from '../solve.ts';
import { OptimisticSearch } from './optimistic-search.ts';
import { knownStateOf } from './sample-world.ts';

/** lost: proved. open: it can perhaps be won, or nothing could be proved within the budget. */
export type LossResult = 'lost' | 'open';

/** A loss is all that is reported, so ways to win need no replay. */
const NO_LINE = { moves: false, replay: false } as const;

/** Options of the search between two looks at the clock. */
const STEP = 2000;

/** An attempt to prove a view lost, under a budget and in slices. */
export class LossProof {
  /** Where the view leaves no card open; else `#optimistic` is set. */
  readonly #exact: SearchRun | null;
  readonly #optimistic: OptimisticSearch | null;
  readonly #budget: Omit<Budget, 'signal'>;
  #spent = 0;

  constructor(game: Game, view: View, budget: Omit<Budget, 'signal'>) {
    const state = knownStateOf(game, view);
    this.#budget = budget;
    this.#exact = state === null ? null : beginSearch(game, state, 'win', budget, NO_LINE);
    this.#optimistic =
      state === null ? new OptimisticSearch(game, view, budget.bytes ?? DEFAULT_BYTES) : null;
  }

  /** Searches for about this many milliseconds; null while nothing is proved and no limit is hit. */
  work(ms: number): LossResult | null {
    if (this.#exact !== null) {
      const answer = this.#exact.work(ms);
      return answer === null ? null : answer.verdict === 'unwinnable' ? 'lost' : 'open';
    }
    const { nodes = Infinity, ms: wait = Infinity } = this.#budget;
    const from = Date.now();
    for (;;) {
      const found = this.#optimistic?.step(Math.min(STEP, nodes - this.#optimistic.nodes)) ?? null;
      if (found !== null) return found;
      const spent = Date.now() - from;
      if ((this.#optimistic?.nodes ?? nodes) >= nodes || this.#spent + spent >= wait) return 'open';
      if (spent < ms) continue;
      this.#spent += spent;
      return null;
    }
  }

  /** Frees the tables of a proof that is not wanted any more. */
  close(): void {
    this.#exact?.close();
  }
}

/** Tries to prove a view lost, without interruption. */
export const proveLoss = (game: Game, view: View, budget: Omit<Budget, 'signal'> = {}): LossResult => {
  const proof = new LossProof(game, view, budget);
  for (;;) {
    const result = proof.work(Infinity);
    if (result !== null) return result;
  }
};
