/**
 * The two ends of a store in another thread. A transaction is a number that its messages have: it begins with the first and
 * ends with `end`, which commits it or rolls it back.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { SqlClient, SqlStore } from './store.ts';

type Question =
  | { readonly kind: 'open'; readonly id: number; readonly data: string }
  | {
      readonly kind: 'query';
      readonly id: number;
      readonly transaction: number | null;
      readonly text: string;
      readonly values?: readonly unknown[] | undefined;
    }
  | { readonly kind: 'begin'; readonly id: number; readonly transaction: number }
  | { readonly kind: 'end'; readonly id: number; readonly transaction: number; readonly commits: boolean }
  | { readonly kind: 'close'; readonly id: number };

/** `code` is an SQLSTATE, where the error is the database's. */
interface Answer {
  readonly id: number;
  readonly rows?: readonly object[];
  readonly error?: { readonly message: string; readonly code?: string };
}

/** The code of errors of a thread that has ended; retry.ts counts it as a lost connection. */
const LOST = 'ECONNRESET';

const errorOf = ({ message, code }: { readonly message: string; readonly code?: string }): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

export const lostThread = (): Error =>
  errorOf({ message: 'The thread of the database has ended', code: LOST });

/**
 * The store in a thread, opened. Rejects if it cannot be opened.
 * @param whenEnded is called if the thread ends once it is open, but for `close`.
 */
export const threadStore = async (
  thread: Worker,
  data: string,
  whenEnded: () => void = () => undefined,
): Promise<SqlStore> => {
  const waiting = new Map<
    number,
    { resolve: (rows: readonly object[]) => void; reject: (why: Error) => void }
  >();
  let last = 0;
  let ended: Error | null = null;
  let isOpen = false;
  const lose = (why: Error): void => {
    ended = why;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  thread.on('message', ({ id, rows = [], error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(rows);
    else asked?.reject(errorOf(error));
  });
  thread.on('error', (error: Error) => lose(errorOf({ message: error.message, code: LOST })));
  thread.on('exit', () => {
    lose(ended ?? lostThread());
    if (isOpen) whenEnded();
  });
  const ask = (question: (id: number) => Question): Promise<readonly object[]> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      last += 1;
      waiting.set(last, { resolve, reject });
      thread.postMessage(question(last));
    });
  const on = (transaction: number | null): SqlClient => ({
    query: async <Row extends object>(text: string, values?: readonly unknown[]) =>
      (await ask((id) => ({ kind: 'query', id, transaction, text, values }))) as readonly Row[],
  });
  let begun = 0;
  await ask((id) => ({ kind: 'open', id, data })).catch(async (error: unknown) => {
    await thread.terminate();
    throw error;
  });
  isOpen = true;
  return {
    ...on(null),
    transaction: async (work) => {
      begun += 1;
      const transaction = begun;
      const end = (commits: boolean) => ask((id) => ({ kind: 'end', id, transaction, commits }));
      await ask((id) => ({ kind: 'begin', id, transaction }));
      const done = await work(on(transaction)).catch(async (error: unknown) => {
        await end(false);
        throw error;
      });
      await end(true);
      return done;
    },
    close: async () => {
      isOpen = false;
      await ask((id) => ({ kind: 'close', id }));
      await thread.terminate();
    },
  };
};

/** A transaction in the thread; `end` lets it commit, or roll back. */
interface Running {
  readonly sql: SqlClient;
  readonly end: (commits: boolean) => void;
}

class RolledBack extends Error {}

/**
 * Answers the messages of `threadStore` in the thread that has the store.
 * @param open opens the store in a folder.
 */
export const serveStore = (port: MessagePort, open: (data: string) => Promise<SqlStore>): void => {
  let store: SqlStore | null = null;
  const running = new Map<number, Running>();
  const endings = new Map<number, Promise<void>>();
  const opened = (): SqlStore => {
    if (store === null) throw new Error('The store has not been opened');
    return store;
  };
  const begin = (transaction: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const waits = (sql: SqlClient): Promise<void> =>
        new Promise((commit, rollBack) => {
          const end = (commits: boolean): void => (commits ? commit() : rollBack(new RolledBack()));
          running.set(transaction, { sql, end });
          resolve();
        });
      const ended = opened()
        .transaction(waits)
        .catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      endings.set(transaction, ended);
      ended.catch(reject);
    });
  const sqlOf = (transaction: number | null): SqlClient => {
    const own = transaction === null ? opened() : running.get(transaction)?.sql;
    if (own === undefined) throw new Error('The transaction has ended');
    return own;
  };
  const answered = async (question: Question): Promise<readonly object[]> => {
    switch (question.kind) {
      case 'open':
        store = await open(question.data);
        return [];
      case 'query':
        return sqlOf(question.transaction).query(question.text, question.values);
      case 'begin':
        await begin(question.transaction);
        return [];
      case 'end': {
        const ended = endings.get(question.transaction);
        running.get(question.transaction)?.end(question.commits);
        running.delete(question.transaction);
        endings.delete(question.transaction);
        await ended;
        return [];
      }
      case 'close':
        await opened().close();
        return [];
    }
  };
  port.on('message', (question: Question) => {
    answered(question).then(
      (rows) => port.postMessage({ id: question.id, rows } satisfies Answer),
      (error: unknown) => {
        const { message, code } = error as NodeJS.ErrnoException;
        const told = code === undefined ? { message } : { message, code };
        port.postMessage({ id: question.id, error: told } satisfies Answer);
      },
    );
  });
};
