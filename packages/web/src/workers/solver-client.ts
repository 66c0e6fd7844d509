/**
 * The solver for the page, in a worker of its own. The worker is started with the first request, and terminated, with the
 * memory of its tables, after a minute without one.
 */
import { WorkerPool } from '@cairn/pool';
import { SolverClient, type SolverPool } from '@cairn/solver';
import { startWorker } from './start-worker.ts';

const IDLE_MS = 60_000;

const pool: SolverPool = new WorkerPool({
  create: startWorker,
  size: 1,
  tasksPerWorker: Infinity,
  idleMs: IDLE_MS,
});

/** Requests are rejected with `AbortError` when their signal cancels them, and with another error when the worker fails. */
export const solver = new SolverClient(pool);
