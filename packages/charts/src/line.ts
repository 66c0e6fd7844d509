/** A line chart, with a band for the intervals of its points and with reference lines where they are given. */
import { below, picture, PLOT, safe, valueAxis, type Labels } from './frame.ts';
import { scaled, ticks } from './scale.ts';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The interval at this point; there is a band if every point has one. */
  readonly low?: number;
  readonly high?: number;
}

/** A line across the plot that values can be compared with. */
export interface ReferenceLine {
  readonly label: string;
  readonly y: number;
}

export interface LineChart extends Labels {
  readonly points: readonly ChartPoint[];
  readonly references?: readonly ReferenceLine[];
  /** The least range of the value axis. */
  readonly from: number;
  readonly to: number;
  readonly sayX?: (value: number) => string;
  readonly sayY?: (value: number) => string;
}

/** The chart as SVG. */
export const line = ({
  points,
  references = [],
  from,
  to,
  sayX = String,
  sayY = String,
  ...labels
}: LineChart): string => {
  const marks = ticks(from, to, 4);
  const y = scaled(marks, PLOT.bottom, PLOT.top);
  const [first = 0, last = 1] = [points[0]?.x, points.at(-1)?.x];
  const x = scaled([first, last > first ? last : first + 1], PLOT.left, PLOT.right);
  const at = (place: number, value: number): string => `${x(place)} ${y(value)}`;
  const path = points.map((point) => at(point.x, point.y)).join('L');
  const drawn = points.length === 0 ? '' : `${bandOf(points, at)}<path class="line" d="M${path}"/>`;
  const ends = below(PLOT.left, sayX(first), 'start') + below(PLOT.right, sayX(last), 'end');
  const across = references.map(
    ({ label, y: value }) =>
      `<path class="reference" d="M${PLOT.left} ${y(value)}H${PLOT.right}"/>` +
      `<text class="mark" x="${PLOT.right}" y="${labelAt(y(value))}" text-anchor="end">${safe(label)}</text>`,
  );
  return picture(labels, valueAxis(marks, y, sayY) + across.join('') + drawn + ends);
};

/** Above its line, or below where there is no room above. */
const labelAt = (y: number): number => (y < PLOT.top + 14 ? y + 13 : y - 4);

const bandOf = (points: readonly ChartPoint[], at: (x: number, y: number) => string): string => {
  const band = points.flatMap(({ x, low, high }) =>
    low === undefined || high === undefined ? [] : [{ x, low, high }],
  );
  if (band.length < points.length) return '';
  const upper = band.map(({ x, high }) => at(x, high));
  const lower = band.map(({ x, low }) => at(x, low)).toReversed();
  return `<path class="band" d="M${[...upper, ...lower].join('L')}Z"/>`;
};
