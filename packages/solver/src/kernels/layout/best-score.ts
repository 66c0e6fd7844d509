/** The search for the best score: a full pass of the sweep, which also gives the verdict, then a scorer. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type SearchResult, type Search } from '../../contract/kernel.ts';
import type { Ideals } from './ideals.ts';
import { RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import { scoreLine } from './score-line.ts';
import { PlainScorer } from './plain-scorer.ts';
import type { LayoutSweep } from './sweep.ts';
import { levelOf, type ScoreTerms } from './score-terms.ts';
import type { Scorer } from './scorer.ts';

/** Makes the scorer in WebAssembly; null when the values of a position do not fit. */
export type MakeWasmScorer = (position: LayoutPosition, terms: ScoreTerms, from: number) => Scorer | null;

export class BestScoreSearch implements Search {
  readonly #ideals: Ideals;
  readonly #rules: LayoutRules;
  readonly #position: LayoutPosition;
  readonly #terms: ScoreTerms;
  readonly #gone: Uint8Array;
  readonly #sweep: LayoutSweep;
  readonly #quick: MakeWasmScorer | null;
  readonly #close: () => void;
  #scorer: Scorer | null = null;

  constructor(
    ideals: Ideals,
    rules: LayoutRules,
    position: LayoutPosition,
    terms: ScoreTerms,
    gone: Uint8Array,
    sweep: LayoutSweep,
    quick: MakeWasmScorer | null,
    close: () => void,
  ) {
    this.#ideals = ideals;
    this.#rules = rules;
    this.#position = position;
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

  step(nodes: number): SearchResult | null {
    const scorer = this.#scorer;
    if (scorer === null) {
      if (!this.#sweep.pass(nodes)) return null;
      this.#scorer = this.#quick?.(this.#position, this.#terms, this.#from()) ?? this.#plain();
      return null;
    }
    if (!scorer.step(nodes)) return null;
    if (scorer.full) {
      this.#scorer = this.#plain();
      return null;
    }
    const value = scorer.best();
    const line = (): readonly Move[] =>
      scoreLine(
        this.#ideals,
        this.#rules,
        this.#position,
        this.#terms,
        this.#gone,
        this.#sweep,
        scorer,
        value,
      );
    return { verdict: this.#verdict(), limit: null, line, best: { value, proved: true } };
  }

  #from(): number {
    return levelOf(this.#ideals, this.#position.ideal);
  }

  #plain(): Scorer {
    const { left } = this.#sweep;
    return new PlainScorer(
      this.#ideals,
      this.#rules,
      this.#position,
      this.#terms,
      left,
      this.#gone,
      this.#from(),
    );
  }

  bestSoFar(): SearchResult {
    return this.#scorer === null ? UNDECIDED : { ...UNDECIDED, verdict: this.#verdict() };
  }

  close(): void {
    this.#close();
  }

  #verdict(): 'winnable' | 'unwinnable' {
    const { left, layers } = this.#sweep;
    const last = left.subarray((this.#ideals.count - 1) * layers * RANKS);
    return last.some((entry) => entry > 0) ? 'winnable' : 'unwinnable';
  }
}
