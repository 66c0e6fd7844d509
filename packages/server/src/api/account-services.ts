/** What the routes of accounts are made of. */
import type { AccountPart } from '../accounts/accounts.ts';
import { cookieFor, tokenIn } from '../accounts/cookie.ts';
import { deviceLabel } from '../accounts/device-label.ts';
import type { PasskeySite } from '../accounts/passkeys.ts';
import { findSession, type SessionCache } from '../accounts/sessions.ts';
import type { SignInFrom } from '../accounts/sign-in.ts';
import type { SqlStore } from '@cairn/store';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Asked, RouteServices } from './route.ts';

export interface AccountServices {
  /** Has the tables of accounts (tables.ts). It may be opened by its first use. */
  readonly store: SqlStore;
  readonly site: PasskeySite;
  /** Whether players may choose their names. */
  readonly freeNames: boolean;
  readonly parts: readonly AccountPart[];
  readonly sessions: SessionCache;
  readonly limits: Limits;
  readonly log: Log;
}

export const routeServices = ({ store, site, limits }: AccountServices): RouteServices => ({
  limits,
  sessionOf: async (headers) => {
    const token = tokenIn(headers.get('Cookie'), site.origin);
    return { token, session: token === null ? null : await findSession(store, token) };
  },
  cookieFor: (token) => cookieFor(token, site.origin),
});

/** The account of a request, for routes that are asked often; null if it has none. At most 30 s old. */
export const accountOfRequest =
  ({ sessions, site }: Pick<AccountServices, 'sessions' | 'site'>) =>
  async (request: Request): Promise<string | null> => {
    const token = tokenIn(request.headers.get('Cookie'), site.origin);
    return token === null ? null : ((await sessions.accountOf(token))?.id ?? null);
  };

/** From where a request signs in. */
export const signInFrom = ({ parts }: AccountServices, { token, headers }: Asked<unknown>): SignInFrom => ({
  token,
  parts,
  label: deviceLabel(headers.get('User-Agent') ?? ''),
});
