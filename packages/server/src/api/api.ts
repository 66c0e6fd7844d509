/**
 * The API: what every request to it has in common. Only pages of the site may send anything, bodies are small, nothing is
 * cached, and while the database is away the answer is 503 with a time to try again.
 */
import { setTimeout as later } from 'node:timers/promises';
import { fault } from '@cairn/engine';
import { isUnavailable, StoreClosedError } from '@cairn/store';
import { Hono, type Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiEnv } from './api-env.ts';
import type { Limits } from './limits.ts';
import { errorFields, type Log } from './log.ts';
import { addressOf, networkHash } from './network.ts';
import { ACCOUNT_GONE, refuse, sendAnswer, tooOften } from './route.ts';
import { sendJson } from './send.ts';
import { smallBody } from './small-body.ts';

const RETRY_SECONDS = 2;

/** The pattern of the route that was asked, without what stands for its ids. */
const patternOf = (context: Context<ApiEnv>): string =>
  matchedRoutes(context)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*')) ?? '*';

/** An SQLSTATE. */
const FOREIGN_KEY_VIOLATION = '23503';
const NOTHING = refuse(404, 'route', '', 'There is nothing at this address');

/** Milliseconds after which a network that asks too often is refused. */
const REFUSAL_MS = 1000;
/** Refusals that may wait at a time; more are answered at once. */
const MOST_WAITING = 2000;

/** Refuses slowly: a client that asks again with every answer slows itself down, and takes little from the others. */
const slowRefusal = (): ((wait: number) => Promise<Response>) => {
  let waiting = 0;
  return async (wait) => {
    if (waiting < MOST_WAITING) {
      waiting += 1;
      await later(REFUSAL_MS, undefined, { ref: false });
      waiting -= 1;
    }
    return sendAnswer(tooOften(wait));
  };
};

export interface ApiOptions {
  /** Of the site, such as "https://club.example"; no other page may send anything. */
  readonly origin: string;
  readonly limits: Limits;
  readonly log: Log;
  /** How many proxies of ours each request passes. */
  readonly proxies: number;
}

/**
 * An app that answers everything under /api. Errors are handled once, for all parts: Hono composes the routes of a part that
 * has an error handler of its own again for each request.
 */
export const makeApi = (
  { origin, limits, log, proxies }: ApiOptions,
  parts: readonly (Hono<ApiEnv> | Hono)[],
): Hono<ApiEnv> => {
  const site = new Hono<ApiEnv>();
  const app = site.basePath('/api');
  const hashed = networkHash();
  const refuseSlowly = slowRefusal();
  app.use(async (context, next) => {
    const began = performance.now();
    const connection = context.env.incoming?.socket.remoteAddress ?? '';
    context.set(
      'network',
      hashed(addressOf(connection, context.req.header('X-Forwarded-For') ?? null, proxies)),
    );
    await next();
    const { status } = context.res;
    // Not signed in, and no longer there, are ordinary.
    if (status < 400 || status === 401 || status === 404) return;
    log(status < 500 || status === 503 ? 'warn' : 'error', 'refused', {
      route: `${context.req.method} ${patternOf(context)}`,
      status,
      ms: Math.round(performance.now() - began),
      network: context.get('network'),
    });
  });
  app.use(async (context, next) => {
    const wait = await limits.take('request', context.get('network'));
    if (wait > 0) return refuseSlowly(wait);
    // No text of the database can have this sign.
    if (context.req.url.includes('%00')) return sendAnswer(NOTHING);
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (isRead || context.req.header('Origin') === origin) return next();
    return sendAnswer(
      refuse(403, 'origin', '', `Only pages of ${origin} may send this: open the site at that address`),
    );
  });
  app.use(smallBody((most) => sendAnswer(refuse(413, 'size', '', `The body has more than ${most} bytes`))));
  for (const part of parts) app.route('/', part as Hono<ApiEnv>);
  app.all('*', () => sendAnswer(NOTHING));
  site.onError((error) => {
    // What a row belongs to is deleted only with an account.
    if ((error as NodeJS.ErrnoException).code === FOREIGN_KEY_VIOLATION) return sendAnswer(ACCOUNT_GONE);
    log('error', 'failed', errorFields(error));
    if (!isUnavailable(error) && !(error instanceof StoreClosedError))
      return sendJson(500, { faults: [fault('bug', '', 'Something went wrong on the server')] });
    return sendAnswer({
      ...refuse(503, 'unavailable', '', 'The database is not available right now: try again'),
      retryAfter: RETRY_SECONDS,
    });
  });
  return site;
};
