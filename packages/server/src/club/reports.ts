/** Reports of names, results and titles of contests, for the admins. */
import { schemaTypes } from '@cairn/engine';
import type { SqlStore } from '@cairn/store';
import { accountCalled, lockAccount } from '../accounts/accounts.ts';
import { NOW } from '../database-time.ts';
import { ACCOUNT_GONE, refuse, said, type ApiAnswer } from '../api/route.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';

const { object, pattern, word } = schemaTypes;

export const reportBody = object({
  kind: word(['name', 'result', 'title']),
  /** The name as it is shown, the id of a play, or that of a contest. */
  subject: pattern('^\\P{Cc}{1,60}$', 'a name, or the id of a play or a contest'),
  reason: pattern('^[\\P{Cc}\\n]{1,500}$', 'a reason of 1 to 500 characters'),
});
export interface ReportBody extends schemaTypes.TypeOf<typeof reportBody> {}

/** Daily deals have no title. */
const FIND = {
  result: 'select play as id from club.result where play = $1',
  title: `select id from club.contest where id = $1 and kind = 'tournament'`,
} as const;

/** The same report of the same account, not settled yet, is there once. */
const PUT_REPORT = `
  insert into club.report (id, at, reporter, kind, subject, reason)
  select $1, ${NOW}, $2, $3, $4, $5
  where not exists (
    select 1 from club.report where reporter = $2 and kind = $3 and subject = $4 and settled is null)`;

export const report = (
  store: SqlStore,
  reporter: string,
  { kind, subject, reason }: ReportBody,
): Promise<ApiAnswer> =>
  store.transaction(async (sql) => {
    const found =
      kind === 'name'
        ? (await accountCalled(sql, subject))?.id
        : (await sql.query<{ id: string }>(FIND[kind], [subject]))[0]?.id;
    if (found === undefined)
      return kind === 'name'
        ? refuse(404, 'nobody', 'subject', 'Nobody here has this name')
        : refuse(404, 'unknown', 'subject', `Couldn't find this ${kind === 'title' ? 'contest' : 'result'}`);
    if ((await lockAccount(sql, reporter)) === null) return ACCOUNT_GONE;
    await sql.query(PUT_REPORT, [randomToken(ID_BYTES), reporter, kind, found, reason]);
    return said({});
  });
