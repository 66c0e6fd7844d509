/**
 * One hole under a layout: TriPeaks and its relations (rules.ts). The removed sets are numbered once for the game;
 * a deal is a sweep of min-stock vectors over them (sweep.ts), beam first. Exact for every question: what is
 * reached with the most draws left answers `shortest` too, because every win plays the same layout cards.
 */
import type { Game, Move, State } from '@cairn/engine';
import type { Ask, Verdict } from '../../contract/ask.ts';
import {
  UNDECIDED,
  type Fitted,
  type Found,
  type Kernel,
  type Search,
  type Setting,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { BestSearch, type Quick } from './best.ts';
import { numberIdeals, type Ideals } from './ideals.ts';
import { lineTo, type Mark } from './line.ts';
import { quickScorer, roomFor } from './quick-score.ts';
import { quickSweep } from './quick.ts';
import { BEST, RANKS, rulesOf, spotOf, type Rules, type Spot } from './rules.ts';
import { breadthsOf, PlainSweep, type Sweep } from './sweep.ts';
import { apexesGone, termsOf } from './terms.ts';

/** More removed sets than this are left to a search that meets only those it needs. */
const MOST = 2 ** 20;

export const layout: Kernel = {
  name: 'layout',
  fit: (game: Game): Fitted | string => {
    const rules = rulesOf(game);
    if (typeof rules === 'string') return rules;
    const ideals = numberIdeals(rules.needs, MOST);
    if (ideals === null) return 'its layout has too many removed sets';
    if (ideals.levels.length !== ideals.places + 2) return 'some of its cards can never be played';
    const breadths = breadthsOf(ideals);
    const sweeps = new Pool<Sweep>(() => quickSweep(ideals, rules) ?? new PlainSweep(ideals, rules));
    let apexes: Uint8Array | null = null;
    const lanes = game.cards.length - ideals.places + 1;
    const scorers = new Pool<{ readonly sweep: Sweep; readonly quick: Quick | null }>(() => {
      const sweep = quickSweep(ideals, rules, roomFor(ideals, lanes));
      if (sweep === null) return { sweep: new PlainSweep(ideals, rules), quick: null };
      return {
        sweep,
        quick: quickScorer(ideals, rules, sweep, apexes ?? apexesGone(game, rules, ideals), lanes),
      };
    });
    const bytes = ideals.bytes + ideals.count * (rules.hands.length + 1) * RANKS;
    return {
      open: (state: State, ask: Ask, setting: Setting): Search | null => {
        if (setting.bytes < bytes) return null;
        const spot = spotOf(rules, ideals, state);
        if (spot === null) return null;
        if (ask !== 'score') return new LayoutSearch(rules, ideals, breadths, spot, ask, sweeps);
        apexes ??= apexesGone(game, rules, ideals);
        const terms = termsOf(game, rules, ideals, spot, state, setting.tally, apexes[spot.ideal]);
        if (terms === null || setting.bytes < bytes + roomFor(ideals, terms.lanes)) return null;
        const tools = scorers.take();
        const { sweep, quick } = tools;
        sweep.begin(spot);
        return new BestSearch(ideals, rules, spot, terms, apexes, sweep, quick, () => {
          sweep.clear();
          scorers.give(tools);
        });
      },
    };
  },
};

class LayoutSearch implements Search {
  readonly #rules: Rules;
  readonly #ideals: Ideals;
  readonly #spot: Spot;
  readonly #ask: Ask;
  readonly #breadths: readonly number[];
  readonly #pool: Pool<Sweep>;
  readonly #sweep: Sweep;
  /** The beams that have been tried. */
  #beams = 0;
  #won = false;
  /** What was known before the full pass. */
  #before: Found | null = null;

  constructor(
    rules: Rules,
    ideals: Ideals,
    breadths: readonly number[],
    spot: Spot,
    ask: Ask,
    pool: Pool<Sweep>,
  ) {
    this.#breadths = breadths;
    this.#rules = rules;
    this.#ideals = ideals;
    this.#spot = spot;
    this.#ask = ask;
    this.#pool = pool;
    this.#sweep = pool.take();
    this.#sweep.begin(spot);
  }

  get nodes(): number {
    return this.#sweep.nodes;
  }

  get bytes(): number {
    return this.#ideals.bytes + this.#sweep.bytes;
  }

  step(nodes: number): Found | null {
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

  sofar(): Found {
    return this.#before ?? this.#interim();
  }

  /** What the beam has found. Written out at once: a pass that is cut raises vectors which no way leads to yet. */
  #interim(): Found {
    if (!this.#won && this.#ask !== 'left') return UNDECIDED;
    const found = this.#found(this.#won ? 'winnable' : 'unknown', false);
    const moves = found.line?.() ?? null;
    return { ...found, line: moves === null ? null : () => moves };
  }

  close(): void {
    this.#sweep.clear();
    this.#pool.give(this.#sweep);
  }

  #found(verdict: Verdict, proved = true): Found {
    const won = verdict === 'winnable';
    if (this.#ask !== 'left' && !won) return { verdict, limit: null, line: null, best: null };
    const mark = won ? this.#reached(this.#ideals.count - 1) : this.#furthest();
    const line = (): readonly Move[] =>
      mark === null ? [] : lineTo(this.#rules, this.#ideals, this.#spot, this.#sweep, mark);
    if (this.#ask === 'win') return { verdict, limit: null, line, best: null };
    const value = this.#ask === 'left' ? this.#cards(mark) : this.#length(mark);
    return { verdict, limit: null, line, best: { value, proved } };
  }

  /** The mark in a set that costs the fewest draws and jokers; null when the set is not reached. */
  #reached(ideal: number): Mark | null {
    const { left, layers } = this.#sweep;
    let best: Mark | null = null;
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

  #furthest(): Mark | null {
    for (let ideal = this.#ideals.count - 1; ideal >= 0; ideal--) {
      const mark = this.#reached(ideal);
      if (mark !== null) return mark;
    }
    return null;
  }

  #cards(mark: Mark | null): number {
    return this.#ideals.places - this.#level(mark?.ideal ?? this.#spot.ideal);
  }

  /** Cards, draws and jokers from the position to the mark. */
  #length(mark: Mark | null): number {
    if (mark === null) return 0;
    const { left, layers } = this.#sweep;
    const { ideal, hands, turns } = this.#spot;
    const entry = left[(mark.ideal * layers + mark.layer) * RANKS + mark.rank];
    const jokers = mark.layer - (layers - 1 - hands.length);
    return this.#level(mark.ideal) - this.#level(ideal) + (turns.length + 1 - entry) + jokers;
  }

  #level(ideal: number): number {
    return this.#ideals.levels.findLastIndex((from) => from <= ideal);
  }
}
