/** A line chart with a band for the interval at each point. */
import { below, picture, PLOT, valueAxis, type Labels } from './frame.ts';
import { scaled, ticks } from './scale.ts';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The interval at this point. */
  readonly low: number;
  readonly high: number;
}

export interface LineChart extends Labels {
  readonly points: readonly ChartPoint[];
  /** The least range of the value axis. */
  readonly from: number;
  readonly to: number;
  readonly sayX?: (value: number) => string;
  readonly sayY?: (value: number) => string;
}

/** The chart as SVG. */
export const line = ({ points, from, to, sayX = String, sayY = String, ...labels }: LineChart): string => {
  const marks = ticks(from, to, 4);
  const y = scaled(marks, PLOT.bottom, PLOT.top);
  const [first = 0, last = 1] = [points[0]?.x, points.at(-1)?.x];
  const x = scaled([first, last > first ? last : first + 1], PLOT.left, PLOT.right);
  const at = (value: (point: ChartPoint) => number) => (point: ChartPoint) =>
    `${x(point.x)} ${y(value(point))}`;
  const path = points.map(at((point) => point.y)).join('L');
  const upper = points.map(at((point) => point.high));
  const lower = points.map(at((point) => point.low)).toReversed();
  const drawn =
    points.length === 0
      ? ''
      : `<path class="band" d="M${[...upper, ...lower].join('L')}Z"/><path class="line" d="M${path}"/>`;
  const ends = below(PLOT.left, sayX(first), 'start') + below(PLOT.right, sayX(last), 'end');
  return picture(labels, valueAxis(marks, y, sayY) + drawn + ends);
};
