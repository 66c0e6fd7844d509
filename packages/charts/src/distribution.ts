/** How values are spread: bins with their edges as labels, the median as a line, and one bin in another colour. */
import { below, picture, PLOT, safe, valueAxis, type Labels } from './frame.ts';
import { histogram } from './histogram.ts';
import { scaled, ticks } from './scale.ts';

export interface DistributionChart extends Labels {
  /** At least one. */
  readonly values: readonly number[];
  /** The value whose bin has another colour; null for none. */
  readonly marked: number | null;
  /** Formats a value. */
  readonly say: (value: number) => string;
  /** The label of the median. */
  readonly sayMedian: (text: string) => string;
}

const BINS = 8;
/** Labels of edges that fit beside one another. */
const EDGES = 6;

/** The middle value, or the mean of the two in the middle; 0 for no values. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower = 0, upper = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (lower + upper) / 2;
};

/** The chart as SVG. */
export const distribution = ({ values, marked, say, sayMedian, ...labels }: DistributionChart): string => {
  const bins = histogram(values, BINS);
  const [low, high] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const marks = ticks(0, Math.max(1, ...bins.map(({ count }) => count)), 3).filter(Number.isInteger);
  const y = scaled(marks, PLOT.bottom, PLOT.top + 12);
  const x = scaled([low, high], PLOT.left, PLOT.right);
  const drawn = bins.map(({ from, to, count }) => {
    const isMarked = marked !== null && marked >= from && marked < to;
    const range = to - from === 1 ? say(from) : `${say(from)} – ${say(to - 1)}`;
    return `<rect class="chart-bar${isMarked ? ' marked' : ''}" x="${(x(from) + 1).toFixed(2)}" y="${y(count)}" width="${(x(to) - x(from) - 2).toFixed(2)}" height="${(PLOT.bottom - y(count)).toFixed(2)}"><title>${safe(`${range}: ${count}`)}</title></rect>`;
  });
  const edges = [...bins.map(({ from }) => from), high];
  const every = Math.ceil(edges.length / EDGES);
  const names = edges.map((edge, i) =>
    i % every === 0 ? below(x(edge), say(edge), i === edges.length - 1 ? 'end' : 'middle') : '',
  );
  const median = medianOf(values);
  const place = Math.min(PLOT.right, x(median));
  const anchor = place > (PLOT.left + PLOT.right) / 2 ? 'end' : 'start';
  const line =
    `<path class="reference" d="M${place} ${PLOT.top}V${PLOT.bottom}"/>` +
    `<text class="mark" x="${place + (anchor === 'end' ? -4 : 4)}" y="${PLOT.top + 6}" text-anchor="${anchor}">${safe(sayMedian(say(median)))}</text>`;
  return picture(labels, valueAxis(marks, y, String) + drawn.join('') + names.join('') + line);
};
