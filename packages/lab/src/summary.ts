/**
 * What a survey amounts to: a fold over its chunks, one after another, in bounded memory. Everything but the times is the
 * same wherever and however often the survey is made. A later pass takes the place of an earlier one, deal by deal.
 */
import { dealsIn, type Chunk } from './chunk.ts';
import { shareOf, type Share } from './interval.ts';
import type { Plan } from './plan.ts';
import { Spread, type Figures } from './spread.ts';

export interface Totals {
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
}

/** A deal that stands out, and by how much. */
export interface Outlier {
  readonly deal: number;
  readonly amount: number;
}

export interface Summary {
  readonly plan: Plan;
  readonly totals: Totals;
  readonly share: Share;
  readonly nodes: Figures | null;
  /** Milliseconds a deal: of the machines it was made on. */
  readonly ms: Figures | null;
  /** Moves of the ways that were found, or of games that were played. */
  readonly moves: Figures | null;
  readonly nodesSpread: Spread['doublings'];
  readonly msSpread: Spread['doublings'];
  /** How many deals had which value (points, cards left, moves), in order; empty where only winning was asked. */
  readonly values: readonly (readonly [value: number, deals: number])[];
  /** Deals whose value is the best there is; the others may have a better one. */
  readonly proved: number;
  readonly hardest: readonly Outlier[];
  readonly longest: readonly Outlier[];
  /** The share after each tenth of the deals, in the order of their numbers. */
  readonly convergence: readonly Share[];
  /** Which limits stopped the undecided, and how often. */
  readonly stopped: Readonly<Record<string, number>>;
}

const LISTED = 10;
const TENTHS = 10;

/** The greatest amounts seen, the greatest first; equal ones by their deals. */
class Top {
  #all: Outlier[] = [];
  add(deal: number, amount: number): void {
    const last = this.#all.at(-1);
    if (amount === 0 || (this.#all.length === LISTED && last !== undefined && amount < last.amount)) return;
    this.#all = [...this.#all, { deal, amount }]
      .toSorted((a, b) => b.amount - a.amount || a.deal - b.deal)
      .slice(0, LISTED);
  }
  get list(): readonly Outlier[] {
    return this.#all;
  }
}

/** Folds chunks, each chunk's passes in their order, into a summary. */
export const summarize = async (
  plan: Plan,
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): Promise<Summary> => {
  const passes = new Map<number, number>();
  /** Of first passes: deals, winnable and undecided in each tenth. */
  const tenths = Array.from({ length: TENTHS }, () => ({ deals: 0, winnable: 0, unknown: 0 }));
  const tenthOf = (deal: number): (typeof tenths)[number] => {
    const at = Math.floor(((deal - plan.first) * TENTHS) / (plan.last - plan.first + 1));
    return tenths[at] as (typeof tenths)[number];
  };
  const [nodes, ms, moves] = [new Spread(), new Spread(), new Spread()];
  const [hardest, longest] = [new Top(), new Top()];
  const values = new Map<number, number>();
  const stopped = new Map<string, number>();
  let proved = 0;
  const add = (of: Map<string, number>, key: string, by: number): void =>
    void of.set(key, (of.get(key) ?? 0) + by);

  /** Values of undecided deals, to be taken back when a later pass has better ones. */
  const old = new Map<
    number,
    { readonly value: number | null; readonly limit: string | undefined; readonly proved: boolean }
  >();
  for await (const chunk of chunks) {
    if (chunk.pass <= (passes.get(chunk.chunk) ?? 0)) continue;
    passes.set(chunk.chunk, chunk.pass);
    dealsIn(plan, chunk).forEach((deal, i) => {
      const letter = chunk.verdicts[i];
      const tenth = tenthOf(deal);
      if (chunk.pass === 1) tenth.deals++;
      else {
        tenth.unknown--;
        const before = old.get(deal);
        const seen = before?.value ?? null;
        if (seen !== null) values.set(seen, (values.get(seen) ?? 0) - 1);
        if (before?.limit !== undefined) add(stopped, before.limit, -1);
        if (before?.proved === true) proved--;
        old.delete(deal);
      }
      if (letter === 'w') tenth.winnable++;
      if (letter === 'u') tenth.unknown++;
      nodes.add(chunk.nodes[i] ?? 0);
      ms.add(chunk.ms[i] ?? 0);
      hardest.add(deal, chunk.nodes[i] ?? 0);
      const length = chunk.moves[i] ?? 0;
      if (length > 0) moves.add(length);
      if (letter === 'w') longest.add(deal, length);
      const value = chunk.values?.[i] ?? null;
      if (value !== null) values.set(value, (values.get(value) ?? 0) + 1);
      const best = chunk.proved?.[i] === 'y';
      if (best) proved++;
      const limit = chunk.stopped?.[`${deal}`];
      if (limit !== undefined) add(stopped, limit, 1);
      if (letter === 'u') old.set(deal, { value, limit, proved: best });
    });
  }

  let [deals, winnable, unknown] = [0, 0, 0];
  const convergence = tenths.map((tenth) => {
    deals += tenth.deals;
    winnable += tenth.winnable;
    unknown += tenth.unknown;
    return shareOf(winnable, deals, unknown);
  });
  return {
    plan,
    totals: { deals, winnable, unwinnable: deals - winnable - unknown, unknown },
    share: shareOf(winnable, deals, unknown),
    nodes: nodes.figures,
    ms: ms.figures,
    moves: moves.figures,
    nodesSpread: nodes.doublings,
    msSpread: ms.doublings,
    values: [...values].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b),
    proved,
    hardest: hardest.list,
    longest: longest.list,
    convergence,
    stopped: Object.fromEntries([...stopped].filter(([, count]) => count > 0)),
  };
};
