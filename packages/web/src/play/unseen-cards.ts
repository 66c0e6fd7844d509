/**
 * The card tracker: which cards have not come to the hole yet, by rank. It is worked out from the View alone: what
 * cannot be seen is every card of the pack that lies nowhere in sight, whether face down or in the stock.
 */
import {
  cardOf,
  faceOf,
  isKnown,
  rankOf,
  suitOf,
  type Card,
  type Game,
  type Rank,
  type View,
} from '@cairn/engine';

export const MARKS = ['unseen', 'insight', 'gone'] as const;
export type Mark = (typeof MARKS)[number];

export interface TrackedCard {
  readonly card: Card;
  readonly mark: Mark;
}

export interface TrackedRank {
  readonly rank: Rank;
  /** In the order of suits. */
  readonly cards: readonly TrackedCard[];
}

/** One row a rank, from ace to king, odd cards first. */
export const track = (game: Game, view: View): readonly TrackedRank[] => {
  const gone = new Set(
    game.byRole.hole.flatMap((pile) => (view.piles[pile] ?? []).filter(isKnown).map(cardOf)),
  );
  const seen = new Set(view.piles.flatMap((pile) => pile.filter(isKnown).map(cardOf)));
  const shown = view.next?.card;
  if (shown !== null && shown !== undefined) seen.add(shown);
  const mark = (card: Card): Mark => (gone.has(card) ? 'gone' : seen.has(card) ? 'insight' : 'unseen');
  const ranks = new Map<Rank, TrackedCard[]>();
  for (const card of game.cards)
    ranks.set(rankOf(card), [...(ranks.get(rankOf(card)) ?? []), { card, mark: mark(card) }]);
  return [...ranks]
    .toSorted(([a], [b]) => a - b)
    .map(([rank, cards]) => ({
      rank,
      cards: cards.toSorted((a, b) => suitOf(a.card) - suitOf(b.card) || faceOf(a.card) - faceOf(b.card)),
    }));
};

/** How many of these cards bear a mark. */
export const tally = (cards: readonly TrackedCard[], mark: Mark): number =>
  cards.filter((each) => each.mark === mark).length;
