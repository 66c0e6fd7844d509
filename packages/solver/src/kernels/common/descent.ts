/** What kernels that go depth first for a win have in common: a descent that ends won, lost or out of room is a search. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type Found, type Search } from '../../contract/kernel.ts';

export type Ended = 'won' | 'lost' | 'bytes';

export interface Descending {
  readonly nodes: number;
  /** Visits up to so many more positions; null: not at an end. */
  step(nodes: number): Ended | null;
}

const LOST: Found = { verdict: 'unwinnable', limit: null, line: null, best: null };
const FULL: Found = { ...UNDECIDED, limit: 'bytes' };

/**
 * The search around a descent.
 * @param held bytes of tables held now.
 * @param line the way to the goal, once the descent is won.
 * @param close gives tables back.
 */
export const searchOf = (
  descent: Descending,
  held: () => number,
  line: () => readonly Move[],
  close: () => void = () => undefined,
): Search => new DescentSearch(descent, held, line, close);

class DescentSearch implements Search {
  bytes = 0;
  readonly #descent: Descending;
  readonly #held: () => number;
  readonly #line: () => readonly Move[];
  readonly close: () => void;

  constructor(descent: Descending, held: () => number, line: () => readonly Move[], close: () => void) {
    this.#descent = descent;
    this.#held = held;
    this.#line = line;
    this.close = close;
  }

  get nodes(): number {
    return this.#descent.nodes;
  }

  step(nodes: number): Found | null {
    const ended = this.#descent.step(nodes);
    this.bytes = Math.max(this.bytes, this.#held());
    if (ended === null) return null;
    if (ended === 'won') return { verdict: 'winnable', limit: null, line: this.#line, best: null };
    return ended === 'lost' ? LOST : FULL;
  }

  sofar(): Found {
    return UNDECIDED;
  }
}
