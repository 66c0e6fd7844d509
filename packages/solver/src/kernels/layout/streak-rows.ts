/**
 * Chains as rows of values, one for each number of cards k that the chain may have so far; for scorings where the price of
 * a card in a chain depends on the apexes gone, too, or prices fall. The row of a slot and k has the best last total by
 * draws left: the chain ends here, or one more card is worth its price and the row for k + 1 there.
 */
import { JOKER_RANK } from '@cairn/engine';
import { withRoom } from '../../memory/grow.ts';
import { NO_VALUE, type ChainValues } from './chain-values.ts';
import { PLACES, type Ideals } from './ideals.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import type { ScoreTerms } from './score-terms.ts';

export class StreakRows implements ChainValues {
  kept: Uint8Array = new Uint8Array(0);
  rows: Int32Array = new Int32Array(0);
  best: Float64Array = new Float64Array(64);
  readonly #terms: ScoreTerms;
  readonly #worth: Float64Array;
  /** `longest[node * RANKS + rank]`: the most cards that a chain there can have, plus one. */
  readonly #longest: Uint8Array;
  #slot = 0;
  #reach = 0;
  #most = 0;
  /** Where the rows of the slot in hand begin: that of best values, then by k; and where the next begin. */
  #row = 0;
  #end = 0;

  constructor(terms: ScoreTerms, worth: Float64Array, longest: Uint8Array) {
    this.#terms = terms;
    this.#worth = worth;
    this.#longest = longest;
  }

  get bytes(): number {
    return 5 * this.kept.length + 8 * this.best.length;
  }

  running(slot: number): number {
    const { lanes, streak } = this.#terms;
    return this.best[this.rows[slot] + (streak + 2) * lanes - 1];
  }

  begin(slots: number): void {
    if (slots > this.kept.length) {
      this.kept = new Uint8Array(slots);
      this.rows = new Int32Array(slots);
    } else this.kept.fill(0);
    this.#end = 0;
  }

  open(slot: number, node: number, rank: number, reach: number): void {
    const { lanes } = this.#terms;
    this.#slot = slot;
    this.#reach = reach;
    this.#most = this.#longest[node * RANKS + rank] - 1;
    this.#row = this.#end;
    this.#end += (this.#most + 2) * lanes;
    this.best = withRoom(this.best, this.#end);
    const own = this.#worth.subarray(node * lanes, (node + 1) * lanes);
    for (let at = this.#row + lanes; at < this.#end; at += lanes) this.best.set(own, at);
  }

  play(beyond: StreakRows, slot: number, gone: number): void {
    const { lanes, price } = this.#terms;
    const from = beyond.rows[slot] + lanes;
    for (let k = 0; k <= this.#most; k++)
      this.#raise(k, beyond.best, from + (k + 1) * lanes, price(k + 1, gone));
  }

  joke(slot: number): void {
    const from = this.rows[slot] + this.#terms.lanes;
    for (let k = 0; k <= this.#most; k++) this.#raise(k, this.best, from + k * this.#terms.lanes, 0);
  }

  close(gone: number): void {
    const { lanes, price } = this.#terms;
    const row = this.#row;
    const fresh = price(1, gone);
    for (let s = 0; s < lanes; s++)
      this.best[row + s] = this.#most < 1 ? NO_VALUE : fresh + this.best[row + 2 * lanes + s];
    this.kept[this.#slot] = 1;
    this.rows[this.#slot] = row;
  }

  #raise(k: number, from: Float64Array, at: number, points: number): void {
    const { lanes } = this.#terms;
    const best = this.best;
    const to = this.#row + (k + 1) * lanes;
    for (let s = 0; s < this.#reach; s++) {
      const value = points + from[at + s];
      if (value > best[to + s]) best[to + s] = value;
    }
  }
}

/** The most cards that a chain can have at each node and rank, plus one. */
export const longestChains = (
  { count, first, edges }: Ideals,
  { hands, fits }: LayoutRules,
  position: LayoutPosition,
  left: Uint8Array,
  streak: number,
): Uint8Array => {
  const layers = hands.length + 1;
  const longest = new Uint8Array(count * layers * RANKS);
  longest[(position.ideal * layers + layers - 1 - position.hands.length) * RANKS + position.top] = streak + 1;
  for (let node = position.ideal * layers; node < count * layers; node++) {
    const row = node * RANKS;
    // A draw may turn up any rank, to begin anew.
    for (let rank = 0; rank < BEST; rank++) longest[row + rank] = Math.max(longest[row + rank], 1);
    const set = Math.floor(node / layers);
    for (let edge = first[set]; edge < first[set + 1]; edge++) {
      const card = position.ranks[edges[edge] % PLACES];
      const to = (Math.floor(edges[edge] / PLACES) * layers + (node % layers)) * RANKS + card;
      if (left[to] === 0) continue;
      for (let on = 0; on < BEST; on++)
        if (fits[on * RANKS + card] === 1 && longest[row + on] >= longest[to])
          longest[to] = longest[row + on] + 1;
    }
    if (node % layers === layers - 1) continue;
    const joker = row + RANKS + JOKER_RANK;
    longest[joker] = Math.max(longest[joker], ...longest.subarray(row, row + BEST));
  }
  return longest;
};
