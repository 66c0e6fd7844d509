/** A depth-first search for a win that ends won, lost or out of room, and what makes it a search of the contract. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';

export type DescentEnd = 'won' | 'lost' | 'bytes';

export interface Descent {
  readonly nodes: number;
  /** Visits up to this many further positions; null if the search has not ended. */
  step(nodes: number): DescentEnd | null;
}

const LOST: SearchResult = { verdict: 'unwinnable', limit: null, line: null, best: null };
const FULL: SearchResult = { ...UNDECIDED, limit: 'bytes' };

/**
 * @param held bytes of the tables held now.
 * @param line the way to the goal, asked for when the descent is won.
 * @param close gives tables back.
 */
export const searchOfDescent = (
  descent: Descent,
  held: () => number,
  line: () => readonly Move[],
  close: () => void = () => undefined,
): Search => new DescentSearch(descent, held, line, close);

class DescentSearch implements Search {
  bytes = 0;
  readonly #descent: Descent;
  readonly #held: () => number;
  readonly #line: () => readonly Move[];
  readonly close: () => void;

  constructor(descent: Descent, held: () => number, line: () => readonly Move[], close: () => void) {
    this.#descent = descent;
    this.#held = held;
    this.#line = line;
    this.close = close;
  }

  get nodes(): number {
    return this.#descent.nodes;
  }

  step(nodes: number): SearchResult | null {
    const ended = this.#descent.step(nodes);
    this.bytes = Math.max(this.bytes, this.#held());
    if (ended === null) return null;
    if (ended === 'won') return { verdict: 'winnable', limit: null, line: this.#line, best: null };
    return ended === 'lost' ? LOST : FULL;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }
}
