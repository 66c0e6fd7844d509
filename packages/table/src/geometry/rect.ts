/** Rectangles and vectors in CSS pixels, from the upper left corner of the table. */

/** The least size of a hit target in CSS pixels (WCAG 2.5.8). */
export const MIN_TARGET = 24;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A point, or the way from one point to another. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

export const centre = ({ x, y, w, h }: Rect): Vector => ({ x: x + w / 2, y: y + h / 2 });

export const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y });

export const moved = (rect: Rect, by: Vector): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

/** How far two spans overlap; negative is the gap between them. */
const span = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.min(a + aSize, b + bSize) - Math.max(a, b);

export const overlapX = (a: Rect, b: Rect): number => span(a.x, a.w, b.x, b.w);
export const overlapY = (a: Rect, b: Rect): number => span(a.y, a.h, b.y, b.h);

/** The area two rectangles share. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, overlapX(a, b)) * Math.max(0, overlapY(a, b));

/** The shortest distance from one rectangle to another; 0 when they touch. */
export const distance = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, -overlapX(a, b)), Math.max(0, -overlapY(a, b)));

/** Whether two rectangles look the same: less than half a pixel apart and equal in size. */
export const sameRect = (a: Rect, b: Rect): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.w - b.w), Math.abs(a.h - b.h)) < 0.5;
