/**
 * A sweep of min-stock vectors. Of two ways to the same removed set and the same rank on the hole, the one with more
 * draws left can do all the other one can, for it may draw. So one byte a removed set and rank, the most draws that can
 * be left there, holds all that matters. Bytes are draws left plus one, 0 for "not reached"; a vector is 15 of them
 * and, last, the best of them. Visiting a set takes its vector through the stock (from the best entry every later stock card can be turned up),
 * then through the fits (the best entry a card of each rank can be played from), and raises the vector of each set
 * that one more card leads to. Sets are numbered by cards gone, so one visit each in order of number is exact.
 *
 * A beam visits only the most promising sets of each level. What it reaches is really reached, so a win it finds is
 * a win; it proves nothing else. Then a broader one is tried, and at last the full pass goes on from its vectors.
 *
 * With jokers in hand there is one vector for each number of them used (a layer).
 */
import { JOKER_RANK } from '@cairn/engine';
import { PLACES, type Ideals } from './ideals.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';

/** With fewer sets the full pass is over before a beam has found anything. */
const FEW = 4096;
/** A beam that may visit more than this fraction of the sets (1 / n) is not worth it. */
const PART = 8;

/** Sets of a level that each beam goes on from: a narrow one finds most wins, each that follows is four times broader. */
export const breadthsOf = ({ count, places }: Ideals): readonly number[] => {
  const breadths: number[] = [];
  if (count < FEW) return breadths;
  for (let breadth = 4; PART * breadth * places < count; breadth *= 4) breadths.push(breadth);
  return breadths;
};

export interface LayoutSweep {
  readonly bytes: number;
  /** Sets visited since `begin`. */
  readonly nodes: number;
  readonly layers: number;
  /** `left[(ideal * layers + layer) * RANKS + rank]`: draws left plus one, or 0; at rank `BEST` the best of them. */
  readonly left: Uint8Array;
  begin(position: LayoutPosition): void;
  /** Whether a beam of this breadth, the broadest being `breadthsOf`'s last, reaches the empty layout. */
  beam(breadth: number): boolean;
  /** Goes on with the full pass for up to `nodes` sets; true when it is finished. */
  pass(nodes: number): boolean;
  /** Forgets the position. */
  clear(): void;
}

/** The stock as a table: `after[b * RANKS + r]` is the best entry for rank r when draws are made from entry b. */
export const stockTable = (
  turns: Uint8Array,
  after: Uint8Array = new Uint8Array(256 * RANKS),
): Uint8Array => {
  for (let best = 2; best < turns.length + 2; best++) {
    after.copyWithin(best * RANKS, (best - 1) * RANKS, best * RANKS);
    after[best * RANKS + turns[best - 2]] = best - 1;
  }
  return after;
};

/** The fits as rows of lookups: entry q of a row is a rank that q can be played on, or RANKS when there is no more. */
export const lookups = (fits: Uint8Array): Uint8Array => {
  const lists = Array.from({ length: RANKS }, (_, card) =>
    Array.from({ length: RANKS }, (__, on) => on).filter((on) => fits[on * RANKS + card] === 1),
  );
  const rows = Math.max(1, ...lists.map((list) => list.length));
  return Uint8Array.from(
    { length: rows * RANKS },
    (_, i) => lists[i % RANKS][Math.floor(i / RANKS)] ?? RANKS,
  );
};

/** The sweep in TypeScript: the oracle of the one in WebAssembly, used where there is none. */
export class PlainLayoutSweep implements LayoutSweep {
  readonly left: Uint8Array;
  readonly layers: number;
  readonly bytes: number;
  nodes = 0;
  readonly #ideals: Ideals;
  readonly #fits: Uint8Array;
  /** The rank on which no joker from the hand is played: an empty hole that it may not open. */
  readonly #barred: number;
  readonly #ranks = new Uint8Array(PLACES);
  readonly #after = new Uint8Array(256 * RANKS);
  /** The sets that the beam has met. */
  readonly #met: number[] = [];
  #position: LayoutPosition | null = null;
  #at = 0;
  #passed = false;
  /** The vector in hand: after the stock, and one 0 more for "nothing to play on". */
  readonly #now = new Uint8Array(RANKS + 1);
  readonly #plays = new Uint8Array(RANKS);

  constructor(ideals: Ideals, rules: LayoutRules) {
    this.#ideals = ideals;
    this.layers = rules.hands.length + 1;
    this.left = new Uint8Array(ideals.count * this.layers * RANKS);
    this.#fits = lookups(rules.fits);
    this.#barred = rules.opens ? RANKS : rules.empty;
    this.bytes = this.left.length;
  }

