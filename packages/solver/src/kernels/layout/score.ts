/**
 * The best score, exactly. With a scoring taken apart (terms.ts), what is still to come at a removed set with s draws
 * left, the chain before being over, is
 *
 *   worth[I][s] = max(end there, worth[I][s - 1], max over J of chain(|J| - |I|) + worth[J][s - 1])
 *
 * over the sets J in which a chain on the card that is drawn can end. Chains are not gone through: every reached set
 * and rank has a list of the ends worth having (prune/chain-ends.ts), made from the lists one card on, and mostly an
 * end or two long. All draws left are done at once as one row; of the lists only two levels are kept. Sets, ranks
 * and draws left that the sweep has not reached are left out.
 *
 * A joker from the hand neither adds to a chain nor breaks it. A node is a removed set with so many of them used.
 */
import { JOKER_RANK } from '@cairn/engine';
import { LEVELS } from '../../prune/chain-ends.ts';
import { EndLists, NEVER } from './end-lists.ts';
import { PLACES, type Ideals } from './ideals.ts';
import { BEST, RANKS, type Rules, type Spot } from './rules.ts';
import { stockTable } from './sweep.ts';
import type { Terms } from './terms.ts';

/** Draws left that are one node, because the scorer in WebAssembly does them at once. */
const EIGHT = 8;

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
  /** The best last total from a node with s draws left, times the sign; the chain before being over. */
  worth(node: number, s: number): number;
}

