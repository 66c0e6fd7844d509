/** A store on a PostgreSQL server, through a pool of connections. */
import { failWith, ok, type Result } from '@cairn/engine';
import type { PoolClient } from 'pg';
import { statementNames } from './statement-names.ts';
import type { SqlClient, SqlStore } from './store.ts';

/** Milliseconds after which the server ends an idle transaction, for instance of a machine that was paused. */
const IDLE_MS = 10_000;
/** Milliseconds without an answer after which a query counts as a lost connection. */
const SILENCE_MS = 60_000;
const CONNECT_MS = 10_000;

export interface PostgresOptions {
  /** The most connections. */
  readonly connections: number;
  /** Whether statements with values are prepared once for each connection, for a program with few different ones. */
  readonly prepares: boolean;
}

/** The store at an address; it is connected to with the first query. Faults: this is no address of a server. */
export const openPostgres = async (
  url: string,
  { connections, prepares }: PostgresOptions,
): Promise<Result<SqlStore>> => {
  if (!/^postgres(ql)?:\/\//.test(url))
    return failWith('db', '', 'Cannot use this database: wanted an address like postgres://user@host/name');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cairn',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
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
  const nameOf = prepares ? statementNames() : () => undefined;
  const on = (client: PoolClient): SqlClient => ({
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
      if (values !== undefined) {
        const name = nameOf(text);
        const named = name === undefined ? {} : { name };
        return (await client.query({ ...named, text, values: [...values] })).rows as readonly Row[];
      }
      const found = await client.query(text);
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
