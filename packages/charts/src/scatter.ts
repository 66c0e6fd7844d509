/**
 * A scatter chart of two shares, with the line on which they are equal and names of its regions. A label stands where no
 * other point is as near; an important one may stand farther away, with a line to its point. Others are left out.
 */
import { safe, type Labels } from './frame.ts';

export interface ScatterPoint {
  readonly label: string;
  /** Shares, from 0 to 1. */
  readonly x: number;
  /** From `low` to `high` where it is not decided. */
  readonly low: number;
  readonly high: number;
}

export interface ScatterChart extends Labels {
  /** Those with the most important labels first; the first `important` are labelled with a line where need be. */
  readonly important: number;
  readonly points: readonly ScatterPoint[];
  readonly x: string;
  readonly y: string;
  /** What the diagonal means. */
  readonly equal: string;
  /** Names of the corners: much can be won by skill, much without, little at all. */
  readonly regions: { readonly skill: string; readonly easy: string; readonly hard: string };
  /** "25%" */
  readonly percent: (percent: number) => string;
}

const SIZE = 420;
const PLOT = { left: 60, right: 408, top: 12, bottom: 372 } as const;
/** About the width of a letter and the height of a line, in units of the chart. */
const LETTER = 6.2;
const LINE = 13;
const RADIUS = 3.6;
/** How near a label may come to another point. */
const CLEAR = 5;
/** Where a label with a line to its point may begin, from the nearest on: to the right, then to the left. */
const FAR = [20, 32, 46, 62, 80, 100, 120].flatMap((dx) =>
  [0, 14, -14, 28, -28, 42, -42, 56, 70].map((dy) => ({ dx, dy })),
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const px = (x: number): number => Number((PLOT.left + x * (PLOT.right - PLOT.left)).toFixed(1));
const py = (y: number): number => Number((PLOT.bottom - y * (PLOT.bottom - PLOT.top)).toFixed(1));

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly box: Box;
  /** Where the line from the point ends; null without a line. */
  readonly line: Spot | null;
}

const isInside = ({ x, y, w, h }: Box): boolean =>
  x >= PLOT.left && x + w <= SIZE && y >= 0 && y + h <= PLOT.bottom;

/** Whether a line meets none of the boxes. */
const isFree = (from: Spot, to: Spot, boxes: readonly Box[]): boolean =>
  [0.25, 0.4, 0.55, 0.7, 0.85].every((t) => {
    const at = { x: from.x + (to.x - from.x) * t - 1, y: from.y + (to.y - from.y) * t - 1, w: 2, h: 2 };
    return !boxes.some((box) => meets(at, box));
  });

interface Taken {
  readonly labels: readonly Box[];
  /** The other points, with the room around them that a label leaves. */
  readonly points: readonly Box[];
  /** The other points alone, which a line may pass more closely. */
  readonly dots: readonly Box[];
}

/** The first place for the label of the point at `at`; null if there is none. */
const placeFor = (
  label: string,
  at: Spot,
  isImportant: boolean,
  { labels, points, dots }: Taken,
): Place | null => {
  const w = label.length * LETTER;
  const { x, y } = at;
  const near: readonly Box[] = [
    { x: x + 7, y: y - 7, w, h: LINE },
    { x: x - 7 - w, y: y - 7, w, h: LINE },
  ];
  const isClear = (box: Box): boolean =>
    isInside(box) && ![...labels, ...points].some((other) => meets(box, other));
  const beside = near.find(isClear);
  if (beside !== undefined) return { box: beside, line: null };
  if (!isImportant) return null;
  const far = FAR.flatMap(({ dx, dy }): readonly Place[] => [
    { box: { x: x + dx, y: y + dy - 7, w, h: LINE }, line: { x: x + dx - 2, y: y + dy } },
    { box: { x: x - dx - w, y: y + dy - 7, w, h: LINE }, line: { x: x - dx + 2, y: y + dy } },
  ]);
  return (
    far.find(({ box, line }) => isClear(box) && line !== null && isFree(at, line, [...labels, ...dots])) ??
    null
  );
};

/** The chart as SVG. */
export const scatter = (chart: ScatterChart): string => {
  const { title, summary, points, important, x, y, equal, regions, percent } = chart;
  const dots = points.map((point) => ({ point, cx: px(point.x), cy: py((point.low + point.high) / 2) }));
  const named = [
    { text: regions.skill, x: px(0.42), y: py(0.77), end: false },
    { text: regions.easy, x: px(0.99), y: py(0.9), end: true },
    { text: regions.hard, x: px(0.2), y: py(0.03), end: false },
  ];
  const labels: Box[] = named.map((name) => {
    const w = name.text.length * LETTER * 1.15;
    return { x: name.end ? name.x - w : name.x, y: name.y - 11, w, h: LINE + 2 };
  });
  const drawn = dots.map(({ point: { label, low, high }, cx, cy }, i) => {
    const whisker = high - low < 0.02 ? '' : `<path class="undecided" d="M${cx} ${py(low)}V${py(high)}"/>`;
    const around = (room: number): readonly Box[] =>
      dots
        .filter((_, other) => other !== i)
        .map((other) => ({ x: other.cx - room, y: other.cy - room, w: 2 * room, h: 2 * room }));
    const taken = { labels, points: around(RADIUS + CLEAR), dots: around(RADIUS) };
    const place = placeFor(label, { x: cx, y: cy }, i < important, taken);
    if (place !== null) labels.push(place.box);
    const name =
      place === null
        ? ''
        : (place.line === null
            ? ''
            : `<path class="leader" d="M${cx} ${cy}L${place.line.x.toFixed(1)} ${place.line.y.toFixed(1)}"/>`) +
          `<text x="${place.box.x.toFixed(1)}" y="${(place.box.y + 11).toFixed(1)}">${safe(label)}</text>`;
    return `${whisker}<circle class="proven" cx="${cx}" cy="${cy}" r="${RADIUS}"><title>${safe(label)}</title></circle>${name}`;
  });
  const areas = named.map(
    (name) =>
      `<text class="region" x="${name.x}" y="${name.y}"${name.end ? ' text-anchor="end"' : ''}>${safe(name.text)}</text>`,
  );
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (mark) =>
      `<path class="grid" d="M${PLOT.left} ${py(mark)}H${PLOT.right}M${px(mark)} ${PLOT.top}V${PLOT.bottom}"/>` +
      `<text class="mark" x="${PLOT.left - 6}" y="${py(mark) + 4}" text-anchor="end">${safe(percent(mark * 100))}</text>` +
      `<text class="mark" x="${px(mark)}" y="${PLOT.bottom + 16}" text-anchor="${mark === 1 ? 'end' : 'middle'}">${safe(percent(mark * 100))}</text>`,
  );
  const axes =
    `<path class="equal" d="M${px(0)} ${py(0)}L${px(1)} ${py(1)}"/>` +
    `<text class="mark" x="${px(0.99)}" y="${py(0.5)}" text-anchor="end">${safe(equal)}</text>` +
    `<text class="mark" x="${(PLOT.left + PLOT.right) / 2}" y="${SIZE - 10}" text-anchor="middle">${safe(x)}</text>` +
    `<text class="mark" transform="translate(11 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" text-anchor="middle">${safe(y)}</text>`;
  return `<svg class="chart wide" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${grid.join('')}${axes}${areas.join('')}${drawn.join('')}</svg>`;
};
