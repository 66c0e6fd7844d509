/**
 * A histogram with logarithmic bins: bounded memory for any number of values. Whole numbers below 1,000 have bins of
 * their own; above, a bin is a hundredth of a doubling wide. Quantiles are exact below 1,000 and within half a
 * percent above.
 */
export interface DistributionSummary {
  readonly count: number;
  readonly sum: number;
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly most: number;
}

const EXACT = 1000;
const BINS_A_DOUBLING = 100;

const binOf = (value: number): number =>
  value < EXACT ? Math.floor(value) : EXACT + Math.floor(Math.log2(value / EXACT) * BINS_A_DOUBLING);
/** The middle of a bin; for an exact bin the number itself. */
const middleOf = (bin: number): number =>
  bin < EXACT ? bin : EXACT * 2 ** ((bin - EXACT + 0.5) / BINS_A_DOUBLING);

export class LogHistogram {
  readonly #bins = new Map<number, number>();
  #count = 0;
  #sum = 0;
  #least = Infinity;
  #most = -Infinity;

  /** Adds a number; not below 0. */
  add(value: number): void {
    const bin = binOf(value);
    this.#bins.set(bin, (this.#bins.get(bin) ?? 0) + 1);
    this.#count++;
    this.#sum += value;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  /** Null without numbers. */
  get summary(): DistributionSummary | null {
    if (this.#count === 0) return null;
    const [count, sum] = [this.#count, this.#sum];
    const at = (share: number): number => this.#quantile(share);
    return {
      count,
      sum,
      mean: sum / count,
      least: this.#least,
      median: at(0.5),
      p90: at(0.9),
      p99: at(0.99),
      most: this.#most,
    };
  }

  #quantile(share: number): number {
    let before = 0;
    for (const [bin, count] of [...this.#bins].toSorted(([a], [b]) => a - b)) {
      before += count;
      if (before >= share * this.#count) return Math.min(this.#most, Math.max(this.#least, middleOf(bin)));
    }
    return this.#most;
  }

  /** How many numbers are in each doubling from 1 on. The first entry counts those below 1. */
  get doublings(): readonly { readonly from: number; readonly count: number }[] {
    const counts = new Map<number, number>();
    for (const [bin, count] of this.#bins) {
      const middle = middleOf(bin);
      const power = middle < 1 ? 0 : Math.floor(Math.log2(middle)) + 1;
      counts.set(power, (counts.get(power) ?? 0) + count);
    }
    const most = Math.max(0, ...counts.keys());
    return Array.from({ length: most + 1 }, (_, power) => ({
      from: power === 0 ? 0 : 2 ** (power - 1),
      count: counts.get(power) ?? 0,
    }));
  }
}
