/** A scatter chart of two shares, with the line on which they are equal. Labels that would overlap are left out. */
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
  /** Those with the most important labels first. */
  readonly points: readonly ScatterPoint[];
  readonly x: string;
  readonly y: string;
  /** What the diagonal means. */
  readonly equal: string;
}

const SIZE = 420;
const PLOT = { left: 60, right: 408, top: 12, bottom: 372 } as const;
/** About the width of a letter and the height of a line, in units of the chart. */
const LETTER = 6.2;
const LINE = 13;

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

/** The first place beside the point where the label meets nothing; null if there is none. */
const placeFor = (label: string, x: number, y: number, taken: readonly Box[]): Box | null => {
  const w = label.length * LETTER;
  const places: readonly Box[] = [
    { x: x + 7, y: y - 7, w, h: LINE },
    { x: x - 7 - w, y: y - 7, w, h: LINE },
    { x: x - w / 2, y: y - 8 - LINE, w, h: LINE },
    { x: x - w / 2, y: y + 8, w, h: LINE },
  ];
  return (
    places.find(
      (box) =>
        box.x >= PLOT.left &&
        box.x + box.w <= SIZE &&
        box.y >= 0 &&
        box.y + box.h <= PLOT.bottom &&
        !taken.some((other) => meets(box, other)),
    ) ?? null
  );
};

/** The chart as SVG. */
export const scatter = ({ title, summary, points, x, y, equal }: ScatterChart): string => {
  const dots = points.map((point) => ({ point, cx: px(point.x), cy: py((point.low + point.high) / 2) }));
  const taken: Box[] = dots.map(({ cx, cy }) => ({ x: cx - 4, y: cy - 4, w: 8, h: 8 }));
  const drawn = dots.map(({ point: { label, low, high }, cx, cy }) => {
    const whisker = high - low < 0.02 ? '' : `<path class="undecided" d="M${cx} ${py(low)}V${py(high)}"/>`;
    const box = placeFor(label, cx, cy, taken);
    if (box !== null) taken.push(box);
    const name =
      box === null
        ? ''
        : `<text x="${box.x.toFixed(1)}" y="${(box.y + 11).toFixed(1)}">${safe(label)}</text>`;
    return `${whisker}<circle class="proven" cx="${cx}" cy="${cy}" r="3.6"><title>${safe(label)}</title></circle>${name}`;
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (mark) =>
      `<path class="grid" d="M${PLOT.left} ${py(mark)}H${PLOT.right}M${px(mark)} ${PLOT.top}V${PLOT.bottom}"/>` +
      `<text class="mark" x="${PLOT.left - 6}" y="${py(mark) + 4}" text-anchor="end">${mark * 100} %</text>` +
      `<text class="mark" x="${px(mark)}" y="${PLOT.bottom + 16}" text-anchor="${mark === 1 ? 'end' : 'middle'}">${mark * 100} %</text>`,
  );
  const axes =
    `<path class="equal" d="M${px(0)} ${py(0)}L${px(1)} ${py(1)}"/>` +
    `<text class="mark" x="${px(0.99)}" y="${py(0.5)}" text-anchor="end">${safe(equal)}</text>` +
    `<text class="mark" x="${(PLOT.left + PLOT.right) / 2}" y="${SIZE - 10}" text-anchor="middle">${safe(x)}</text>` +
    `<text class="mark" transform="translate(11 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" text-anchor="middle">${safe(y)}</text>`;
  return `<svg class="chart wide" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${grid.join('')}${axes}${drawn.join('')}</svg>`;
};
