import type { SqlClient } from '@cairn/store';
import { NOW } from '../database-time.ts';

/** Deletes what has ended: sessions, codes and challenges. */
export const deleteExpired = async (sql: SqlClient): Promise<void> => {
  for (const table of ['session', 'code', 'challenge'])
    await sql.query(`delete from accounts.${table} where until < ${NOW}`);
};
