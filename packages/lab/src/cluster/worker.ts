/**
 * A worker takes jobs of whatever surveys there are and computes them on its threads, until it is stopped or nothing is
 * left. It may be killed at any moment, stand still for an hour, or lose the database: what it had taken goes to others,
 * what it brings late is compared and not counted.
 */
import { hostname } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { faultText, type Fault } from '@cairn/engine';
import type { Chunk } from '../chunk.ts';
import type { ChunkPool } from '../chunk-tasks.ts';
import { readPlan, type Plan } from '../plan.ts';
import { keep, type Kept } from './keep.ts';
import { patiently, type Patience } from './patience.ts';
import type { Job, Queue } from './queue.ts';
import type { Store } from './store.ts';
import { surveysIn } from './surveys.ts';

export interface WorkerOptions {
  /** The version of this Cairn: another version's surveys are left to others. */
  readonly engine: string;
  /** How many jobs at a time. */
  readonly size: number;
  /** Makes a pool of one worker; each of the `size` lanes has one. */
  readonly createPool: () => ChunkPool;
  readonly untilEmpty: boolean;
  readonly signal: AbortSignal;
  readonly onEvent: (event: WorkerEvent) => void;
}

export type WorkerEvent =
  | { readonly kind: 'done'; readonly survey: string; readonly chunk: Chunk; readonly kept: Kept }
  | { readonly kind: 'failed'; readonly survey: string; readonly chunk: number; readonly why: string }
  /** A survey that this version may not work on. */
  | { readonly kind: 'refused'; readonly survey: string; readonly why: string }
  | { readonly kind: 'away'; readonly why: string };

interface Offer {
  readonly survey: string;
  readonly plan: Plan;
  readonly job: Job;
}

const IDLE_MS = 1000;
/** Between two looks for leases that ran out. */
const LOOK_MS = 5000;
/** A lease is renewed so often while it lasts. */
const RENEWALS = 4;

/** Resolves once it was stopped, or nothing is left to do or to wait for. */
export const work = async (store: Store, queue: Queue, options: WorkerOptions): Promise<void> => {
  const { size, signal } = options;
  const room = new Room(store, queue, options);
  const stopped = new Promise<null>((stop) => {
    if (signal.aborted) stop(null);
    signal.addEventListener('abort', () => stop(null), { once: true });
  });
  const members = Array.from({ length: size }, () => member(room, queue, options, stopped));
  // All have put down what they held before anybody is told what broke.
  const broken = (await Promise.allSettled(members)).find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected' && !signal.aborted) throw broken.reason;
};

/** What the members of a process share. */
class Room {
  readonly patience: Patience;
  readonly #store: Store;
  readonly #queue: Queue;
  readonly #options: WorkerOptions;
  /** By survey: the plan, or null where it is refused. */
  readonly #plans = new Map<string, Plan | null>();
  /** When to look next for leases that ran out. */
  #look = 0;
  readonly #worker = `${hostname()} ${process.pid}`;

  constructor(store: Store, queue: Queue, options: WorkerOptions) {
    this.#store = store;
    this.#queue = queue;
    this.#options = options;
    const { signal, onEvent } = options;
    this.patience = { signal, away: (why) => onEvent({ kind: 'away', why }) };
  }

  /** The next job of the first survey that has one; `wait` while others are at work, `over` when nothing is left. */
  async next(): Promise<Offer | 'wait' | 'over'> {
    let open = false;
    // Who wants work frees what others cannot finish.
    if (performance.now() > this.#look) {
      this.#look = performance.now() + LOOK_MS;
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

  #planOf(id: string, text: string): Plan | null {
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

  keep({ survey, plan, job }: Offer, chunk: Chunk): Promise<Kept> {
    const origin = { survey, plan, worker: this.#worker };
    return patiently(() => keep(this.#store, this.#queue, origin, job, chunk), this.patience);
  }
}

/** One thread's turn after turn. It keeps its thread as long as the survey is the same. */
const member = async (
  room: Room,
  queue: Queue,
  options: WorkerOptions,
  stopped: Promise<null>,
): Promise<void> => {
  const { signal, untilEmpty, onEvent } = options;
  const pool = options.createPool();
  let previous = '';
  try {
    while (!signal.aborted) {
      const offer = await patiently(() => room.next(), room.patience);
      if (offer === 'over' && untilEmpty) return;
      if (typeof offer === 'string') {
        await after(IDLE_MS * (0.5 + Math.random()), undefined, { signal });
        continue;
      }
      const { survey, plan, job } = offer;
      // Another survey starts with a fresh thread, which frees the tables of the last one.
      if (previous !== survey) await pool.terminate();
      previous = survey;
      // Where it cannot be renewed somebody else does it, too: a pity, no fault.
      const renewal = setInterval(
        () => void queue.renew(job).catch(() => undefined),
        (job.lease * 1000) / RENEWALS,
      );
      try {
        const run = pool.run(plan, job.task);
        // After a stop nothing waits for the worker, so its error must not count as unhandled.
        run.catch(() => undefined);
        const chunk = await Promise.race([run, stopped]);
        if (chunk === null) return await patiently(() => queue.giveBack(job), { ms: 1000 });
        onEvent({ kind: 'done', survey, chunk, kept: await room.keep(offer, chunk) });
      } catch (error) {
        if (signal.aborted) throw error;
        const why = error instanceof Error ? error.message : String(error);
        onEvent({ kind: 'failed', survey, chunk: job.task.chunk, why });
        await pool.terminate();
        await patiently(() => queue.fail(job, why), room.patience);
      } finally {
        clearInterval(renewal);
      }
    }
  } finally {
    await pool.terminate();
  }
};
