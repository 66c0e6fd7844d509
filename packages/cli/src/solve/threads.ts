/**
 * Threads of this command. Each runs the same bundle as the command itself; command.ts calls `serveThread` when it finds
 * itself on a thread, and `workerData` says which kind of tasks the thread is for.
 */
import { Worker, type MessagePort } from 'node:worker_threads';
import { nodePort, nodeWorkerPort, serveTasks, type WorkerPort } from '@cairn/pool';
import { advisedTasks, chunkTasks } from '@cairn/lab';
import { solverTasks } from '@cairn/solver';

type ThreadKind = 'solve' | 'survey' | 'fit';

/** Starts a thread for a pool. */
export const startThread = (kind: ThreadKind): WorkerPort =>
  nodeWorkerPort(new Worker(new URL(import.meta.url), { workerData: kind }));

/** Serves the tasks that arrive at the port of a thread. */
export const serveThread = (port: MessagePort, kind: unknown): void => {
  if (kind === 'survey') serveTasks(nodePort(port), chunkTasks);
  else if (kind === 'fit') serveTasks(nodePort(port), advisedTasks);
  else serveTasks(nodePort(port), solverTasks());
};
