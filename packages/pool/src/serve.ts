/**
 * The worker's side. Tasks are worked on in slices, each in turn, and between two rounds of slices the worker takes its
 * messages: so a cancel is heard while a search is going on, and a short task does not wait for a long one to end.
 */
import { afterMessages } from './after-messages.ts';
import type { MessagePortLike } from './ports.ts';
import type { PoolMessage, WorkerMessage } from './protocol.ts';

/** A task that has begun. */
export interface Job<Result, Progress = never> {
  /** Works for about this many milliseconds; returns the result, or null while there is none. */
  work(ms: number): Result | null;
  progress?(): Progress;
  /** Frees what a cancelled task holds. */
  cancel?(): void;
}

/** What a kind of worker does. Errors that `prepare`, `begin` or `work` throw fail the task, not the worker. */
export interface TaskHandler<Context, Prepared, Task, Result, Progress = never> {
  /** Called once for each context, which tasks share. */
  prepare(context: Context): Prepared;
  /** Called at the task's first slice. */
  begin(prepared: Prepared, task: Task): Job<Result, Progress>;
}

/** Milliseconds of work on a task between two looks at the messages. */
const SLICE_MS = 10;
/** Progress is reported after this many slices of a task. */
const PROGRESS_SLICES = 10;

interface Entry<Task, Result, Progress> {
  readonly id: number;
  readonly context: number;
  readonly task: Task;
  job: Job<Result, Progress> | null;
  slices: number;
}

/** Works on the tasks that arrive at a port. @returns what stops it and cancels its tasks. */
export const serveTasks = <Context, Prepared, Task, Result, Progress>(
  port: MessagePortLike,
  handler: TaskHandler<Context, Prepared, Task, Result, Progress>,
): (() => void) => {
  const contexts = new Map<number, { readonly prepared: Prepared } | { readonly error: unknown }>();
  const entries = new Map<number, Entry<Task, Result, Progress>>();
  let replies: WorkerMessage<Result, Progress>[] = [];
  let working = false;

  const prepare = (value: Context): { readonly prepared: Prepared } | { readonly error: unknown } => {
    try {
      return { prepared: handler.prepare(value) };
    } catch (error) {
      return { error };
    }
  };

  const begin = ({ context, task }: Entry<Task, Result, Progress>): Job<Result, Progress> => {
    const known = contexts.get(context);
    if (known === undefined) throw new Error(`This worker was sent no context ${context}`);
    if ('error' in known) throw known.error;
    return handler.begin(known.prepared, task);
  };

  const slice = (entry: Entry<Task, Result, Progress>): void => {
    const { id } = entry;
    try {
      entry.job ??= begin(entry);
      const result = entry.job.work(SLICE_MS);
      entry.slices += 1;
      if (result !== null) {
        entries.delete(id);
        replies.push({ kind: 'done', id, result });
      } else if (entry.slices % PROGRESS_SLICES === 0 && entry.job.progress !== undefined)
        replies.push({ kind: 'progress', id, progress: entry.job.progress() });
    } catch (error) {
      entries.delete(id);
      replies.push({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const post = (): void => {
    if (replies.length > 0) port.post(replies);
    replies = [];
  };

  /** Gives every task a slice. A reply waits for the other tasks no longer than a slice takes. */
  const round = (): void => {
    let posted = Date.now();
    for (const entry of entries.values()) {
      slice(entry);
      if (Date.now() - posted < SLICE_MS) continue;
      post();
      posted = Date.now();
    }
    post();
    working = entries.size > 0;
    if (working) afterMessages(round);
  };

  const take = (message: PoolMessage<Context, Task>): void => {
    if (message.kind === 'context') contexts.set(message.context, prepare(message.value));
    else if (message.kind === 'run') {
      const { id, context, task } = message;
      entries.set(id, { id, context, task, job: null, slices: 0 });
    } else {
      entries.get(message.id)?.job?.cancel?.();
      entries.delete(message.id);
    }
  };

  port.onMessages((messages) => {
    for (const message of messages) take(message as PoolMessage<Context, Task>);
    if (!working) round();
  });

  return () => {
    for (const { job } of entries.values()) job?.cancel?.();
    entries.clear();
  };
};
