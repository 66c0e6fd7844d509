// The pool and the worker's side together, over message channels, without threads, and over real threads that break down.
import { MessageChannel, Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AbortError,
  inlineWorker,
  nodePort,
  nodeWorkerPort,
  serveTasks,
  webPort,
  webWorkerPort,
  WorkerPool,
  type PoolMessage,
  type TaskHandler,
  type WorkerPort,
} from '../src/index.ts';

interface Base {
  readonly base: number;
}

interface Task {
  readonly add: number;
  /** How many slices the task takes. */
  readonly slices: number;
}

interface Log {
  prepared: number;
  cancelled: number;
  begun: number[];
}

const newLog = (): Log => ({ prepared: 0, cancelled: 0, begun: [] });

/** Adds numbers, in as many slices as the task says; 13 is an error. */
const adder = (log: Log): TaskHandler<Base, number, Task, number, { readonly left: number }> => ({
  prepare: ({ base }) => {
    log.prepared += 1;
    if (base < 0) throw new Error(`${base} is below nought`);
    return base;
  },
  begin: (base, { add, slices }) => {
    log.begun.push(add);
    let left = slices;
    return {
      work: () => {
        if (add === 13) throw new Error('13 is not added');
        left -= 1;
        return left > 0 ? null : base + add;
      },
      progress: () => ({ left }),
      cancel: () => {
        log.cancelled += 1;
      },
    };
  },
});

type AdderPool = WorkerPool<Base, Task, number, { readonly left: number }>;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

/** A worker's side in this thread, behind a channel that clones messages as threads do. */
const channelWorker = (log: Log, sent: (readonly unknown[])[] = []): WorkerPort => {
  const { port1, port2 } = new MessageChannel();
  const close = (): void => port1.close();
  cleanups.push(close, serveTasks(nodePort(port2), adder(log)));
  const port = nodeWorkerPort(Object.assign(port1, { terminate: close }));
  return {
    ...port,
    post: (messages) => {
      sent.push(messages);
      port.post(messages);
    },
  };
};

const one: Base = { base: 1 };

describe.each([
  ['a channel', channelWorker],
  ['inline', (log: Log) => inlineWorker(adder(log))],
])('over %s', (_, create) => {
  const poolOf = (log: Log, size = 1, tasksPerWorker = 1): AdderPool => {
    const pool: AdderPool = new WorkerPool({ create: () => create(log), size, tasksPerWorker });
    cleanups.push(() => pool.terminate());
    return pool;
  };

  it('gives each task its result, and prepares a context once a worker', async () => {
    const log = newLog();
    const pool = poolOf(log, 2);
    const results = await Promise.all([1, 2, 3, 4, 5].map((add) => pool.run(one, { add, slices: add })));
    expect(results).toEqual([2, 3, 4, 5, 6]);
    expect(log.prepared).toBe(2);
  });

  it('reports progress, and cancels a task that has begun', async () => {
    const log = newLog();
    const pool = poolOf(log);
    const control = new AbortController();
    const seen: number[] = [];
    const endless = pool.run(
      one,
      { add: 1, slices: 1e9 },
      {
        signal: control.signal,
        onProgress: ({ left }) => {
          seen.push(left);
          if (seen.length === 2) control.abort();
        },
      },
    );
    await expect(endless).rejects.toBeInstanceOf(AbortError);
    expect(seen[0]).toBeGreaterThan(seen[1] ?? 0);
    await expect(pool.run(one, { add: 1, slices: 1 })).resolves.toBe(2);
    expect(log.cancelled).toBe(1);
  });

  it('never begins a task that is cancelled while it waits, or was before', async () => {
    const log = newLog();
    const pool = poolOf(log);
    const control = new AbortController();
    const first = pool.run(one, { add: 1, slices: 50 });
    const waiting = pool.run(one, { add: 2, slices: 1 }, { signal: control.signal });
    control.abort();
    await expect(waiting).rejects.toBeInstanceOf(AbortError);
    await expect(pool.run(one, { add: 3, slices: 1 }, { signal: control.signal })).rejects.toBeInstanceOf(
      AbortError,
    );
    expect(await first).toBe(2);
    expect(log.begun).toEqual([1]);
  });

  it('a task or a context that throws fails alone', async () => {
    const pool = poolOf(newLog());
    await expect(pool.run(one, { add: 13, slices: 1 })).rejects.toThrow('13 is not added');
    await expect(pool.run({ base: -2 }, { add: 1, slices: 1 })).rejects.toThrow('-2 is below nought');
    await expect(pool.run(one, { add: 1, slices: 1 })).resolves.toBe(2);
  });

  it('works on the tasks of a worker in turn: a short one does not wait for a long one', async () => {
    const pool = poolOf(newLog(), 1, 2);
    const control = new AbortController();
    const long = pool.run(one, { add: 1, slices: 1e9 }, { signal: control.signal });
    expect(await pool.run(one, { add: 2, slices: 1 })).toBe(3);
    control.abort();
    await expect(long).rejects.toBeInstanceOf(AbortError);
  });

  it('terminate rejects what runs and what waits, and the pool may be used again', async () => {
    const pool = poolOf(newLog());
    const tasks = [1, 2].map((add) => pool.run(one, { add, slices: 1e9 }));
    const outcomes = Promise.allSettled(tasks);
    await pool.terminate();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(await pool.run(one, { add: 2, slices: 3 })).toBe(3);
  });
});

