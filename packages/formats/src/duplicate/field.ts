/**
 * A field: the results of several players on one board, compared. The formulas can be checked by hand:
 *
 * rank      one more than there are better values; equal values share it
 * percent   100 x (worse others + half of the equal others) / others, as match points are counted in bridge
 * imps      the mean of the IMPs for the difference to each of the others (cross-IMPs); their sum over a field is 0
 * datum     the mean of all values; `datumImps` are the IMPs for the difference to it (Butler)
 *
 * A single value has only a rank.
 */
import { impsOf } from './imps.ts';
import { WHOLE, type Measure } from './measure.ts';

export interface Compared {
  readonly rank: number;
  /** Whether another value has the same rank. */
  readonly tied: boolean;
  readonly percent: number | null;
  readonly imps: number | null;
  readonly datumImps: number | null;
}

/** How much better one value is than another, in IMPs. */
export const between = (value: number, other: number, { low, span }: Omit<Measure, 'unit'>): number =>
  impsOf(((low ? other - value : value - other) * WHOLE) / span);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The mean of the values; null for fewer than two. */
export const datumOf = (values: readonly number[]): number | null =>
  values.length < 2 ? null : sum(values) / values.length;

/** The standing of each value among all of them, in their order. */
export const standings = (values: readonly number[], measure: Omit<Measure, 'unit'>): readonly Compared[] => {
  const datum = datumOf(values);
  const others = values.length - 1;
  return values.map((value) => {
    const lead = values.map((other) => (measure.low ? other - value : value - other));
    const better = lead.filter((each) => each < 0).length;
    const equal = lead.filter((each) => each === 0).length - 1;
    const worse = others - better - equal;
    const ranked = { rank: better + 1, tied: equal > 0 };
    if (datum === null) return { ...ranked, percent: null, imps: null, datumImps: null };
    return {
      ...ranked,
      percent: (100 * (worse + equal / 2)) / others,
      imps: sum(values.map((other) => between(value, other, measure))) / others,
      datumImps: between(value, datum, measure),
    };
  });
};
