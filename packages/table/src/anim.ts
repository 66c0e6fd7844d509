/**
 * Motion. A card goes from where it is seen to where it lies in one transform animation, whatever the distance; a
 * card that is turned on the way narrows to a line and shows its other side from there. State never waits for it:
 * the element is in its place at once, and an animation that is cut short ends there.
 */
import { centre, type Rect } from './rect.ts';
import type { Speed } from './settings.ts';

/** Milliseconds; all 0 when nothing is to move. */
export interface Tempo {
  readonly move: number;
  readonly flip: number;
  /** The whole deal. */
  readonly deal: number;
  /** A refused card on its way back. */
  readonly back: number;
}

const STILL: Tempo = { move: 0, flip: 0, deal: 0, back: 0 };
/**
 * What a card, its turn and a whole deal may take at most (160, 120 and 450 ms) holds for the normal tempo and the fast
 * one. Who sets the table to slow asks for twice of it; any input ends a deal at any tempo.
 */
const TEMPI: Readonly<Record<Speed, Tempo>> = {
  off: STILL,
  fast: { move: 120, flip: 100, deal: 300, back: 100 },
  normal: { move: 150, flip: 120, deal: 450, back: 120 },
  slow: { move: 300, flip: 240, deal: 900, back: 200 },
};

/** Asked once, it is told when the player thinks better of it. */
let still: MediaQueryList | undefined;

/** The tempo of a setting; none where the system asks for reduced motion. */
export const tempoOf = (speed: Speed): Tempo => {
  still ??= matchMedia('(prefers-reduced-motion: reduce)');
  return still.matches ? STILL : TEMPI[speed];
};

/** When each of the cards of a deal starts and how long it takes, so that the whole fits into the time. */
export const dealTimes = (
  cards: number,
  whole: number,
): { readonly each: number; readonly delay: number } => {
  const each = whole * 0.4;
  return { each, delay: cards > 1 ? (whole - each) / (cards - 1) : 0 };
};

/** A rectangle as the transform of an element that lies in another's size at the origin. */
export const at = (rect: Rect, of: Rect = rect, turned = 1): string => {
  const c = centre(rect);
  return `translate(${c.x - of.w / 2}px, ${c.y - of.h / 2}px) scale(${(rect.w / of.w) * turned}, ${rect.h / of.h})`;
};

export interface Flight {
  readonly from: Rect;
  readonly to: Rect;
  /** The size of the element itself. */
  readonly of: Rect;
  readonly ms: number;
  readonly delay: number;
  /** The side shown changes halfway. */
  readonly turns: boolean;
}

export const EASE = 'cubic-bezier(.25,.7,.3,1)';

/**
 * Starts a flight of `element`, whose picture of the back is `back`; `down` is how the card lies at its end. The first
 * animation is that of the element; with a turn there is a second one, of the back.
 */
export const fly = (
  element: HTMLElement,
  back: HTMLElement,
  flight: Flight,
  down: boolean,
): readonly [Animation, ...Animation[]] => {
  const { from, to, of, ms, delay, turns } = flight;
  const timing: KeyframeAnimationOptions = { duration: ms, delay, easing: EASE, fill: 'backwards' };
  const half: Rect = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    w: (from.w + to.w) / 2,
    h: (from.h + to.h) / 2,
  };
  const path = [at(from, of), ...(turns ? [at(half, of, 0)] : []), at(to, of)];
  const flying = element.animate(
    path.map((transform) => ({ transform })),
    timing,
  );
  if (!turns) return [flying];
  const [first, last] = down ? [0, 1] : [1, 0];
  const sides = [
    { opacity: first },
    { opacity: first, offset: 0.5 },
    { opacity: last, offset: 0.5 },
    { opacity: last },
  ];
  return [flying, back.animate(sides, timing)];
};

/** A short shake of the head: this card does not move. */
export const shake = (element: HTMLElement, rect: Rect, of: Rect, ms: number): void => {
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: at({ ...rect, x: rect.x + x }, of) }));
  if (ms > 0) element.animate(steps, { duration: ms * 2, easing: 'ease-out' });
};
