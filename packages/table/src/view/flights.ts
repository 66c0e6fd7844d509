/**
 * Cards in motion. A card lies, flies from pile to pile, shifts within its heap, or is carried by a pointer. This is
 * the only file that changes the state of a card.
 */
import type { Rect } from '../geometry/rect.ts';
import { animateFlight } from './animation.ts';
import type { CardElement } from './card-element.ts';

/** A card that will fly. Its element is in its place already. */
export interface CardFlight {
  readonly card: CardElement;
  readonly from: Rect;
  /** The pile that it leaves for another one. */
  readonly leaves?: number;
  readonly ms: number;
  readonly delay?: number;
  readonly turns?: boolean;
  /** Whether it was carried and has been put down. */
  readonly put?: boolean;
  /** z-index during the flight; 0 for a card that only shifts in its heap. */
  readonly level: number;
}

export interface Flights {
  readonly send: (flight: CardFlight) => void;
  /** Ends a flight early, or takes a carried card from the pointer, because something else begins. */
  readonly stop: (card: CardElement) => void;
  readonly land: (card: CardElement) => void;
  readonly carry: (card: CardElement, level: number) => void;
  /** While cards fly one after another they have no shadow, and any input ends the flight. */
  readonly setSequence: (on: boolean) => void;
  readonly isSequence: () => boolean;
  readonly clear: () => void;
}

/** `restack` updates the level of a card in its heap. */
export const createFlights = (board: HTMLElement, restack: (card: CardElement) => void): Flights => {
  const running = new Set<Animation>();
  let sequence = false;

  const enter = (card: CardElement, state: CardElement['state'], level = 0): void => {
    card.state = state;
    const lifted = state === 'carried' || (state === 'flies' && !sequence);
    card.element.classList.toggle('table-lifted', lifted);
    if (state === 'lies') card.element.classList.remove('table-turns');
    if (level > 0) card.element.style.zIndex = String(level);
    restack(card);
  };
  const land = (card: CardElement): void => enter(card, 'lies');

  const stop = (card: CardElement): void => {
    if (card.state === 'lies') return;
    land(card);
    // It may be on the element of a flight group.
    if (card.element.parentElement !== board) board.append(card.element);
    for (const animation of card.motion) {
      running.delete(animation);
      animation.cancel();
    }
  };

  return {
    stop,
    land,
    send: ({ card, from, ms, delay = 0, turns = false, level }) => {
      const { element, back, rect: to, size, instance } = card;
      const motion = animateFlight(element, back, { from, to, size, ms, delay, turns }, instance.down);
      const [animation] = motion;
      card.motion = motion;
      element.classList.toggle('table-turns', turns);
      enter(card, level > 0 ? 'flies' : 'shifts', level);
      running.add(animation);
      // The browser cancels animations of a table that is removed from the document; that ends the flight too.
      const end = (): void => void (running.delete(animation) && land(card));
      animation.addEventListener('finish', end);
      animation.addEventListener('cancel', end);
    },
    carry: (card, level) => {
      stop(card);
      enter(card, 'carried', level);
    },
    setSequence: (on) => {
      sequence = on;
    },
    isSequence: () => sequence && running.size > 0,
    clear: () => running.clear(),
  };
};
