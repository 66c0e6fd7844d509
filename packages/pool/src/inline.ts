/**
 * A worker without a thread, for tests and for programs that may not start one: it works in the caller's thread between
 * two turns of the event loop. Messages are handed over as they are, without cloning.
 */
import { afterMessages } from './after-messages.ts';
import type { WorkerPort } from './ports.ts';
import { serveTasks, type TaskHandler } from './serve.ts';

type Listener = (messages: readonly unknown[]) => void;

export const inlineWorker = <Context, Prepared, Task, Result, Progress>(
  handler: TaskHandler<Context, Prepared, Task, Result, Progress>,
): WorkerPort => {
  let toPool: Listener | null = null;
  let toWorker: Listener | null = null;
  const stop = serveTasks(
    {
      post: (messages) => afterMessages(() => toPool?.(messages)),
      onMessages: (listener) => {
        toWorker = listener;
      },
    },
    handler,
  );
  return {
    post: (messages) => afterMessages(() => toWorker?.(messages)),
    onMessages: (listener) => {
      toPool = listener;
    },
    // Errors of tasks are replies, and there is no thread that could break down.
    onError: () => undefined,
    terminate: () => {
      toPool = null;
      toWorker = null;
      stop();
    },
  };
};
