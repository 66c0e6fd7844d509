/**
 * What a survey amounts to: a fold over its chunks, one after another, in bounded memory. Everything but the times is the
 * same wherever and however often the survey is made. A later pass takes the place of an earlier one, deal by deal.
 */
import { shareOf, type Share } from '@cairn/stats';
import { dealsIn, type Chunk } from './chunk.ts';
import { gameOf, type Plan } from './plan.ts';
import { Spread, type Figures } from './spread.ts';
import { Top, type Outlier } from './top.ts';
import { measureOf, Values, type Measure, type ValueFigures } from './values.ts';

export interface Totals {
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
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
  /** Points, cards left, moves; null where only winning was asked. */
  readonly values: ValueFigures | null;
  readonly hardest: readonly Outlier[];
  readonly longest: readonly Outlier[];
  /** The share after each tenth of the deals, in the order of their numbers. */
  readonly convergence: readonly Share[];
  /** Which limits stopped the undecided, and how often. */
  readonly stopped: Readonly<Record<string, number>>;
}

/** Folds chunks, each chunk's passes in their order, into a summary. */
export const summarize = async (
  plan: Plan,
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): Promise<Summary> => {
  const fold = new Fold(plan);
  for await (const chunk of chunks) fold.add(chunk);
  return fold.summary;
};

/** What a chunk says of one of its deals. */
interface Line {
  readonly deal: number;
  readonly letter: string;
  readonly nodes: number;
  readonly ms: number;
  readonly moves: number;
  readonly value: number | null;
  readonly proved: boolean;
  readonly limit: string | null;
}

const lineOf = (chunk: Chunk, deal: number, i: number): Line => ({
  deal,
  letter: chunk.verdicts[i] ?? '',
  nodes: chunk.nodes[i] ?? 0,
  ms: chunk.ms[i] ?? 0,
  moves: chunk.moves[i] ?? 0,
  value: chunk.values?.[i] ?? null,
  proved: chunk.proved?.[i] === 'y',
  limit: chunk.stopped?.[`${deal}`] ?? null,
});

class Fold {
  readonly #plan: Plan;
  readonly #measure: Measure | null;
  /** By chunk: the last pass that was added. */
  readonly #passes = new Map<number, number>();
  readonly #tenths: Tenths;
  readonly #nodes = new Spread();
  readonly #ms = new Spread();
  readonly #moves = new Spread();
  readonly #values = new Values();
  readonly #hardest = new Top();
  readonly #longest = new Top();
  readonly #stopped = new Map<string, number>();
  /** What was said of deals that are undecided still: a later pass takes it back. */
  readonly #open = new Map<number, Pick<Line, 'value' | 'proved' | 'limit'>>();

  /** Throws where the plan's game is none of this version: who has read the plan knows. */
  constructor(plan: Plan) {
    const game = gameOf(plan);
    if (!game.ok) throw new Error(game.error[0]?.message);
    this.#plan = plan;
    this.#measure = measureOf(game.value, plan.question);
    this.#tenths = new Tenths(plan);
  }

  /** Adds a chunk; a pass that is here already counts once. */
  add(chunk: Chunk): void {
    if (chunk.pass <= (this.#passes.get(chunk.chunk) ?? 0)) return;
    this.#passes.set(chunk.chunk, chunk.pass);
    dealsIn(this.#plan, chunk).forEach((deal, i) => {
      if (chunk.pass > 1) this.#takeBack(deal);
      this.#add(lineOf(chunk, deal, i));
    });
  }

  #add(line: Line): void {
    const { deal, letter, nodes, ms, moves, value, proved, limit } = line;
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

  /** An undecided deal was tried again: what it took stays, what came of it does not. */
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

  get summary(): Summary {
    const convergence = this.#tenths.shares;
    const share = convergence.at(-1) ?? shareOf(0, 0, 0);
    const { of: deals, won: winnable, unknown } = share;
    return {
      plan: this.#plan,
      totals: { deals, winnable, unwinnable: deals - winnable - unknown, unknown },
      share,
      nodes: this.#nodes.figures,
      ms: this.#ms.figures,
      moves: this.#moves.figures,
      nodesSpread: this.#nodes.doublings,
      msSpread: this.#ms.doublings,
      values: this.#measure === null ? null : this.#values.figures(this.#measure),
      hardest: this.#hardest.list,
      longest: this.#longest.list,
      convergence,
      stopped: Object.fromEntries([...this.#stopped].filter(([, count]) => count > 0)),
    };
  }
}

const TENTHS = 10;

/** Deals, winnable and undecided ones in each tenth of the range. */
class Tenths {
  readonly #plan: Plan;
  readonly #counts = Array.from({ length: TENTHS }, () => ({ deals: 0, winnable: 0, unknown: 0 }));

  constructor(plan: Plan) {
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
