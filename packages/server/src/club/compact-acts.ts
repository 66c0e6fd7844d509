/**
 * Acts of plays that have long been over are deleted, because the log of the result has them in a tenth of the space. Their
 * keys go too: by then nobody waits for an answer any more, and an act that is sent again is known by its text.
 */
import type { SqlStore } from '@cairn/store';
import { NOW } from '../database-time.ts';

const DAY_MS = 86_400_000;
/** The key of the advisory lock; any constant. */
const LOCK = 5_200_221;
/** Plays of one transaction. */
const BATCH = 100;

const COMPACT = `
  delete from club.act where play in (
    select r.play from club.act a join club.result r on r.play = a.play
    where a.n = 0 and r.made < ${NOW} - ${DAY_MS}
      and json_array_length(r.log::json) = (select count(*) from club.act b where b.play = r.play)
    limit ${BATCH})
  returning n`;

/** Deletes the acts of plays whose result is a day old. Returns how many plays there were. */
export const compactActs = async (store: SqlStore, isStopped = (): boolean => false): Promise<number> => {
  let plays = 0;
  for (;;) {
    const done = await store.transaction(async (sql) => {
      const [lock] = await sql.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
      if (lock?.mine !== true) return 0;
      return (await sql.query<{ n: number }>(COMPACT)).filter(({ n }) => n === 0).length;
    });
    plays += done;
    if (done < BATCH || isStopped()) return plays;
  }
};
