/** The time by the clock of the database, which all processes of a site share. */
import type { SqlClient } from '@cairn/store';

/** SQL: milliseconds since 1970 UTC. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::float8';

/** Milliseconds since 1970 UTC. */
export const databaseTime = async (sql: SqlClient): Promise<number> => {
  const [row] = await sql.query<{ now: number }>(`select ${NOW} as now`);
  if (row === undefined) throw new Error('The database tells no time');
  return row.now;
};
