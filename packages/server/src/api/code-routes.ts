/** The routes of codes: for a second device, on paper, and given out by an admin. */
import { schemaTypes } from '@cairn/engine';
import { accountCalled, createGuest } from '../accounts/accounts.ts';
import { audit } from '../accounts/audit.ts';
import { makeAdmin, makeCode, takeCode } from '../accounts/codes.ts';
import { signIn } from '../accounts/sign-in.ts';
import { meAnswer } from './account-routes.ts';
import { signInFrom, type AccountServices } from './account-services.ts';
import { accountRoute, openRoute, refuse, said, type ApiRoute } from './route.ts';

const { constant, object, oneOf, pattern, text } = schemaTypes;

const MOST_NAME = 60;

const making = oneOf(
  /** For a second device, ten minutes. */
  object({ kind: constant('link') }),
  /** On paper. */
  object({ kind: constant('recovery') }),
  /** By an admin, for somebody who has lost every way into an account; a day. */
  object({ kind: constant('reset'), name: text(MOST_NAME) }),
);
const using = object({
  code: pattern('^[\\s\\w-]{8,60}$', 'a code like 7K3M-Q9TZ'),
});

const NO_CODE = refuse(403, 'code', 'code', 'This code is wrong, used or expired');

export const codeRoutes = (services: AccountServices): readonly ApiRoute[] => {
  const { store, sessions, log } = services;
  return [
    accountRoute(
      { method: 'POST', path: '/codes', body: making, limit: 'code-new' },
      async ({ session, body }) => {
        const { id, admin } = session.account;
        if (body.kind !== 'reset')
          return said(await store.transaction((sql) => makeCode(sql, body.kind, id)));
        if (!admin) return refuse(403, 'admin', 'kind', 'Only admins can do this');
        return store.transaction(async (sql) => {
          const account = await accountCalled(sql, body.name);
          if (account === null) return refuse(404, 'nobody', 'name', `Nobody here is called "${body.name}"`);
          await audit(sql, 'reset-made', id, account.id);
          return said(await makeCode(sql, 'reset', account.id));
        });
      },
    ),
    openRoute({ method: 'POST', path: '/codes/use', body: using, limit: 'code-use' }, async (ask) => {
      const answer = await store.transaction(async (sql) => {
        const code = await takeCode(sql, ask.body.code);
        if (code === null) return NO_CODE;
        const isFirstAdmin = code.kind === 'admin';
        const account = isFirstAdmin
          ? (ask.session?.account.id ?? (await createGuest(sql)).id)
          : code.account;
        if (account === null) return NO_CODE;
        if (isFirstAdmin) await makeAdmin(sql, account);
        if (code.kind === 'reset') await audit(sql, 'reset-used', null, account);
        const signed = await signIn(sql, account, signInFrom(services, ask));
        if (signed === null) return NO_CODE;
        return meAnswer(sql, account, { merged: signed.merged }, signed.token);
      });
      if (ask.session !== null) sessions.forget(ask.session.account.id);
      if (answer.status === 200) log('info', 'signed-in-by-code', {});
      return answer;
    }),
  ];
};
