/**
 * Opens a column: its cards are spread over as many lanes side by side as they need, each lane as high as the table,
 * so that every card shows a strip that is large enough to hit. Nothing else moves. (WCAG 2.5.8 asks for targets of
 * 24 px, or for an equivalent control that is large enough.)
 */
import { isDown, type Pile } from '@cairn/engine';
import type { ColumnGeometry } from './plan.ts';
import { MIN_TARGET } from './rect.ts';

/** Cards narrower than this are enlarged. */
const READABLE = 40;
/** Space between lanes, and from the cards to the edge of the panel. */
const GAP = 6;
const PAD = 4;

/** The place number of each card. A run of face-down cards shares one place. */
const placesOf = (seats: Pile): readonly number[] => {
  let place = -1;
  return seats.map((seat, i) => {
    const before = seats[i - 1];
    if (!isDown(seat) || before === undefined || !isDown(before)) place += 1;
    return place;
  });
};

export const openColumn: ColumnGeometry['openColumn'] = (pile, place, seats, box) => {
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
  while (lanes < widest && stepFor(Math.ceil(count / lanes)) < MIN_TARGET) lanes += 1;
  const each = Math.ceil(count / lanes);
  const step = Math.floor(Math.min(stepFor(each), Math.max(MIN_TARGET, (fan.up * w) / place.w)));
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

export const isSqueezed: ColumnGeometry['isSqueezed'] = (place, seats, offsets) => {
  const { fan } = place;
  if (fan?.kind !== 'column') return false;
  return seats.some((seat, i) => {
    const [here, next] = [offsets[i], offsets[i + 1]];
    return !isDown(seat) && here !== undefined && next !== undefined && next.y - here.y < fan.up - 0.5;
  });
};
