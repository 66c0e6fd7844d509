/** Starts the solver's worker. The bundler finds its file by this one expression. */
import { webWorkerPort, type WorkerPort } from '@cairn/pool';

export const startWorker = (): WorkerPort =>
  webWorkerPort(new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }));
