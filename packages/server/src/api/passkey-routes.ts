/** The routes of passkeys: making one, and signing in by one. Each has two steps, between which the browser asks. */
import { schemaTypes } from '@cairn/engine';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { takeChallenge } from '../accounts/challenges.ts';
import { accountByPasskey, addPasskey, passkeyToAsk, passkeyToMake } from '../accounts/passkeys.ts';
import { signIn } from '../accounts/sign-in.ts';
import { meAnswer } from './account-routes.ts';
import { signInFrom, type AccountServices } from './account-services.ts';
import { accountRoute, openRoute, refuse, refusedWith, said, type ApiRoute } from './route.ts';

const { constant, list, object, optional, pattern, text } = schemaTypes;
type SchemaOf<T> = schemaTypes.SchemaOf<T>;

/** An object that may have more than is read here: browsers send more from year to year. */
const open = <T>(schema: SchemaOf<T>): SchemaOf<T> => ({ ...schema, additionalProperties: {} });

const MOST_TRANSPORT = 40;
const base64url = pattern('^[\\w-]{1,20000}$', 'base64url');
const id = pattern('^[\\w-]{16}$', 'the id of a challenge');
const credential = {
  id: pattern('^[\\w-]{1,2000}$', 'the id of a passkey'),
  rawId: pattern('^[\\w-]{1,2000}$', 'the id of a passkey'),
  type: constant('public-key'),
  clientExtensionResults: open(object({})),
};

const made = object({
  challenge: id,
  /** What the player calls it. */
  label: optional(pattern('^\\P{Cc}{1,40}$', 'a text of at most 40 characters')),
  /** `PublicKeyCredential.toJSON()`. */
  response: open(
    object({
      ...credential,
      response: open(
        object({
          clientDataJSON: base64url,
          attestationObject: base64url,
          transports: optional(list(text(MOST_TRANSPORT), 0, 16)),
        }),
      ),
    }),
  ),
});
const asked = object({
  challenge: id,
  response: open(
    object({
      ...credential,
      response: open(
        object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
      ),
    }),
  ),
});

const OLD_CHALLENGE = refuse(
  403,
  'challenge',
  'challenge',
  'This challenge is unknown, used, or older than five minutes: ask for a new one',
);

export const passkeyRoutes = (services: AccountServices): readonly ApiRoute[] => {
  const { store, site, sessions, log } = services;
  return [
    accountRoute(
      { method: 'POST', path: '/passkey/new', body: object({}), limit: 'passkey-new' },
      async ({ session }) => said(await passkeyToMake(store, site, session.account)),
    ),
    accountRoute(
      { method: 'POST', path: '/passkey/new/done', body: made, limit: 'passkey-new' },
      async ({ session, body: { challenge, response, label } }) => {
        const { id: account } = session.account;
        // Outside of the transaction, so that it is used up in any case.
        const value = await takeChallenge(store, 'new', account, challenge);
        if (value === null) return OLD_CHALLENGE;
        const passkey = { response: response as unknown as RegistrationResponseJSON, label: label ?? '' };
        const answer = await store.transaction(async (sql) => {
          const added = await addPasskey(sql, site, account, value, passkey);
          return added.ok ? meAnswer(sql, account) : refusedWith(403, added.error);
        });
        sessions.forget(account);
        return answer;
      },
    ),
    openRoute({ method: 'POST', path: '/passkey/ask', body: object({}), limit: 'sign-in' }, async () =>
      said(await passkeyToAsk(store, site)),
    ),
    openRoute({ method: 'POST', path: '/passkey/ask/done', body: asked, limit: 'sign-in' }, async (ask) => {
      const value = await takeChallenge(store, 'ask', null, ask.body.challenge);
      if (value === null) return OLD_CHALLENGE;
      const response = ask.body.response as unknown as AuthenticationResponseJSON;
      const answer = await store.transaction(async (sql) => {
        const account = await accountByPasskey(sql, site, value, response);
        if (!account.ok) return refusedWith(403, account.error);
        const signed = await signIn(sql, account.value, signInFrom(services, ask));
        if (signed === null) return OLD_CHALLENGE;
        return meAnswer(sql, account.value, { merged: signed.merged }, signed.token);
      });
      if (ask.session !== null) sessions.forget(ask.session.account.id);
      if (answer.status === 200) log('info', 'signed-in-by-passkey', {});
      return answer;
    }),
  ];
};
