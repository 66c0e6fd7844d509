/**
 * Hit areas as large as a fingertip: a free target that is smaller grows into the room around it, over covered cards
 * too, but only where no other free target is nearer. So every tap counts for the nearest target, and no two areas
 * overlap.
 */
import type { Rect } from '../geometry/rect.ts';
import type { GrowAreas } from './hit-targets.ts';

/** The size of a fingertip in CSS pixels (WCAG 2.5.5). */
export const COMFORT = 44;

export const growAreas: GrowAreas = (areas) => {
  const rects = areas.map(({ rect }) => rect);
  return areas.map((area) => (area.strip ? area : { ...area, rect: grow(area.rect, rects) }));
};

type Growth = readonly [before: number, after: number];

/** An axis, the sizes along it, and the same of the other axis. */
type Axis = readonly ['x', 'w', 'y', 'h'] | readonly ['y', 'h', 'x', 'w'];

const grow = (rect: Rect, all: readonly Rect[]): Rect => {
  const [left, right] = growthAlong(['x', 'w', 'y', 'h'], rect, all, [0, 0]);
  const [up, low] = growthAlong(['y', 'h', 'x', 'w'], rect, all, [left, right]);
  return { x: rect.x - left, y: rect.y - up, w: rect.w + left + right, h: rect.h + up + low };
};

/**
 * How much a rectangle may grow along one axis, when it has grown by `across` along the other. Every point of the new
 * part is at least as near to it as to any other rectangle: it suffices to compare the distances of the corners that
 * are nearest to the other one. Therefore two grown rectangles do not overlap either.
 */
const growthAlong = ([x, w, y, h]: Axis, rect: Rect, all: readonly Rect[], across: Growth): Growth => {
  const need = Math.max(0, COMFORT - rect[w]);
  let [before, after] = [need, need];
  for (const other of all) {
    if (need === 0 || other === rect) continue;
    const gaps = [rect[y] - other[y] - other[h], other[y] - rect[y] - rect[h]] as const;
    const gap = Math.max(0, ...gaps);
    const grown = gap === 0 ? Math.max(...across) : across[gaps[0] > 0 ? 0 : 1];
    const spare = Math.max(0, gap - grown) ** 2 - grown ** 2;
    if (other[x] < rect[x]) before = Math.min(before, reach(rect[x] - other[x] - other[w], spare));
    const beyond = other[x] - rect[x] - rect[w];
    if (beyond + other[w] > 0) after = Math.min(after, reach(beyond, spare));
  }
  const first = Math.min(before, Math.max(need / 2, need - after));
  return [first, Math.min(after, need - first)];
};

/** The largest t of which the square is at most `spare` plus the square of what t leaves of a gap. */
const reach = (gap: number, spare: number): number =>
  gap > 0 && spare < gap * gap ? Math.max(0, spare + gap * gap) / 2 / gap : Math.sqrt(Math.max(0, spare));
