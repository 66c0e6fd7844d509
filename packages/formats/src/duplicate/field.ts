/**
 * A field: the results of several players on one board, compared. The formulas can be checked by hand:
 *
 * rank      one more than there are better values; equal values share it
 * percent   100 x (worse others + half of the equal others) / others, as match points are counted in bridge
 * imps      the mean of the IMPs for the difference to each of the others (cross-IMPs); their sum over a field is 0
 * datum     the mean of all values; `datumImps` are the IMPs for the difference to it (Butler)
 *
 * A single value has only a rank. The work grows with the number of distinct values, not with that of pairs.
 */
import { IMP_SCALE, impsOf } from './imps.ts';
import { WHOLE, type Measure } from './measure.ts';

export interface Compared {
  readonly rank: number;
  /** Whether another value has the same rank. */
  readonly tied: boolean;
  readonly percent: number | null;
  readonly imps: number | null;
  readonly datumImps: number | null;
}

/** How much better one value is than another, in points of bridge. */
const leadOf = (value: number, other: number, { low, span }: Omit<Measure, 'unit'>): number =>
  ((low ? other - value : value - other) * WHOLE) / span;

/** How much better one value is than another, in IMPs. */
export const between = (value: number, other: number, measure: Omit<Measure, 'unit'>): number =>
  impsOf(leadOf(value, other, measure));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The mean of the values; null for fewer than two. */
export const datumOf = (values: readonly number[]): number | null =>
  values.length < 2 ? null : sum(values) / values.length;

/** The distinct values from the worst to the best; `upTo[i]` is how many values are among the first i of them. */
interface Ladder {
  readonly distinct: readonly number[];
  readonly upTo: readonly number[];
}

const ladderOf = (values: readonly number[], low: boolean): Ladder => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const distinct = [...counts.keys()].toSorted((one, other) => (low ? other - one : one - other));
  const upTo = [0];
  for (const [i, value] of distinct.entries()) upTo.push((upTo[i] ?? 0) + (counts.get(value) ?? 0));
  return { distinct, upTo };
};

/**
 * By distinct value, the sum of its IMPs over all values. A difference is worth a point for each step of the scale that it
 * reaches. For one step, those that a value beats by it are the first ones of the ladder, and the more the better the
 * value is: so two passes over the ladder do for a step.
 */
const impSums = ({ distinct, upTo }: Ladder, { low, span }: Omit<Measure, 'unit'>): Float64Array => {
  const values = Float64Array.from(distinct);
  const counts = Float64Array.from(upTo);
  const size = values.length;
  const sums = new Float64Array(size);
  const beaten = new Int32Array(size);
  const at = (list: Float64Array | Int32Array, i: number): number => list[i] ?? 0;
  for (const least of IMP_SCALE) {
    let first = 0;
    for (let i = 0; i < size; i++) {
      const value = at(values, i);
      // The lead over itself is 0, so this ends at the value itself at the latest.
      for (;;) {
        const other = at(values, first);
        if (((low ? other - value : value - other) * WHOLE) / span < least) break;
        first++;
      }
      beaten[i] = first;
    }
    let better = 0;
    for (let i = 0; i < size; i++) {
      while (better < size && at(beaten, better) <= i) better++;
      sums[i] = at(sums, i) + at(counts, at(beaten, i)) - (at(counts, size) - at(counts, better));
    }
  }
  return sums;
};

/** The standing of each value among all of them, in their order. */
export const standings = (values: readonly number[], measure: Omit<Measure, 'unit'>): readonly Compared[] => {
  const datum = datumOf(values);
  const others = values.length - 1;
  const ladder = ladderOf(values, measure.low);
  const sums = datum === null ? null : impSums(ladder, measure);
  const standing = new Map<number, Compared>();
  for (const [i, value] of ladder.distinct.entries()) {
    const worse = ladder.upTo[i] ?? 0;
    const better = values.length - (ladder.upTo[i + 1] ?? 0);
    const equal = others - better - worse;
    const ranked = { rank: better + 1, tied: equal > 0 };
    standing.set(
      value,
      datum === null
        ? { ...ranked, percent: null, imps: null, datumImps: null }
        : {
            ...ranked,
            percent: (100 * (worse + equal / 2)) / others,
            imps: (sums?.[i] ?? 0) / others,
            datumImps: between(value, datum, measure),
          },
    );
  }
  return values.flatMap((value) => standing.get(value) ?? []);
};
