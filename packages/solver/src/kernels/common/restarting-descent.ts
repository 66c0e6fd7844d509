/**
 * Depth first in runs. Whether a deal takes a hundred nodes or a million depends on the order in which moves are
 * tried, and no order is good for all deals. So a run that takes too long is broken off and another one begun, longer
 * and in another order. Positions that were searched to the end stay in the closed set; those on the way to where the
 * run was broken off were not, and are removed from it.
 */
import type { Descent } from './descent.ts';

/** It never ends for want of room: its closed set forgets. */
export type RunEnd = 'won' | 'lost';

export abstract class RestartingDescent implements Descent {
  nodes = 0;
  /** The number of the run, from 0. */
  protected run = 0;
  /** The node at which the run is broken off. */
  #limit: number;

  /** @param firstRun nodes of the first run. */
  constructor(firstRun: number) {
    this.#limit = firstRun;
  }

  step(nodes: number): RunEnd | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const end = this.descend(Math.min(until, this.#limit));
      if (end !== null) return end;
      if (this.nodes >= this.#limit) this.#restart();
    }
    return null;
  }

  #restart(): void {
    this.removePath();
    this.run += 1;
    this.#limit = this.nodes + this.lengthOf(this.run);
    this.begin();
  }

  /** Goes on with the run, up to that many nodes in all. */
  protected abstract descend(until: number): RunEnd | null;
  /** Sets the position up for a run and visits it. */
  protected abstract begin(): void;
  /** Removes the positions of the current path from the closed set. */
  protected abstract removePath(): void;
  /** Nodes of a run from the second on. */
  protected abstract lengthOf(run: number): number;
}
