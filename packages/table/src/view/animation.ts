/**
 * Motion. A card goes from where it is seen to where it lies in one transform animation, whatever the distance. A
 * card that is turned on the way narrows to a line and shows its other side from there. State never waits for motion:
 * the element is in its place at once, and an animation that is ended early leaves it there.
 */
import { centre, type Rect } from '../geometry/rect.ts';
import type { AnimationSpeed } from '../model/settings.ts';

/** Milliseconds; all 0 if nothing moves. */
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
 * At normal and fast speed a move takes at most 160 ms, a turn 120 ms and a whole deal 450 ms. Slow takes twice as
 * long. Any input ends a deal at any speed.
 */
const TEMPI: Readonly<Record<AnimationSpeed, Tempo>> = {
  off: STILL,
  fast: { move: 120, flip: 100, deal: 300, back: 100 },
  normal: { move: 150, flip: 120, deal: 450, back: 120 },
  slow: { move: 300, flip: 240, deal: 900, back: 200 },
};

/** Created once; it follows the system's preference by itself. */
let reducedMotion: MediaQueryList | undefined;

/** The tempo of a setting; none if the system asks for reduced motion. */
export const tempoOf = (speed: AnimationSpeed): Tempo => {
  reducedMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
  return reducedMotion.matches ? STILL : TEMPI[speed];
};

/** When each card of a deal starts and how long it flies, so that the whole deal fits into the time. */
export const dealTimes = (
  cards: number,
  whole: number,
): { readonly each: number; readonly delay: number } => {
  const each = whole * 0.4;
  return { each, delay: cards > 1 ? (whole - each) / (cards - 1) : 0 };
};

/** The transform that shows an element of size `size`, laid out at the origin, in a rectangle. */
export const transformTo = (rect: Rect, size: Rect = rect, turned = 1): string => {
  const c = centre(rect);
  return `translate(${c.x - size.w / 2}px, ${c.y - size.h / 2}px) scale(${(rect.w / size.w) * turned}, ${rect.h / size.h})`;
};

export interface FlightPath {
  readonly from: Rect;
  readonly to: Rect;
  /** The size of the element itself. */
  readonly size: Rect;
  readonly ms: number;
  readonly delay: number;
  /** Whether the other side is shown from halfway on. */
  readonly turns: boolean;
}

export const EASING = 'cubic-bezier(.25,.7,.3,1)';

/**
 * Starts a flight of `element`, whose picture of the back is `back`; `down` is how the card lies at its end. The
 * first animation returned moves the element; a turn has a second one, which changes the side.
 */
export const animateFlight = (
  element: HTMLElement,
  back: HTMLElement,
  flight: FlightPath,
  down: boolean,
): readonly [Animation, ...Animation[]] => {
  const { from, to, size, ms, delay, turns } = flight;
  const timing: KeyframeAnimationOptions = { duration: ms, delay, easing: EASING, fill: 'backwards' };
  const half: Rect = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    w: (from.w + to.w) / 2,
    h: (from.h + to.h) / 2,
  };
  const path = [
    transformTo(from, size),
    ...(turns ? [transformTo(half, size, 0)] : []),
    transformTo(to, size),
  ];
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

/** A short shake from side to side, for a card that does not move. */
export const animateShake = (element: HTMLElement, rect: Rect, size: Rect, ms: number): void => {
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: transformTo({ ...rect, x: rect.x + x }, size) }));
  if (ms > 0) element.animate(steps, { duration: ms * 2, easing: 'ease-out' });
};
