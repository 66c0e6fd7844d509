/**
 * The pool: hands tasks to workers and turns their messages into promises. Workers are made when they are needed, up to
 * `size`. A worker that breaks down takes its tasks with it, and the next task gets a new one.
 *
 * A context is what many tasks share (the rules of a game, the plan of a survey). It is an object the caller keeps; each
 * worker is sent it once, and prepares it once.
 */
import { AbortError, type AbortSignalLike } from './abort.ts';
import type { WorkerPort } from './ports.ts';
import type { PoolMessage, WorkerMessage } from './protocol.ts';

declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

export interface PoolOptions {
  readonly create: () => WorkerPort;
  /** The most workers at once. */
  readonly size: number;
  /** The most tasks that a worker has at once; it works on them in turn. Default 1. */
  readonly tasksPerWorker?: number;
  /** Terminates the workers after this many milliseconds without a task. Default never. */
  readonly idleMs?: number;
}

export interface RunOptions<Progress> {
  /** Cancels the task; its promise is then rejected with `AbortError`. */
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

/** What users of a pool need from it. */
export interface TaskPool<Context extends object, Task, Result, Progress = never> {
  /** The most workers at once. */
  readonly size: number;
  /** Rejects with `AbortError`, with the error of the task, or with that of a worker that broke down. */
  run(context: Context, task: Task, options?: RunOptions<Progress>): Promise<Result>;
  /** Stops all workers at once; tasks are rejected with `AbortError`. The pool may be used again. */
  terminate(): Promise<void>;
}

interface Entry<Context, Task, Result, Progress> {
  readonly id: number;
  readonly context: Context;
  readonly task: Task;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A worker, and the tasks it has. */
interface Member<Context, Task, Result, Progress> {
  readonly port: WorkerPort;
  readonly entries: Map<number, Entry<Context, Task, Result, Progress>>;
  /** The contexts it was sent, by their numbers. */
  readonly contexts: Map<Context, number>;
  /** Messages of this turn of the event loop. */
  outbox: PoolMessage<Context, Task>[];
}

export class WorkerPool<Context extends object, Task, Result, Progress = never> implements TaskPool<
  Context,
  Task,
  Result,
  Progress
> {
  readonly size: number;
  readonly #create: () => WorkerPort;
  readonly #tasksPerWorker: number;
  readonly #idleMs: number | null;
  readonly #members = new Set<Member<Context, Task, Result, Progress>>();
  #queue: Entry<Context, Task, Result, Progress>[] = [];
  #nextId = 1;
  #idleTimer: unknown = null;

  constructor({ create, size, tasksPerWorker = 1, idleMs }: PoolOptions) {
    this.size = size;
    this.#create = create;
    this.#tasksPerWorker = tasksPerWorker;
    this.#idleMs = idleMs ?? null;
  }

  run(context: Context, task: Task, { signal, onProgress }: RunOptions<Progress> = {}): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (signal?.aborted === true) return reject(new AbortError('The task was cancelled'));
      const abort = (): void => this.#cancel(entry);
      const settled = (): void => signal?.removeEventListener('abort', abort);
      const entry: Entry<Context, Task, Result, Progress> = {
        id: this.#nextId++,
        context,
        task,
        onProgress,
        resolve: (result) => {
          settled();
          resolve(result);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener('abort', abort);
      clearTimeout(this.#idleTimer);
      this.#queue.push(entry);
      return this.#dispatch();
    });
  }

  async terminate(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const members = [...this.#members];
    const entries = [...this.#queue, ...members.flatMap((member) => [...member.entries.values()])];
    this.#members.clear();
    this.#queue = [];
    for (const entry of entries) entry.reject(new AbortError('The pool was terminated'));
    await Promise.all(members.map(({ port }) => port.terminate()));
  }

  /** Sends waiting tasks while a worker has room for one. */
  #dispatch(): void {
    for (let entry = this.#queue[0]; entry !== undefined; entry = this.#queue[0]) {
      let member;
      try {
        member = this.#memberWithRoom();
      } catch (error) {
        this.#queue.shift();
        entry.reject(error instanceof Error ? error : new Error(String(error)));
        continue;
      }
      if (member === null) return;
      this.#queue.shift();
      this.#start(member, entry);
    }
  }

  /** The worker with the fewest tasks, or a new one where all are busy; null when there is no room. */
  #memberWithRoom(): Member<Context, Task, Result, Progress> | null {
    let least: Member<Context, Task, Result, Progress> | null = null;
    for (const member of this.#members)
      if (least === null || member.entries.size < least.entries.size) least = member;
    if (least === null || (least.entries.size > 0 && this.#members.size < this.size)) return this.#add();
    return least.entries.size < this.#tasksPerWorker ? least : null;
  }

  #add(): Member<Context, Task, Result, Progress> {
    const port = this.#create();
    const member = { port, entries: new Map(), contexts: new Map(), outbox: [] };
    this.#members.add(member);
    port.onMessages((messages) => this.#receive(member, messages));
    port.onError((error) => this.#lose(member, error));
    return member;
  }

  #start(
    member: Member<Context, Task, Result, Progress>,
    entry: Entry<Context, Task, Result, Progress>,
  ): void {
    const { id, context: value, task } = entry;
    let context = member.contexts.get(value);
    if (context === undefined) {
      context = member.contexts.size;
      member.contexts.set(value, context);
      this.#send(member, { kind: 'context', context, value });
    }
    member.entries.set(id, entry);
    this.#send(member, { kind: 'run', id, context, task });
  }

  /** Posts a message together with all others of this turn. */
  #send(member: Member<Context, Task, Result, Progress>, message: PoolMessage<Context, Task>): void {
    if (member.outbox.push(message) === 1) void Promise.resolve().then(() => this.#flush(member));
  }

  #flush(member: Member<Context, Task, Result, Progress>): void {
    const messages = member.outbox;
    member.outbox = [];
    try {
      member.port.post(messages);
    } catch (error) {
      // Something in it cannot be cloned.
      this.#lose(member, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #receive(member: Member<Context, Task, Result, Progress>, messages: readonly unknown[]): void {
    for (const message of messages as readonly WorkerMessage<Result, Progress>[]) {
      // A reply may cross a cancel.
      const entry = member.entries.get(message.id);
      if (entry === undefined) continue;
      if (message.kind === 'progress') {
        entry.onProgress?.(message.progress);
        continue;
      }
      member.entries.delete(message.id);
      if (message.kind === 'done') entry.resolve(message.result);
      else entry.reject(new Error(message.message));
    }
    this.#dispatch();
    this.#startIdleTimer();
  }

  #cancel(entry: Entry<Context, Task, Result, Progress>): void {
    this.#queue = this.#queue.filter((each) => each !== entry);
    for (const member of this.#members)
      if (member.entries.delete(entry.id)) this.#send(member, { kind: 'cancel', id: entry.id });
    entry.reject(new AbortError('The task was cancelled'));
    this.#dispatch();
    this.#startIdleTimer();
  }

  /** Drops a worker that broke down, with the tasks it had. */
  #lose(member: Member<Context, Task, Result, Progress>, error: Error): void {
    if (!this.#members.delete(member)) return;
    void member.port.terminate();
    for (const entry of member.entries.values()) entry.reject(error);
    this.#dispatch();
  }

  #startIdleTimer(): void {
    const busy = [...this.#members].some(({ entries }) => entries.size > 0);
    if (this.#idleMs === null || busy) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.terminate(), this.#idleMs);
  }
}
