/** A strip of squares, one for each yes or no, in order. */
import { picture, type Labels } from './frame.ts';

export interface StripChart extends Labels {
  readonly values: readonly boolean[];
  /** Room for so many squares. */
  readonly places: number;
}

const STEP = 12;
const SIZE = 9;

/** The chart as SVG: a filled square for yes, a hollow one for no. */
export const stripChart = ({ values, places, ...labels }: StripChart): string =>
  picture(
    labels,
    values
      .map(
        (value, i) =>
          `<rect class="${value ? 'yes' : 'no'}" x="${i * STEP + 1}" y="1" width="${SIZE}" height="${SIZE}" rx="2"/>`,
      )
      .join(''),
    places * STEP,
    SIZE + 2,
  );
