/**
 * Chance after the deal: reshuffles and restocks. The seed depends on the pack, and the generator on how often the
 * power has been used. So a record always replays the same, and using a power again after undo gives something else.
 */
import type { Game } from './game.ts';
import { fnv1a } from './hash.ts';
import { drawBelow, sfc32, type Sfc32 } from './random.ts';
import { DOWN, MARK_BITS, SEEN, type Pile, type PileCard, type State } from './state.ts';

/** The generator for the n-th use of a power. */
export const chanceOf = (state: State, power: string): Sfc32 =>
  chanceBy(state, `${power} ${(state.used[power] ?? 0) + 1}`);

/** The generator for a label. */
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

/** Shuffles the cards left in the layout. Face-down places and marks stay where they are. */
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

/**
 * Takes half of the cards under the top of the hole, at random, puts them face down into the stock, and shuffles the
 * stock.
 */
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
