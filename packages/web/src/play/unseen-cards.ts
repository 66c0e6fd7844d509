/**
 * Unseen cards, for the card tracker: which cards have not come to the hole yet, by rank. It uses the View alone: a card
 * of the pack that is not visible anywhere is unseen, whether it is face down or in the stock.
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

export const TRACKER_MARKS = ['unseen', 'insight', 'gone'] as const;
export type TrackerMark = (typeof TRACKER_MARKS)[number];

export interface TrackedCard {
  readonly card: Card;
  readonly mark: TrackerMark;
}

export interface TrackedRank {
  readonly rank: Rank;
  /** In the order of suits. */
  readonly cards: readonly TrackedCard[];
}

/** One row a rank, from ace to king, jokers first. */
export const track = (game: Game, view: View): readonly TrackedRank[] => {
  const gone = new Set(
    game.byRole.hole.flatMap((pile) => (view.piles[pile] ?? []).filter(isKnown).map(cardOf)),
  );
  const seen = new Set(view.piles.flatMap((pile) => pile.filter(isKnown).map(cardOf)));
  const shown = view.next?.card;
  if (shown !== null && shown !== undefined) seen.add(shown);
  const mark = (card: Card): TrackerMark => (gone.has(card) ? 'gone' : seen.has(card) ? 'insight' : 'unseen');
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
export const countMarked = (cards: readonly TrackedCard[], mark: TrackerMark): number =>
  cards.filter((each) => each.mark === mark).length;
