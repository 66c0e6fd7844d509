/**
 * The database of surveys that many machines compute: a PostgreSQL server, or PGlite, which is PostgreSQL in a folder for one
 * process at a time. This file hides their differences.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import type { PoolClient } from 'pg';
import { acquireFileLock } from '../file-lock.ts';

export interface SqlClient {
  /**
   * The rows of one statement with values for $1, $2, …; without values it may be several statements, and the rows are those
   * of the last. Columns must be text, int4, float8 or boolean: the drivers convert other types differently.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface SurveyDatabase extends SqlClient {
  /** Runs the work in a transaction. Do nothing slow in it: another machine may be waiting for its end. */
  transaction<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  readonly close: () => Promise<void>;
}

export type DatabaseLocation =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string };

/** Opens a database; a server is connected to with the first query. Faults: the folder is locked or cannot be used. */
export const openClusterDatabase = (place: DatabaseLocation): Promise<Result<SurveyDatabase>> =>
  place.kind === 'server' ? openServer(place.url) : openFolder(place.folder);

/** Milliseconds after which the server ends an idle transaction, for instance of a machine that was paused. */
const IDLE_MS = 10_000;
/** Milliseconds without an answer after which a query counts as a lost connection. */
const SILENCE_MS = 60_000;

const openServer = async (url: string): Promise<Result<SurveyDatabase>> => {
  if (!/^postgres(ql)?:\/\//.test(url))
    return failWith('db', '', 'Cannot use this database: wanted an address like postgres://user@host/name');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cairn',
    max: 2,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: IDLE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  });
  // Idle connections break when the server restarts; the next query opens another.
  pool.on('error', () => undefined);
  const borrowed = async <T>(use: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    // A borrowed client has no error listener of the pool's; the query that is running reports the error.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    try {
      const done = await use(client);
      client.off('error', ignore);
      client.release();
      return done;
    } catch (error) {
      // The client may be in the middle of a transaction or an answer, so it is discarded.
      client.release(true);
      throw error;
    }
  };
  const on = (client: PoolClient): SqlClient => ({
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
      const found = values === undefined ? await client.query(text) : await client.query(text, [...values]);
      // Several statements give an array of results, which the types do not have.
      const last = Array.isArray(found) ? (found as (typeof found)[]).at(-1) : found;
      return (last?.rows ?? []) as readonly Row[];
    },
  });
  return ok({
    query: <Row extends object>(text: string, values?: readonly unknown[]) =>
      borrowed((client) => on(client).query<Row>(text, values)),
    transaction: (work) =>
      borrowed(async (client) => {
        await client.query('begin');
        const done = await work(on(client));
        await client.query('commit');
        return done;
      }),
    close: () => pool.end(),
  });
};

const openFolder = async (folder: string): Promise<Result<SurveyDatabase>> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failWith('file', folder, `Cannot keep surveys in "${folder}": ${why}`);
  }
  // PGlite itself does not keep two processes from corrupting the folder.
  const lock = await acquireFileLock(path.join(folder, 'lock'));
  if (!lock.ok) return fail(lock.error);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const db = await PGlite.create(path.join(folder, 'pglite'));
    return ok({
      query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        if (values !== undefined) return (await db.query<Row>(text, [...values])).rows;
        try {
          return ((await db.exec(text)).at(-1)?.rows ?? []) as unknown as readonly Row[];
        } catch (error) {
          await db.exec('rollback');
          throw error;
        }
      },
      transaction: (work) =>
        db.transaction((within) =>
          work({
            query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
              (await within.query<Row>(text, [...values])).rows,
          }),
        ),
      close: async () => {
        await db.close();
        await lock.value.release();
      },
    });
  } catch (error) {
    await lock.value.release();
    const why = error instanceof Error ? error.message : String(error);
    return failWith('file', folder, `Cannot open the surveys in "${folder}": ${why}`);
  }
};
