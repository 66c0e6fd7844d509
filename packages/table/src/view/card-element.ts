/** A card as an element on the screen, with its face and its back, and the styles that depend on the card. */
import type { Game } from '@cairn/engine';
import { pileRect, type TablePlan } from '../geometry/plan.ts';
import type { Rect } from '../geometry/rect.ts';
import type { CardInstance } from '../model/card-instances.ts';
import { appendElement, appendImage } from './elements.ts';

export interface CardElement {
  readonly element: HTMLElement;
  readonly face: HTMLImageElement;
  readonly back: HTMLImageElement;
  instance: CardInstance;
  /** Where it lies or will lie. */
  rect: Rect;
  /** Its layout size. An opened column enlarges it with a transform, because resizing would repaint it. */
  size: Rect;
  /** `shifts`: it moves within its heap. */
  state: 'lies' | 'flies' | 'shifts' | 'carried';
  /** Where it was carried to last. */
  carriedTo: Rect;
  /** The animations that move it while it flies or shifts. */
  motion: readonly Animation[];
}

/**
 * z-index of cards: lying ones are below these values, then come flying cards, cards of an opened column, carried
 * cards.
 */
export const AIR_LEVEL = 1000;
const OPEN_LEVEL = 2000;
export const CARRIED_LEVEL = 3000;

/** How many cards of a heap are visible while one flies off or arrives. */
const SEEN_IN_HEAP = 3;

/**
 * Where moving cards are seen at this moment. All are measured before the first is changed, because measuring after a
 * change makes the browser recompute styles.
 */
export const visibleRects = (cards: Iterable<CardElement>): ReadonlyMap<CardElement, Rect> =>
  new Map([...cards].flatMap((card) => (card.state === 'lies' ? [] : [[card, visibleRectOf(card)]])));

const visibleRectOf = ({ element, state, carriedTo }: CardElement): Rect => {
  if (state === 'carried') return carriedTo;
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  const table = element.closest('.table-board')?.getBoundingClientRect();
  return { x: x - (table?.x ?? 0), y: y - (table?.y ?? 0), w, h };
};

export const createCardElement = (board: HTMLElement, instance: CardInstance, rect: Rect): CardElement => {
  const element = appendElement('div', 'table-card', board);
  const face = appendImage('table-face', element);
  const back = appendImage('table-back', element);
  return { element, face, back, rect, size: rect, carriedTo: rect, instance, state: 'lies', motion: [] };
};

/** Gives a card its level in its heap, and hides it if enough cards lie on it. */
export const stackCard = ({ element, instance, state }: CardElement, game: Game, plan: TablePlan): void => {
  const { pile, index, count } = instance;
  const heap = game.piles[pile]?.zone.role !== 'layout';
  const base = plan.open?.pile === pile ? OPEN_LEVEL : 1;
  if (state === 'lies' || state === 'shifts') element.style.zIndex = String(base + (heap ? index : pile));
  const { stepX, most = Infinity, fan } = pileRect(plan, pile);
  const spread = fan !== undefined || (stepX !== 0 && most === Infinity);
  const seen = SEEN_IN_HEAP + (most === Infinity ? 0 : most);
  element.classList.toggle('table-under', state === 'lies' && !spread && index < count - seen);
};
