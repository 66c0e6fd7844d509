/** The deals that stand out: the ten greatest amounts seen. */

/** A deal that stands out, and by how much. */
export interface Outlier {
  readonly deal: number;
  readonly amount: number;
}

const LISTED = 10;

export class Top {
  #all: Outlier[] = [];

  /** Takes note of an amount: of a deal the greatest; nothing stands out by 0. */
  add(deal: number, amount: number): void {
    const last = this.#all.at(-1);
    if (amount === 0 || (this.#all.length === LISTED && last !== undefined && amount < last.amount)) return;
    const known = this.#all.find((each) => each.deal === deal);
    if (known !== undefined && known.amount >= amount) return;
    this.#all = [...this.#all.filter((each) => each !== known), { deal, amount }]
      .toSorted((a, b) => b.amount - a.amount || a.deal - b.deal)
      .slice(0, LISTED);
  }

  /** The greatest first; equal ones by their deals. */
  get list(): readonly Outlier[] {
    return this.#all;
  }
}
