/**
 * Values: what a deal brought beside who won: points, cards left, moves. How many deals had which, and from that the mean
 * with its 95 % interval. Memory grows with the number of different values, not of deals.
 */
import type { Game } from '@cairn/engine';
import { meanInterval, type Interval } from '@cairn/stats';
import type { TrialQuestion } from '@cairn/trials';

/** What is counted, and which way is better. */
export interface Measure {
  /** "points", "cards left", "moves". */
  readonly unit: string;
  /** The scoring that counts it; null where it is no score. */
  readonly scoring: string | null;
  readonly better: 'more' | 'fewer';
  /** What a good player makes of a deal, where the scoring says it. */
  readonly par: number | null;
  /** Whether nine deals make a course: cards left in front of a hole are counted. */
  readonly course: boolean;
}

export interface ValueFigures extends Measure {
  /** Deals that have one. */
  readonly count: number;
  /** Of these: no better one exists. The others' is the best found, or for a player what he got. */
  readonly proved: number;
  readonly mean: number;
  /** Of the mean: 1.96 standard errors to either side. */
  readonly interval: Interval;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** How many deals had which value, in the order of values. */
  readonly spread: readonly (readonly [value: number, deals: number])[];
}

/** What the values of a question are; null where nothing but winning is asked. */
export const measureOf = ({ score, scoring, byRole }: Game, question: TrialQuestion): Measure | null => {
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

/** Deals a course. */
export const HOLES = 9;

export class Values {
  readonly #counts = new Map<number, number>();
  #proved = 0;

  add(value: number | null, proved: boolean): void {
    this.#change(value, proved, 1);
  }

  /** Takes one back that was added. */
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

  /** Null while there is none. */
  figures(measure: Measure): ValueFigures | null {
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

/** The value half of the deals are not above. */
const middle = (spread: ValueFigures['spread'], count: number): number => {
  let before = 0;
  for (const [value, deals] of spread) {
    before += deals;
    if (before * 2 >= count) return value;
  }
  return 0;
};
