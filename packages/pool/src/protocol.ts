/**
 * The messages between a pool and its workers. A post carries a list of them: posting costs more than a small task, so
 * all messages of one turn of the event loop travel together. Everything in them must survive structured cloning.
 */

/** From the pool to a worker. */
export type PoolMessage<Context, Task> =
  /** Sent once to each worker, before the first task that names the context by its number. */
  | { readonly kind: 'context'; readonly context: number; readonly value: Context }
  | { readonly kind: 'run'; readonly id: number; readonly context: number; readonly task: Task }
  | { readonly kind: 'cancel'; readonly id: number };

/** From a worker to its pool. */
export type WorkerMessage<Result, Progress> =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly result: Result }
  /** The context or the task threw; `message` is that of the error. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
