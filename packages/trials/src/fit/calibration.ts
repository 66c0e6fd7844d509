/** How far estimates can be trusted: their correction, the Brier score, and the gaps between what is said and what happens. */
import { earliness, type Correction, type DealStage } from '@cairn/solver';

/** One estimate: worlds won and tried, how far the deal had come, and whether it was won in the end. */
export interface Estimate extends DealStage {
  readonly share: number;
  readonly worlds: number;
  readonly won: boolean;
}

/** What the numbers of a correction are multiplied by: a, b, hidden, done and early. */
const termsOf = ({ share, worlds, ...stage }: Estimate): readonly number[] => {
  const most = Math.min(share, worlds / (worlds + 1));
  return [Math.log(most / (1 - most)), 1, stage.hidden, stage.done, earliness(stage)];
};

/** No correction. A weak prior for it keeps the solution finite where all results are alike. */
const NONE: readonly number[] = [1, 0, 0, 0, 0];

interface Result {
  readonly terms: readonly number[];
  readonly won: boolean;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** The logarithm of the likelihood of a correction, prior included. */
const likelihood = (results: readonly Result[], numbers: readonly number[]): number =>
  results.reduce(
    (sum, { terms, won }) => {
      const z = (won ? 1 : -1) * dot(terms, numbers);
      return sum - (z > 0 ? Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)) - z);
    },
    -numbers.reduce((sum, value, i) => sum + (value - (NONE[i] ?? 0)) ** 2, 0) / 2,
  );

/** The step of Newton's method: the gradient, divided by the matrix of second derivatives. */
const newtonStep = (results: readonly Result[], numbers: readonly number[]): readonly number[] => {
  const size = numbers.length;
  // Each row has its part of the gradient at its end.
  const rows = numbers.map((value, i) => [
    ...numbers.map((_, j) => (i === j ? 1 : 0)),
    (NONE[i] ?? 0) - value,
  ]);
  for (const { terms, won } of results) {
    const p = 1 / (1 + Math.exp(-dot(terms, numbers)));
    const gap = (won ? 1 : 0) - p;
    for (const [i, row] of rows.entries()) {
      const own = terms[i] ?? 0;
      for (const [j, term] of terms.entries()) row[j] = (row[j] ?? 0) + p * (1 - p) * own * term;
      row[size] = (row[size] ?? 0) + gap * own;
    }
  }
  // The matrix is symmetric and positive, so that Gauss and Jordan's elimination needs no other pivots.
  for (const [i, row] of rows.entries())
    for (const other of rows) {
      if (other === row) continue;
      const factor = (other[i] ?? 0) / (row[i] ?? 1);
      for (let j = i; j <= size; j++) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
    }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
};

/**
 * The correction of greatest likelihood, by Newton's method; estimates of 0 are not corrected, and left out. A step is halved
 * until it makes the likelihood greater: whole steps can lead away from the greatest for ever.
 */
export const fitCorrection = (estimates: readonly Estimate[]): Correction => {
  const results = estimates
    .filter(({ share }) => share > 0)
    .map((estimate) => ({ terms: termsOf(estimate), won: estimate.won }));
  let numbers = NONE;
  let best = likelihood(results, numbers);
  for (let round = 0; round < 30; round++) {
    let step = newtonStep(results, numbers);
    const ahead = (): readonly number[] => numbers.map((value, i) => value + (step[i] ?? 0));
    const isSmall = (): boolean => step.every((value) => Math.abs(value) < 1e-9);
    let next = likelihood(results, ahead());
    while (next < best && !isSmall()) {
      step = step.map((value) => value / 2);
      next = likelihood(results, ahead());
    }
    numbers = ahead();
    best = next;
    if (isSmall()) break;
  }
  const [a = 1, b = 0, hidden = 0, done = 0, early = 0] = numbers.map(rounded);
  return { a, b, hidden, done, early };
};

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

export interface Reliability {
  readonly estimates: number;
  /** The mean square of what is said less what happens. */
  readonly brier: number;
  /** The mean over estimates of the gap between what is said and what happens, by tenths of what is said. */
  readonly gap: number;
  /** The largest gap of a tenth that has a hundredth of the estimates. */
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
    estimates: said.length,
    brier: square / total,
    gap: tenths.reduce((sum, tenth) => sum + (Math.abs(tenth.said - tenth.won) * tenth.count) / total, 0),
    worst: Math.max(
      0,
      ...tenths.filter(({ count }) => 100 * count >= total).map((tenth) => Math.abs(tenth.said - tenth.won)),
    ),
    tenths,
  };
};