  begin(position: LayoutPosition): void {
    this.nodes = 0;
    this.#position = position;
    this.#at = position.ideal;
    this.#passed = false;
    this.#ranks.set(position.ranks);
    stockTable(position.turns, this.#after);
    const used = this.layers - 1 - position.hands.length;
    const base = (position.ideal * this.layers + used) * RANKS;
    this.left[base + position.top] = this.left[base + BEST] = position.turns.length + 1;
  }

  beam(breadth: number): boolean {
    const met = this.#met;
    const last = this.#ideals.count - 1;
    this.#forgetMet();
    let level: number[] = [this.#at];
    while (level.length > 0 && level[0] !== last) {
      const from = met.length;
      for (const ideal of level) this.#visit(ideal, true);
      level = foremost(met.slice(from), breadth, this.#promise);
    }
    return level.length > 0;
  }

  /** The best entry of a set; 0 when it has not been met. */
  #best(ideal: number): number {
    let best = 0;
    for (let layer = 0; layer < this.layers; layer++)
      best = max(best, this.left[(ideal * this.layers + layer) * RANKS + BEST]);
    return best;
  }

  /** How promising a set is: draws left count twice, cards that are free once. */
  readonly #promise = (ideal: number): number => {
    const { first } = this.#ideals;
    return Math.min(255, 2 * this.#best(ideal) + first[ideal + 1] - first[ideal]);
  };

  pass(nodes: number): boolean {
    const { count } = this.#ideals;
    const until = this.nodes + nodes;
    this.#passed = true;
    let at = this.#at;
    while (at < count && this.nodes < until) this.#visit(at++, false);
    this.#at = at;
    return at === count;
  }

  clear(): void {
    const from = (this.#position?.ideal ?? 0) * this.layers * RANKS;
    this.left.fill(0, from, this.#passed ? this.left.length : from + this.layers * RANKS);
    this.#forgetMet();
  }

  #forgetMet(): void {
    const width = this.layers * RANKS;
    for (const ideal of this.#met) this.left.fill(0, ideal * width, (ideal + 1) * width);
    this.#met.length = 0;
  }

  /** Pushes the vectors of a set to all sets one card on; counts the set when it was reached. */
  #visit(ideal: number, meet: boolean): void {
    const { first, edges } = this.#ideals;
    const left = this.left;
    const layers = this.layers;
    const now = this.#now;
    const plays = this.#plays;
    const fits = this.#fits;
    const ranks = this.#ranks;
    const after = this.#after;
    const barred = this.#barred;
    let carried = 0;
    let reached = 0;
    for (let layer = 0; layer < layers; layer++) {
      const base = (ideal * layers + layer) * RANKS;
      for (let rank = 0; rank < RANKS; rank++) now[rank] = left[base + rank];
      now[JOKER_RANK] = max(now[JOKER_RANK], carried);
      const most = max(now[BEST], carried);
      if (most === 0) continue;
      reached = 1;
      carried = 0;
      for (let rank = 0; rank < BEST; rank++) {
        now[rank] = max(now[rank], after[most * RANKS + rank]);
        if (rank !== barred) carried = max(carried, now[rank]);
      }
      for (let rank = 0; rank < RANKS; rank++) plays[rank] = now[fits[rank]];
      for (let row = RANKS; row < fits.length; row += RANKS)
        for (let rank = 0; rank < RANKS; rank++) plays[rank] = max(plays[rank], now[fits[row + rank]]);
      for (let edge = first[ideal]; edge < first[ideal + 1]; edge++) {
        const to = (edges[edge] / PLACES) | 0;
        const rank = ranks[edges[edge] % PLACES];
        const entry = plays[rank];
        const slot = (to * layers + layer) * RANKS;
        if (meet && entry > 0 && this.#best(to) === 0) this.#met.push(to);
        left[slot + rank] = max(left[slot + rank], entry);
        left[slot + BEST] = max(left[slot + BEST], entry);
      }
    }
    this.nodes += reached;
  }
}

/** The most promising sets, in the order they were met; of equals, those met first. */
const foremost = (met: number[], breadth: number, promise: (ideal: number) => number): number[] => {
  if (met.length <= breadth) return met;
  const bar = met.map(promise).sort((a, b) => b - a)[breadth - 1];
  let equal = breadth - met.filter((ideal) => promise(ideal) > bar).length;
  return met.filter((ideal) => promise(ideal) > bar || (promise(ideal) === bar && equal-- > 0));
};

/** The maximum of two bytes without a branch, which would be mispredicted half of the time. */
const max = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));