/** The scorer in TypeScript: the oracle of the one in WebAssembly, and for values beyond 16 bits and for jokers. */
export class PlainScorer implements Worths {
  readonly full = false;
  nodes = 0;
  readonly #ideals: Ideals;
  readonly #rules: Rules;
  readonly #spot: Spot;
  readonly #terms: Terms;
  readonly #left: Uint8Array;
  readonly #gone: Uint8Array;
  readonly #after: Uint8Array;
  readonly #from: number;
  readonly #layers: number;
  readonly #worth: Int32Array;
  #level: number;
  /** The lists of the level last done, and of the one with one card more gone. */
  #own = new EndLists();
  #beyond = new EndLists();
  /** By layer: draws left plus one by rank of the set in hand, jokers from the hand included. */
  readonly #reach: Uint8Array;
  /** The slots one card on of the set in hand, and the ranks of their cards. */
  readonly #slots = new Int32Array(PLACES);
  readonly #cards = new Uint8Array(PLACES);
  /** The best values of chains begun by a draw; and by a draw and a joker. */
  readonly #drawn: Int32Array;
  readonly #joked: Int32Array;

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
    this.#rules = rules;
    this.#spot = spot;
    this.#terms = terms;
    this.#left = left;
    this.#gone = gone;
    this.#after = stockTable(spot.turns);
    this.#from = from;
    this.#layers = rules.hands.length + 1;
    this.#level = ideals.places;
    this.#worth = new Int32Array(ideals.count * this.#layers * terms.lanes);
    this.#reach = new Uint8Array(this.#layers * RANKS);
    this.#drawn = new Int32Array(terms.lanes);
    this.#joked = new Int32Array(terms.lanes);
  }

  get bytes(): number {
    return 4 * this.#worth.length + this.#own.bytes + this.#beyond.bytes;
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
    const { ideal, top, hands } = this.#spot;
    const best = this.#running(this.#layers - 1 - hands.length, top, ideal);
    return this.#terms.sign === 1 ? best : 0 - best;
  }

  /** The most when the chain that is running goes on over a rank from the position's own set, or ends there. */
  #running(layer: number, on: number, ideal: number): number {
    const { first, edges, levels } = this.#ideals;
    const { lanes, running } = this.#terms;
    const { fits, opens, empty } = this.#rules;
    const { at, size, ends } = this.#beyond;
    let best = this.worth(ideal * this.#layers + layer, lanes - 1);
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
      const card = this.#spot.ranks[edges[edge] % PLACES];
      if (fits[on * RANKS + card] !== 1) continue;
      const to = (edges[edge] / PLACES) | 0;
      const slot = ((to - levels[this.#from + 1]) * this.#layers + layer) * RANKS + card;
      for (let i = at[slot]; i < at[slot] + size[slot]; i++) {
        const points = running[(ends[i] % LEVELS) - this.#from];
        best = Math.max(best, points + this.worth((ends[i] / LEVELS) | 0, lanes - 1));
      }
    }
    if (layer + 1 === this.#layers || (on === empty && !opens)) return best;
    return Math.max(best, this.#running(layer + 1, JOKER_RANK, ideal));
  }

  #visit(level: number): void {
    const { levels } = this.#ideals;
    const [from, until] = [levels[level], levels[level + 1]];
    [this.#own, this.#beyond] = [this.#beyond, this.#own];
    this.#own.begin((until - from) * this.#layers * RANKS, this.#terms.lanes);
    for (let ideal = from; ideal < until; ideal++) {
      const most = this.#reached(ideal);
      if (most === 0) continue;
      this.nodes += Math.ceil(most / EIGHT);
      for (let layer = this.#layers - 1; layer >= 0; layer--) {
        const count = this.#onward(ideal, layer, until);
        this.#weigh(ideal, layer, level, count);
        this.#list(ideal, layer, level, count);
      }
    }
  }

  /** What is reached at a set, by layer; the most of it. */
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

  /** Notes the slots that one more card of the layout leads to; how many they are. */
  #onward(ideal: number, layer: number, until: number): number {
    const { first, edges } = this.#ideals;
    const { ranks } = this.#spot;
    const { size } = this.#beyond;
    let count = 0;
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
      const card = ranks[edges[edge] % PLACES];
      const slot = ((((edges[edge] / PLACES) | 0) - until) * this.#layers + layer) * RANKS + card;
      if (size[slot] === 0) continue;
      this.#slots[count] = slot;
      this.#cards[count++] = card;
    }
    return count;
  }

  /** The worth of a node: ending there, or a draw and the best chain on the card it turns up. */
  #weigh(ideal: number, layer: number, level: number, count: number): void {
    const { lanes, ends, apexes } = this.#terms;
    const { fits } = this.#rules;
    const { turns } = this.#spot;
    const { best, rows } = this.#beyond;
    const worth = this.#worth;
    const drawn = this.#drawn;
    const joked = this.#joked;
    const row = (ideal * this.#layers + layer) * lanes;
    // What the layer above has found is what a joker on the card drawn leads to.
    if (layer + 1 < this.#layers) drawn.set(joked);
    else drawn.fill(NEVER);
    for (let i = 0; i < count; i++) {
      const from = rows[this.#slots[i]];
      for (let s = 0; s < lanes - 1; s++)
        if (fits[turns[s] * RANKS + this.#cards[i]] === 1) drawn[s] = Math.max(drawn[s], best[from + s]);
    }
    const extra = apexes[this.#gone[ideal]];
    let most = NEVER;
    for (let s = 0; s < lanes; s++) {
      if (s > 0 && level < this.#ideals.places) most = Math.max(most, drawn[s - 1]);
      most = Math.max(most, ends[level * lanes + s] + extra);
      worth[row + s] = most;
    }
    if (layer === 0) return;
    for (let s = 0; s < lanes; s++)
      joked[s] = Math.max(layer + 1 < this.#layers ? joked[s] : NEVER, worth[row + s]);
    for (let i = 0; i < count; i++) {
      if (fits[JOKER_RANK * RANKS + this.#cards[i]] !== 1) continue;
      const from = rows[this.#slots[i]];
      for (let s = 0; s < lanes; s++) joked[s] = Math.max(joked[s], best[from + s]);
    }
  }

  /** The ends of the chains that stand at a node, for each rank reached. */
  #list(ideal: number, layer: number, level: number, count: number): void {
    const { levels } = this.#ideals;
    const { fits, opens, empty } = this.#rules;
    const { lanes, chain } = this.#terms;
    const own = this.#own;
    const scales = { worth: this.#worth, lanes, chain };
    const node = ideal * this.#layers + layer;
    const base = ((ideal - levels[level]) * this.#layers + layer) * RANKS;
    for (let rank = 0; rank < BEST; rank++) {
      const reach = this.#reach[layer * RANKS + rank];
      if (reach === 0) continue;
      for (let i = 0; i < count; i++)
        if (fits[rank * RANKS + this.#cards[i]] === 1) own.add(this.#beyond, this.#slots[i]);
      if (layer + 1 < this.#layers && (opens || rank !== empty)) own.add(own, base + RANKS + JOKER_RANK);
      own.push(node * LEVELS + level);
      own.give(base + rank, level, reach, scales);
    }
  }
}
