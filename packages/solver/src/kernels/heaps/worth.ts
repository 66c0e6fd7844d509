/**
 * What a position of heaps costs, lower being better: two relaxations, in which foundations take cards as soon as they can.
 *
 * In the first the cards that are still to come never lie on one another, and the heaps stay as they are. It tells how many
 * cards are left in the end, and how long cards wait on heaps. In the second no card lies on another. It tells when the
 * first card of each rank is taken: a card that lies on one that is taken before it costs something.
 */
import type { HeapBoard } from './board.ts';
import { TAKEN } from './shape.ts';

/** In thousandths: a card that is left in the end, a card that waits on a heap while another comes. */
const LEFT = 6000;
const WAITS = 25;
/** A card on one that is wanted before it; and a hundredth of the time between. */
const ON_EARLIER = 700;
const SOONER = 1;
/** A card that comes, in hundredths of time; the time of ranks that are never taken. */
const COMES = 100;
const NEVER = 6000;

const RANKS = 16;

export class HeapWorth {
  readonly #board: HeapBoard;
  readonly #left: Int32Array;
  readonly #heights: Int32Array;
  /** By rank: cards that lie free. */
  readonly #free = new Int32Array(RANKS);
  /** By rank: when the first one is taken. */
  readonly #times = new Int32Array(RANKS);
  /** Bits of the ranks that foundations wait for; cards left on heaps. */
  #wanted = 0;
  #heaped = 0;

  constructor(board: HeapBoard) {
    this.#board = board;
    this.#left = new Int32Array(board.shape.foundations);
    this.#heights = new Int32Array(board.shape.heaps);
  }

  /** The cost of the position that the board looks at; a whole number. */
  cost(): number {
    return this.#waiting() + this.#inversions();
  }

  #waiting(): number {
    const { come, heights, left, shape } = this.#board;
    const { cards, heaps, foundations, ranks } = shape;
    const free = this.#free;
    free.fill(0);
    this.#heaped = 0;
    for (let h = 0; h < heaps; h++) {
      this.#heights[h] = heights[h];
      this.#heaped += heights[h];
    }
    for (let k = 0; k < foundations; k++) this.#left[k] = left[k];
    let cost = 0;
    this.#settle();
    for (let i = come; i < cards; i++) {
      cost += WAITS * this.#heaped;
      free[ranks[i]] += 1;
      if ((this.#wanted >> ranks[i]) & 1) this.#settle();
    }
    for (let k = 0; k < foundations; k++) cost += LEFT * this.#left[k];
    return cost;
  }

  /** Plays all that can be played; of foundations that wait for a card the one that has most to come takes it. */
  #settle(): void {
    const { heap, shape } = this.#board;
    const { heaps, cards, ranks, next, foundations } = shape;
    const left = this.#left;
    const heights = this.#heights;
    const free = this.#free;
    for (let again = true; again;) {
      again = false;
      for (let h = 0; h < heaps; h++)
        while (heights[h] > 0) {
          const rank = ranks[heap[h * cards + heights[h] - 1]];
          let taken = -1;
          for (let k = 0; k < foundations; k++)
            if (next[k * TAKEN + left[k]] === rank && (taken < 0 || left[k] > left[taken])) taken = k;
          if (taken < 0) break;
          left[taken] -= 1;
          heights[h] -= 1;
          this.#heaped -= 1;
          again = true;
        }
      this.#wanted = 0;
      for (let k = 0; k < foundations; k++) {
        let rank = next[k * TAKEN + left[k]];
        for (; rank > 0 && free[rank] > 0; rank = next[k * TAKEN + left[k]]) {
          free[rank] -= 1;
          left[k] -= 1;
          again = true;
        }
        this.#wanted |= 1 << rank;
      }
    }
  }

  #inversions(): number {
    const { come, heap, heights, left, shape } = this.#board;
    const { cards, heaps, foundations, ranks } = shape;
    const free = this.#free;
    const times = this.#times;
    free.fill(0);
    times.fill(NEVER);
    for (let h = 0; h < heaps; h++)
      for (let i = 0; i < heights[h]; i++) free[ranks[heap[h * cards + i]]] += 1;
    for (let k = 0; k < foundations; k++) this.#left[k] = left[k];
    this.#settleFree(0);
    for (let i = come, time = COMES; i < cards; i++, time += COMES) {
      free[ranks[i]] += 1;
      if ((this.#wanted >> ranks[i]) & 1) this.#settleFree(time);
    }
    let cost = 0;
    for (let h = 0; h < heaps; h++) {
      let first = heights[h] === 0 ? 0 : times[ranks[heap[h * cards]]];
      for (let i = 1; i < heights[h]; i++) {
        const time = times[ranks[heap[h * cards + i]]];
        if (time > first) cost += ON_EARLIER + SOONER * (time - first);
        else first = time;
      }
    }
    return cost;
  }

  #settleFree(time: number): void {
    const { left: begun, shape } = this.#board;
    const { next, foundations } = shape;
    const left = this.#left;
    const free = this.#free;
    const times = this.#times;
    for (let again = true; again;) {
      again = false;
      this.#wanted = 0;
      for (let k = 0; k < foundations; k++) {
        let rank = next[k * TAKEN + left[k]];
        for (; rank > 0 && free[rank] > 0; rank = next[k * TAKEN + left[k]]) {
          free[rank] -= 1;
          if (times[rank] === NEVER) times[rank] = time + begun[k] - left[k];
          left[k] -= 1;
          again = true;
        }
        this.#wanted |= 1 << rank;
      }
    }
  }
}
