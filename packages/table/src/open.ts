/**
 * An opened column: all its cards to be read and hit, over whatever lies beside it. As many lanes as it needs stand side
 * by side, each as high as the table, so that every card shows a strip no thinner than a target may be. It is the same
 * column, and nothing else on the table moves. (WCAG 2.5.8: targets of 24 px, or another way to the same that has them.)
 */
import { isDown, type Pile } from '@cairn/engine';
import type { Box, PilePlan } from './layout.ts';
import { LEAST_TARGET, type Point, type Rect } from './rect.ts';

export interface OpenColumn {
  readonly pile: number;
  /** Size of its cards, which may be larger than where it lies closed. */
  readonly w: number;
  readonly h: number;
  /** Where each card lies, from the pile's place. */
  readonly offsets: readonly Point[];
  /** What it lies on: it keeps the cards beneath from being seen, and from being hit. */
  readonly panel: Rect;
}

/** Cards narrower than this are enlarged. */
const READABLE = 40;
/** Between lanes, and from the cards to the edge of the panel. */
const GAP = 6;
const PAD = 4;

/** The cards that lie in a place of their own, by card: a run of face-down cards lies in one. */
const placesOf = (seats: Pile): readonly number[] => {
  let place = -1;
  return seats.map((seat, i) => {
    const before = seats[i - 1];
    if (!isDown(seat) || before === undefined || !isDown(before)) place += 1;
    return place;
  });
};

/** Lays a column open within a box; null for a pile that is no column, or holds nothing to open. */
export const openColumn = (pile: number, place: PilePlan, seats: Pile, box: Box): OpenColumn | null => {
  const { fan, x, y } = place;
  const places = placesOf(seats);
  const count = (places.at(-1) ?? -1) + 1;
  if (fan?.kind !== 'column' || count < 2) return null;
  const w = Math.round(Math.max(place.w, READABLE));
  const h = Math.round((place.h * w) / place.w);
  const room = box.height - 2 * PAD - h;
  const widest = Math.max(1, Math.floor((box.width - 2 * PAD + GAP) / (w + GAP)));
  let lanes = 1;
  const stepFor = (each: number): number => room / Math.max(1, each - 1);
  while (lanes < widest && stepFor(Math.ceil(count / lanes)) < LEAST_TARGET) lanes += 1;
  const each = Math.ceil(count / lanes);
  const step = Math.floor(Math.min(stepFor(each), Math.max(LEAST_TARGET, (fan.up * w) / place.w)));
  const wide = Math.ceil(count / each) * (w + GAP) - GAP;
  const high = (each - 1) * step + h;
  const inside = (at: number, size: number, all: number): number =>
    Math.round(Math.max(PAD, Math.min(at, all - PAD - size)));
  const left = inside(x + (place.w - w) / 2, wide, box.width);
  const top = inside(y, high, box.height);
  return {
    pile,
    w,
    h,
    offsets: places.map((at) => ({
      x: left - x + Math.floor(at / each) * (w + GAP),
      y: top - y + (at % each) * step,
    })),
    panel: { x: left - PAD, y: top - PAD, w: wide + 2 * PAD, h: high + 2 * PAD },
  };
};

/** Whether the face-up cards of a closed column lie closer than they would if there were room. */
export const isSqueezed = (place: PilePlan, seats: Pile, offsets: readonly Point[]): boolean => {
  const { fan } = place;
  if (fan?.kind !== 'column') return false;
  return seats.some((seat, i) => {
    const [here, next] = [offsets[i], offsets[i + 1]];
    return !isDown(seat) && here !== undefined && next !== undefined && next.y - here.y < fan.up - 0.5;
  });
};
