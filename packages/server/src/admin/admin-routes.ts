/** The routes of admins. Everything that changes something is audited in the same transaction. */
import { schemaTypes } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import { limitsBody, type FoundAccount, type SharedNetworks } from '@cairn/wire';
import { accountCalled, lockAccount, renameAccount, renameMadeUp } from '../accounts/accounts.ts';
import { audit } from '../accounts/audit.ts';
import { makeAdmin } from '../accounts/codes.ts';
import { databaseTime } from '../database-time.ts';
import { chosenName } from '../accounts/names.ts';
import type { AccountServices } from '../api/account-services.ts';
import type { ChangingLimits } from '../api/limits.ts';
import {
  accountRoute,
  refuse,
  said,
  type ApiAnswer,
  type ApiRoute,
  type AskedByAccount,
  type RouteParts,
} from '../api/route.ts';
import { sharedNetworks } from '../club/same-network.ts';
import { chooseLimits, LIMITS_SETTING, siteLimits, takeUpLimits } from './limit-settings.ts';
import { closeContest, openReports, settleReport, siteFigures, voidResult } from './admin-work.ts';

const { anyOf, boolean, object, pattern } = schemaTypes;

const none: schemaTypes.SchemaOf<null> = { type: 'null' };
const naming = object({ name: anyOf(none, chosenName) });
/** Null: the result counts again. */
const voiding = object({
  reason: anyOf(none, pattern('^\\P{Cc}{1,200}$', 'a reason of 1 to 200 characters')),
});
const making = object({ admin: boolean });
const nothing = object({});

const NOT_ADMIN = refuse(403, 'admin', '', 'Only admins can do this');
const unknown = (what: string): ApiAnswer => refuse(404, 'unknown', '', `Couldn't find this ${what}`);

/** A route for admins. */
const adminRoute = <Body>(
  parts: RouteParts<Body>,
  answer: (asked: AskedByAccount<Body>) => Promise<ApiAnswer>,
): ApiRoute =>
  accountRoute(parts, async (asked) => (asked.session.account.admin ? answer(asked) : NOT_ADMIN));

const shown = ({ id, name, kind, admin, made }: FoundAccount): ApiAnswer =>
  said({ id, name, kind, admin, made } satisfies FoundAccount);

/** Takes the rights of an admin from an account; false if it is the last one. */
const endAdmin = async (sql: SqlClient, actor: string, account: string): Promise<boolean> => {
  await sql.query('select 1 as one from accounts.account where admin order by id for update');
  const others = await sql.query('select 1 as one from accounts.account where admin and id <> $1', [account]);
  if (others.length === 0) return false;
  await sql.query('update accounts.account set admin = false where id = $1', [account]);
  await audit(sql, 'admin-ended', actor, account);
  return true;
};

/**
 * @param limits those of this process; the others take changes over within a minute.
 * @param exportNow writes the database to a file and returns its name; null: this site keeps no copies.
 */
export const adminRoutes = (
  { store, sessions }: AccountServices,
  limits: ChangingLimits,
  exportNow: (() => Promise<string>) | null,
): readonly ApiRoute[] => [
  adminRoute({ method: 'GET', path: '/admin/site' }, async () => said(await siteFigures(store))),
  adminRoute({ method: 'GET', path: '/admin/reports' }, async () =>
    said({ reports: await openReports(store) }),
  ),
  adminRoute({ method: 'GET', path: '/admin/networks' }, async () =>
    said({ boards: await sharedNetworks(store) } satisfies SharedNetworks),
  ),
  adminRoute({ method: 'POST', path: '/admin/reports/:id/settle', body: nothing }, ({ session, param }) =>
    store.transaction(async (sql) =>
      (await settleReport(sql, session.account.id, param('id'))) ? said({}) : unknown('report'),
    ),
  ),
  adminRoute({ method: 'GET', path: '/admin/accounts' }, async ({ query }) => {
    const found = await accountCalled(store, query('name') ?? '');
    return found === null ? refuse(404, 'nobody', 'name', 'Nobody here has this name') : shown(found);
  }),
  adminRoute({ method: 'POST', path: '/admin/accounts/:id/name', body: naming }, async (asked) => {
    const id = asked.param('id');
    const { name } = asked.body;
    const answer = await store.transaction(async (sql) => {
      if ((await lockAccount(sql, id)) === null) return unknown('account');
      if (name === null) await renameMadeUp(sql, id);
      else if (!(await renameAccount(sql, id, name)))
        return refuse(409, 'taken', 'name', `"${name}" is taken, or too similar to another name`);
      await audit(sql, 'renamed', asked.session.account.id, id);
      const after = await lockAccount(sql, id);
      return after === null ? unknown('account') : shown(after);
    });
    sessions.forget(id);
    return answer;
  }),
  adminRoute({ method: 'POST', path: '/admin/accounts/:id/admin', body: making }, async (asked) => {
    const id = asked.param('id');
    const answer = await store.transaction(async (sql) => {
      const found = await lockAccount(sql, id);
      if (found === null) return unknown('account');
      if (asked.body.admin && !found.admin) await makeAdmin(sql, id, asked.session.account.id);
      if (!asked.body.admin && found.admin && !(await endAdmin(sql, asked.session.account.id, id)))
        return refuse(
          409,
          'last-admin',
          'admin',
          'This is the only admin: make somebody else an admin first',
        );
      return shown({ ...found, admin: asked.body.admin });
    });
    sessions.forget(id);
    return answer;
  }),
  adminRoute({ method: 'POST', path: '/admin/plays/:id/void', body: voiding }, ({ session, body, param }) =>
    store.transaction(async (sql) =>
      (await voidResult(sql, session.account.id, param('id'), body.reason)) ? said({}) : unknown('result'),
    ),
  ),
  adminRoute({ method: 'POST', path: '/admin/contests/:id/close', body: nothing }, ({ session, param }) =>
    store.transaction(async (sql) =>
      (await closeContest(sql, session.account.id, param('id'))) ? said({}) : unknown('open contest'),
    ),
  ),
  adminRoute(
    { method: 'POST', path: '/admin/export', body: nothing, limit: 'export' },
    async ({ session }) => {
      if (exportNow === null)
        return refuse(409, 'no-backups', '', 'This site keeps no copies: CAIRN_BACKUPS names no folder');
      const file = await exportNow();
      await audit(store, 'exported', session.account.id, null, file);
      return said({ file });
    },
  ),
  adminRoute({ method: 'GET', path: '/admin/limits' }, async () => said(await siteLimits(store))),
  adminRoute({ method: 'PATCH', path: '/admin/limits', body: limitsBody }, async ({ session, body }) => {
    await store.transaction(async (sql) => {
      await audit(sql, 'setting-changed', session.account.id, null, LIMITS_SETTING);
      await chooseLimits(sql, body);
    });
    await takeUpLimits(store, limits);
    return said(await siteLimits(store));
  }),
  adminRoute({ method: 'GET', path: '/admin/audit' }, async () =>
    said({
      entries: await store.query(
        `select at, actor, action, account, subject from accounts.audit order by at desc, id limit 200`,
      ),
      now: await databaseTime(store),
    }),
  ),
];
