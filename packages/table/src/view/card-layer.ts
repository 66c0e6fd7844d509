/**
 * The cards of the board: an absolutely placed element for each card instance, kept from view to view, so that a card
 * whose place has changed flies there (motion.ts). Elements have their final place at once; only the animation takes
 * time, and there is none before motion is loaded.
 */
import { FULL_FROM } from '../cards/face-style.ts';
import { cardRect, pileRect } from '../geometry/plan.ts';
import { sameRect, type Rect, type Vector } from '../geometry/rect.ts';
import { instancesOf, sameInstance, type CardInstance } from '../model/card-instances.ts';
import type { Tempo } from './animation.ts';
import { createCardElement, stackCard, type CardElement } from './card-element.ts';
import type { CardImages } from './card-images.ts';
import { placeElement } from './elements.ts';
import type { BoardExtensions, BoardPicture, CardMotion, CardRange, Signs, Transition } from './picture.ts';

export interface CardLayer {
  /** `redrawn`: every card is painted again, because its palette or settings have changed. */
  readonly draw: (picture: BoardPicture, tempo: Tempo, transition: Transition, redrawn: boolean) => void;
  /** Moves cards and marks hazards from now on. */
  readonly extend: (extensions: BoardExtensions) => void;
  /** Paints all cards again. */
  readonly repaint: () => void;
  /** Puts cards that fly one after another in their places at once. */
  readonly endDeal: () => void;
  /** Moves cards by an offset from their place, as the pointer drags them. */
  readonly carry: (cards: CardRange, by: Vector) => void;
  /** Sends carried cards back to their place. */
  readonly sendHome: (tempo: Tempo) => void;
  readonly elementsIn: (cards: CardRange) => readonly HTMLElement[];
  readonly lastCardOf: (pile: number) => CardElement | undefined;
  readonly clear: () => void;
}

/** Up to so many cards each card is a layer of the browser's; more layers cost a slow phone more than they save. */
const MOST_LAYERS = 60;

const isIn = ({ pile, index }: CardInstance, cards: CardRange): boolean =>
  pile === cards.pile && index >= cards.index && index < cards.index + cards.count;

/** Whether a card lies where it should, as it should. */
const liesAs = ({ state, rect, instance }: CardElement, next: CardInstance, at: Rect): boolean =>
  state === 'lies' && sameRect(rect, at) && sameInstance(instance, next);

export const createCardLayer = (board: HTMLElement, { paint, paintSoon }: CardImages): CardLayer => {
  const cards = new Map<number, CardElement>();
  let instances: readonly CardInstance[] = [];
  let shown: BoardPicture | null = null;
  const restack = (card: CardElement): void => {
    if (shown !== null) stackCard(card, shown.game, shown.plan);
  };
  let motion: CardMotion | null = null;
  let signs: Signs | null = null;

  const addCard = (instance: CardInstance, rect: Rect): CardElement => {
    const card = createCardElement(board, instance, rect);
    cards.set(instance.id, card);
    return card;
  };

  /** Removes instances that are no longer part of the view. */
  const sweep = (): void => {
    const kept = new Set(instances.map(({ id }) => id));
    for (const [id, { element }] of cards)
      if (!kept.has(id)) {
        element.remove();
        cards.delete(id);
      }
  };

  /** Puts a card in its place, without painting its picture. */
  const place = (card: CardElement, instance: CardInstance, rect: Rect, { plan }: BoardPicture): void => {
    const { element } = card;
    card.instance = instance;
    card.rect = rect;
    card.size = pileRect(plan, instance.pile);
    element.classList.toggle('table-down', instance.down);
    element.classList.toggle('table-broad', card.size.w >= FULL_FROM);
    placeElement(element, rect, card.size);
  };

  const markHazards = (): void => {
    if (shown === null) return;
    for (const card of cards.values()) signs?.markHazards(card, shown.game, shown.view);
  };

  const cardsIn = (range: CardRange): readonly CardElement[] =>
    [...cards.values()].filter(({ instance }) => isIn(instance, range));

  return {
    draw: (picture, tempo, transition, redrawn) => {
      const first = shown === null;
      const reopened = shown?.plan.open?.pile !== picture.plan.open?.pile;
      shown = picture;
      instances = instancesOf(picture.view, instances);
      sweep();
      board.classList.toggle('table-layers', instances.length <= MOST_LAYERS);
      const blank: CardElement[] = [];
      const paintCard = first
        ? (card: CardElement): void => (card.instance.card === null ? paint(card) : void blank.push(card))
        : paint;
      const departures = motion?.depart(cards, instances, picture, tempo, transition);
      const anew = redrawn || departures?.all === true;
      for (const instance of instances) {
        const rect = cardRect(picture.plan, instance.pile, instance.index, instance.count);
        const known = cards.get(instance.id);
        if (known !== undefined && !anew && liesAs(known, instance, rect)) continue;
        const card = known ?? addCard(instance, rect);
        departures?.leave(card, instance, rect);
        place(card, instance, rect, picture);
        paintCard(card);
        restack(card);
      }
      departures?.start();
      if (first) paintSoon(blank);
      // An opened column also changes the levels of cards that stay.
      if (reopened) cards.forEach(restack);
      markHazards();
    },
    extend: (extensions) => {
      ({ signs } = extensions);
      motion ??= extensions.createMotion(board, restack);
      markHazards();
    },
    repaint: () => cards.forEach(paint),
    endDeal: () => motion?.endDeal(cards.values()),
    carry: (range, by) => motion?.carry(cardsIn(range), by),
    sendHome: (tempo) => motion?.sendHome(cards.values(), tempo),
    elementsIn: (range) => cardsIn(range).map(({ element }) => element),
    lastCardOf: (pile) => {
      const instance = instances.findLast((each) => each.pile === pile);
      return instance === undefined ? undefined : cards.get(instance.id);
    },
    clear: () => {
      for (const { element } of cards.values()) element.remove();
      cards.clear();
      motion?.clear();
      instances = [];
    },
  };
};
