/**
 * Search from both ends. Where cards only leave columns and all must go, a way read backwards is a way through the same
 * columns turned over. So the same cards can be searched from either end, and the two searches take turns. How long a
 * search takes depends on where cards get in each other's way, and from the other end that place is often met at once.
 * The median deal is easy; of the hard deals hardly any is hard from both ends. The kernels say how a task is reversed,
 * and prove it.
 */
import type { Descent, DescentEnd } from './descent.ts';

export class BothEnds<T extends Descent> implements Descent {
  readonly #forwards: T;
  /** Made at its first turn; null before, and where it can't be made. */
  #backwards: T | null = null;
  readonly #make: () => T | null;
  readonly #turns: readonly [number, number];
  #isMade = false;
  /** Nodes of both at the end of the turn. */
  #until: number;
  /** Whether it is the turn of the search backwards. */
  isTurned = false;

  /** @param turns nodes of a turn forwards and of one backwards. */
  constructor(forwards: T, backwards: () => T | null, turns: readonly [number, number]) {
    this.#forwards = forwards;
    this.#make = backwards;
    this.#turns = turns;
    this.#until = turns[0];
  }

  get nodes(): number {
    return this.#forwards.nodes + (this.#backwards?.nodes ?? 0);
  }

  /** The search whose turn it is; after the end, the one that has ended. */
  get current(): T {
    return this.isTurned && this.#backwards !== null ? this.#backwards : this.#forwards;
  }

  step(nodes: number): DescentEnd | null {
    const end = this.nodes + nodes;
    while (this.nodes < end) {
      const ended = this.current.step(Math.min(end, this.#until) - this.nodes);
      if (ended !== null) return ended;
      if (this.nodes >= this.#until) this.#passTurn();
    }
    return null;
  }

  #passTurn(): void {
    if (!this.#isMade) this.#backwards = this.#make();
    this.#isMade = true;
    this.isTurned = !this.isTurned && this.#backwards !== null;
    this.#until = this.nodes + this.#turns[this.isTurned ? 1 : 0];
  }
}
