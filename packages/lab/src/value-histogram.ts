/**
 * The values of deals: points, cards left or moves. It counts how many deals had each value, and computes the mean
 * with its 95 % interval. Memory grows with the number of different values, not of deals.
 */
import type { Game } from '@cairn/engine';
import { meanInterval, type Interval } from '@cairn/stats';
import type { TrialQuestion } from '@cairn/trials';

/** What a value counts, and which way is better. */
export interface ValueMeasure {
  /** "points", "cards left", "moves". */
  readonly unit: string;
  /** The scoring; null if the value is not a score. */
  readonly scoring: string | null;
  readonly better: 'more' | 'fewer';
  /** The score of a good player, if the scoring has a par. */
  readonly par: number | null;
  /** Whether nine deals make a course: the value counts cards left in front of a hole. */
  readonly course: boolean;
}

export interface ValueSummary extends ValueMeasure {
  /** Deals that have a value. */
  readonly count: number;
  /** Deals for which no better value exists. For others it is the best found; for a policy, what it reached. */
  readonly proved: number;
  readonly mean: number;
  /** The interval of the mean: 1.96 standard errors to either side. */
  readonly interval: Interval;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** How many deals had each value, in order. */
  readonly spread: readonly (readonly [value: number, deals: number])[];
}

/** What the values of a question count; null if it asks only for winning. */
export const valueMeasureOf = (
  { score, scoring, byRole }: Game,
  question: TrialQuestion,
): ValueMeasure | null => {
  const asked = question.kind === 'play' ? (question.counts ?? 'score') : question.goal;
  if (asked === 'win') return null;
  if (asked === 'score')
    return {
      unit: score.unit,
      scoring,
      better: score.low === true ? 'fewer' : 'more',
      par: score.par ?? null,
      course: score.unit === 'strokes',
    };
  const left = asked === 'left';
  return {
    unit: left ? 'cards left' : 'moves',
    scoring: null,
    better: 'fewer',
    par: null,
    course: left && byRole.hole.length > 0,
  };
};

/** Deals of a course: nine holes, as in golf. */
export const DEALS_A_COURSE = 9;

export class ValueHistogram {
  readonly #counts = new Map<number, number>();
  #proved = 0;

  add(value: number | null, proved: boolean): void {
    this.#change(value, proved, 1);
  }

  /** Removes a value that was added. */
  remove(value: number | null, proved: boolean): void {
    this.#change(value, proved, -1);
  }

  #change(value: number | null, proved: boolean, by: 1 | -1): void {
    if (value === null) return;
    const count = (this.#counts.get(value) ?? 0) + by;
    if (count === 0) this.#counts.delete(value);
    else this.#counts.set(value, count);
    if (proved) this.#proved += by;
  }

  /** Null without values. */
  summary(measure: ValueMeasure): ValueSummary | null {
    const spread = [...this.#counts].toSorted(([a], [b]) => a - b);
    const count = spread.reduce((sum, [, deals]) => sum + deals, 0);
    if (count === 0) return null;
    const total = (of: (value: number) => number): number =>
      spread.reduce((sum, [value, deals]) => sum + of(value) * deals, 0);
    const mean = total((value) => value) / count;
    const variance = count < 2 ? 0 : total((value) => (value - mean) ** 2) / (count - 1);
    const [least = 0, most = 0] = [spread[0]?.[0], spread.at(-1)?.[0]];
    return {
      ...measure,
      count,
      proved: this.#proved,
      mean,
      interval: meanInterval(mean, variance, count),
      least,
      median: middle(spread, count),
      most,
      spread,
    };
  }
}

/** The median. */
const middle = (spread: ValueSummary['spread'], count: number): number => {
  let before = 0;
  for (const [value, deals] of spread) {
    before += deals;
    if (before * 2 >= count) return value;
  }
  return 0;
};
