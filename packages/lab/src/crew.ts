/**
 * A crew computes chunks, several at a time. On threads each member has the game compiled once and gets one task after
 * another; whoever makes the threads says how, because a bundle is its own worker. A crew of none works on the spot.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import { runChunk, type Chunk, type Task } from './chunk.ts';
import { gameOf, type Plan } from './plan.ts';

export interface Crew {
  /** How many tasks are computed side by side. */
  readonly size: number;
  run(task: Task): Promise<Chunk>;
  /** Stops at once, whatever is under way. */
  end(): Promise<void>;
}

/** From the crew to a thread. */
type Order = { readonly kind: 'plan'; readonly plan: Plan } | { readonly kind: 'task'; readonly task: Task };
type Report =
  { readonly kind: 'done'; readonly chunk: Chunk } | { readonly kind: 'failed'; readonly why: string };

const compiled = (plan: Plan) => {
  const game = gameOf(plan);
  if (!game.ok) throw new Error(game.error[0]?.message);
  return game.value;
};

/** A crew of one that works where it is asked, between two turns of the event loop. */
export const soloCrew = (plan: Plan): Crew => {
  const game = compiled(plan);
  return {
    size: 1,
    run: async (task) => {
      await new Promise((turn) => setImmediate(turn));
      return runChunk(game, plan, task);
    },
    end: () => Promise.resolve(),
  };
};

/** A crew on so many threads; each must call `serveChunks` on its port. */
export const threadCrew = (plan: Plan, threads: number, thread: () => Worker): Crew => {
  const free: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  const all = Array.from({ length: threads }, () => {
    const worker = thread();
    worker.postMessage({ kind: 'plan', plan } satisfies Order);
    free.push(worker);
    return worker;
  });
  const take = (): Promise<Worker> => {
    const worker = free.pop();
    return worker === undefined ? new Promise((give) => waiting.push(give)) : Promise.resolve(worker);
  };
  const give = (worker: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  return {
    size: threads,
    run: async (task) => {
      const worker = await take();
      const chunk = await answer(worker, task);
      give(worker);
      return chunk;
    },
    end: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
};

const answer = (worker: Worker, task: Task): Promise<Chunk> =>
  new Promise((resolve, reject) => {
    const quiet = (): void => {
      worker.off('message', hear).off('error', broken).off('exit', gone);
    };
    const broken = (error: Error): void => {
      quiet();
      reject(new Error(`A thread broke down at chunk ${task.chunk}: ${error.message}`, { cause: error }));
    };
    const gone = (): void => broken(new Error('it was ended'));
    const hear = (report: Report): void => {
      if (report.kind === 'failed') return broken(new Error(report.why));
      quiet();
      return resolve(report.chunk);
    };
    worker.on('message', hear).on('error', broken).on('exit', gone);
    worker.postMessage({ kind: 'task', task } satisfies Order);
  });

/** The other end: computes the tasks that come in at a port. */
export const serveChunks = (port: MessagePort): void => {
  let run: ((task: Task) => Chunk) | null = null;
  port.on('message', (order: Order) => {
    if (order.kind === 'plan') {
      const game = compiled(order.plan);
      run = (task) => runChunk(game, order.plan, task);
      return;
    }
    let report: Report;
    try {
      if (run === null) throw new Error('a task came before the plan');
      report = { kind: 'done', chunk: run(order.task) };
    } catch (error) {
      report = { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(report);
  });
};
