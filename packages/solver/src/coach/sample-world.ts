/**
 * Sampling worlds of any game: states that agree with a view. The hidden cards are exchangeable, so all arrangements are
 * equally likely, except for what is known about jokers in the stock and about the next card shown.
 */
import {
  cardOf,
  DOWN,
  isJoker,
  isKnown,
  rankOf,
  type Card,
  type Game,
  type State,
  type View,
} from '@cairn/engine';
import { SeededRandom } from './seeded-random.ts';

/** A random state among those that agree with the view. */
export const sampleWorld = (game: Game, view: View, random: SeededRandom): State => {
  const known = new Set<Card>(view.piles.flat().filter(isKnown).map(cardOf));
  const unseen = game.cards.filter((card) => !known.has(card));
  for (let last = unseen.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const card = unseen[last];
    unseen[last] = unseen[other];
    unseen[other] = card;
  }
  const stock = game.stock;
  const take = (wanted: (card: Card) => boolean): Card => {
    const at = unseen.findIndex(wanted);
    return unseen.splice(Math.max(at, 0), 1)[0];
  };
  const shown = view.next;
  const jokersInStock = (game.def.pack.jokerPlace ?? 'stock') === 'stock';
  const piles = view.piles.map((pile) => [...pile]);
  const next = stock === null ? undefined : piles[stock]?.at(-1);
  if (stock !== null && shown !== null && next !== undefined && !isKnown(next))
    piles[stock].splice(-1, 1, take((card) => rankOf(card) === shown.rank) | (next & ~1023) | DOWN);
  for (const [i, pile] of piles.entries())
    for (const [at, seat] of pile.entries()) {
      if (isKnown(seat) || i === stock) continue;
      pile[at] = take((card) => !jokersInStock || !isJoker(card)) | (seat & ~1023);
    }
  if (stock !== null)
    piles[stock] = (piles[stock] ?? []).map((seat) =>
      isKnown(seat) ? seat : take(() => true) | (seat & ~1023),
    );
  const { next: _, ...position } = view;
  // A world has a seed of its own: the results of reshuffles are as unknown as the cards.
  const seed = game.chance ? { high: random.next() >>> 0, low: random.next() >>> 0 } : null;
  return { ...position, piles, seed } as unknown as State;
};

/**
 * The one state that fits a view: no card is hidden, or a single one, which the player knows by counting. Null when
 * several states agree, or when chance decides what follows.
 */
export const knownStateOf = (game: Game, view: View): State | null => {
  const hidden = view.piles.flat().filter((seat) => !isKnown(seat)).length;
  return hidden > 1 || game.chance ? null : sampleWorld(game, view, new SeededRandom(1));
};
