/** How many boards an account may open in a time. It is counted in the database, so it holds over all processes. */
import type { SqlClient } from '@cairn/store';
import type { RequestLimit } from '@cairn/wire';
import { NOW } from '../database-time.ts';

/** Milliseconds until the board goes out of the count that must do so before another one is opened; null: none must. */
const WAIT = `
  select opened + $3 - ${NOW} as wait from club.play where account = $1 and opened > ${NOW} - $3
  order by opened desc offset $2 - 1 limit 1`;

/** Seconds until the account may open another board; 0: it may. */
export const boardWait = async (
  sql: SqlClient,
  account: string,
  { points, duration }: RequestLimit,
): Promise<number> => {
  const [last] = await sql.query<{ wait: number }>(WAIT, [account, points, duration * 1000]);
  return last === undefined ? 0 : Math.max(1, Math.ceil(last.wait / 1000));
};
