/** Counts values in bins of equal, round width. */
import { ticks } from './scale.ts';

export interface Bin {
  /** Values from `from` up to, but not at, `to`. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** About `wanted` bins over all values, of whole width for whole numbers; no bins for no values. */
export const histogram = (values: readonly number[], wanted = 10): readonly Bin[] => {
  if (values.length === 0) return [];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const [first = 0, second = 1] = ticks(low, high + 1, wanted);
  const width = values.every(Number.isInteger) ? Math.max(1, Math.round(second - first)) : second - first;
  const start = Math.floor(low / width) * width;
  const bins = Array.from({ length: Math.floor((high - start) / width) + 1 }, (_, i) => ({
    from: start + i * width,
    to: start + (i + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.floor((value - start) / width)];
    if (bin !== undefined) bin.count++;
  }
  return bins;
};
