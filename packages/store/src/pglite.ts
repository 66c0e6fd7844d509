/**
 * A store in a folder: PGlite in this thread, or in a worker thread, so that a statement that takes long delays nobody
 * who does not wait for it. Messages go to the thread over a port, and each is answered.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { MessagePort, Worker } from 'node:worker_threads';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import { acquireFileLock } from './file-lock.ts';
import { pgliteStatements } from './pglite-statements.ts';
import { restartedStore } from './restarted-store.ts';
import type { SqlClient, SqlStore } from './store.ts';
import { serveStore, threadStore } from './thread-store.ts';

/**
 * The store in a folder. Faults: another process uses the folder, or it cannot be used.
 * @param startThread starts a thread that runs `servePglite`, again if one has ended by itself; default: PGlite runs in
 * this one.
 */
export const openPglite = async (folder: string, startThread?: () => Worker): Promise<Result<SqlStore>> => {
  try {
    // It may hold what nobody else who uses the machine may read.
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    return failWith('file', folder, `Cannot use the folder "${folder}": ${messageOf(error)}`);
  }
  // PGlite itself does not keep two processes from corrupting the folder.
  const lock = await acquireFileLock(path.join(folder, 'lock'));
  if (!lock.ok) return fail(lock.error);
  try {
    const data = path.join(folder, 'pglite');
    const store = await (startThread === undefined
      ? pgliteStore(data)
      : restartedStore((whenEnded) => threadStore(startThread(), data, whenEnded)));
    const close = async (): Promise<void> => {
      await store.close();
      await lock.value.release();
    };
    return ok({ ...store, close });
  } catch (error) {
    await lock.value.release();
    return failWith('file', folder, `Cannot open the database in "${folder}": ${messageOf(error)}`);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** PGlite in this thread. Rejects if it cannot be opened. */
const pgliteStore = async (data: string): Promise<SqlStore> => {
  const tools = await import('@electric-sql/pglite');
  const db = await tools.PGlite.create(data);
  const run = pgliteStatements(db, tools);
  const sql: SqlClient = {
    query: async <Row extends object>(text: string, values?: readonly unknown[]) =>
      (values === undefined
        ? ((await db.exec(text)).at(-1)?.rows ?? [])
        : await run(text, values)) as readonly Row[],
  };
  // A statement, or a transaction, at a time.
  const turn = new tools.Mutex();
  const orRollBack = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (db.isInTransaction()) await db.exec('rollback');
      throw error;
    }
  };
  return {
    // Of several statements, one may have begun a transaction.
    query: (text, values) => turn.runExclusive(() => orRollBack(() => sql.query(text, values))),
    transaction: (work) =>
      turn.runExclusive(() =>
        orRollBack(async () => {
          await db.exec('begin');
          const done = await work(sql);
          await db.exec('commit');
          return done;
        }),
      ),
    close: () => turn.runExclusive(() => db.close()),
  };
};

/** What a thread runs that `openPglite` started: PGlite, for the one at the other end of the port. */
export const servePglite = (port: MessagePort): void => serveStore(port, pgliteStore);
