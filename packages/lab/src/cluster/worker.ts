/**
 * A worker process takes jobs of all surveys and computes them on its threads, until it is stopped or no job is left.
 * It may be killed at any moment, be paused for an hour, or lose the database: its jobs go to other workers, and
 * chunks that it delivers late are compared but not counted.
 */
import { hostname } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { faultText, type Fault } from '@cairn/engine';
import { withRetry, type RetryOptions, type SqlStore } from '@cairn/store';
import type { Chunk } from '../chunk.ts';
import type { ChunkPool } from '../chunk-tasks.ts';
import { readPlan, type SurveyPlan } from '../plan.ts';
import { commitChunk, type CommitResult } from './commit-chunk.ts';
import type { ChunkJob, JobQueue } from './queue.ts';
import { surveysIn } from './surveys.ts';

export interface WorkerOptions {
  /** The version of this Cairn; surveys of other versions are left to other workers. */
  readonly engine: string;
  /** How many jobs to compute at a time. */
  readonly lanes: number;
  /** Makes a pool with one thread; each lane has its own. */
  readonly createPool: () => ChunkPool;
  readonly untilEmpty: boolean;
  readonly signal: AbortSignal;
  readonly onEvent: (event: WorkerEvent) => void;
}

export type WorkerEvent =
  | { readonly kind: 'done'; readonly survey: string; readonly chunk: Chunk; readonly kept: CommitResult }
  | { readonly kind: 'failed'; readonly survey: string; readonly chunk: number; readonly why: string }
  /** A survey that this version cannot work on. */
  | { readonly kind: 'refused'; readonly survey: string; readonly why: string }
  | { readonly kind: 'away'; readonly why: string };

interface Offer {
  readonly survey: string;
  readonly plan: SurveyPlan;
  readonly job: ChunkJob;
}

const IDLE_MS = 1000;
/** Milliseconds between two checks for expired leases. */
const CHECK_MS = 5000;
/** Renewals during one lease. */
const RENEWALS = 4;

/** Resolves when it was stopped, or with `untilEmpty` when no job is left. */
export const runWorker = async (store: SqlStore, queue: JobQueue, options: WorkerOptions): Promise<void> => {
  const { lanes, signal } = options;
  const source = new JobSource(store, queue, options);
  const stopped = new Promise<null>((stop) => {
    if (signal.aborted) stop(null);
    signal.addEventListener('abort', () => stop(null), { once: true });
  });
  const running = Array.from({ length: lanes }, () => runLane(source, queue, options, stopped));
  // All lanes end and give their jobs back before an error is reported.
  const broken = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected' && !signal.aborted) throw broken.reason;
};

/** What the lanes of a process share. */
class JobSource {
  readonly retry: RetryOptions;
  readonly #store: SqlStore;
  readonly #queue: JobQueue;
  readonly #options: WorkerOptions;
  /** By survey: the plan, or null if it is refused. */
  readonly #plans = new Map<string, SurveyPlan | null>();
  /** The time of the next check for expired leases. */
  #nextCheck = 0;
  readonly #worker = `${hostname()} ${process.pid}`;

  constructor(store: SqlStore, queue: JobQueue, options: WorkerOptions) {
    this.#store = store;
    this.#queue = queue;
    this.#options = options;
    const { signal, onEvent } = options;
    this.retry = { signal, onUnavailable: (why) => onEvent({ kind: 'away', why }) };
  }

  /** The next job of the first survey that has one; `wait` while other workers have jobs, `over` when none is left. */
  async next(): Promise<Offer | 'wait' | 'over'> {
    let open = false;
    // A worker that asks for a job also ends expired leases.
    if (performance.now() > this.#nextCheck) {
      this.#nextCheck = performance.now() + CHECK_MS;
      await this.#queue.expire();
    }
    for (const { id, plan: text, cancelled } of await surveysIn(this.#store)) {
      if (cancelled) continue;
      const plan = this.#planOf(id, text);
      if (plan === null) continue;
      const job = await this.#queue.take(id);
      if (job !== null) return { survey: id, plan, job };
      const { waiting, active } = await this.#queue.counts(id);
      open ||= waiting + active > 0;
    }
    return open ? 'wait' : 'over';
  }

  #planOf(id: string, text: string): SurveyPlan | null {
    const known = this.#plans.get(id);
    if (known !== undefined) return known;
    const plan = readPlan(text);
    const { engine, onEvent } = this.#options;
    const refuse = (why: string): null => {
      onEvent({ kind: 'refused', survey: id, why });
      return null;
    };
    const mine = plan.ok
      ? plan.value.engine === engine
        ? plan.value
        : refuse(`it is of Cairn ${plan.value.engine}, this is ${engine}`)
      : refuse(faultText(plan.error satisfies readonly Fault[]));
    this.#plans.set(id, mine);
    return mine;
  }

  keep({ survey, plan, job }: Offer, chunk: Chunk): Promise<CommitResult> {
    const origin = { survey, plan, worker: this.#worker };
    return withRetry(() => commitChunk(this.#store, this.#queue, origin, job, chunk), this.retry);
  }
}

/** Computes one job after another. The thread is kept while the survey stays the same. */
const runLane = async (
  source: JobSource,
  queue: JobQueue,
  options: WorkerOptions,
  stopped: Promise<null>,
): Promise<void> => {
  const { signal, untilEmpty, onEvent } = options;
  const pool = options.createPool();
  let previous = '';
  try {
    while (!signal.aborted) {
      const offer = await withRetry(() => source.next(), source.retry);
      if (offer === 'over' && untilEmpty) return;
      if (typeof offer === 'string') {
        await after(IDLE_MS * (0.5 + Math.random()), undefined, { signal });
        continue;
      }
      const { survey, plan, job } = offer;
      // Another survey starts with a fresh thread, which frees the tables of the last one.
      if (previous !== survey) await pool.terminate();
      previous = survey;
      // If the lease cannot be renewed, another worker computes the job too, which only costs time.
      const renewal = setInterval(
        () => void queue.renew(job).catch(() => undefined),
        (job.lease * 1000) / RENEWALS,
      );
      try {
        const run = pool.run(plan, job.task);
        // After a stop nothing waits for the worker, so its error must not count as unhandled.
        run.catch(() => undefined);
        const chunk = await Promise.race([run, stopped]);
        if (chunk === null) return await withRetry(() => queue.giveBack(job), { ms: 1000 });
        onEvent({ kind: 'done', survey, chunk, kept: await source.keep(offer, chunk) });
      } catch (error) {
        if (signal.aborted) throw error;
        const why = error instanceof Error ? error.message : String(error);
        onEvent({ kind: 'failed', survey, chunk: job.task.chunk, why });
        await pool.terminate();
        await withRetry(() => queue.fail(job, why), source.retry);
      } finally {
        clearInterval(renewal);
      }
    }
  } finally {
    await pool.terminate();
  }
};
