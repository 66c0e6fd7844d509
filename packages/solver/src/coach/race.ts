/**
 * A race between moves in common worlds: every move that is still in it is tried in the same worlds, and the results are
 * compared in pairs. With exactly one of two near moves winning in a share d of the worlds the variance of their difference
 * is d / n, less than half of what independent worlds would give.
 *
 * A move is dropped when the best is ahead of it by more than 2.5 standard errors. The standard error is McNemar's (1947),
 * the square root of the number of worlds that only one of the two wins. All comparisons are between whole numbers.
 *
 * Of moves that have won no world, the one whose worlds came nearest to the goal is the best unless there is a margin
 * (`RaceOptions`).
 */

/** Worlds before the first comparison; afterwards moves are compared whenever the number of worlds has grown by a quarter. */
const FIRST = 16;
/** The square of 2.5 standard errors. */
const DROP = 6.25;
/** A move this close to the best, with certainty, is as good. */
const EQUAL = 0.01;

/** How much less one move wins than another in common worlds, with the 95% interval. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface RaceOptions {
  /** Tries in all, moves times worlds; default: no limit. */
  readonly tries?: number;
  /** A move that is never dropped; -1, the default, for none. */
  readonly kept?: number;
  /**
   * By how many standard errors a move must be ahead of the first one to count as the best; the first is never dropped then.
   * Default 0: the move that has won most is the best.
   */
  readonly margin?: number;
}

export class Race {
  /** Moves still in it, in the order in which they were given. */
  alive: readonly number[];
  worlds = 0;
  /** By move: worlds tried, and worlds won. */
  readonly tried: Int32Array;
  readonly won: Int32Array;
  /** By move: the sum of how near the goal its worlds came. */
  readonly #near: Float64Array;
  /** By move: its result in each world. */
  readonly #results: Uint8Array[];
  readonly #kept: number;
  readonly #margin: number;
  #next = FIRST;
  #part: number;
  #over: boolean;

  /** Tries in all, those spent, and rounds of halving left. */
  readonly #tries: number;
  #spent = 0;
  #rounds: number;

  /**
   * Of equals the first counts as the best. With a number of tries the worse half is dropped whenever an equal part of them is
   * spent (sequential halving: Z. Karnin, T. Koren, O. Somekh, ICML 2013).
   */
  constructor(moves: number, { tries = Infinity, kept = -1, margin = 0 }: RaceOptions = {}) {
    this.#kept = kept;
    this.#margin = margin;
    this.#tries = tries;
    this.#rounds = Math.max(1, Math.ceil(Math.log2(moves)));
    this.#part = tries / this.#rounds;
    this.alive = Array.from({ length: moves }, (_, i) => i);
    this.tried = new Int32Array(moves);
    this.won = new Int32Array(moves);
    this.#near = new Float64Array(moves);
    this.#results = this.alive.map(() => new Uint8Array(FIRST));
    this.#over = moves === 0;
  }

  /** Whether the best is found: nothing that is left is worse by 1% or better, with certainty. */
  get isOver(): boolean {
    return this.#over;
  }

  /**
   * Adds the results of one world, by move: 1 for a win, and how near the goal came, a whole number. Only those of moves
   * still in the race are read.
   */
  add(results: Uint8Array, near: Int32Array): void {
    for (const move of this.alive) {
      const list = this.#results[move];
      if (this.worlds === list.length) {
        const longer = new Uint8Array(2 * list.length);
        longer.set(list);
        this.#results[move] = longer;
      }
      this.#results[move][this.worlds] = results[move];
      this.tried[move] += 1;
      this.won[move] += results[move];
      this.#near[move] += near[move];
    }
    this.worlds += 1;
    this.#spent += this.alive.length;
    if (this.worlds >= this.#next) {
      this.#next = Math.ceil(this.#next * 1.25);
      this.#compare();
    }
    if (this.#spent >= this.#part) this.#halve();
  }

  /** The best of the moves that are still in the race. */
  get best(): number {
    let best = this.alive[0] ?? -1;
    for (const move of this.alive) if (this.#order(move, best) < 0) best = move;
    return best > 0 && this.#margin > 0 && !this.#isAhead(best) ? 0 : best;
  }

  /** Whether a move is ahead of the first one by more than the margin. */
  #isAhead(move: number): boolean {
    const [behind, only] = this.#pair(move, 0);
    return behind < 0 && behind * behind > this.#margin * this.#margin * only;
  }

  #isKept(move: number): boolean {
    return move === this.#kept || (move === 0 && this.#margin > 0);
  }

  /** Below 0 where the first of two moves has won more worlds, or has come nearer to the goal where neither has won one. */
  #order(move: number, other: number): number {
    const wins = this.won[move] + this.won[other];
    return wins > 0 ? this.won[other] - this.won[move] : this.#near[other] - this.#near[move];
  }

  /** How much less a move wins than another, in the worlds in which both were tried. */
  behind(move: number, best: number): Difference {
    const [ahead, only, count] = this.#pair(move, best);
    if (move === best || count === 0) return { mean: 0, low: 0, high: count === 0 && move !== best ? 1 : 0 };
    const mean = ahead / count;
    // One world more that only one of the two wins keeps the interval open where no such world was met.
    const width = (1.959964 * Math.sqrt(only + 1 - ahead * mean)) / count;
    return { mean, low: Math.max(-1, mean - width), high: Math.min(1, mean + width) };
  }

  /** In common worlds: by how many the second wins more, how many only one of the two wins, and how many there are. */
  #pair(move: number, best: number): readonly [ahead: number, only: number, count: number] {
    const a = this.#results[move];
    const b = this.#results[best];
    const count = Math.min(this.tried[move], this.tried[best]);
    let ahead = 0;
    let only = 0;
    for (let i = 0; i < count; i++) {
      ahead += b[i] - a[i];
      only += a[i] ^ b[i];
    }
    return [ahead, only, count];
  }

  /** Drops the worse half. */
  #halve(): void {
    this.#rounds -= 1;
    if (this.#rounds <= 0 || this.#spent >= this.#tries) {
      this.#over = true;
      return;
    }
    this.#part = this.#spent + (this.#tries - this.#spent) / this.#rounds;
    const order = this.alive.toSorted((a, b) => this.#order(a, b) || a - b);
    const kept = new Set(order.slice(0, Math.ceil(order.length / 2)));
    this.alive = this.alive.filter((move) => this.#isKept(move) || kept.has(move));
  }

  #compare(): void {
    const { best } = this;
    let equal = true;
    this.alive = this.alive.filter((move) => {
      if (move === best) return true;
      const [ahead, only, count] = this.#pair(move, best);
      if (ahead > 0 && ahead * ahead > DROP * only && !this.#isKept(move)) return false;
      // With a margin a move may be ahead of the one that counts as the best.
      if (Math.abs(ahead) + 2 * Math.sqrt(only + 1) > EQUAL * count) equal = false;
      return true;
    });
    this.#over = equal;
  }
}
