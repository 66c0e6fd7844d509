/** What can be changed in a contest that is there: its title, and that it closes now. By its owner or an admin. */
import { schemaTypes } from '@cairn/engine';
import { legGame } from '@cairn/formats';
import type { SqlClient, SqlStore } from '@cairn/store';
import { newContestBody } from '@cairn/wire';
import type { Account } from '../accounts/accounts.ts';
import { audit } from '../accounts/audit.ts';
import { NOW } from '../database-time.ts';
import { refuse, type ApiAnswer } from '../api/route.ts';
import type { ContestRow } from './contest-rows.ts';

const { anyOf, object, optional } = schemaTypes;

const none: schemaTypes.SchemaOf<null> = { type: 'null' };

const title: schemaTypes.SchemaOf<string> = newContestBody.properties?.['title'] ?? {};
/** A title of null is the name of its first game. */
export const changeBody = object({
  title: optional(anyOf(none, title)),
  close: optional(schemaTypes.boolean),
});
export interface ChangeBody extends schemaTypes.TypeOf<typeof changeBody> {}

/** One that has not opened yet is as if it had opened just before. */
const CLOSE = `
  update club.contest set closes = clock.now, opens = least(opens, clock.now - 1)
  from (select floor(${NOW}) as now) as clock where id = $1 and closes > clock.now
  returning id`;

/** The name of the first game of a contest. */
const firstGame = async (sql: SqlClient, contest: string): Promise<string> => {
  const [row] = await sql.query<{ game: string }>(
    `select b.game from club.contest_board c join club.board b on b.id = c.board
     where c.contest = $1 order by c.n limit 1`,
    [contest],
  );
  const game = row?.game ?? '';
  const known = legGame(game, {});
  return known.ok ? known.value.def.title : game;
};

/** Closes a contest now; false if it has closed. */
export const closeNow = async (sql: SqlClient, contest: string): Promise<boolean> =>
  (await sql.query(CLOSE, [contest])).length > 0;

/** Changes a contest; null, or why not. Acts that come after the close are refused by the database (act-rows.ts). */
export const changeContest = async (
  store: SqlStore,
  contest: ContestRow,
  account: Account,
  change: ChangeBody,
): Promise<ApiAnswer | null> => {
  if (!contest.isOwner && !account.admin)
    return refuse(403, 'owner', '', 'Only the player who created this contest or an admin can change it');
  if (change.title === undefined && change.close !== true)
    return refuse(400, 'nothing', '', 'Wanted a new title, or "close": true');
  if (change.title !== undefined && contest.isDaily)
    return refuse(409, 'daily', 'title', 'Daily deals have no title');
  await store.transaction(async (sql) => {
    if (change.title !== undefined)
      await sql.query('update club.contest set title = $2 where id = $1', [
        contest.id,
        change.title ?? (await firstGame(sql, contest.id)),
      ]);
    const closed = change.close === true && (await closeNow(sql, contest.id));
    if (contest.isOwner) return;
    if (change.title !== undefined) await audit(sql, 'contest-changed', account.id, null, contest.id);
    if (closed) await audit(sql, 'contest-closed', account.id, null, contest.id);
  });
  return null;
};
