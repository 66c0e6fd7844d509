/**
 * One hole under a layout: TriPeaks and its relations (rules.ts). The removed sets are numbered once for the game; a deal
 * is a sweep of min-stock vectors over them (sweep.ts), after beams. It is exact for every question: reaching the empty
 * layout with the most draws left answers `shortest` too, because every win plays the same layout cards.
 */
import type { Game, Move, State } from '@cairn/engine';
import type { Ask, Verdict } from '../../contract/ask.ts';
import {
  NEVER_REACHED,
  NO_ROOM,
  UNDECIDED,
  type PreparedKernel,
  type SearchResult,
  type Kernel,
  type Search,
  type SearchSetting,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { BestScoreSearch, type MakeWasmScorer } from './best-score.ts';
import { numberIdeals, type Ideals } from './ideals.ts';
import { readLayoutLine, type SweepEntry } from './read-line.ts';
import { wasmScorer, wasmScorerBytes } from './wasm-scorer.ts';
import { wasmLayoutSweep } from './wasm-sweep.ts';
import {
  BEST,
  RANKS,
  LAYOUT_SCORES,
  LAYOUT_WORDS,
  readLayoutRules,
  readLayoutPosition,
  type LayoutRules,
  type LayoutPosition,
} from './rules.ts';
import { breadthsOf, PlainLayoutSweep, type LayoutSweep } from './sweep.ts';
import { apexesGone, readScoreTerms } from './score-terms.ts';

/** More removed sets than this are left to a search that meets only those it needs. */
const MOST = 2 ** 20;

export const layoutKernel: Kernel = {
  name: 'layout',
  knows: LAYOUT_WORDS,
  scores: LAYOUT_SCORES,
  fit: (game: Game): PreparedKernel | string => {
    const rules = readLayoutRules(game);
    if (typeof rules === 'string') return rules;
    const ideals = numberIdeals(rules.needs, MOST);
    if (ideals === null) return 'the layout can be taken apart in too many ways for it';
    if (ideals.levels.length !== ideals.places + 2) return 'some cards of the layout can never be played';
    const breadths = breadthsOf(ideals);
    const sweeps = new Pool<LayoutSweep>(
      () => wasmLayoutSweep(ideals, rules) ?? new PlainLayoutSweep(ideals, rules),
    );
    let apexes: Uint8Array | null = null;
    const lanes = game.cards.length - ideals.places + 1;
    const scorers = new Pool<{ readonly sweep: LayoutSweep; readonly quick: MakeWasmScorer | null }>(() => {
      const sweep = wasmLayoutSweep(ideals, rules, wasmScorerBytes(ideals, lanes));
      if (sweep === null) return { sweep: new PlainLayoutSweep(ideals, rules), quick: null };
      return {
        sweep,
        quick: wasmScorer(ideals, rules, sweep, apexes ?? apexesGone(game, rules, ideals), lanes),
      };
    });
    const bytes = ideals.bytes + ideals.count * (rules.hands.length + 1) * RANKS;
    return {
      open: (state: State, ask: Ask, setting: SearchSetting): Search | string => {
        if (setting.bytes < bytes) return NO_ROOM;
        const position = readLayoutPosition(rules, ideals, state);
        if (position === null) return NEVER_REACHED;
        if (ask !== 'score') return new LayoutSearch(rules, ideals, breadths, position, ask, sweeps);
        apexes ??= apexesGone(game, rules, ideals);
        const terms = readScoreTerms(
          game,
          rules,
          ideals,
          position,
          state,
          setting.tally,
          apexes[position.ideal],
        );
        if (terms === null) return 'it does not know such a scoring';
        if (setting.bytes < bytes + wasmScorerBytes(ideals, terms.lanes)) return NO_ROOM;
        const tools = scorers.take();
        const { sweep, quick } = tools;
        sweep.begin(position);
        return new BestScoreSearch(ideals, rules, position, terms, apexes, sweep, quick, () => {
          sweep.clear();
          scorers.give(tools);
        });
      },
    };
  },
};

class LayoutSearch implements Search {
  readonly #rules: LayoutRules;
  readonly #ideals: Ideals;
  readonly #position: LayoutPosition;
  readonly #ask: Ask;
  readonly #breadths: readonly number[];
  readonly #pool: Pool<LayoutSweep>;
  readonly #sweep: LayoutSweep;
  /** How many beams have been tried. */
  #beams = 0;
  #won = false;
  /** The result before the full pass. */
  #before: SearchResult | null = null;

  constructor(
    rules: LayoutRules,
    ideals: Ideals,
    breadths: readonly number[],
    position: LayoutPosition,
    ask: Ask,
    pool: Pool<LayoutSweep>,
  ) {
    this.#breadths = breadths;
    this.#rules = rules;
    this.#ideals = ideals;
    this.#position = position;
    this.#ask = ask;
    this.#pool = pool;
    this.#sweep = pool.take();
    this.#sweep.begin(position);
  }

  get nodes(): number {
    return this.#sweep.nodes;
  }

  get bytes(): number {
    return this.#ideals.bytes + this.#sweep.bytes;
  }

  step(nodes: number): SearchResult | null {
    const breadth = this.#breadths[this.#beams];
    if (!this.#won && breadth !== undefined) {
      this.#beams += 1;
      this.#won = this.#sweep.beam(breadth);
      return this.#won && this.#ask !== 'shortest' ? this.#found('winnable') : null;
    }
    this.#before ??= this.#interim();
    if (!this.#sweep.pass(nodes)) return null;
    const won = this.#reached(this.#ideals.count - 1) !== null;
    return this.#found(won ? 'winnable' : 'unwinnable');
  }

  bestSoFar(): SearchResult {
    return this.#before ?? this.#interim();
  }

  /** The result of the beams. Its line is written at once: a pass that is broken off raises vectors which no way leads to yet. */
  #interim(): SearchResult {
    if (!this.#won && this.#ask !== 'left') return UNDECIDED;
    const found = this.#found(this.#won ? 'winnable' : 'unknown', false);
    const moves = found.line?.() ?? null;
    return { ...found, line: moves === null ? null : () => moves };
  }

  close(): void {
    this.#sweep.clear();
    this.#pool.give(this.#sweep);
  }

  #found(verdict: Verdict, proved = true): SearchResult {
    const won = verdict === 'winnable';
    if (this.#ask !== 'left' && !won) return { verdict, limit: null, line: null, best: null };
    const mark = won ? this.#reached(this.#ideals.count - 1) : this.#furthest();
    const line = (): readonly Move[] =>
      mark === null ? [] : readLayoutLine(this.#rules, this.#ideals, this.#position, this.#sweep, mark);
    if (this.#ask === 'win') return { verdict, limit: null, line, best: null };
    const value = this.#ask === 'left' ? this.#cards(mark) : this.#length(mark);
    return { verdict, limit: null, line, best: { value, proved } };
  }

  /** The entry of a set that costs the fewest draws and jokers; null when the set is not reached. */
  #reached(ideal: number): SweepEntry | null {
    const { left, layers } = this.#sweep;
    let best: SweepEntry | null = null;
    let least = Infinity;
    for (let layer = 0; layer < layers; layer++)
      for (let rank = 0; rank < BEST; rank++) {
        const entry = left[(ideal * layers + layer) * RANKS + rank];
        if (entry === 0 || layer - entry >= least) continue;
        least = layer - entry;
        best = { ideal, layer, rank };
      }
    return best;
  }

  #furthest(): SweepEntry | null {
    for (let ideal = this.#ideals.count - 1; ideal >= 0; ideal--) {
      const mark = this.#reached(ideal);
      if (mark !== null) return mark;
    }
    return null;
  }

  #cards(mark: SweepEntry | null): number {
    return this.#ideals.places - this.#level(mark?.ideal ?? this.#position.ideal);
  }

  /** Cards, draws and jokers from the position to an entry. */
  #length(mark: SweepEntry | null): number {
    if (mark === null) return 0;
    const { left, layers } = this.#sweep;
    const { ideal, hands, turns } = this.#position;
    const entry = left[(mark.ideal * layers + mark.layer) * RANKS + mark.rank];
    const jokers = mark.layer - (layers - 1 - hands.length);
    return this.#level(mark.ideal) - this.#level(ideal) + (turns.length + 1 - entry) + jokers;
  }

  #level(ideal: number): number {
    return this.#ideals.levels.findLastIndex((from) => from <= ideal);
  }
}
