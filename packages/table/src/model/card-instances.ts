/**
 * Card instances: the cards of a view with an identity. An instance has the same id in the next position, so
 * animation is a comparison of two lists. A known card is the same instance wherever it goes. An unknown card is
 * recognized by its place. If a card is turned on its way (drawn, or undone), the instance that left the stock is the
 * one that arrived.
 */
import { cardOf, isDown, isKnown, type Card, type View } from '@cairn/engine';

export interface CardInstance {
  readonly id: number;
  readonly pile: number;
  readonly index: number;
  /** How many cards are in its pile. */
  readonly count: number;
  /** Null when the player may not know it. */
  readonly card: Card | null;
  readonly down: boolean;
}

type Place = Omit<CardInstance, 'id'>;

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

/** The instances of a view; those of the view before, if any, are used again. */
export const instancesOf = (view: View, before: readonly CardInstance[] = []): readonly CardInstance[] => {
  const places = placesOf(view);
  const left = new Set(before);
  const found = new Map<Place, CardInstance>();
  const pair = (place: Place, instance: CardInstance | undefined): void => {
    if (instance === undefined || !left.delete(instance)) return;
    found.set(place, instance);
  };
  const open = (): readonly Place[] => places.filter((place) => !found.has(place));
  const placeKey = ({ pile, index }: Place): string => `${pile}.${index}`;

  const byCard = new Map(
    before.flatMap((instance) => (instance.card === null ? [] : [[instance.card, instance]])),
  );
  for (const place of places) if (place.card !== null) pair(place, byCard.get(place.card));
  if (open().length > 0) {
    const byPlace = new Map(before.map((instance) => [placeKey(instance), instance]));
    for (const place of open()) {
      const instance = byPlace.get(placeKey(place));
      if (instance?.card === null || place.card === null) pair(place, instance);
    }
    pairUp(open(), [...left], pair);
  }

  let next = before.reduce((most, { id }) => Math.max(most, id), 0);
  return places.map((place) => ({ ...place, id: found.get(place)?.id ?? ++next }));
};

/**
 * Known cards that appeared are matched with unknown ones that disappeared, and the other way round, in the order of
 * a draw.
 */
const pairUp = (
  places: readonly Place[],
  instances: readonly CardInstance[],
  pair: (place: Place, instance: CardInstance | undefined) => void,
): void => {
  const up = <T extends Place>(list: readonly T[]): T[] => list.filter(({ card }) => card !== null);
  const lastFirst = <T extends Place>(list: readonly T[]): T[] =>
    list.filter(({ card }) => card === null).reverse();
  const gone = lastFirst(instances);
  up(places).forEach((place, i) => pair(place, gone[i]));
  const back = up(instances);
  lastFirst(places).forEach((place, i) => pair(place, back[i]));
};

export const sameInstance = (a: CardInstance, b: CardInstance): boolean =>
  a.pile === b.pile && a.index === b.index && a.count === b.count && a.card === b.card && a.down === b.down;
