/**
 * Depth first over and over, each time with moves that seem equally good in another order. How many positions a win takes
 * differs from order to order by factors of hundreds, and a descent that has begun badly rarely recovers, so that
 * several short tries win more deals than a long one (Gomes, Selman, Crato and Kautz, Heavy-Tailed Phenomena in
 * Satisfiability and Constraint Satisfaction Problems, 2000). Their lengths are those of Luby, Sinclair and Zuckerman
 * (Optimal Speedup of Las Vegas Algorithms, 1993): half of the tries have the first length, a quarter twice that, and so
 * on. Hence one of them is long enough at last to visit all positions, which proves a deal lost.
 */
import type { ClosedSet } from '../../memory/closed-set.ts';
import type { Descent, DescentEnd } from '../common/descent.ts';
import type { GapsBoard } from './board.ts';
import { GapsDescent, type GapsMove } from './descent.ts';
import type { GapsReach } from './reach.ts';

/** Positions of the shortest tries. */
const SHORTEST = 2000;

/** Luby's sequence from 1 on: 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8. */
export const luby = (index: number): number => {
  let left = index;
  for (;;) {
    // The sequence up to the first 2^n has 2^(n + 1) - 1 numbers: twice the one before it, and that power.
    const half = 2 ** Math.floor(Math.log2(left));
    if (left === 2 * half - 1) return half;
    left -= half - 1;
  }
};

export class GapsTries implements Descent {
  /** Positions of all tries; those that several of them visit count again. */
  nodes = 0;
  readonly #board: GapsBoard;
  readonly #reach: GapsReach;
  readonly #closed: ClosedSet;
  readonly #bytes: number;
  readonly #cards: Uint8Array;
  readonly #shortest: number;
  #tried = 0;
  #descent: GapsDescent;

  /** @param closed an empty set. */
  constructor(board: GapsBoard, reach: GapsReach, closed: ClosedSet, bytes: number, shortest = SHORTEST) {
    this.#board = board;
    this.#reach = reach;
    this.#closed = closed;
    this.#bytes = bytes;
    this.#cards = board.at.slice();
    this.#shortest = shortest;
    this.#descent = new GapsDescent(board, reach, closed, bytes, { order: 1 });
  }

  /** The moves made by the try that runs. */
  get path(): readonly GapsMove[] {
    return this.#descent.path;
  }

  step(nodes: number): DescentEnd | null {
    const end = this.nodes + nodes;
    while (this.nodes < end) {
      const before = this.#descent.nodes;
      const left = this.#shortest * luby(this.#tried + 1) - before;
      if (left <= 0) {
        this.#restart();
        continue;
      }
      const ended = this.#descent.step(Math.min(left, end - this.nodes));
      this.nodes += this.#descent.nodes - before;
      if (ended !== null) return ended;
    }
    return null;
  }

  #restart(): void {
    this.#tried += 1;
    this.#board.set(this.#cards);
    this.#closed.clear();
    this.#descent = new GapsDescent(this.#board, this.#reach, this.#closed, this.#bytes, {
      order: this.#tried + 1,
    });
  }
}
