/** A share of deals of which some are undecided: the low ends count those as lost, the high ends as won. */
import { clopperPearson, wilson, type Interval } from './interval.ts';

export interface Share {
  readonly of: number;
  readonly won: number;
  readonly unknown: number;
  readonly wilson: Interval;
  /** Clopper and Pearson's. */
  readonly exact: Interval;
}

/** The share of `won` among `of`, of which `unknown` are undecided. */
export const shareOf = (won: number, of: number, unknown: number): Share => {
  const ends = (interval: (won: number, of: number) => Interval): Interval => [
    interval(won, of)[0],
    interval(won + unknown, of)[1],
  ];
  return { of, won, unknown, wilson: ends(wilson), exact: ends(clopperPearson) };
};
