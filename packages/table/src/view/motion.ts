/**
 * Cards in motion: from pile to pile, one after another, from the stock of a new deal, and with the pointer. Cards are in
 * their places before they fly there (card-layer.ts); the flights here only show how they came.
 */
import { cardRect, pileRect } from '../geometry/plan.ts';
import { moved, sameRect, type Rect } from '../geometry/rect.ts';
import type { CardInstance } from '../model/card-instances.ts';
import { dealTimes, transformTo } from './animation.ts';
import { AIR_LEVEL, CARRIED_LEVEL, visibleRects, type CardElement } from './card-element.ts';
import { placeElement } from './elements.ts';
import { groupFlights } from './flight-group.ts';
import { createFlights, type CardFlight } from './flights.ts';
import type { CardMotion, CreateMotion, Departures } from './picture.ts';

/** The delay between cards that fly one after another, in milliseconds. */
const RUN_DELAY = 30;

/** A shift of less than this many pixels within a heap is not animated. */
const SMALL_SHIFT = 8;

type Cards = Parameters<CardMotion['depart']>[0];

/** The cards that leave their piles, in the order in which they come to lie. */
const leaving = (cards: Cards, instances: readonly CardInstance[]): readonly CardInstance[] =>
  instances.filter(({ id, pile }) => cards.get(id)?.instance.pile !== pile).sort((a, b) => a.index - b.index);

/** Whether these cards go from one pile to another in the order in which they lay: then they fly as one. */
const isBlock = (cards: Cards, run: readonly CardInstance[]): boolean => {
  const old = run.map(({ id }) => cards.get(id)?.instance);
  return run.every(
    ({ pile, index }, i) =>
      pile === run[0]?.pile &&
      old[i]?.pile === old[0]?.pile &&
      (old[i]?.index ?? 0) - (old[0]?.index ?? 0) === index - (run[0]?.index ?? 0),
  );
};

export const createMotion: CreateMotion = (board, restack) => {
  const flights = createFlights(board, restack);

  /** Every card but those of the stock flies from there to its place, one after another. */
  const deal: CardMotion['depart'] = (_, instances, { game, plan }, tempo) => {
    const dealt = instances.filter(({ pile }) => pile !== game.stock);
    const { each, delay } = dealTimes(dealt.length, tempo.deal);
    const flying: CardFlight[] = [];
    return {
      all: true,
      leave: (card, instance) => {
        flights.stop(card);
        const order = dealt.indexOf(instance);
        const { pile, index, count, down } = instance;
        const from = game.stock === null ? cardRect(plan, pile, index, count) : pileRect(plan, game.stock);
        const level = AIR_LEVEL + order;
        if (order >= 0) flying.push({ card, from, ms: each, delay: order * delay, turns: !down, level });
      },
      start: () => flying.forEach(flights.send),
    };
  };

  /** Cards that have moved fly to their places. */
  const move: CardMotion['depart'] = (cards, instances, _, tempo, transition) => {
    const seen = visibleRects(cards.values());
    const run = transition === 'run' ? leaving(cards, instances) : [];
    const flying: CardFlight[] = [];
    const leave = (card: CardElement, instance: CardInstance, rect: Rect): void => {
      const { state, instance: old } = card;
      const turns = old.down !== instance.down;
      // A card that is already flying here continues.
      const arriving = (state === 'flies' || state === 'shifts') && !turns && sameRect(card.rect, rect);
      const from = seen.get(card) ?? card.rect;
      if (!arriving) flights.stop(card);
      const stays = sameRect(from, rect);
      const shifts = state === 'lies' && old.pile === instance.pile && !turns;
      const small = shifts && Math.hypot(from.x - rect.x, from.y - rect.y) < SMALL_SHIFT;
      if (transition === 'none' || tempo.move === 0 || arriving || small || (stays && !turns)) return;
      const order = run.indexOf(instance);
      // The first card to leave lies on those that wait.
      const level = shifts ? 0 : AIR_LEVEL + (order < 0 ? instance.index : run.length - order);
      const delay = Math.max(0, order) * RUN_DELAY;
      const ms = stays ? tempo.flip : tempo.move;
      flying.push({ card, from, leaves: old.pile, ms, delay, turns, put: state === 'carried', level });
    };
    return {
      all: false,
      leave,
      start: () => groupFlights(board, flying, flights.land).forEach(flights.send),
    };
  };

  return {
    depart: (cards, instances, picture, tempo, change): Departures => {
      const transition = change === 'run' && isBlock(cards, leaving(cards, instances)) ? 'move' : change;
      const sequence = (transition === 'deal' || transition === 'run') && tempo.deal > 0;
      flights.setSequence(sequence || flights.isSequence());
      const depart = transition === 'deal' && sequence ? deal : move;
      return depart(cards, instances, picture, tempo, transition);
    },
    endDeal: (cards) => {
      // A card that is turned in flight has two animations.
      if (flights.isSequence())
        for (const { state, motion } of cards)
          if (state === 'flies' || state === 'shifts') motion.forEach((animation) => animation.finish());
      flights.setSequence(false);
    },
    carry: (cards, by) => {
      for (const card of cards) {
        if (card.state !== 'carried') flights.carry(card, CARRIED_LEVEL + card.instance.index);
        card.carriedTo = moved(card.rect, by);
        card.element.style.transform = transformTo(card.carriedTo, card.size);
      }
    },
    sendHome: (cards, tempo) => {
      const carried = [...cards].filter(({ state }) => state === 'carried');
      for (const [card, from] of visibleRects(carried)) {
        flights.stop(card);
        placeElement(card.element, card.rect, card.size);
        if (tempo.back > 0 && !sameRect(from, card.rect))
          flights.send({ card, from, ms: tempo.back, level: AIR_LEVEL + card.instance.index });
      }
    },
    clear: flights.clear,
  };
};
