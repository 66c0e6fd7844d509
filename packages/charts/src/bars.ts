/** A bar chart: one upright bar for each category, from 0. */
import { below, picture, PLOT, safe, valueAxis, type Labels } from './frame.ts';
import { scaled, ticks } from './scale.ts';

export interface Bar {
  readonly label: string;
  /** Not below 0. */
  readonly value: number;
}

export interface BarChart extends Labels {
  readonly bars: readonly Bar[];
  /** Formats a value; default `String`. */
  readonly say?: (value: number) => string;
}

/** The labels that fit beside one another; of more, only some are written. */
const LABELS = 12;

/** The chart as SVG. */
export const bars = ({ bars: all, say = String, ...labels }: BarChart): string => {
  const marks = ticks(0, Math.max(1, ...all.map(({ value }) => value)), 3).filter(
    (mark, _, { length }) => length < 5 || Number.isInteger(mark),
  );
  const y = scaled(marks, PLOT.bottom, PLOT.top);
  const room = (PLOT.right - PLOT.left) / Math.max(1, all.length);
  const every = Math.ceil(all.length / LABELS);
  const drawn = all.map(({ label, value }, i) => {
    const x = PLOT.left + i * room;
    const name = i % every === 0 ? below(x + room / 2, label) : '';
    const bar = `<rect class="chart-bar" x="${(x + room * 0.1).toFixed(2)}" y="${y(value)}" width="${(room * 0.8).toFixed(2)}" height="${(PLOT.bottom - y(value)).toFixed(2)}"><title>${safe(`${label}: ${say(value)}`)}</title></rect>`;
    return bar + name;
  });
  return picture(labels, valueAxis(marks, y, say) + drawn.join(''));
};
