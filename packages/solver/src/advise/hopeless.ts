/**
 * Hope: whether a deal is lost, told from what the player may know (law 4). Where he knows every card the exact solver
 * says so; elsewhere it must be lost whatever the hidden cards are (wishing.ts has the proof).
 */
import type { Game, View } from '@cairn/engine';
import { DEFAULT_BYTES, type Budget } from '../contract/ask.ts';
import type { Asking } from '../asking.ts';
import { begin } from '../solve.ts';
import { Wishing } from './wishing.ts';
import { stateOf } from './worlds.ts';

/** hopeless: proved. perhaps: it may be won, or nothing could be proved within the budget. */
export type Hope = 'hopeless' | 'perhaps';

/** Options between two looks at the clock. */
const STEP = 2000;

/** Whether a view is hopeless, tried under a budget and in slices: in an open position the exact solver says so. */
export class Hoping {
  readonly #asking: Asking | null;
  readonly #wishing: Wishing | null;
  readonly #budget: Omit<Budget, 'signal'>;
  #spent = 0;

  constructor(game: Game, view: View, budget: Omit<Budget, 'signal'>) {
    const state = stateOf(game, view);
    this.#budget = budget;
    this.#asking = state === null ? null : begin(game, state, 'win', budget, { moves: false });
    this.#wishing = state === null ? new Wishing(game, view, budget.bytes ?? DEFAULT_BYTES) : null;
  }

  /** Searches for about so many milliseconds; null while it is not known and no limit is hit. */
  go(ms: number): Hope | null {
    if (this.#asking !== null) {
      const answer = this.#asking.go(ms);
      return answer === null ? null : answer.verdict === 'unwinnable' ? 'hopeless' : 'perhaps';
    }
    const { nodes = Infinity, ms: wait = Infinity } = this.#budget;
    const from = Date.now();
    for (;;) {
      const found = this.#wishing?.step(Math.min(STEP, nodes - this.#wishing.nodes)) ?? null;
      if (found !== null) return found === 'lost' ? 'hopeless' : 'perhaps';
      const spent = Date.now() - from;
      if ((this.#wishing?.nodes ?? nodes) >= nodes || this.#spent + spent >= wait) return 'perhaps';
      if (spent < ms) continue;
      this.#spent += spent;
      return null;
    }
  }

  close(): void {
    this.#asking?.close();
  }
}

/** Whether a view is hopeless, worked out at once. */
export const hopeOf = (game: Game, view: View, budget: Omit<Budget, 'signal'> = {}): Hope => {
  const hoping = new Hoping(game, view, budget);
  for (;;) {
    const hope = hoping.go(Infinity);
    if (hope !== null) return hope;
  }
};
