/**
 * Chance after the deal: reshuffles and restocks. It is drawn from a seed that the pack itself gives and from how
 * often the power was used, so that a record replays the same for ever and a use taken back does not come again.
 */
import type { Game } from './game.ts';
import { fnv1a } from './hash.ts';
import { drawBelow, sfc32, type Sfc32 } from './random.ts';
import { DOWN, MARK_BITS, SEEN, type Pile, type PileCard, type State } from './state.ts';

/** A generator of its own for the n-th use of a power. */
export const chanceOf = (state: State, power: string): Sfc32 =>
  chanceBy(state, `${power} ${(state.used[power] ?? 0) + 1}`);

/** A generator of its own for everything that has a label of its own. */
export const chanceBy = (state: State, label: string): Sfc32 => {
  const use = fnv1a(Array.from(label, (letter) => letter.codePointAt(0) ?? 0));
  const { high, low } = state.seed ?? { high: 0, low: 0 };
  return sfc32({ high: (high ^ use.high) >>> 0, low: (low ^ use.low) >>> 0 });
};

/** Fisher–Yates, unbiased. */
export const shuffled = <T>(items: readonly T[], rng: Sfc32): T[] => {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last--) {
    const other = drawBelow(rng, last + 1);
    const item = out[last] as T;
    out[last] = out[other] as T;
    out[other] = item;
  }
  return out;
};

const FLAGS = DOWN | SEEN | MARK_BITS;

/** The cards left in the layout change places; what is face down or marked there stays so. */
export const reshuffle = (game: Game, state: State): readonly Pile[] => {
  const piles = [...state.piles];
  const taken = game.byRole.layout.filter((i) => piles[i]?.length === 1);
  const cards = shuffled(
    taken.map((i) => (piles[i]?.[0] ?? 0) & ~FLAGS),
    chanceOf(state, 'reshuffle'),
  );
  for (const [n, i] of taken.entries())
    piles[i] = [(cards[n] ?? 0) | ((piles[i]?.[0] ?? 0) & (DOWN | MARK_BITS))];
  return piles;
};

/** Half of the cards under the top of the hole, taken at random, return face down and the whole stock is shuffled. */
export const restock = (game: Game, state: State): readonly Pile[] => {
  const piles = [...state.piles];
  const [hole = 0] = game.byRole.hole;
  const stock = game.stock ?? 0;
  const rng = chanceOf(state, 'restock');
  const cards = piles[hole] ?? [];
  const under = cards.slice(0, -1);
  const back = new Set<PileCard>(shuffled(under, rng).slice(0, Math.floor(under.length / 2)));
  piles[hole] = cards.filter((pileCard) => !back.has(pileCard));
  piles[stock] = shuffled(
    [...(piles[stock] ?? []), ...back].map((pileCard) => (pileCard & ~SEEN) | DOWN),
    rng,
  );
  return piles;
};
