/**
 * 95 % confidence intervals. Wilson's score interval (E. B. Wilson, 1927) is close to the truth near 0 and 1 too.
 * The exact interval of C. J. Clopper and E. S. Pearson (1934) never covers less than it promises, and is wider.
 */
import { incompleteBeta } from './incomplete-beta.ts';

export type Interval = readonly [low: number, high: number];

/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959964;

/** Wilson's interval for the share of `successes` among `trials`; 0 to 1 for no trials. */
export const wilson = (successes: number, trials: number): Interval => {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const width = Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  const middle = share + (Z * Z) / (2 * trials);
  const scale = 1 + (Z * Z) / trials;
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)];
};

/** The probability in each tail. */
const TAIL = 0.025;

/** Clopper and Pearson's interval for the share of `successes` among `trials`. */
export const clopperPearson = (successes: number, trials: number): Interval => [
  successes === 0 ? 0 : betaQuantile(TAIL, successes, trials - successes + 1),
  successes === trials ? 1 : betaQuantile(1 - TAIL, successes + 1, trials - successes),
];

/** The `p` quantile of the beta distribution with parameters `a` and `b`, by bisection. */
const betaQuantile = (p: number, a: number, b: number): number => {
  let low = 0;
  let high = 1;
  // After 60 halvings a double can no longer tell the ends apart.
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (incompleteBeta(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The interval of a mean by the normal approximation; `variance` is that of the sample, `count` its size. */
export const meanInterval = (mean: number, variance: number, count: number): Interval => {
  const margin = 1.96 * Math.sqrt(variance / count);
  return [mean - margin, mean + margin];
};
