/**
 * The best score, exactly. With a scoring taken apart (score-terms.ts), the points still to come at a removed set with s
 * draws left, the chain before being over, are
 *
 *   worth[I][s] = max(end there, worth[I][s - 1], the best chain on the card that the draw turns up)
 *
 * Chains are not gone through one by one. The ways a chain can go on from a set and rank are kept there, made of those
 * one card further (chain-values.ts), as a list of ends where possible (end-lists.ts). All draws left are done at once
 * as one row; of the chains only two levels are kept. Sets, ranks and draws left that the sweep has not reached are left
 * out.
 *
 * A joker from the hand neither adds to a chain nor breaks it. A node is a removed set with a number of jokers used.
 */
import { JOKER_RANK } from '@cairn/engine';
import { NO_VALUE, type ChainValues } from './chain-values.ts';
import { EndLists } from './end-lists.ts';
import { PLACES, type Ideals } from './ideals.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import { longestChains, StreakRows } from './streak-rows.ts';
import { stockTable } from './sweep.ts';
import type { ScoreTerms } from './score-terms.ts';
import type { FloorGain, Scorer } from './scorer.ts';

/** Numbers of draws left that count as one node: the scorer in WebAssembly does them at once. */
const EIGHT = 8;

/** The scorer in TypeScript: the oracle of the one in WebAssembly, used for values beyond 16 bits and for jokers. */
export class PlainScorer implements Scorer {
  readonly full = false;
  nodes = 0;
  readonly #ideals: Ideals;
  readonly #rules: LayoutRules;
  readonly #position: LayoutPosition;
  readonly #terms: ScoreTerms;
  readonly #left: Uint8Array;
  readonly #gone: Uint8Array;
  readonly #after: Uint8Array;
  readonly #from: number;
  readonly #layers: number;
  readonly #worth: Float64Array;
  #level: number;
  /** The chains of the level last done, and of the one with one card more gone. */
  #own: ChainValues;
  #beyond: ChainValues;
  #rise: FloorGain | null = null;
  /** By rank of a card, the draws left after those draws that it can begin a chain on. */
  readonly #begins: readonly Uint8Array[];
  /** By layer: draws left plus one by rank of the set in hand, jokers from the hand included. */
  readonly #reach: Uint8Array;
  /** The slots one card on of the set in hand, and the ranks of their cards and the apexes gone after them. */
  readonly #slots = new Int32Array(PLACES);
  readonly #cards = new Uint8Array(PLACES);
  readonly #goneBy = new Uint8Array(PLACES);
  /** The best values of chains begun by a draw; and by a draw and a joker. */
  readonly #drawn: Float64Array;
  readonly #joked: Float64Array;

