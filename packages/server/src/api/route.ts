/** A route of the API as data: who may ask, what is sent, how often. `mountRoutes` checks all that before the answer is made. */
import type { Fault, JsonSchema, schemaTypes } from '@cairn/engine';
import { clubFault, type ClubFault, type LimitName } from '@cairn/wire';
import { Hono, type Context } from 'hono';
import type { AccountSession } from '../accounts/sessions.ts';
import type { ApiEnv } from './api-env.ts';
import { bodyFaults } from './body-faults.ts';
import type { Limits } from './limits.ts';
import { sendJson, sendText, type SentHeaders } from './send.ts';

export interface Asked<Body> {
  readonly body: Body;
  readonly session: AccountSession | null;
  readonly token: string | null;
  /** A parameter of the path. */
  readonly param: (name: string) => string;
  /** A parameter after the "?"; null: it is not there. */
  readonly query: (name: string) => string | null;
  readonly headers: Headers;
  /** The network it came from, as a hash (api-env.ts). */
  readonly network: string;
}

/** An asked request of a route for those who have an account. */
export interface AskedByAccount<Body> extends Asked<Body> {
  readonly session: AccountSession;
}

export interface ApiAnswer {
  readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;
  readonly json: object;
  /** What is sent instead of JSON, as plain text. */
  readonly text?: string;
  /** The token of a new session; null: the session has ended. */
  readonly token?: string | null;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter?: number;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Null: it has no body. */
  readonly body: JsonSchema | null;
  /** Counts requests of the account, or of the network where nobody needs an account. */
  readonly limit: LimitName | null;
  readonly needsAccount: boolean;
  readonly answer: (asked: Asked<unknown>) => Promise<ApiAnswer>;
}

export type RouteParts<Body> = Pick<ApiRoute, 'method' | 'path'> & {
  readonly body?: schemaTypes.SchemaOf<Body>;
  readonly limit?: LimitName;
};

/** A route for anyone. */
export const openRoute = <Body>(
  { method, path, body, limit }: RouteParts<Body>,
  answer: (asked: Asked<Body>) => Promise<ApiAnswer>,
): ApiRoute => ({
  method,
  path,
  body: body ?? null,
  limit: limit ?? null,
  needsAccount: false,
  answer: (asked) => answer(asked as Asked<Body>),
});

/** A route for those who have an account. */
export const accountRoute = <Body>(
  { method, path, body, limit }: RouteParts<Body>,
  answer: (asked: AskedByAccount<Body>) => Promise<ApiAnswer>,
): ApiRoute => ({
  method,
  path,
  body: body ?? null,
  limit: limit ?? null,
  needsAccount: true,
  answer: (asked) => answer(asked as AskedByAccount<Body>),
});

export const said = (json: object, token?: string | null): ApiAnswer => ({
  status: 200,
  json,
  ...(token === undefined ? {} : { token }),
});

export const saidText = (text: string): ApiAnswer => ({ status: 200, json: {}, text });

/** The answer to what is refused: the faults, as everywhere in the house. */
export const refusedWith = (status: ApiAnswer['status'], faults: readonly Fault[]): ApiAnswer => ({
  status,
  json: { faults },
});

export const refuse = (
  status: ApiAnswer['status'],
  code: ClubFault,
  path: string,
  message: string,
): ApiAnswer => refusedWith(status, [clubFault(code, path, message)]);

/** The answer where an account was deleted after its session was looked up. */
export const ACCOUNT_GONE = refuse(409, 'gone', '', 'The account has been deleted in the meantime');
const NO_ACCOUNT = refuse(401, 'account', '', 'You are not signed in');

/** The body of a request, checked; an answer if it is refused. Nothing sent is an empty object. */
const readBody = async (
  context: Context<ApiEnv>,
  schema: JsonSchema,
): Promise<{ readonly body: unknown } | ApiAnswer> => {
  const text = await context.req.text();
  if (text !== '' && !/^application\/json\b/i.test(context.req.header('Content-Type') ?? ''))
    return refuse(415, 'json', '', 'The body must be sent as application/json');
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    return refuse(400, 'json', '', 'The body is not JSON');
  }
  const faults = bodyFaults(schema, body);
  return faults.length > 0 ? refusedWith(400, faults) : { body };
};

export interface RouteServices {
  readonly limits: Limits;
  /** The session of a request and its token. */
  readonly sessionOf: (
    headers: Headers,
  ) => Promise<{ readonly session: AccountSession | null; readonly token: string | null }>;
  /** A Set-Cookie header. */
  readonly cookieFor: (token: string | null) => string;
}

/** The routes as an app, to be mounted by `makeApi`. */
export const mountRoutes = (
  routes: readonly ApiRoute[],
  { limits, sessionOf, cookieFor }: RouteServices,
): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();
  for (const { method, path, body: schema, limit, needsAccount, answer } of routes)
    app.on(method, path, async (context) => {
      const headers = context.req.raw.headers;
      const read = schema === null ? { body: null } : await readBody(context, schema);
      if ('status' in read) return sendAnswer(read);
      const { session, token } = await sessionOf(headers);
      if (needsAccount && session === null) return sendAnswer(NO_ACCOUNT);
      const renewed = session?.isRenewed === true ? token : null;
      const sent = (given: ApiAnswer): Response => {
        // The answer may have another cookie, or end this one.
        const cookie = given.token === undefined ? renewed : given.token;
        return sendAnswer(given, given.token === undefined && renewed === null ? null : cookieFor(cookie));
      };
      if (limit !== null) {
        const key = needsAccount && session !== null ? session.account.id : context.get('network');
        const wait = await limits.take(limit, key);
        if (wait > 0) return sendAnswer(tooOften(wait));
      }
      const param = (name: string): string => context.req.param(name) ?? '';
      const query = (name: string): string | null => context.req.query(name) ?? null;
      const network = context.get('network');
      return sent(await answer({ body: read.body, session, token, param, query, headers, network }));
    });
  return app;
};

/** @param wait seconds. */
export const tooOften = (wait: number): ApiAnswer => ({
  ...refuse(429, 'limit', '', `Too many requests: try again in ${wait} seconds`),
  retryAfter: wait,
});

/** @param cookie a Set-Cookie header; null: none. */
export const sendAnswer = (
  { status, json, text, retryAfter }: ApiAnswer,
  cookie: string | null = null,
): Response => {
  const headers: SentHeaders = {
    ...(retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` }),
    ...(cookie === null ? {} : { 'Set-Cookie': cookie }),
  };
  return text === undefined ? sendJson(status, json, headers) : sendText(status, text, headers);
};
