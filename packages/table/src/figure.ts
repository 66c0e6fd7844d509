/**
 * A figure: one card as an element on the screen, with its face and its back, and what of it can be told from the
 * piece it shows. What moves figures is render.ts.
 */
import {
  cardOf,
  EVENT,
  isKnown,
  lockersOf,
  locksOthers,
  mayKeep,
  ROUGH,
  type Game,
  type View,
} from '@cairn/engine';
import { pileRect, type Plan } from './layout.ts';
import type { Piece } from './pieces.ts';
import type { Rect } from './rect.ts';
import { make, makeImage } from './slots.ts';

/** A card on the screen. */
export interface Figure {
  readonly element: HTMLElement;
  readonly face: HTMLImageElement;
  readonly back: HTMLImageElement;
  piece: Piece;
  /** Where it lies, or will. */
  rect: Rect;
  /** As large the element is itself, wherever it is seen: enlarged it is by its transform, or it would be painted anew. */
  of: Rect;
  state: 'lies' | 'flies' | 'shifts' | 'carried';
  /** Where it was carried to last. */
  seen: Rect;
  /** What moves it while it flies or shifts. */
  motion: readonly Animation[];
}

/** Heights over the table of what is in the air; what lies on it is below. */
export const AIR = 1000;
const OPEN = 2000;
export const HAND = 3000;
/** How many of the cards in a heap can be seen while one flies off or comes. */
const SEEN_IN_HEAP = 3;

export const samePiece = (a: Piece, b: Piece): boolean =>
  a.pile === b.pile && a.index === b.index && a.count === b.count && a.card === b.card && a.down === b.down;

export const samePlace = (a: Rect, b: Rect): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.w - b.w), Math.abs(a.h - b.h)) < 0.5;

/**
 * Where the cards that are on their way are seen at this moment. It is asked of all of them before the first is touched:
 * each answer after a change would make the browser work out its styles anew.
 */
export const seenNow = (figures: Iterable<Figure>): ReadonlyMap<Figure, Rect> =>
  new Map([...figures].flatMap((figure) => (figure.state === 'lies' ? [] : [[figure, seenAt(figure)]])));

const seenAt = ({ element, state, seen }: Figure): Rect => {
  if (state === 'carried') return seen;
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  const table = element.closest('.table-board')?.getBoundingClientRect();
  return { x: x - (table?.x ?? 0), y: y - (table?.y ?? 0), w, h };
};

export const makeFigure = (board: HTMLElement, piece: Piece, rect: Rect): Figure => {
  const element = make('div', 'table-card', board);
  const face = makeImage('table-face', element);
  const back = makeImage('table-back', element);
  return { element, face, back, rect, of: rect, seen: rect, piece, state: 'lies', motion: [] };
};

/** Gives a card its height in its heap, and puts it out of sight when enough lies on it. */
export const settleIn = ({ element, piece, state }: Figure, game: Game, plan: Plan): void => {
  const heap = game.piles[piece.pile]?.zone.role !== 'layout';
  const over = plan.open?.pile === piece.pile ? OPEN : 1;
  if (state === 'lies' || state === 'shifts')
    element.style.zIndex = String(over + (heap ? piece.index : piece.pile));
  const { stepX, most = Infinity, fan } = pileRect(plan, piece.pile);
  const spread = fan !== undefined || (stepX !== 0 && most === Infinity);
  const seen = SEEN_IN_HEAP + (most === Infinity ? 0 : most);
  const under = state === 'lies' && !spread && piece.index < piece.count - seen;
  element.classList.toggle('table-under', under);
};

/** Marks a place with something about it; few games have any. */
export const markPlace = ({ element, piece }: Figure, game: Game, view: View): void => {
  const rule = game.piles[piece.pile];
  if (rule?.zone.role !== 'layout') return;
  const seat = view.piles[piece.pile]?.[piece.index] ?? 0;
  element.classList.toggle('table-rough', (seat & ROUGH) !== 0);
  element.classList.toggle('table-event', (seat & EVENT) !== 0);
  element.classList.toggle('table-locked', lockersOf(game, view, piece.pile).length > 0);
  element.classList.toggle('table-locks', locksOthers(game, view, piece.pile));
  element.classList.toggle('table-iron', mayKeep(game, piece.pile, isKnown(seat) ? cardOf(seat) : null));
};
