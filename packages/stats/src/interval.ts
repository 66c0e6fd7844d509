/**
 * How sure a share is: 95 % intervals. Wilson's is the one shown; Clopper and Pearson's, which never covers less than it
 * says, stands beside it. Undecided deals widen both: the low end counts them as lost, the high end as won.
 * Sources: E. B. Wilson 1927; C. J. Clopper and E. S. Pearson 1934; the continued fraction of the incomplete beta
 * function is DLMF 8.17.22, the logarithm of gamma is Lanczos's series.
 */
import { wilson } from '@cairn/solver';

export type Interval = readonly [low: number, high: number];

export interface Share {
  readonly of: number;
  readonly won: number;
  readonly unknown: number;
  readonly wilson: Interval;
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

const HALF_ALPHA = 0.025;

/** Clopper and Pearson's interval. */
export const clopperPearson = (won: number, of: number): Interval => [
  won === 0 ? 0 : betaQuantile(HALF_ALPHA, won, of - won + 1),
  won === of ? 1 : betaQuantile(1 - HALF_ALPHA, won + 1, of - won),
];

/** The x at which the beta distribution with these two parameters has reached the probability p. */
const betaQuantile = (p: number, a: number, b: number): number => {
  let low = 0;
  let high = 1;
  // Each step halves the interval; after 60 a double can tell the ends no longer apart.
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (beta(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The regularized incomplete beta function I_x(a, b). */
export const beta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast only below the mean; above it the other side is computed.
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return (front * fraction(x, a, b)) / a;
};

const TINY = 1e-300;
const ENOUGH = 1e-15;

/** The continued fraction by Lentz's method. */
const fraction = (x: number, a: number, b: number): number => {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < ENOUGH) break;
  }
  return result;
};

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

const logGamma = (x: number): number => {
  const z = x - 1;
  const series = LANCZOS.reduce((sum, each, i) => sum + each / (z + i + 1), 0.99999999999980993);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
};
