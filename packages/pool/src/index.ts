/** Tasks on worker threads: one pool and one protocol for Node's worker_threads and for Web Workers. */
export { AbortError, type AbortSignalLike } from './abort.ts';
export { inlineWorker } from './inline.ts';
export { WorkerPool, type PoolOptions, type RunOptions, type TaskPool } from './pool.ts';
export {
  nodePort,
  nodeWorkerPort,
  webPort,
  webWorkerPort,
  type MessagePortLike,
  type WorkerPort,
} from './ports.ts';
export type { PoolMessage, WorkerMessage } from './protocol.ts';
export { serveTasks, type Job, type TaskHandler } from './serve.ts';
