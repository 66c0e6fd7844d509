/** The deals with the ten greatest amounts, for instance of positions. */

/** A deal and its amount. */
export interface Outlier {
  readonly deal: number;
  readonly amount: number;
}

const LISTED = 10;

export class TopOutliers {
  #all: Outlier[] = [];

  /** Adds an amount. A deal is listed once, with its greatest; an amount of 0 is left out. */
  add(deal: number, amount: number): void {
    const last = this.#all.at(-1);
    if (amount === 0 || (this.#all.length === LISTED && last !== undefined && amount < last.amount)) return;
    const known = this.#all.find((each) => each.deal === deal);
    if (known !== undefined && known.amount >= amount) return;
    this.#all = [...this.#all.filter((each) => each !== known), { deal, amount }]
      .toSorted((a, b) => b.amount - a.amount || a.deal - b.deal)
      .slice(0, LISTED);
  }

  /** The greatest first; equal ones by deal number. */
  get list(): readonly Outlier[] {
    return this.#all;
  }
}
