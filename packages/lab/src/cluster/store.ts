/**
 * Where surveys of many machines are kept: a database that speaks PostgreSQL's SQL. It is a server, or PGlite, which is
 * PostgreSQL in a folder of this machine for one process at a time. All that is asked of either is in this file.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import type { PoolClient } from 'pg';
import { takeLock } from '../lock.ts';

export interface Sql {
  /**
   * Rows of one statement with values for $1, $2, …; without values it may be several statements, and rows are the last
   * one's. Columns are to be text, int4, float8 or boolean: of other types drivers have different opinions.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Store extends Sql {
  /** All of the work or nothing. Do nothing else in it: another machine may be waiting for the end. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  readonly close: () => Promise<void>;
}

export type Place =
  { readonly kind: 'server'; readonly url: string } | { readonly kind: 'folder'; readonly folder: string };

/** Opens a store; nobody connects to a server before the first query. Faults: the folder is taken or cannot be used. */
export const openStore = (place: Place): Promise<Result<Store>> =>
  place.kind === 'server' ? openServer(place.url) : openFolder(place.folder);

/** A machine that was paused in a transaction holds up nobody for longer. */
const IDLE_MS = 10_000;
/** Whoever hears nothing for so long has lost the connection. */
const SILENCE_MS = 60_000;

const openServer = async (url: string): Promise<Result<Store>> => {
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
  // Idle connections break when the server restarts; the next query makes another.
  pool.on('error', () => undefined);
  const borrowed = async <T>(use: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    // While it is borrowed the pool does not listen; the query under way hears of it, too.
    const deaf = (): void => undefined;
    client.on('error', deaf);
    try {
      const done = await use(client);
      client.off('error', deaf);
      client.release();
      return done;
    } catch (error) {
      // It may be in the middle of a transaction, or of an answer: nobody else shall have it.
      client.release(true);
      throw error;
    }
  };
  const on = (client: PoolClient): Sql => ({
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
      const found = values === undefined ? await client.query(text) : await client.query(text, [...values]);
      // Several statements give several results, which the types do not know.
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

const openFolder = async (folder: string): Promise<Result<Store>> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failWith('file', folder, `Cannot keep surveys in "${folder}": ${why}`);
  }
  // PGlite itself would let two processes ruin each other's work.
  const lock = await takeLock(path.join(folder, 'lock'));
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
