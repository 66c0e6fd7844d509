/** The routes of accounts and their sessions. */
import { schemaTypes } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import type { Me, NoAccount } from '@cairn/wire';
import {
  createGuest,
  deleteAccount,
  exportAccount,
  lockAccount,
  renameAccount,
  renameMadeUp,
  waysBack,
  type Account,
} from '../accounts/accounts.ts';
import { deviceLabel } from '../accounts/device-label.ts';
import { chosenName } from '../accounts/names.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import { endSession, endSessions, sessionsOf, startSession } from '../accounts/sessions.ts';
import type { AccountServices } from './account-services.ts';
import {
  ACCOUNT_GONE,
  accountRoute,
  openRoute,
  refuse,
  said,
  type ApiAnswer,
  type ApiRoute,
} from './route.ts';

const { anyOf, object } = schemaTypes;
type SchemaOf<T> = schemaTypes.SchemaOf<T>;

const nothing = object({});
const none: SchemaOf<null> = { type: 'null' };
const naming = object({
  /** A chosen name; null: another made-up one. */
  name: schemaTypes.described(anyOf(none, chosenName), `null, or ${chosenName.description ?? ''}`),
});

/** An account as it sees itself. */
export const meOf = async (sql: SqlClient, { id, name, kind, admin, made }: Account): Promise<Me> => ({
  id,
  name,
  kind,
  admin,
  made,
  waysBack: await waysBack(sql, id),
});

/** The account itself, as an answer; it was found a moment ago. */
export const meAnswer = async (
  sql: SqlClient,
  account: string,
  more: object = {},
  token?: string,
): Promise<ApiAnswer> => {
  const found = await lockAccount(sql, account);
  return found === null ? ACCOUNT_GONE : said({ ...(await meOf(sql, found)), ...more }, token);
};

/** What ending the last session of an account without passkey or code would do. */
const NO_WAY_BACK = refuse(
  409,
  'no-way-back',
  '',
  'You would have no way back into this account: add a passkey or a recovery code first, or delete the account',
);

export const accountRoutes = (services: AccountServices): readonly ApiRoute[] => {
  const { store, freeNames, parts, sessions, log } = services;

  /** Ends sessions, unless that leaves an account that nobody can open. */
  const ending = (account: string, end: (sql: SqlClient) => Promise<ApiAnswer>): Promise<ApiAnswer> =>
    store
      .transaction(async (sql) => {
        await lockAccount(sql, account);
        const answer = await end(sql);
        if ((await waysBack(sql, account)) > 0 || (await sessionsOf(sql, account)).length > 0) return answer;
        throw new NoWayBack();
      })
      .then((answer) => {
        sessions.forget(account);
        return answer;
      })
      .catch((error: unknown) => {
        if (error instanceof NoWayBack) return NO_WAY_BACK;
        throw error;
      });

  return [
    openRoute(
      { method: 'POST', path: '/guest', body: nothing, limit: 'guest' },
      async ({ session, headers }) => {
        if (session !== null) return said(await meOf(store, session.account));
        return store.transaction(async (sql) => {
          const guest = await createGuest(sql);
          const token = await startSession(sql, guest.id, deviceLabel(headers.get('User-Agent') ?? ''));
          return said(await meOf(sql, guest), token);
        });
      },
    ),
    accountRoute({ method: 'POST', path: '/signout', body: nothing }, ({ session, token }) =>
      ending(session.account.id, async (sql) => {
        await endSession(sql, token ?? '');
        return said({}, null);
      }),
    ),
    // Who has no account may ask: a browser shows every 401 to its user as an error.
    openRoute({ method: 'GET', path: '/me' }, async ({ session }) =>
      said(session === null ? ({ id: null } satisfies NoAccount) : await meOf(store, session.account)),
    ),
    accountRoute(
      { method: 'PATCH', path: '/me', body: naming, limit: 'rename' },
      async ({ session, body }) => {
        const { id } = session.account;
        if (body.name === null) await renameMadeUp(store, id);
        else if (!freeNames)
          return refuse(403, 'free-names', 'name', "You can't choose your own name on this site");
        else if (!(await renameAccount(store, id, body.name)))
          return refuse(409, 'taken', 'name', `"${body.name}" is taken, or too similar to another name`);
        return store.transaction((sql) => meAnswer(sql, id));
      },
    ),
    accountRoute({ method: 'DELETE', path: '/me' }, async ({ session }) => {
      await deleteAccount(store, parts, session.account.id);
      sessions.forget(session.account.id);
      log('info', 'account-deleted', {});
      return said({}, null);
    }),
    accountRoute({ method: 'GET', path: '/me/export', limit: 'export' }, async ({ session }) =>
      said(await exportAccount(store, parts, session.account.id)),
    ),
    accountRoute({ method: 'GET', path: '/me/sessions' }, async ({ session }) =>
      said({ current: session.id, sessions: await sessionsOf(store, session.account.id) }),
    ),
    accountRoute({ method: 'DELETE', path: '/me/sessions' }, ({ session }) =>
      ending(session.account.id, async (sql) => {
        await endSessions(sql, session.account.id);
        return said({}, null);
      }),
    ),
    accountRoute({ method: 'DELETE', path: '/me/sessions/:session' }, ({ session, param }) =>
      ending(session.account.id, async (sql) => {
        const ended = await endSessions(sql, session.account.id, param('session'));
        if (ended === 0) return refuse(404, 'unknown', 'session', 'This session has already ended');
        return said({}, ...(param('session') === session.id ? [null] : []));
      }),
    ),
    accountRoute({ method: 'GET', path: '/me/passkeys' }, async ({ session }) =>
      said({ passkeys: await passkeysOf(store, session.account.id) }),
    ),
    accountRoute({ method: 'DELETE', path: '/me/passkeys/:passkey' }, ({ session, param }) =>
      store.transaction(async (sql) => {
        const { id } = session.account;
        await lockAccount(sql, id);
        const own = (await passkeysOf(sql, id)).some((each) => each.id === param('passkey'));
        if (!own) return refuse(404, 'unknown', 'passkey', 'This account has no such passkey');
        // A session ends some day.
        if ((await waysBack(sql, id)) === 1) return NO_WAY_BACK;
        await sql.query('delete from accounts.passkey where id = $1 and account = $2', [
          param('passkey'),
          id,
        ]);
        return said({});
      }),
    ),
  ];
};

class NoWayBack extends Error {
  override readonly name = 'NoWayBack';
}
