/**
 * The best score, exactly. With a scoring taken apart (terms.ts), what is still to come at a removed set with s draws
 * left, the chain before being over, is
 *
 *   worth[I][s] = max(end there, worth[I][s - 1], max over m of chain(m) + chains[I][x][m][s - 1])
 *
 * where x is the rank that the draw turns up and chains[I][x][m] the best worth after exactly m more cards from
 * rank x on: chains[I][x][m] = max over cards c that fit on x of chains[I + c][rank of c][m - 1], and m = 0 is worth
 * itself. A chain's points depend on its length only, so chains that meet in the same set with the same number of
 * cards to come are one, whatever they began with: that saves the enumeration of chains. All draws left are done at
 * once as one vector, and of `chains` only two levels are kept. Sets and ranks that the sweep has not reached are
 * left out.
 */
import { PLACES, type Ideals } from './ideals.ts';
import { RANKS, type Rules, type Spot } from './rules.ts';
import { lookups, stockTable } from './sweep.ts';
import type { Terms } from './terms.ts';

const NEVER = -(2 ** 30);

/** The vectors of `chains` of one level. */
interface Level {
  /** By set within the level and rank: where the vectors start, and for how many cards there are some. */
  at: Int32Array;
  most: Uint8Array;
  vectors: Int32Array;
  used: number;
}

/** What a scorer tells once it is through. */
export interface Worths {
  readonly bytes: number;
  readonly nodes: number;
  /** Whether it had to give up for want of room. */
  readonly full: boolean;
  /** Does whole levels until so many sets are visited; whether the position's own level is done, or the room. */
  step(nodes: number): boolean;
  /** The best total from the position; cards of the running chain come first. */
  best(): number;
  /** The best last total from a set with s draws left, times the sign; the chain before being over. */
  worth(ideal: number, s: number): number;
}

/** The scorer in TypeScript: the oracle of the one in WebAssembly, and for values beyond 16 bits. */
export class PlainScorer implements Worths {
  readonly full = false;
  readonly #worth: Int32Array;
  nodes = 0;
  readonly #ideals: Ideals;
  readonly #spot: Spot;
  readonly #terms: Terms;
  readonly #left: Uint8Array;
  readonly #gone: Uint8Array;
  readonly #after: Uint8Array;
  readonly #fits: Uint8Array;
  readonly #from: number;
  #level: number;
  #now: Level = emptyLevel();
  #next: Level = emptyLevel();

  /** @param left the vectors of a full pass; @param gone apexes gone in each set. */
  constructor(
    ideals: Ideals,
    rules: Rules,
    spot: Spot,
    terms: Terms,
    left: Uint8Array,
    gone: Uint8Array,
    from: number,
  ) {
    this.#ideals = ideals;
    this.#spot = spot;
    this.#terms = terms;
    this.#left = left;
    this.#gone = gone;
    this.#after = stockTable(spot.turns);
    this.#fits = lookups(rules.fits);
    this.#from = from;
    this.#level = ideals.places;
    this.#worth = new Int32Array(ideals.count * terms.lanes);
  }

  get bytes(): number {
    return 4 * (this.#worth.length + this.#now.vectors.length + this.#next.vectors.length);
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (this.#level >= this.#from && this.nodes < until) this.#visit(this.#level--);
    return this.#level < this.#from;
  }

  worth(ideal: number, s: number): number {
    return this.#worth[ideal * this.#terms.lanes + s];
  }

  best(): number {
    const { lanes, running, sign } = this.#terms;
    const { ideal, top } = this.#spot;
    let best = this.#worth[ideal * lanes + lanes - 1];
    const slot = (ideal - this.#ideals.levels[this.#from]) * RANKS + top;
    for (let m = 1; m <= this.#next.most[slot]; m++)
      best = Math.max(best, running[m] + this.#next.vectors[this.#next.at[slot] + m * lanes - 1]);
    return sign === 1 ? best : 0 - best;
  }

  #visit(level: number): void {
    const { levels, first, edges } = this.#ideals;
    const { lanes, ends, apexes, chain } = this.#terms;
    const { ranks, turns } = this.#spot;
    const [from, until] = [levels[level], levels[level + 1]];
    const fits = this.#fits;
    const left = this.#left;
    const after = this.#after;
    const worth = this.#worth;
    const next = this.#next;
    const now = this.#now;
    now.at = new Int32Array((until - from) * RANKS);
    now.most = new Uint8Array((until - from) * RANKS);
    now.used = 0;
    const wanted = new Uint8Array(RANKS + 1);
    for (let ideal = from; ideal < until; ideal++) {
      let top = 0;
      for (let rank = 0; rank < RANKS; rank++) top = Math.max(top, left[ideal * RANKS + rank]);
      if (top === 0) continue;
      this.nodes += 1;
      for (let rank = 0; rank < RANKS; rank++)
        wanted[rank] = left[ideal * RANKS + rank] | after[top * RANKS + rank];
      const base = (ideal - from) * RANKS;
      for (const merge of [false, true]) {
        for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
          const to = (edges[edge] / PLACES) | 0;
          const card = ranks[edges[edge] % PLACES];
          if (left[to * RANKS + card] === 0) continue;
          const then = (to - until) * RANKS + card;
          const more = next.most[then] + 1;
          for (let row = card; row < fits.length; row += RANKS) {
            const on = fits[row];
            if (wanted[on] === 0) continue;
            if (merge) this.#raise(now.at[base + on], to, then);
            else now.most[base + on] = Math.max(now.most[base + on], more);
          }
        }
        if (!merge) for (let rank = 0; rank < RANKS; rank++) this.#allot(base + rank);
      }
      const extra = apexes[this.#gone[ideal]];
      for (let s = 0; s < lanes; s++) {
        let best = ends[level * lanes + s] + extra;
        if (s > 0 && level < this.#ideals.places) {
          best = Math.max(best, worth[ideal * lanes + s - 1]);
          const slot = base + turns[s - 1];
          for (let m = 1; m <= now.most[slot]; m++)
            best = Math.max(best, chain[m] + now.vectors[now.at[slot] + (m - 1) * lanes + s - 1]);
        }
        worth[ideal * lanes + s] = best;
      }
    }
    [this.#now, this.#next] = [next, now];
  }

  /** Makes room for the vectors of a set and rank. */
  #allot(slot: number): void {
    const { lanes } = this.#terms;
    const now = this.#now;
    const size = now.most[slot] * lanes;
    if (now.used + size > now.vectors.length) {
      const more = new Int32Array(2 * (now.used + size));
      more.set(now.vectors.subarray(0, now.used));
      now.vectors = more;
    }
    now.at[slot] = now.used;
    now.vectors.fill(NEVER, now.used, now.used + size);
    now.used += size;
  }

  /** Raises the vectors at `at` by those of the set that one card leads to, and by its worth. */
  #raise(at: number, to: number, then: number): void {
    const { lanes } = this.#terms;
    const { vectors } = this.#now;
    const worth = this.#worth;
    for (let s = 0; s < lanes; s++) vectors[at + s] = Math.max(vectors[at + s], worth[to * lanes + s]);
    const from = this.#next.vectors;
    const size = this.#next.most[then] * lanes;
    const start = this.#next.at[then];
    for (let i = 0; i < size; i++)
      vectors[at + lanes + i] = Math.max(vectors[at + lanes + i], from[start + i]);
  }
}

const emptyLevel = (): Level => ({
  at: new Int32Array(0),
  most: new Uint8Array(0),
  vectors: new Int32Array(1024),
  used: 0,
});
