/** A reliability diagram: what was said against what happened, with the line on which both are equal. */
import { safe, type Labels } from './frame.ts';

export interface ReliabilityPoint {
  /** Shares, from 0 to 1. */
  readonly said: number;
  readonly happened: number;
  /** How often it was said; it decides the size of the point. */
  readonly count: number;
}

export interface ReliabilityChart extends Labels {
  readonly points: readonly ReliabilityPoint[];
  /** Names of the axes. */
  readonly said: string;
  readonly happened: string;
  /** "50" */
  readonly say: (share: number) => string;
}

const SIZE = 240;
const PLOT = { left: 44, right: 230, top: 10, bottom: 196 } as const;
const LEAST = 2.5;
const MOST = 7;

const px = (share: number): number => Number((PLOT.left + share * (PLOT.right - PLOT.left)).toFixed(1));
const py = (share: number): number => Number((PLOT.bottom - share * (PLOT.bottom - PLOT.top)).toFixed(1));

/** The chart as SVG. */
export const reliability = ({ title, summary, points, said, happened, say }: ReliabilityChart): string => {
  const most = Math.max(1, ...points.map(({ count }) => count));
  const grid = [0, 0.5, 1].map(
    (mark) =>
      `<path class="grid" d="M${PLOT.left} ${py(mark)}H${PLOT.right}M${px(mark)} ${PLOT.top}V${PLOT.bottom}"/>` +
      `<text class="mark" x="${PLOT.left - 6}" y="${py(mark) + 4}" text-anchor="end">${safe(say(mark))}</text>` +
      `<text class="mark" x="${px(mark)}" y="${PLOT.bottom + 15}" text-anchor="middle">${safe(say(mark))}</text>`,
  );
  const equal = `<path class="reference" d="M${px(0)} ${py(0)}L${px(1)} ${py(1)}"/>`;
  const dots = points.map((point) => {
    const radius = LEAST + (MOST - LEAST) * Math.sqrt(point.count / most);
    const label = `${say(point.said)}: ${say(point.happened)}`;
    return `<circle class="chart-bar" cx="${px(point.said)}" cy="${py(point.happened)}" r="${radius.toFixed(1)}"><title>${safe(label)}</title></circle>`;
  });
  const middle = (PLOT.top + PLOT.bottom) / 2;
  const axes =
    `<text class="mark" x="${(PLOT.left + PLOT.right) / 2}" y="${SIZE - 8}" text-anchor="middle">${safe(said)}</text>` +
    `<text class="mark" transform="translate(11 ${middle}) rotate(-90)" text-anchor="middle">${safe(happened)}</text>`;
  return `<svg class="chart" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${grid.join('')}${equal}${dots.join('')}${axes}</svg>`;
};
