/** The search for the best score: a full pass of the sweep, which also gives the verdict, then the scorer. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type Found, type Search } from '../../kernel.ts';
import { PLACES, type Ideals } from './ideals.ts';
import { RANKS, type Rules, type Spot } from './rules.ts';
import { PlainScorer, type Worths } from './score.ts';
import type { Sweep } from './sweep.ts';
import { levelOf, type Terms } from './terms.ts';

/** Makes the scorer in WebAssembly; null when the values do not fit. */
export type Quick = (spot: Spot, terms: Terms, from: number) => Worths | null;

export class BestSearch implements Search {
  readonly #ideals: Ideals;
  readonly #rules: Rules;
  readonly #spot: Spot;
  readonly #terms: Terms;
  readonly #gone: Uint8Array;
  readonly #sweep: Sweep;
  readonly #quick: Quick | null;
  readonly #close: () => void;
  #scorer: Worths | null = null;

  constructor(
    ideals: Ideals,
    rules: Rules,
    spot: Spot,
    terms: Terms,
    gone: Uint8Array,
    sweep: Sweep,
    quick: Quick | null,
    close: () => void,
  ) {
    this.#ideals = ideals;
    this.#rules = rules;
    this.#spot = spot;
    this.#terms = terms;
    this.#gone = gone;
    this.#sweep = sweep;
    this.#quick = quick;
    this.#close = close;
  }

  get nodes(): number {
    return this.#sweep.nodes + (this.#scorer?.nodes ?? 0);
  }

  get bytes(): number {
    return this.#ideals.bytes + this.#sweep.bytes + (this.#scorer?.bytes ?? 0);
  }

  step(nodes: number): Found | null {
    if (this.#scorer === null) {
      if (!this.#sweep.pass(nodes)) return null;
      this.#scorer = this.#quick?.(this.#spot, this.#terms, this.#from()) ?? this.#plain();
      return null;
    }
    if (!this.#scorer.step(nodes)) return null;
    if (this.#scorer.full) {
      this.#scorer = this.#plain();
      return null;
    }
    const value = this.#scorer.best();
    const line = (): readonly Move[] => this.#line(value * this.#terms.sign);
    return { verdict: this.#verdict(), limit: null, line, best: { value, proved: true } };
  }

  #from(): number {
    return levelOf(this.#ideals, this.#spot.ideal);
  }

  #plain(): Worths {
    const { left } = this.#sweep;
    return new PlainScorer(
      this.#ideals,
      this.#rules,
      this.#spot,
      this.#terms,
      left,
      this.#gone,
      this.#from(),
    );
  }

  sofar(): Found {
    return this.#scorer === null ? UNDECIDED : { ...UNDECIDED, verdict: this.#verdict() };
  }

  close(): void {
    this.#close();
  }

  #worth(ideal: number, s: number): number {
    return this.#scorer?.worth(ideal, s) ?? 0;
  }

  #verdict(): 'winnable' | 'unwinnable' {
    const last = this.#ideals.count - 1;
    return this.#sweep.left.subarray(last * RANKS).some((entry) => entry > 0) ? 'winnable' : 'unwinnable';
  }

  /** Plays what the worths say: a chain to a set of the right worth, a draw, the next chain, until the end is best. */
  #line(total: number): readonly Move[] {
    const { lanes, ends, apexes, chain, running } = this.#terms;
    const { turns, top } = this.#spot;
    const moves: Move[] = [];
    let at = this.#chain(this.#spot.ideal, top, lanes - 1, running, total, moves);
    for (let s = lanes - 1; ; s--) {
      const value = this.#worth(at, s);
      const level = levelOf(this.#ideals, at);
      if (ends[level * lanes + s] + apexes[this.#gone[at]] === value) return moves;
      moves.push({ kind: 'draw' });
      at = this.#chain(at, turns[s - 1], s - 1, chain, value, moves);
    }
  }

  /** The set after the chain from one set and rank that makes the total, with so many draws left; adds its moves. */
  #chain(ideal: number, top: number, s: number, points: Int32Array, total: number, moves: Move[]): number {
    const { first, edges } = this.#ideals;
    const { left } = this.#sweep;
    const { fits, places, hole } = this.#rules;
    const failed = new Set<number>();
    const from = moves.length;
    const seek = (set: number, rank: number, length: number): number | null => {
      if (points[length] + this.#worth(set, s) === total) return set;
      if (failed.has(set * RANKS + rank)) return null;
      for (let edge = first[set]; edge < first[set + 1]; edge++) {
        const place = edges[edge] % PLACES;
        const card = this.#spot.ranks[place];
        const to = Math.floor(edges[edge] / PLACES);
        if (fits[rank * RANKS + card] !== 1 || left[to * RANKS + card] <= s) continue;
        moves[from + length] = { kind: 'play', from: places[place], to: hole, count: 1 };
        const found = seek(to, card, length + 1);
        if (found !== null) return found;
      }
      moves.length = from + length;
      failed.add(set * RANKS + rank);
      return null;
    };
    const found = seek(ideal, top, 0);
    if (found === null) throw new Error('No chain makes the worth that was found');
    return found;
  }
}
