/** How far estimates can be trusted: Platt's correction, the Brier score, and the gaps between what is said and what happens. */
import { type Correction } from '@cairn/solver';

/** One estimate: worlds won and tried, and whether the deal was won in the end. */
export interface Estimate {
  readonly share: number;
  readonly worlds: number;
  readonly won: boolean;
}

const logit = ({ share, worlds }: Estimate): number => {
  const most = Math.min(share, worlds / (worlds + 1));
  return Math.log(most / (1 - most));
};

/** The logarithm of the likelihood of a correction, with a weak prior for no correction. */
const likelihood = (used: readonly Estimate[], a: number, b: number): number =>
  used.reduce(
    (sum, estimate) => {
      const z = (estimate.won ? 1 : -1) * (a * logit(estimate) + b);
      return sum - (z > 0 ? Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)) - z);
    },
    -((a - 1) ** 2 + b ** 2) / 2,
  );

/**
 * The correction of greatest likelihood, by Newton's method; estimates of 0 are not corrected, and left out. A step is halved
 * until it makes the likelihood greater: whole steps can lead away from the greatest for ever.
 */
export const fitCorrection = (estimates: readonly Estimate[]): Correction => {
  const used = estimates.filter(({ share }) => share > 0);
  let [a, b] = [1, 0];
  let best = likelihood(used, a, b);
  for (let round = 0; round < 30; round++) {
    // A weak prior for no correction keeps the solution finite where all results are alike.
    let [ga, gb, haa, hab, hbb] = [1 - a, -b, 1, 0, 1];
    for (const estimate of used) {
      const x = logit(estimate);
      const p = 1 / (1 + Math.exp(-(a * x + b)));
      const gap = (estimate.won ? 1 : 0) - p;
      const w = p * (1 - p);
      ga += gap * x;
      gb += gap;
      haa += w * x * x;
      hab += w * x;
      hbb += w;
    }
    const det = haa * hbb - hab * hab;
    let da = (hbb * ga - hab * gb) / det;
    let db = (haa * gb - hab * ga) / det;
    let next = likelihood(used, a + da, b + db);
    while (next < best && Math.abs(da) + Math.abs(db) > 1e-9) {
      da /= 2;
      db /= 2;
      next = likelihood(used, a + da, b + db);
    }
    a += da;
    b += db;
    best = next;
    if (Math.abs(da) + Math.abs(db) < 1e-9) break;
  }
  return { a: rounded(a), b: rounded(b) };
};

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

export interface Reliability {
  readonly decisions: number;
  /** The mean square of what is said less what happens. */
  readonly brier: number;
  /** The mean over decisions of the gap between what is said and what happens, by tenths of what is said. */
  readonly gap: number;
  /** The largest gap of a tenth that has a hundredth of the decisions. */
  readonly worst: number;
  readonly tenths: readonly { readonly said: number; readonly won: number; readonly count: number }[];
}

/** Compares what was said (chances) with what happened. */
export const reliabilityOf = (
  said: readonly { readonly chance: number; readonly won: boolean }[],
): Reliability => {
  const bins = Array.from({ length: 10 }, () => ({ said: 0, won: 0, count: 0 }));
  let square = 0;
  for (const { chance, won } of said) {
    const bin = bins[Math.min(9, Math.floor(10 * chance))];
    square += (chance - (won ? 1 : 0)) ** 2;
    if (bin === undefined) continue;
    bin.said += chance;
    bin.won += won ? 1 : 0;
    bin.count += 1;
  }
  const tenths = bins
    .filter(({ count }) => count > 0)
    .map(({ said: sum, won, count }) => ({ said: sum / count, won: won / count, count }));
  const total = Math.max(1, said.length);
  return {
    decisions: said.length,
    brier: square / total,
    gap: tenths.reduce((sum, tenth) => sum + (Math.abs(tenth.said - tenth.won) * tenth.count) / total, 0),
    worst: Math.max(
      0,
      ...tenths.filter(({ count }) => 100 * count >= total).map((tenth) => Math.abs(tenth.said - tenth.won)),
    ),
    tenths,
  };
};