it('posts the messages of one turn together, a context once', async () => {
  const sent: (readonly PoolMessage<Base, Task>[])[] = [];
  const create = () => channelWorker(newLog(), sent);
  const pool: AdderPool = new WorkerPool({ create, size: 1, tasksPerWorker: Infinity });
  cleanups.push(() => pool.terminate());
  await Promise.all([1, 2, 3].map((add) => pool.run(one, { add, slices: 1 })));
  expect(sent.map((messages) => messages.map(({ kind }) => kind))).toEqual([
    ['context', 'run', 'run', 'run'],
  ]);
});

it('makes workers only when they are needed, and up to its size', async () => {
  let made = 0;
  const create = (): WorkerPort => {
    made += 1;
    return channelWorker(newLog());
  };
  const pool: AdderPool = new WorkerPool({ create, size: 3 });
  cleanups.push(() => pool.terminate());
  expect(made).toBe(0);
  await pool.run(one, { add: 1, slices: 1 });
  await pool.run(one, { add: 1, slices: 1 });
  expect(made).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => pool.run(one, { add: 1, slices: 2 })));
  expect(made).toBe(3);
});

it('an idle pool lets its workers go, and makes new ones for the next task', async () => {
  let terminated = 0;
  const create = (): WorkerPort => {
    const port = channelWorker(newLog());
    return { ...port, terminate: () => (terminated += 1) };
  };
  const pool: AdderPool = new WorkerPool({ create, size: 1, idleMs: 1 });
  cleanups.push(() => pool.terminate());
  await pool.run(one, { add: 1, slices: 1 });
  await expect.poll(() => terminated).toBe(1);
  expect(await pool.run(one, { add: 4, slices: 1 })).toBe(5);
});

it('a task that cannot be cloned is rejected, and the next one has a worker', async () => {
  const pool = new WorkerPool<Base, unknown, number>({ create: () => channelWorker(newLog()), size: 1 });
  cleanups.push(() => pool.terminate());
  await expect(pool.run(one, () => 1)).rejects.toThrow('could not be cloned');
  await expect(pool.run(one, { add: 1, slices: 1 })).resolves.toBe(2);
});

it('a worker that cannot be made rejects the task', async () => {
  const create = (): WorkerPort => {
    throw new Error('no threads here');
  };
  await expect(new WorkerPool({ create, size: 1 }).run(one, 1)).rejects.toThrow('no threads here');
});

describe('threads', () => {
  /** A thread of plain JavaScript that answers each task by one statement. */
  const threadPool = (onTask: string): WorkerPool<Base, number, number> => {
    const code = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (messages) => {
        for (const { kind, id, task } of messages) if (kind === 'run') { ${onTask} }
      });`;
    const create = () => nodeWorkerPort(new Worker(code, { eval: true }));
    const pool = new WorkerPool<Base, number, number>({ create, size: 1, tasksPerWorker: 2 });
    cleanups.push(() => pool.terminate());
    return pool;
  };

  it('answer', async () => {
    const pool = threadPool(`parentPort.postMessage([{ kind: 'done', id, result: 2 * task }]);`);
    expect(await pool.run(one, 21)).toBe(42);
  });

  it.each([
    ['throws', `throw new Error('boom')`, 'boom'],
    ['exits', 'process.exit(3)', 'exited with code 3'],
  ])('one that %s fails its tasks, and the next task gets a new one', async (_, fault, message) => {
    const pool = threadPool(
      `if (task < 0) { ${fault}; } parentPort.postMessage([{ kind: 'done', id, result: task }]);`,
    );
    expect(await pool.run(one, 1)).toBe(1);
    await expect(pool.run(one, -1)).rejects.toThrow(message);
    expect(await pool.run(one, 2)).toBe(2);
  });

  it('terminate ends one that never answers', async () => {
    const pool = threadPool('for (;;);');
    const endless = pool.run(one, 1);
    const outcome = expect(endless).rejects.toBeInstanceOf(AbortError);
    await pool.terminate();
    await outcome;
  });
});

it('the ports of a browser carry messages in events, and errors with or without a message', async () => {
  type Listener = (event: { readonly data: readonly unknown[]; readonly message?: string }) => void;
  const listeners = new Map<string, Listener>();
  const posted: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => posted.push(message),
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    terminate: () => posted.push('terminated'),
  };
  const errors: string[] = [];
  const received: unknown[] = [];
  const port = webWorkerPort(worker);
  port.onMessages((messages) => received.push(...messages));
  port.onError(({ message }) => errors.push(message));
  port.post([1]);
  listeners.get('message')?.({ data: [2, 3] });
  listeners.get('error')?.({ data: [], message: 'boom' });
  listeners.get('error')?.({ data: [] });
  port.terminate();
  expect(posted).toEqual([[1], 'terminated']);
  expect(received).toEqual([2, 3]);
  expect(errors).toEqual(['boom', 'Failed to fetch the script of a worker']);

  webPort(worker).post([4]);
  expect(posted.at(-1)).toEqual([4]);
});
