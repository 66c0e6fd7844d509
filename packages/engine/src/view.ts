/**
 * What the player may know (law 4): every face-up card, every card seen before, and what the rules show of the stock.
 * Hints, trackers, estimates and the table get a view and never a state.
 */
import { rankOf } from './card.ts';
import type { StockShown } from './terms.ts';
import type { Game } from './game.ts';
import {
  cardOf,
  isHidden,
  lastOf,
  MARK_BITS,
  SEEN,
  UNKNOWN,
  type Pile,
  type Position,
  type State,
  type View,
} from './state.ts';

/**
 * The player's knowledge of a state: hidden cards are UNKNOWN; `next` is what is shown of the next stock card, if
 * anything.
 * @param before a state and its view. Piles that are the same are taken from there, which takes less time and memory.
 */
export const view = (
  game: Game,
  state: State,
  before: { readonly state: State; readonly view: View } | null = null,
): View => {
  const next = shownNext(game, state);
  const shown = next?.card ?? null;
  const seenOf = (pile: Pile, i: number): Pile => {
    const isShown = i === game.stock && shown !== null;
    if (pile === before?.state.piles[i] && (i !== game.stock || shown === (before.view.next?.card ?? null)))
      return before.view.piles[i] ?? pile;
    if (!pile.some(isHidden)) return pile;
    return pile.map((pileCard, at) => {
      if (!isHidden(pileCard)) return pileCard;
      return isShown && at === pile.length - 1 ? pileCard | SEEN : UNKNOWN | (pileCard & MARK_BITS);
    });
  };
  return { ...state, piles: state.piles.map(seenOf), seed: null, next } as unknown as View;
};

const shownNext = (game: Game, state: State): View['next'] => {
  const next = game.stock === null ? undefined : lastOf(state.piles[game.stock] ?? []);
  if (next === undefined) return null;
  const card = cardOf(next);
  if (!isHidden(next)) return { rank: rankOf(card), card };
  const what = shownWhat(game, state);
  return what === null ? null : { rank: rankOf(card), card: what === 'card' ? card : null };
};

/** What the rules show of the next stock card now, without a peek. */
export const shownWhat = (game: Game, { draws }: Position): StockShown | null => {
  const show = game.stockDef?.show;
  if (show === undefined || (show.while === 'first' && (draws > 0 || starterDealt(game)))) return null;
  return show.what;
};

/** If a starter is dealt to the hole, the first stock card has been shown already. */
const starterDealt = (game: Game): boolean =>
  game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0);
