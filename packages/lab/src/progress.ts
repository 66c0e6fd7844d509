/**
 * The progress of a survey: which chunks are done, up to which pass, and which of their deals are undecided. It takes
 * a few bytes per chunk, and a number for each undecided deal.
 */
import type { TrialLimits } from '@cairn/trials';
import type { Chunk, ChunkTask } from './chunk.ts';
import { dealsIn } from './chunk.ts';
import { chunksOf, type SurveyPlan } from './plan.ts';

export interface DealCounts {
  readonly done: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
}

export class SurveyProgress {
  readonly plan: SurveyPlan;
  /** By chunk: the deals that are undecided after the last pass. */
  readonly #open = new Map<number, readonly number[]>();
  readonly #passes = new Map<number, number>();
  /** By chunk: the limits of the last pass, if they differ from the plan's. */
  readonly #given = new Map<number, TrialLimits>();
  #done = 0;
  #won = 0;
  #unknown = 0;

  constructor(plan: SurveyPlan) {
    this.plan = plan;
  }

  /** Whether this pass of this chunk is done. */
  has({ chunk, pass }: ChunkTask): boolean {
    return (this.#passes.get(chunk) ?? 0) >= pass;
  }

  /** Counts a chunk. @returns false when it was counted before. */
  add(chunk: Chunk): boolean {
    if (this.has(chunk)) return false;
    const deals = dealsIn(this.plan, chunk);
    const open = deals.filter((_, i) => chunk.verdicts[i] === 'u');
    const won = chunk.verdicts.split('w').length - 1;
    if (chunk.pass === 1) this.#done += deals.length;
    this.#won += won;
    this.#unknown += open.length - (this.#open.get(chunk.chunk)?.length ?? 0);
    this.#open.set(chunk.chunk, open);
    this.#passes.set(chunk.chunk, chunk.pass);
    if (chunk.limits !== undefined) this.#given.set(chunk.chunk, chunk.limits);
    return true;
  }

  get chunks(): number {
    return this.#passes.size;
  }

  get counts(): DealCounts {
    const [done, winnable, unknown] = [this.#done, this.#won, this.#unknown];
    return { done, winnable, unwinnable: done - winnable - unknown, unknown };
  }

  /** The tasks of the first pass that are not done, in order. */
  *first(): Iterable<ChunkTask> {
    const chunks = chunksOf(this.plan);
    for (let chunk = 0; chunk < chunks; chunk++) if (!this.#passes.has(chunk)) yield { chunk, pass: 1 };
  }

  /** The tasks of another pass: undecided deals that have not been tried with these limits. */
  *again(limits: TrialLimits): Iterable<ChunkTask> {
    const same = JSON.stringify(limits);
    const tasks = [...this.#open].toSorted(([a], [b]) => a - b);
    for (const [chunk, deals] of tasks) {
      if (deals.length === 0 || JSON.stringify(this.#given.get(chunk)) === same) continue;
      yield { chunk, pass: (this.#passes.get(chunk) ?? 0) + 1, limits, deals };
    }
  }
}
