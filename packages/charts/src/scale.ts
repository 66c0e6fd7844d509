/** Scales: round numbers along an axis, and values put into pixels. */

/** Round values from `low` to `high` or a little beyond, about `wanted` of them, in steps of 1, 2 or 5 times a power of ten. */
export const ticks = (low: number, high: number, wanted = 4): readonly number[] => {
  const top = high > low ? high : low + 1;
  const rough = (top - low) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(top / step));
  // Multiplied rather than added up, so that 0.1 + 0.2 is 0.3.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
};

/** Puts values between the first and the last tick onto pixels from `from` to `to`. */
export const scaled =
  (marks: readonly number[], from: number, to: number) =>
  (value: number): number => {
    const [low = 0, high = 1] = [marks[0], marks.at(-1)];
    return Number((from + ((value - low) / (high - low)) * (to - from)).toFixed(2));
  };
