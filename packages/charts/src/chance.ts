/**
 * A chance from step to step, from 0 to 1: a line with the band of its intervals, marks on some points, and one point that is
 * selected. It is a picture only; the page puts its control below the plot, whose place in the picture is `CHANCE_SIZE`.
 */
import { safe, type Labels } from './frame.ts';

export interface ChancePoint {
  /** Shares, from 0 to 1. */
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly isMarked: boolean;
}

export interface ChanceLine extends Labels {
  /** At least one. */
  readonly points: readonly ChancePoint[];
  /** The index of a point. */
  readonly selected: number;
  /** A line across the plot that the chances can be compared with. */
  readonly reference: { readonly y: number; readonly label: string };
  /** Under the ends of the plot. */
  readonly ends: readonly [first: string, last: string];
  /** "50" */
  readonly say: (share: number) => string;
}

/** The picture, and the plot in it. */
export const CHANCE_SIZE = { width: 400, height: 190, left: 34, right: 388, top: 10, bottom: 164 } as const;

const { width, height, left, right, top, bottom } = CHANCE_SIZE;

const round = (n: number): number => Number(n.toFixed(2));
const py = (share: number): number => round(bottom - share * (bottom - top));

/** The chart as SVG. */
export const chanceChart = (chart: ChanceLine): string => {
  const { title, summary, points, selected, reference, ends, say } = chart;
  const last = Math.max(1, points.length - 1);
  const px = (i: number): number => round(left + (i / last) * (right - left));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (mark) =>
      `<path class="grid" d="M${left} ${py(mark)}H${right}"/>` +
      (mark === 0.25 || mark === 0.75
        ? ''
        : `<text class="mark" x="${left - 6}" y="${py(mark) + 4}" text-anchor="end">${safe(say(mark))}</text>`),
  );
  const edge = (of: 'low' | 'high'): readonly string[] =>
    points.map((point, i) => `${px(i)} ${py(point[of])}`);
  const band = `<path class="band" d="M${[...edge('high'), ...edge('low').toReversed()].join('L')}Z"/>`;
  const path = `<path class="line" d="M${points.map(({ y }, i) => `${px(i)} ${py(y)}`).join('L')}"/>`;
  const marks = points.map(({ y, isMarked }, i) =>
    isMarked ? `<circle class="costly" cx="${px(i)}" cy="${py(y)}" r="4.5"/>` : '',
  );
  const y = py(reference.y);
  // The label is where the line is not.
  const isAbove = (points.at(-1)?.y ?? 0) <= reference.y ? y > top + 14 : y > bottom - 14;
  const average =
    `<path class="reference" d="M${left} ${y}H${right}"/>` +
    `<text class="mark" x="${right - 10}" y="${isAbove ? y - 4 : y + 13}" text-anchor="end">${safe(reference.label)}</text>`;
  const x = px(selected);
  const cursor =
    `<path class="chance-cursor" d="M${x} ${top}V${bottom}"/>` +
    `<circle class="selected" cx="${x}" cy="${py(points[selected]?.y ?? 0)}" r="5.5"/>`;
  const names =
    `<text class="mark" x="${left}" y="${height - 8}">${safe(ends[0])}</text>` +
    `<text class="mark" x="${right}" y="${height - 8}" text-anchor="end">${safe(ends[1])}</text>`;
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${grid.join('')}${average}${band}${path}${marks.join('')}${cursor}${names}</svg>`;
};
