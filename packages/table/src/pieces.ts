/**
 * Pieces: the cards as things on the screen. A piece keeps its id from one position to the next, so that animation
 * is a plain comparison of two lists. A known card is the same piece wherever it goes; an unknown one is known by its
 * place; and where a card is turned on its way (drawn, or taken back), the piece that left the stock is the one
 * that arrived.
 */
import { cardOf, isDown, isKnown, type Card, type View } from '@cairn/engine';

export interface Piece {
  readonly id: number;
  readonly pile: number;
  readonly index: number;
  /** How many cards are in its pile. */
  readonly count: number;
  /** Null when the player may not know it. */
  readonly card: Card | null;
  readonly down: boolean;
}

type Place = Omit<Piece, 'id'>;

const placesOf = (view: View): readonly Place[] =>
  view.piles.flatMap((pile, at) =>
    pile.map((seat, index) => ({
      pile: at,
      index,
      count: pile.length,
      card: isKnown(seat) ? cardOf(seat) : null,
      down: isDown(seat),
    })),
  );

/** The pieces of a view; those of the view before, if any, are used again. */
export const piecesOf = (view: View, before: readonly Piece[] = []): readonly Piece[] => {
  const places = placesOf(view);
  const left = new Set(before);
  const found = new Map<Place, Piece>();
  const pair = (place: Place, piece: Piece | undefined): void => {
    if (piece === undefined || !left.delete(piece)) return;
    found.set(place, piece);
  };
  const open = (): readonly Place[] => places.filter((place) => !found.has(place));
  const spot = ({ pile, index }: Place): string => `${pile}.${index}`;

  const byCard = new Map(before.flatMap((piece) => (piece.card === null ? [] : [[piece.card, piece]])));
  for (const place of places) if (place.card !== null) pair(place, byCard.get(place.card));
  if (open().length > 0) {
    const bySpot = new Map(before.map((piece) => [spot(piece), piece]));
    for (const place of open()) {
      const piece = bySpot.get(spot(place));
      if (piece?.card === null || place.card === null) pair(place, piece);
    }
    pairUp(open(), [...left], pair);
  }

  let next = before.reduce((most, { id }) => Math.max(most, id), 0);
  return places.map((place) => ({ ...place, id: found.get(place)?.id ?? ++next }));
};

/** Known cards that appeared were the last unknown ones that went, and the other way round, in the order of a draw. */
const pairUp = (
  places: readonly Place[],
  pieces: readonly Piece[],
  pair: (place: Place, piece: Piece | undefined) => void,
): void => {
  const up = <T extends Place>(list: readonly T[]): T[] => list.filter(({ card }) => card !== null);
  const lastFirst = <T extends Place>(list: readonly T[]): T[] =>
    list.filter(({ card }) => card === null).reverse();
  const gone = lastFirst(pieces);
  up(places).forEach((place, i) => pair(place, gone[i]));
  const back = up(pieces);
  lastFirst(places).forEach((place, i) => pair(place, back[i]));
};
