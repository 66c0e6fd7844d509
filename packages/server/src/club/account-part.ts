/** What the club does when an account is merged, deleted or exported. */
import { makeRecord } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import type { AccountPart } from '../accounts/accounts.ts';
import { NOW } from '../database-time.ts';
import { recordIn, withoutDeal } from './play-result.ts';

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
  await sql.query('delete from club.opened_from f using club.play p where p.id = f.play and p.account = $1', [
    account,
  ]);
  await sql.query(`delete from club.report where kind = 'name' and subject = $1`, [account]);
};

interface PlayRow {
  readonly id: string;
  readonly record: string | null;
  /** Whether its contest has not closed yet. */
  readonly is_open: boolean;
}

const PLAYS = `
  select p.id, p.contest, p.n, p.opened, b.game, b.options, r.status, r.value, r.score, r.cards_left,
    r.seconds, r.undone, r.aided, r.record, r.log, r.void_reason, c.closes > ${NOW} as is_open
  from club.play p
  join club.contest c on c.id = p.contest
  join club.contest_board cb on cb.contest = p.contest and cb.n = p.n
  join club.board b on b.id = cb.board
  left join club.result r on r.play = p.id
  where p.account = $1 order by p.opened, p.id`;

/** Others may still play the board of an open contest, so its cards are not in the record then. */
const exported = ({ is_open, ...play }: PlayRow): object => ({
  ...play,
  record:
    play.record === null || !is_open ? play.record : makeRecord(withoutDeal(recordIn(play.record), play.id)),
});

const read = async (sql: SqlClient, account: string): Promise<object> => {
  const rows = <Row extends object>(text: string): Promise<readonly Row[]> => sql.query<Row>(text, [account]);
  return {
    contests: await rows(
      'select id, title, opens, closes, policy, made from club.contest where owner = $1 order by made, id',
    ),
    entries: await rows('select contest, joined from club.entry where account = $1 order by joined, contest'),
    plays: (await rows<PlayRow>(PLAYS)).map(exported),
    networks: await rows(
      `select p.contest, p.n, f.network, f.at from club.opened_from f join club.play p on p.id = f.play
       where p.account = $1 order by f.at, f.play`,
    ),
    reports: await rows(
      'select at, kind, subject, reason, settled from club.report where reporter = $1 order by at, id',
    ),
  };
};

export const CLUB_PART: AccountPart = { name: 'club', merge, remove, read };
