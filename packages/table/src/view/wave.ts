/**
 * The wave after a win: the piles fan their top cards once, one pile after another. It is loaded by what celebrates, and
 * reads the cards from the board, so a table that is not celebrated costs nothing for it. Only transforms are
 * animated, which leaves the main thread free.
 */
import type { Vector } from '../geometry/rect.ts';

export interface Wave {
  /** The middles of the piles, from left to right, from the top left corner of the window. */
  readonly piles: readonly Vector[];
  readonly animations: readonly Animation[];
}

/** Cards of a pile that are fanned, and piles. Each card that moves is a layer of the browser's. */
const CARDS = 3;
const PILES = 8;
/** The angle between two cards of a fan, and how far a card goes to the side, as a share of its width. */
const ANGLE = 14;
const ASIDE = 0.2;
/** How far a fan is lifted, as a share of the height of a card. */
const LIFT = 0.12;
/** Half the width of a fan, in widths of a card. */
const HALF_FAN = 0.85;
/** The share of the time that one pile takes, if there are several. */
const EACH = 0.6;

interface Seen {
  readonly card: HTMLElement;
  readonly at: Vector;
  readonly level: number;
}

const seenCards = (root: Element): readonly Seen[] =>
  [...root.querySelectorAll<HTMLElement>('.table-card:not(.table-under, .table-down)')]
    .map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { card, at: { x: x + width / 2, y: y + height / 2 }, level: Number(card.style.zIndex) };
    })
    .sort((a, b) => b.level - a.level);

/** The top cards of each pile, the last of a pile first. Cards that lie nearly on one another are a pile. */
const topCards = (cards: readonly Seen[]): readonly (readonly Seen[])[] => {
  const piles: Seen[][] = [];
  for (const seen of cards) {
    const reach = seen.card.offsetWidth / 2;
    const pile = piles.find(([top]) => top && Math.hypot(top.at.x - seen.at.x, top.at.y - seen.at.y) < reach);
    if (pile === undefined) piles.push([seen]);
    else if (pile.length < CARDS) pile.push(seen);
  }
  return piles.slice(0, PILES).sort(([a], [b]) => (a?.at.x ?? 0) - (b?.at.x ?? 0));
};

/** How far the fan of a pile at the edge of the board goes inwards, so that no card is cut off. */
const inward = (x: number, width: number, { left, right }: DOMRect): number =>
  Math.max(0, left + width * HALF_FAN - x) - Math.max(0, x + width * HALF_FAN - right);

/** Resolves when no card flies any more. */
export const landed = async (root: Element): Promise<void> => {
  const flights = root
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(flights.map(({ finished }) => finished));
};

/** Starts the wave on the board in `root`; it lasts `ms`. */
export const startWave = (root: Element, ms: number): Wave => {
  const piles = topCards(seenCards(root));
  const board = root.getBoundingClientRect();
  const each = piles.length > 1 ? ms * EACH : ms;
  const animations = piles.flatMap((pile, p) =>
    pile.map(({ card, at }, i) => {
      // The last card of the pile leans to the right, as in a hand of cards.
      const lean = (pile.length - 1) / 2 - i;
      const side = lean * ASIDE * card.offsetWidth + inward(at.x, card.offsetWidth, board);
      // Downwards where the fan would leave the board.
      const lift = card.offsetHeight * LIFT * (at.y - card.offsetHeight * 0.75 < board.top ? 1 : -1);
      const { transform } = card.style;
      const fanned = `translate(${side}px, ${lift}px) ${transform} rotate(${lean * ANGLE}deg)`;
      const closed = `translate(0, 0) ${transform} rotate(0deg)`;
      const delay = piles.length > 1 ? ((ms - each) * p) / (piles.length - 1) : 0;
      return card.animate(
        [{ transform: closed }, { transform: fanned, easing: 'ease-in-out' }, { transform: closed }],
        { duration: each, delay, easing: 'ease-out' },
      );
    }),
  );
  return { piles: piles.flatMap(([top]) => (top === undefined ? [] : [top.at])), animations };
};
