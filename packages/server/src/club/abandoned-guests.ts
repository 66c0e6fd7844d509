/** Deletes the accounts of guests that nobody comes back to and nothing would miss. */
import type { SqlClient, SqlStore } from '@cairn/store';
import { deleteAccountIn, type AccountPart } from '../accounts/accounts.ts';
import { NOW } from '../database-time.ts';

/** A run deletes so many at most; the next one goes on. */
const MOST = 500;
const DAY_MS = 86_400_000;

/** Guests without a result, a contest or a code on paper that have not been seen for $1 milliseconds. */
const ABANDONED = `
  from accounts.account a
  where a.kind = 'guest' and not a.admin and a.seen < ${NOW} - $1
    and not exists (select 1 from accounts.code c where c.account = a.id and c.kind in ('recovery', 'reset'))
    and not exists (select 1 from club.play p join club.result r on r.play = p.id where p.account = a.id)
    and not exists (select 1 from club.contest c where c.owner = a.id)`;

/**
 * Deletes guests that have not been seen for so many days and have left nothing. Returns how many.
 * @param forget is called with the id of each.
 */
export const deleteAbandonedGuests = async (
  store: SqlStore,
  parts: readonly AccountPart[],
  days: number,
  forget: (account: string) => void,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const unseen = days * DAY_MS;
  const found = await store.query<{ id: string }>(
    `select a.id ${ABANDONED} order by a.seen, a.id limit ${MOST}`,
    [unseen],
  );
  let deleted = 0;
  for (const { id } of found) {
    if (isStopped()) break;
    // One at a time, since plays wait meanwhile on PGlite. The guest may have come back.
    const isGone = await store.transaction(async (sql: SqlClient) => {
      const still = await sql.query(`select 1 as one ${ABANDONED} and a.id = $2 for update of a`, [
        unseen,
        id,
      ]);
      return still.length > 0 && deleteAccountIn(sql, parts, id);
    });
    if (!isGone) continue;
    forget(id);
    deleted += 1;
  }
  return deleted;
};
