/** Writes a position, and all tables that the search of it needs, into the memory of a machine. */
import { mix } from '../../memory/hash.ts';
import * as at from './core/layout.ts';
import type { CellsDeal } from './deal.ts';
import { usesAtOnce } from './idle-cards.ts';
import { mergesPlaces } from './loose-cards.ts';
import type { Weights } from './weights.ts';
import type { CellsRules } from './rules.ts';

const KEYS = Int32Array.from({ length: 2048 }, (_, i) =>
  (i >> 1) % 16 === at.HOME ? 0 : mix(i * 2 + 12345),
);

/** What is left out of the search. */
export interface CellsPruning {
  /** Whether cells and empty columns are one kind of place (loose-cards.ts). */
  readonly merged: boolean;
  /** Whether cards that are placed from the reserve have to be used at once (idle-cards.ts). */
  readonly usesAtOnce: boolean;
  /** Whether positions that are lost in an easier game are left out (core/relaxation.ts). */
  readonly relaxed: boolean;
}

export const pruningOf = (rules: CellsRules): CellsPruning => ({
  merged: mergesPlaces(rules),
  usesAtOnce: usesAtOnce(rules),
  relaxed: !rules.runs,
});

/** Writes what depends on the game only, and does not change in a search. */
export const writeRules = (
  m: Int32Array,
  rules: CellsRules,
  deal: CellsDeal,
  weights: Weights,
  pruning: CellsPruning,
): void => {
  const { cards } = deal;
  m.set(KEYS, at.KEYS_AT);
  m.fill(at.NO_PLACE, at.BELOW_AT, at.BELOW_AT + 1024);
  m.fill(0, at.FITS_AT, at.SIZES_AT);
  for (let card = 0; card < 64; card++) {
    const fits = cards.fits[card];
    const guests = cards.guests[card];
    m[at.BELOW_AT + card * 16 + at.FOOT] = at.AT_FOOT;
    m[at.FITS_AT + card] = fits.length;
    m[at.GUESTS_AT + card] = guests.length;
    for (const [i, on] of fits.entries()) m[at.BELOW_AT + card * 16 + at.ON_CARD + i] = on;
    for (const [i, guest] of guests.entries()) m[at.GUEST_AT + card * 8 + i] = guest;
    m[at.FOOT_TAKES_AT + card] = cards.footTakes[card] ? 1 : 0;
  }
  for (let suit = 0; suit < 4; suit++) m[at.SIZES_AT + suit] = cards.sizes[suit];
  m[at.CELLS_AT] = rules.cells;
  m[at.MERGED_AT] = pruning.merged ? 1 : 0;
  m[at.RUNS_AT] = rules.runs ? 1 : 0;
  m[at.RETURNS_AT] = rules.returns ? 1 : 0;
  m[at.RELAXED_AT] = pruning.relaxed ? 1 : 0;
  m[at.USED_AT_ONCE_AT] = pruning.usesAtOnce ? 1 : 0;
  m[at.LONG_MOVES_AT] = 1;
  m[at.DEEPER_AT] = weights.moves.deeper;
  m[at.LATE_AT] = weights.moves.late;
  m[at.DEEPEST_AT] = weights.moves.deepest;
  m.set(weights.depth, at.DEPTH_COSTS_AT);
  m.set(weights.breaks, at.BREAK_COSTS_AT);
  for (let free = 0; free <= at.MOST_FREE; free++)
    m[at.FREE_COSTS_AT + free] = weights.free[Math.min(free, weights.free.length - 1)];
};

/** By `card * 16 + fate`: what it adds to the estimate in every deal. */
const makeCosts = ({ away, loose, foot }: Weights): Int32Array =>
  Int32Array.from({ length: 1024 }, (_, i) => {
    const fate = i % 16;
    const rank = (i >> 4) & 15;
    if (fate === at.HOME) return 0;
    const more = fate === at.SET_ASIDE ? loose[rank] : fate === at.FOOT ? foot[rank] : 0;
    return away + (more ?? 0);
  });
const cached = new WeakMap<Weights, Int32Array>();
const costsOf = (weights: Weights): Int32Array => {
  let costs = cached.get(weights);
  if (costs === undefined) cached.set(weights, (costs = makeCosts(weights)));
  return costs;
};

/** Writes a position, at the place of the first one of the pool, and what its cards add to the estimate. */
export const writeDeal = (m: Int32Array, deal: CellsDeal, weights: Weights): void => {
  const { cards, columns, cells, reserve, found } = deal;
  const s = m[at.POOL_AT];
  m.fill(0, s, s + at.POSITION);
  const costs = (card: number, fate: number): number => at.COSTS_AT + card * 16 + fate;
  let cost = 0;
  const lay = (card: number, fate: number): void => {
    m[s + at.FATES + (card >> 3)] |= fate << ((card & 7) * 4);
    cost += m[costs(card, fate)];
  };
  const put = (set: number, card: number): void => {
    m[set + (card >> 5)] |= 1 << (card & 31);
  };
  m.set(costsOf(weights), at.COSTS_AT);
  for (let card = 0; card < 64; card++) m[at.BELOW_AT + card * 16] = at.NO_PLACE;
  for (const column of columns) {
    for (const [height, card] of column.entries()) {
      const below = column[height - 1];
      const place = below === undefined ? -1 : cards.fits[card].indexOf(below);
      const fate = below === undefined ? at.FOOT : place >= 0 ? at.ON_CARD + place : at.DEALT;
      // What it hides: lower cards are wanted sooner.
      let hidden = 0;
      for (let i = 0; i < height; i++)
        if ((column[i] & 15) < (card & 15)) hidden += weights.hides[column[i] & 15];
      m[costs(card, fate)] += hidden + (fate === at.DEALT ? weights.joint : 0);
      if (below !== undefined) m[at.BELOW_AT + card * 16] = below;
      lay(card, fate);
    }
    const last = column.at(-1);
    if (last === undefined) m[s + at.EMPTIES] += 1;
    else put(s + at.LASTS, last);
  }
  for (const card of cells) {
    lay(card, at.SET_ASIDE);
    put(s + at.LOOSES, card);
    m[s + at.LOOSE_COUNT] += 1;
  }
  for (const card of reserve) {
    m[at.BELOW_AT + card * 16] = at.IN_RESERVE;
    m[costs(card, at.DEALT)] += weights.reserve;
    lay(card, at.DEALT);
    put(s + at.RESERVES, card);
  }
  for (let suit = 0; suit < 4; suit++) {
    m[s + at.FOUND] |= found[suit] << (suit * 8);
    m[s + at.CARDS_LEFT] += cards.sizes[suit] - found[suit];
    for (let rank = 0; rank < found[suit]; rank++) lay(suit * 16 + rank, at.HOME);
  }
  m[s + at.COST] = cost;
  m[at.DEEP_AT] = weights.moves.deep;
  m[at.DEEPER_NODES_AT] = weights.moves.after;
};
