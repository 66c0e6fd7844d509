/**
 * The interface of a store: a PostgreSQL server, or PGlite, which is PostgreSQL in a folder for one process at a time.
 * postgres.ts and pglite.ts hide their differences.
 */

export interface SqlClient {
  /**
   * The rows of one statement with values for $1, $2, …; without values it may be several statements, and the rows are those
   * of the last. Columns must be text, int4, float8 or boolean: the drivers convert other types differently. Values may also
   * be lists of those. Rejects with the error of the database, whose `code` is an SQLSTATE, or of the connection (retry.ts).
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface SqlStore extends SqlClient {
  /** Runs the work in a transaction. Do nothing slow in it: others may be waiting for its end. */
  transaction<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  readonly close: () => Promise<void>;
}
