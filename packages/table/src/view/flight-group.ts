/**
 * Flight groups: cards that go from one pile to another together fly on one element. Otherwise each would be a layer,
 * and all layers are painted before the first frame of the flight (docs/decisions/0010-picture-first.md).
 */
import { centre, sameRect, type Vector } from '../geometry/rect.ts';
import { EASING } from './animation.ts';
import type { CardElement } from './card-element.ts';
import { appendElement } from './elements.ts';
import type { CardFlight } from './flights.ts';

/** Fewer cards fly without a group. */
const LEAST = 3;

/** More cards than this that only shift within their pile, or with an opened column, are not animated. */
const MOST = 6;

/** Groups flights by the piles they leave and go to. A run that the pointer has put down stays where it was put. */
export const groupFlights = (
  board: HTMLElement,
  flights: readonly CardFlight[],
  landed: (card: CardElement) => void,
): readonly CardFlight[] => {
  const groups = new Map<string, CardFlight[]>();
  for (const flight of flights) {
    const { card, leaves, delay = 0, turns = false } = flight;
    const way = `${leaves} ${card.instance.pile}`;
    if (!turns && delay === 0) groups.set(way, [...(groups.get(way) ?? []), flight]);
  }
  const done = new Set<CardFlight>();
  for (const group of groups.values()) {
    const { level = 0, put = false } = group[0] ?? {};
    if (level === 0 ? group.length <= MOST : group.length < LEAST || !isSpread(group, put)) continue;
    if (level > 0 && !put) flyTogether(board, group, landed);
    group.forEach((flight) => done.add(flight));
  }
  return flights.filter((flight) => !done.has(flight));
};

/**
 * Whether cards lie apart where they go; or, unless the pointer has put them down, where they come from: a whole suit goes
 * from a column to a heap. Other cards that come to lie in a heap come from different places.
 */
const isSpread = ([first, second]: readonly CardFlight[], put: boolean): boolean =>
  first !== undefined &&
  second !== undefined &&
  (!sameRect(first.card.rect, second.card.rect) || (!put && !sameRect(first.from, second.from)));

const flyTogether = (
  board: HTMLElement,
  group: readonly CardFlight[],
  landed: (card: CardElement) => void,
): void => {
  const [{ card: first, from, ms, level }] = group as readonly [CardFlight, ...CardFlight[]];
  const carrier = appendElement('div', 'table-flight-group', board);
  carrier.style.zIndex = String(level);
  carrier.append(...group.map(({ card }) => card.element));
  const timing = { duration: ms, easing: EASING };
  const [a, b] = [centre(from), centre(first.rect)];
  const scale = from.w / first.rect.w;
  /** How far a card starts from its place on the carrier, because the cards may be closer together at one end. */
  const startOffset = (flight: CardFlight): Vector => {
    const [start, end] = [centre(flight.from), centre(flight.card.rect)];
    return { x: (start.x - a.x) / scale - (end.x - b.x), y: (start.y - a.y) / scale - (end.y - b.y) };
  };
  for (const flight of group) {
    const { x, y } = startOffset(flight);
    const { card } = flight;
    card.state = 'flies';
    // Not by a transform, which would make each card a layer.
    const spread = [
      { left: `${x}px`, top: `${y}px` },
      { left: 0, top: 0 },
    ];
    card.motion = Math.hypot(x, y) < 0.5 ? [] : [card.element.animate(spread, timing)];
  }
  carrier.style.transformOrigin = `${b.x}px ${b.y}px`;
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`;
  const animation = carrier.animate([{ transform: start }, { transform: 'none' }], timing);
  const land = (): void => {
    for (const { card } of group)
      if (card.element.parentElement === carrier) {
        board.append(card.element);
        landed(card);
      }
    carrier.remove();
  };
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
};
