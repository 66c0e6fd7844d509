/** What the club does when an account is merged, deleted or exported. */
import type { SqlClient } from '@cairn/store';
import type { AccountPart } from '../accounts/accounts.ts';

/** Plays of boards that both accounts have opened. The one that was opened first counts. */
const TWICE = `
  select case when (a.opened, a.id) <= (b.opened, b.id) then b.id else a.id end as id
  from club.play a join club.play b on b.contest = a.contest and b.n = a.n
  where a.account = $1 and b.account = $2`;

/** Deletes plays that have no result, with their acts. */
const forget = (sql: SqlClient, where: string, values: readonly unknown[]): Promise<readonly object[]> =>
  sql.query(
    `delete from club.play p where ${where}
     and not exists (select 1 from club.result r where r.play = p.id)`,
    values,
  );

const merge = async (sql: SqlClient, from: string, to: string): Promise<void> => {
  const twice = (await sql.query<{ id: string }>(TWICE, [from, to])).map(({ id }) => id);
  await forget(sql, 'p.id = any($1::text[])', [twice]);
  await sql.query(
    `update club.result set void_reason = coalesce(void_reason, 'second account') where play = any($1::text[])`,
    [twice],
  );
  await sql.query('update club.play set account = null where id = any($1::text[])', [twice]);
  await sql.query('update club.play set account = $2 where account = $1', [from, to]);
  await sql.query(
    `insert into club.entry (contest, account, joined)
     select contest, $2, joined from club.entry where account = $1 on conflict do nothing`,
    [from, to],
  );
  await sql.query('delete from club.entry where account = $1', [from]);
  await sql.query('update club.contest set owner = $2 where owner = $1', [from, to]);
  await sql.query('update club.report set reporter = $2 where reporter = $1', [from, to]);
};

/** Results stay without a name, since others are compared with them; the tables see to that. */
const remove = async (sql: SqlClient, account: string): Promise<void> => {
  await forget(sql, 'p.account = $1', [account]);
  await sql.query(
    `update club.play p set as_guest = a.kind = 'guest' from accounts.account a where a.id = $1 and p.account = a.id`,
    [account],
  );
  await sql.query(`delete from club.report where kind = 'name' and subject = $1`, [account]);
};

const read = async (sql: SqlClient, account: string): Promise<object> => {
  const rows = (text: string): Promise<readonly object[]> => sql.query(text, [account]);
  return {
    contests: await rows(
      'select id, title, opens, closes, policy, made from club.contest where owner = $1 order by made, id',
    ),
    entries: await rows('select contest, joined from club.entry where account = $1 order by joined, contest'),
    plays: await rows(
      `select p.id, p.contest, p.n, p.opened, b.game, b.options, r.status, r.value, r.score, r.cards_left,
         r.seconds, r.undone, r.aided, r.record, r.log, r.void_reason
       from club.play p
       join club.contest_board cb on cb.contest = p.contest and cb.n = p.n
       join club.board b on b.id = cb.board
       left join club.result r on r.play = p.id
       where p.account = $1 order by p.opened, p.id`,
    ),
    reports: await rows(
      'select at, kind, subject, reason, settled from club.report where reporter = $1 order by at, id',
    ),
  };
};

export const CLUB_PART: AccountPart = { name: 'club', merge, remove, read };
