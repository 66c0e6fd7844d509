/** The threads of the server. They run the same file as the main thread, and what they are for is in their data. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { servePglite } from '@cairn/store';
import { serveBoards } from './boards/board-thread.ts';

interface ThreadData {
  readonly task: 'database' | 'boards';
}

/**
 * Starts a thread.
 * @param program the file that calls `runThread` when it does not run in the main thread.
 */
export const startServerThread = (program: URL, task: ThreadData['task']): Worker =>
  new Worker(program, { workerData: { task } satisfies ThreadData });

/** What a thread does that `startServerThread` has started. */
export const runThread = (): void => {
  if (parentPort === null) throw new Error('This is not a thread');
  const { task } = workerData as ThreadData;
  if (task === 'database') servePglite(parentPort);
  else serveBoards(parentPort);
};
