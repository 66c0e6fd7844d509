/**
 * The cards of the board: an absolutely placed element for each card instance, kept from view to view, so that a card
 * whose place has changed flies there. Elements have their final place at once; only the animation takes time.
 */
import { FULL_FROM } from '../cards/face-style.ts';
import { cardRect, pileRect } from '../geometry/plan.ts';
import { moved, sameRect, type Rect, type Vector } from '../geometry/rect.ts';
import { instancesOf, sameInstance, type CardInstance } from '../model/card-instances.ts';
import { dealTimes, transformTo, type Tempo } from './animation.ts';
import {
  AIR_LEVEL,
  CARRIED_LEVEL,
  createCardElement,
  stackCard,
  visibleRects,
  type CardElement,
} from './card-element.ts';
import type { CardImages } from './card-images.ts';
import { placeElement } from './elements.ts';
import { createFlights, type CardFlight } from './flights.ts';
import type { BoardExtensions, BoardPicture, CardRange, Transition } from './picture.ts';

export interface CardLayer {
  /** `redrawn`: every card is painted again, because its palette or settings have changed. */
  readonly draw: (picture: BoardPicture, tempo: Tempo, transition: Transition, redrawn: boolean) => void;
  /** Marks the cards of places with hazards. */
  readonly markHazards: () => void;
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

/** The delay between cards that fly one after another, in milliseconds. */
const RUN_DELAY = 30;

/** A shift of less than this many pixels within a heap is not animated. */
const SMALL_SHIFT = 8;

const isIn = ({ pile, index }: CardInstance, cards: CardRange): boolean =>
  pile === cards.pile && index >= cards.index && index < cards.index + cards.count;

export const createCardLayer = (
  board: HTMLElement,
  { paint, paintSoon }: CardImages,
  extensions: () => BoardExtensions | null,
): CardLayer => {
  const cards = new Map<number, CardElement>();
  let instances: readonly CardInstance[] = [];
  let shown: BoardPicture | null = null;
  const restack = (card: CardElement): void => {
    if (shown !== null) stackCard(card, shown.game, shown.plan);
  };
  const flights = createFlights(board, restack);

  const cardFor = (instance: CardInstance, rect: Rect): CardElement => {
    const known = cards.get(instance.id);
    if (known !== undefined) return known;
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

  /** Puts cards that have moved in their places, and returns their flights. */
  const moveCards = (
    picture: BoardPicture,
    tempo: Tempo,
    transition: Transition,
    redrawn: boolean,
    paintCard: (card: CardElement) => void,
  ): readonly CardFlight[] => {
    const seen = visibleRects(cards.values());
    const leaves = ({ id, pile }: CardInstance): boolean => cards.get(id)?.instance.pile !== pile;
    const run = transition === 'run' ? instances.filter(leaves).sort((a, b) => a.index - b.index) : [];
    const flying: CardFlight[] = [];
    for (const instance of instances) {
      const rect = cardRect(picture.plan, instance.pile, instance.index, instance.count);
      const fresh = !cards.has(instance.id);
      const card = cardFor(instance, rect);
      const { state, instance: old } = card;
      const same = sameRect(card.rect, rect);
      if (!fresh && !redrawn && state === 'lies' && same && sameInstance(old, instance)) continue;
      const turns = old.down !== instance.down;
      // A card that is already flying here continues.
      const arriving = (state === 'flies' || state === 'shifts') && !turns && same;
      const from = seen.get(card) ?? card.rect;
      if (!arriving) flights.stop(card);
      place(card, instance, rect, picture);
      paintCard(card);
      restack(card);
      const stays = sameRect(from, rect);
      const shifts = state === 'lies' && old.pile === instance.pile && !turns;
      const small = shifts && Math.hypot(from.x - rect.x, from.y - rect.y) < SMALL_SHIFT;
      if (transition === 'none' || tempo.move === 0 || arriving || small || (stays && !turns)) continue;
      const order = run.indexOf(instance);
      // The first card to leave lies on those that wait.
      const level = shifts ? 0 : AIR_LEVEL + (order < 0 ? instance.index : run.length - order);
      const delay = Math.max(0, order) * RUN_DELAY;
      const ms = stays ? tempo.flip : tempo.move;
      flying.push({ card, from, leaves: old.pile, ms, delay, turns, put: state === 'carried', level });
    }
    return flying;
  };

  const dealCards = (picture: BoardPicture, tempo: Tempo, paintCard: (card: CardElement) => void): void => {
    const { game, plan } = picture;
    const dealt = instances.filter(({ pile }) => pile !== game.stock);
    const { each, delay } = dealTimes(dealt.length, tempo.deal);
    for (const instance of instances) {
      const rect = cardRect(plan, instance.pile, instance.index, instance.count);
      const card = cardFor(instance, rect);
      flights.stop(card);
      place(card, instance, rect, picture);
      paintCard(card);
      restack(card);
      const order = dealt.indexOf(instance);
      const from = game.stock === null ? rect : pileRect(plan, game.stock);
      const turns = !instance.down;
      if (order >= 0)
        flights.send({ card, from, ms: each, delay: order * delay, turns, level: AIR_LEVEL + order });
    }
  };

  const markHazards = (): void => {
    const signs = extensions()?.signs;
    if (shown !== null && signs !== undefined)
      for (const card of cards.values()) signs.markHazards(card, shown.game, shown.view);
  };

  return {
    draw: (picture, tempo, transition, redrawn) => {
      const first = shown === null;
      const reopened = shown?.plan.open?.pile !== picture.plan.open?.pile;
      shown = picture;
      instances = instancesOf(picture.view, instances);
      sweep();
      const blank: CardElement[] = [];
      const paintCard = first
        ? (card: CardElement): void => (card.instance.card === null ? paint(card) : void blank.push(card))
        : paint;
      const sequence = (transition === 'deal' || transition === 'run') && tempo.deal > 0;
      flights.setSequence(sequence || flights.isSequence());
      if (transition === 'deal' && sequence) dealCards(picture, tempo, paintCard);
      else {
        const flying = moveCards(picture, tempo, transition, redrawn, paintCard);
        (extensions()?.groupFlights(board, flying, flights.land) ?? flying).forEach(flights.send);
      }
      if (first) paintSoon(blank);
      // An opened column also changes the levels of cards that stay.
      if (reopened) cards.forEach(restack);
      markHazards();
    },
    markHazards,
    repaint: () => cards.forEach(paint),
    endDeal: () => {
      // A card that is turned in flight has two animations.
      if (flights.isSequence())
        for (const { state, motion } of cards.values())
          if (state === 'flies' || state === 'shifts') motion.forEach((animation) => animation.finish());
      flights.setSequence(false);
    },
    carry: (range, by) => {
      for (const instance of instances) {
        const card = cards.get(instance.id);
        if (card === undefined || !isIn(instance, range)) continue;
        if (card.state !== 'carried') flights.carry(card, CARRIED_LEVEL + instance.index);
        card.carriedTo = moved(card.rect, by);
        card.element.style.transform = transformTo(card.carriedTo, card.size);
      }
    },
    sendHome: (tempo) => {
      const carried = [...cards.values()].filter(({ state }) => state === 'carried');
      for (const [card, from] of visibleRects(carried)) {
        flights.stop(card);
        placeElement(card.element, card.rect, card.size);
        if (tempo.back > 0 && !sameRect(from, card.rect))
          flights.send({ card, from, ms: tempo.back, level: AIR_LEVEL + card.instance.index });
      }
    },
    elementsIn: (range) =>
      instances.flatMap((instance) => (isIn(instance, range) ? (cards.get(instance.id)?.element ?? []) : [])),
    lastCardOf: (pile) => {
      const instance = instances.findLast((each) => each.pile === pile);
      return instance === undefined ? undefined : cards.get(instance.id);
    },
    clear: () => {
      for (const { element } of cards.values()) element.remove();
      cards.clear();
      flights.clear();
      instances = [];
    },
  };
};
