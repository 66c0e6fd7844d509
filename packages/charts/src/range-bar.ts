/** A bar from a least to a most value on an axis, with a tick for the mean. Places are percentages, so that it fits any width. */

export interface RangeBar {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
  /** The reader's best value; null if there is none. */
  readonly own?: number | null;
}

const MIDDLE = 11;

/** The content of an svg element of 22 pixels in height. The axis goes from the least to the most value, own included. */
export const rangeBar = ({ least, mean, most, own = null }: RangeBar): string => {
  const [low, high] = [Math.min(least, own ?? least), Math.max(most, own ?? most)];
  const at = (value: number): string =>
    `${Number((high === low ? 50 : ((value - low) / (high - low)) * 100).toFixed(2))}%`;
  return (
    `<line class="span" x1="${at(least)}" x2="${at(most)}" y1="${MIDDLE}" y2="${MIDDLE}"/>` +
    `<line class="mean" x1="${at(mean)}" x2="${at(mean)}" y1="${MIDDLE - 7}" y2="${MIDDLE + 7}"/>` +
    (own === null
      ? ''
      : `<svg x="${at(own)}" y="${MIDDLE}" overflow="visible"><path class="own" d="M0-6 6 0 0 6-6 0z"/></svg>`)
  );
};
