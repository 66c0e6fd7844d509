/**
 * One process makes the deals ahead: it holds a lease, a row that says who and until when. A lock of the database would have
 * to be held through a proof, in a transaction that on PGlite everybody waits for; a lease is one statement, and that of
 * a process that was killed runs out.
 */
import type { SqlClient } from '@cairn/store';
import { NOW } from '../database-time.ts';

/** The row of `club.setting`. */
const NAME = 'daily-maker';

const UNTIL = "(value::json ->> 'until')::float8";
const BY = "(value::json ->> 'by')";

const TAKE = `
  insert into club.setting (name, value)
  values ('${NAME}', json_build_object('by', $1::text, 'until', ${NOW} + $2::float8)::text)
  on conflict (name) do update set value = excluded.value
  where ${UNTIL.replace('value', 'club.setting.value')} < ${NOW}
    or ${BY.replace('value', 'club.setting.value')} = $1
  returning 1 as taken`;

/** Takes the lease or keeps it, for so many milliseconds; false if another process has it. */
export const takeLease = async (sql: SqlClient, by: string, ms: number): Promise<boolean> =>
  (await sql.query(TAKE, [by, ms])).length > 0;

/** Gives the lease back, if this process has it. */
export const endLease = async (sql: SqlClient, by: string): Promise<void> => {
  await sql.query(`delete from club.setting where name = '${NAME}' and ${BY} = $1`, [by]);
};
