/**
 * Ends what is left when a contest closes: a play that is not over gets the act that the server makes when the time is
 * up, with the time of the close, and its result. Each play has its own transaction, and an advisory lock lets one process
 * at a time do it. Done twice, it does nothing the second time: the number of an act is taken once.
 */
import { judgeAct, makeShown } from '@cairn/engine';
import { isUnavailable, type SqlClient, type SqlStore } from '@cairn/store';
import { NOW } from '../database-time.ts';
import { errorFields, type Log } from '../api/log.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { putActs } from './act-rows.ts';
import { catchUp, endOf, loadPlay, sealedPolicyOf, withAct } from './held-play.ts';
import { isPlayOver, putResult } from './play-result.ts';

/** The key of the advisory lock; any constant. */
const LOCK = 5_200_220;
/** Plays that are looked at in one query. */
const BATCH = 200;
/** Until then a play may still be opened by a process whose clock is behind. */
const SETTLED_AFTER_MS = 60_000;

const DUE = `
  select p.id from club.contest c join club.play p on p.contest = c.id
  where c.settled is null and c.closes <= ${NOW} and p.id > $1
    and not exists (select 1 from club.result r where r.play = p.id)
  order by p.id limit ${BATCH}`;

const SETTLE = `
  update club.contest c set settled = ${NOW}
  where c.settled is null and c.closes < ${NOW} - ${SETTLED_AFTER_MS} and not exists (
    select 1 from club.play p where p.contest = c.id
      and not exists (select 1 from club.result r where r.play = p.id))`;

/** over: it had its result already, or is gone. foreign: its board has other rules. busy: another process is at it. */
type Ending = 'ended' | 'over' | 'foreign' | 'busy';

const endPlay = async (sql: SqlClient, id: string): Promise<Ending> => {
  const [lock] = await sql.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
  if (lock?.mine !== true) return 'busy';
  const done = await sql.query('select 1 as one from club.result where play = $1', [id]);
  if (done.length > 0) return 'over';
  const dealt = await loadPlay(sql, id);
  if (dealt === 'rules') return 'foreign';
  // Its account may have been deleted since, or merged.
  if (dealt === 'unknown') return 'over';
  let play = await catchUp(sql, dealt);
  const end = isPlayOver(play) ? null : endOf(play, Infinity);
  if (end !== null) {
    const { frame, acts, attempt } = play;
    const most = end.at - frame.opened;
    const how = { seconds: most / 1000, policy: sealedPolicyOf(frame), byServer: true };
    const judged = judgeAct(attempt, end.text, how);
    if (!judged.ok) throw new Error(`Play ${id} cannot be ended`);
    const { text, shown, after } = judged.value;
    const [n, least] = [acts.length, acts.at(-1)?.at ?? 0];
    const act = { key: `server-${randomToken(ID_BYTES)}`, text, shows: makeShown(shown) };
    const [at = null] = await putActs(sql, [{ ...act, play: id, n, least, most }]);
    // Another process has ended it, with its result.
    if (at === null) return 'over';
    play = withAct(play, { ...act, n, at }, after(at / 1000));
  }
  if (isPlayOver(play)) await putResult(sql, play);
  return 'ended';
};

export interface ClosingServices {
  readonly store: SqlStore;
  readonly log: Log;
}

/**
 * Ends the plays of contests that have closed. Returns how many it has ended. Rejects if the database is unavailable.
 * @param skipped plays that this process cannot end; it adds to them.
 * @param isStopped asked before each play.
 */
export const closeContests = async (
  { store, log }: ClosingServices,
  skipped: Set<string> = new Set(),
  isStopped = (): boolean => false,
): Promise<number> => {
  let ended = 0;
  for (let after = ''; ;) {
    const due = await store.query<{ id: string }>(DUE, [after]);
    for (const { id } of due) {
      if (isStopped()) return ended;
      if (skipped.has(id)) continue;
      try {
        const ending = await store.transaction((sql) => endPlay(sql, id));
        if (ending === 'busy') return ended;
        if (ending === 'ended') ended += 1;
        if (ending === 'foreign') skipped.add(id);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        log('error', 'not-ended', errorFields(error));
        skipped.add(id);
      }
    }
    const last = due.at(-1);
    if (last === undefined || due.length < BATCH) break;
    after = last.id;
  }
  await store.query(SETTLE);
  return ended;
};