  /** @param left the vectors of a full pass; @param gone apexes gone in each set. */
  constructor(
    ideals: Ideals,
    rules: LayoutRules,
    position: LayoutPosition,
    terms: ScoreTerms,
    left: Uint8Array,
    gone: Uint8Array,
    from: number,
  ) {
    this.#ideals = ideals;
    this.#rules = rules;
    this.#position = position;
    this.#terms = terms;
    this.#left = left;
    this.#gone = gone;
    this.#after = stockTable(position.turns);
    this.#begins = Array.from({ length: RANKS }, (_, card) => {
      const draws = Array.from(position.turns.keys());
      return Uint8Array.from(draws.filter((s) => rules.fits[position.turns[s] * RANKS + card] === 1));
    });
    this.#from = from;
    this.#layers = rules.hands.length + 1;
    this.#level = ideals.places;
    this.#worth = new Float64Array(ideals.count * this.#layers * terms.lanes);
    this.#reach = new Uint8Array(this.#layers * RANKS);
    this.#drawn = new Float64Array(terms.lanes);
    this.#joked = new Float64Array(terms.lanes);
    const { chains, lanes, streak } = terms;
    const longest = chains === null ? longestChains(ideals, rules, position, left, streak) : null;
    const make = (): ChainValues =>
      chains === null || longest !== null
        ? new StreakRows(terms, this.#worth, longest ?? new Uint8Array(0))
        : new EndLists(chains, this.#worth, lanes);
    [this.#own, this.#beyond] = [make(), make()];
  }

  get rise(): FloorGain | null {
    return this.#rise;
  }

  get bytes(): number {
    return 8 * this.#worth.length + this.#own.bytes + this.#beyond.bytes;
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (this.#level >= this.#from && this.nodes < until) this.#visit(this.#level--);
    return this.#level < this.#from;
  }

  worth(node: number, s: number): number {
    return this.#worth[node * this.#terms.lanes + s];
  }

  best(): number {
    const { streak, floor, sign } = this.#terms;
    const { ideal, top, hands } = this.#position;
    const layer = this.#layers - 1 - hands.length;
    const slot = ((ideal - this.#ideals.levels[this.#from]) * this.#layers + layer) * RANKS + top;
    const best = streak === 0 ? this.#begun(layer, top) : this.#own.running(slot);
    if (floor !== null) return Math.max(best, floor + Math.max(0, this.#rise?.gain ?? 0));
    return sign === 1 ? best : 0 - best;
  }

  /** The most when a chain is begun on a rank at the position's own set, or none is. */
  #begun(layer: number, on: number): number {
    const { ideal } = this.#position;
    const { lanes } = this.#terms;
    const { fits, opens, empty } = this.#rules;
    const { rows, best } = this.#beyond;
    const count = this.#onward(ideal, layer, this.#ideals.levels[this.#from + 1]);
    let most = this.worth(ideal * this.#layers + layer, lanes - 1);
    for (let i = 0; i < count; i++)
      if (fits[on * RANKS + this.#cards[i]] === 1)
        most = Math.max(most, best[rows[this.#slots[i]] + lanes - 1]);
    if (layer + 1 === this.#layers || (on === empty && !opens)) return most;
    return Math.max(most, this.#begun(layer + 1, JOKER_RANK));
  }

  #visit(level: number): void {
    const { levels } = this.#ideals;
    const [from, until] = [levels[level], levels[level + 1]];
    [this.#own, this.#beyond] = [this.#beyond, this.#own];
    this.#own.begin((until - from) * this.#layers * RANKS, level);
    for (let ideal = from; ideal < until; ideal++) {
      const most = this.#reached(ideal);
      if (most === 0) continue;
      this.nodes += Math.ceil(most / EIGHT);
      for (let layer = this.#layers - 1; layer >= 0; layer--) {
        const count = this.#onward(ideal, layer, until);
        this.#weigh(ideal, layer, level, count, most);
        if (this.#terms.floor !== null) this.#noteGain(ideal, level, most);
        this.#chain(ideal, layer, level, count);
      }
    }
  }

  /** Works out what is reached at a set, by layer and rank; returns the most of it. */
  #reached(ideal: number): number {
    const left = this.#left;
    const reach = this.#reach;
    const { opens, empty } = this.#rules;
    let carried = 0;
    for (let base = 0; base < reach.length; base += RANKS) {
      let most = 0;
      for (let rank = 0; rank < BEST; rank++) {
        const own = left[ideal * reach.length + base + rank];
        reach[base + rank] = rank === JOKER_RANK ? Math.max(own, carried) : own;
        most = Math.max(most, reach[base + rank]);
      }
      for (let rank = 0; rank < BEST; rank++)
        if (opens || rank !== empty)
          carried = Math.max(carried, reach[base + rank], this.#after[most * RANKS + rank]);
    }
    return reach.reduce((most, entry) => Math.max(most, entry), 0);
  }

  /** Notes the slots that one more card of the layout leads to; returns how many there are. */
  #onward(ideal: number, layer: number, until: number): number {
    const { first, edges } = this.#ideals;
    const { ranks } = this.#position;
    const { kept } = this.#beyond;
    let count = 0;
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
      const card = ranks[edges[edge] % PLACES];
      const slot = ((((edges[edge] / PLACES) | 0) - until) * this.#layers + layer) * RANKS + card;
      if (kept[slot] === 0) continue;
      this.#slots[count] = slot;
      this.#cards[count] = card;
      this.#goneBy[count++] = this.#gone[(edges[edge] / PLACES) | 0];
    }
    return count;
  }

  /** The worth of a node with fewer than `reach` draws left: ending there, or a draw and the best chain on it. */
  #weigh(ideal: number, layer: number, level: number, count: number, reach: number): void {
    const { lanes, ends, apexes } = this.#terms;
    const { fits } = this.#rules;
    const { best, rows } = this.#beyond;
    const worth = this.#worth;
    const drawn = this.#drawn;
    const joked = this.#joked;
    const row = (ideal * this.#layers + layer) * lanes;
    const above = layer + 1 < this.#layers;
    // The layer above has what a joker on the card drawn leads to.
    for (let s = 0; s < reach; s++) drawn[s] = above ? joked[s] : NO_VALUE;
    for (let i = 0; i < count; i++) {
      const from = rows[this.#slots[i]];
      for (const s of this.#begins[this.#cards[i]]) {
        if (s >= reach - 1) break;
        if (best[from + s] > drawn[s]) drawn[s] = best[from + s];
      }
    }
    const extra = apexes[this.#gone[ideal]];
    const over = level === this.#ideals.places;
    for (let s = 0; s < reach; s++) {
      let most = ends[level * lanes + s] + extra;
      if (s > 0 && !over) most = Math.max(most, worth[row + s - 1], drawn[s - 1]);
      worth[row + s] = most;
    }
    if (layer === 0) return;
    for (let s = 0; s < reach; s++) joked[s] = Math.max(above ? joked[s] : NO_VALUE, worth[row + s]);
    for (let i = 0; i < count; i++) {
      if (fits[JOKER_RANK * RANKS + this.#cards[i]] !== 1) continue;
      const from = rows[this.#slots[i]];
      for (let s = 0; s < reach; s++) joked[s] = Math.max(joked[s], best[from + s]);
    }
  }

  /** Looks for the most that can be gained from a set after a draw. */
  #noteGain(ideal: number, level: number, reach: number): void {
    const { lanes, passing, apexes } = this.#terms;
    for (let s = 0; s < reach - 1; s++) {
      const best = Math.max(this.#worth[ideal * lanes + s], this.#drawn[s]);
      const gain = best - passing[level * lanes + s] - apexes[this.#gone[ideal]];
      if (gain > (this.#rise?.gain ?? 0)) this.#rise = { gain, node: ideal, s };
    }
  }

  /** Works out how chains at a node can go on, for each rank reached. */
  #chain(ideal: number, layer: number, level: number, count: number): void {
    const { levels } = this.#ideals;
    const { fits, opens, empty } = this.#rules;
    const own = this.#own;
    const node = ideal * this.#layers + layer;
    const base = ((ideal - levels[level]) * this.#layers + layer) * RANKS;
    const joker = base + RANKS + JOKER_RANK;
    for (let rank = 0; rank < BEST; rank++) {
      const reach = this.#reach[layer * RANKS + rank];
      if (reach === 0) continue;
      own.open(base + rank, node, rank, reach);
      for (let i = 0; i < count; i++)
        if (fits[rank * RANKS + this.#cards[i]] === 1)
          own.play(this.#beyond, this.#slots[i], this.#goneBy[i]);
      if (layer + 1 < this.#layers && own.kept[joker] === 1 && (opens || rank !== empty)) own.joke(joker);
      own.close(this.#gone[ideal]);
    }
  }
}
