/**
 * The summary of a survey: a fold over its chunks in bounded memory. Everything except the times is the same wherever
 * the survey is made. A later pass replaces an earlier one, deal by deal.
 */
import { shareOf, type Share } from '@cairn/stats';
import { dealsIn, type Chunk } from './chunk.ts';
import { gameOfPlan, type SurveyPlan } from './plan.ts';
import { LogHistogram, type DistributionSummary } from './log-histogram.ts';
import { TopOutliers, type Outlier } from './top-outliers.ts';
import { valueMeasureOf, ValueHistogram, type ValueMeasure, type ValueSummary } from './value-histogram.ts';

export interface VerdictTotals {
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
}

/** What the deals cost, and how long the lines to win are. */
interface CostSummary {
  readonly nodes: DistributionSummary | null;
  /** Milliseconds per deal, on the machines that computed it. */
  readonly ms: DistributionSummary | null;
  /** Moves of the lines that were found, or of playouts. */
  readonly moves: DistributionSummary | null;
  readonly nodesSpread: LogHistogram['doublings'];
  readonly msSpread: LogHistogram['doublings'];
}

export interface SurveySummary extends CostSummary {
  readonly plan: SurveyPlan;
  readonly totals: VerdictTotals;
  readonly share: Share;
  /** Points, cards left, moves; null if only winning was asked. */
  readonly values: ValueSummary | null;
  readonly hardest: readonly Outlier[];
  readonly longest: readonly Outlier[];
  /** The share after each tenth of the deals, by deal number. */
  readonly convergence: readonly Share[];
  /** How often each limit stopped a search. */
  readonly stopped: Readonly<Record<string, number>>;
}

/** Folds chunks into a summary. The passes of a chunk must come in order. */
export const summarize = async (
  plan: SurveyPlan,
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): Promise<SurveySummary> => {
  const fold = new SummaryFold(plan);
  for await (const chunk of chunks) fold.add(chunk);
  return fold.summary;
};

/** The result of one deal in a chunk. */
interface DealResult {
  readonly deal: number;
  readonly letter: string;
  readonly nodes: number;
  readonly ms: number;
  readonly moves: number;
  readonly value: number | null;
  readonly proved: boolean;
  readonly limit: string | null;
}

const resultOf = (chunk: Chunk, deal: number, i: number): DealResult => ({
  deal,
  letter: chunk.verdicts[i] ?? '',
  nodes: chunk.nodes[i] ?? 0,
  ms: chunk.ms[i] ?? 0,
  moves: chunk.moves[i] ?? 0,
  value: chunk.values?.[i] ?? null,
  proved: chunk.proved?.[i] === 'y',
  limit: chunk.stopped?.[`${deal}`] ?? null,
});

class SummaryFold {
  readonly #plan: SurveyPlan;
  readonly #measure: ValueMeasure | null;
  /** By chunk: the last pass that was added. */
  readonly #passes = new Map<number, number>();
  readonly #tenths: Tenths;
  readonly #nodes = new LogHistogram();
  readonly #ms = new LogHistogram();
  readonly #moves = new LogHistogram();
  readonly #values = new ValueHistogram();
  readonly #hardest = new TopOutliers();
  readonly #longest = new TopOutliers();
  readonly #stopped = new Map<string, number>();
  /** The results of undecided deals, which a later pass removes. */
  readonly #open = new Map<number, Pick<DealResult, 'value' | 'proved' | 'limit'>>();

  /** Throws if this version does not have the plan's rules; `readPlan` has checked that. */
  constructor(plan: SurveyPlan) {
    const game = gameOfPlan(plan);
    if (!game.ok) throw new Error(game.error[0]?.message);
    this.#plan = plan;
    this.#measure = valueMeasureOf(game.value, plan.question);
    this.#tenths = new Tenths(plan);
  }

  /** Adds a chunk. A pass that was added before is ignored. */
  add(chunk: Chunk): void {
    if (chunk.pass <= (this.#passes.get(chunk.chunk) ?? 0)) return;
    this.#passes.set(chunk.chunk, chunk.pass);
    dealsIn(this.#plan, chunk).forEach((deal, i) => {
      if (chunk.pass > 1) this.#takeBack(deal);
      this.#add(resultOf(chunk, deal, i));
    });
  }

  #add(result: DealResult): void {
    const { deal, letter, nodes, ms, moves, value, proved, limit } = result;
    this.#tenths.add(deal, letter, 1);
    this.#nodes.add(nodes);
    this.#ms.add(ms);
    this.#hardest.add(deal, nodes);
    if (moves > 0) this.#moves.add(moves);
    if (letter === 'w') this.#longest.add(deal, moves);
    this.#values.add(value, proved);
    if (limit !== null) this.#stop(limit, 1);
    if (letter === 'u') this.#open.set(deal, { value, proved, limit });
  }

  /** An undecided deal was tried again: its cost stays, its result is removed. */
  #takeBack(deal: number): void {
    this.#tenths.add(deal, 'u', -1);
    const before = this.#open.get(deal);
    if (before === undefined) return;
    this.#values.remove(before.value, before.proved);
    if (before.limit !== null) this.#stop(before.limit, -1);
    this.#open.delete(deal);
  }

  #stop(limit: string, by: 1 | -1): void {
    this.#stopped.set(limit, (this.#stopped.get(limit) ?? 0) + by);
  }

  get summary(): SurveySummary {
    const convergence = this.#tenths.shares;
    const share = convergence.at(-1) ?? shareOf(0, 0, 0);
    const { of: deals, won: winnable, unknown } = share;
    return {
      plan: this.#plan,
      totals: { deals, winnable, unwinnable: deals - winnable - unknown, unknown },
      share,
      nodes: this.#nodes.summary,
      ms: this.#ms.summary,
      moves: this.#moves.summary,
      nodesSpread: this.#nodes.doublings,
      msSpread: this.#ms.doublings,
      values: this.#measure === null ? null : this.#values.summary(this.#measure),
      hardest: this.#hardest.list,
      longest: this.#longest.list,
      convergence,
      stopped: Object.fromEntries([...this.#stopped].filter(([, count]) => count > 0)),
    };
  }
}

const TENTHS = 10;

/** Counts of deals, winnable deals and undecided deals in each tenth of the range. */
class Tenths {
  readonly #plan: SurveyPlan;
  readonly #counts = Array.from({ length: TENTHS }, () => ({ deals: 0, winnable: 0, unknown: 0 }));

  constructor(plan: SurveyPlan) {
    this.#plan = plan;
  }

  add(deal: number, letter: string, by: 1 | -1): void {
    const { first, last } = this.#plan;
    const tenth = this.#counts[Math.floor(((deal - first) * TENTHS) / (last - first + 1))];
    if (tenth === undefined) throw new Error(`Deal ${deal} is none of this survey`);
    tenth.deals += by;
    if (letter === 'w') tenth.winnable += by;
    if (letter === 'u') tenth.unknown += by;
  }

  /** The share after each tenth. */
  get shares(): readonly Share[] {
    let [deals, winnable, unknown] = [0, 0, 0];
    return this.#counts.map((tenth) => {
      deals += tenth.deals;
      winnable += tenth.winnable;
      unknown += tenth.unknown;
      return shareOf(winnable, deals, unknown);
    });
  }
}
