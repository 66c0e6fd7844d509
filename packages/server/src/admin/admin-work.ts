/** What admins do to reports, results and contests. */
import type { SqlClient } from '@cairn/store';
import type { Report, SiteFigures } from '@cairn/wire';
import { audit } from '../accounts/audit.ts';
import { NOW } from '../database-time.ts';
import { closeNow } from '../club/change-contest.ts';

export const siteFigures = async (sql: SqlClient): Promise<SiteFigures> => {
  const [figures] = await sql.query<SiteFigures>(
    `select
       (select count(*) from accounts.account)::int4 as accounts,
       (select count(*) from accounts.account where kind = 'guest')::int4 as guests,
       (select count(*) from club.contest
        where kind = 'tournament' and opens <= ${NOW} and closes > ${NOW})::int4 as contests,
       (select count(*) from club.play p
        where not exists (select 1 from club.result r where r.play = p.id))::int4 as plays,
       (select count(*) from club.result)::int4 as results,
       (select count(*) from club.report where settled is null)::int4 as reports,
       (select max(at) from accounts.audit where action = 'exported') as exported`,
  );
  if (figures === undefined) throw new Error('The database counts nothing');
  return figures;
};

/** Reports that are not settled, the oldest first. */
export const openReports = (sql: SqlClient): Promise<readonly Report[]> =>
  sql.query<Report>(
    `select r.id, r.at, by.name as reporter, r.kind, r.subject, coalesce(named.name, player.name, titled.title) as name,
       r.reason
     from club.report r
     left join accounts.account by on by.id = r.reporter
     left join accounts.account named on r.kind = 'name' and named.id = r.subject
     left join club.play p on r.kind = 'result' and p.id = r.subject
     left join accounts.account player on player.id = p.account
     left join club.contest titled on r.kind = 'title' and titled.id = r.subject
     where r.settled is null order by r.at, r.id limit 200`,
  );

/** Settles a report; false if there is none that is open. */
export const settleReport = async (sql: SqlClient, admin: string, id: string): Promise<boolean> => {
  const settled = await sql.query(
    `update club.report set settled = ${NOW} where id = $1 and settled is null returning id`,
    [id],
  );
  if (settled.length > 0) await audit(sql, 'report-settled', admin, null, id);
  return settled.length > 0;
};

/** Takes a result out of its tables, or with null puts it back; false if there is none. */
export const voidResult = async (
  sql: SqlClient,
  admin: string,
  play: string,
  reason: string | null,
): Promise<boolean> => {
  const changed = await sql.query<{ account: string | null }>(
    `update club.result r set void_reason = $2 from club.play p where r.play = $1 and p.id = r.play
     returning p.account`,
    [play, reason],
  );
  const [of] = changed;
  if (of !== undefined)
    await audit(sql, reason === null ? 'result-counts' : 'result-void', admin, of.account, play);
  return of !== undefined;
};

/** Closes a contest now; false if there is none, or it has closed. */
export const closeContest = async (sql: SqlClient, admin: string, contest: string): Promise<boolean> => {
  const closed = await closeNow(sql, contest);
  if (closed) await audit(sql, 'contest-closed', admin, null, contest);
  return closed;
};
