/** Scales: round numbers along an axis, and the pixel of a value. */

/** About `wanted` round values from `low` to `high` or a little beyond, in steps of 1, 2 or 5 times a power of ten. */
export const ticks = (low: number, high: number, wanted = 4): readonly number[] => {
  const top = high > low ? high : low + 1;
  const rough = (top - low) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(top / step));
  // Multiplied, because adding up would accumulate rounding errors.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
};

/** A function from a value to its pixel: the first tick is at `from`, the last at `to`. */
export const scaled =
  (marks: readonly number[], from: number, to: number) =>
  (value: number): number => {
    const [low = 0, high = 1] = [marks[0], marks.at(-1)];
    return Number((from + ((value - low) / (high - low)) * (to - from)).toFixed(2));
  };
