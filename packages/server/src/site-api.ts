/** All routes of a site. */
import type { Hono } from 'hono';
import { adminRoutes } from './admin/admin-routes.ts';
import { accountOfRequest, routeServices, type AccountServices } from './api/account-services.ts';
import { accountsApp } from './api/accounts-app.ts';
import type { ApiEnv } from './api/api-env.ts';
import { makeApi } from './api/api.ts';
import type { ChangingLimits } from './api/limits.ts';
import { mountRoutes } from './api/route.ts';
import { siteRoutes, type SiteFacts } from './api/site-routes.ts';
import type { BoardMaker } from './club/board-maker.ts';
import { contestRoutes } from './club/contest-routes.ts';
import { isEnteredIn } from './club/contest-rows.ts';
import { tablesCache } from './club/contest-tables.ts';
import { playRoutes } from './club/play-routes.ts';
import { storedPlays } from './club/plays.ts';
import type { Dailies } from './daily/dailies.ts';
import { dailyRoutes } from './daily/daily-routes.ts';

export interface SiteParts {
  readonly services: AccountServices;
  readonly limits: ChangingLimits;
  /** How many proxies of ours each request passes. */
  readonly proxies: number;
  readonly boards: BoardMaker;
  readonly dailies: Dailies;
  readonly facts: () => SiteFacts;
  /** Writes the database to a file and returns its name; null: this site keeps no copies. */
  readonly exportNow: (() => Promise<string>) | null;
}

export const siteApi = ({
  services,
  limits,
  proxies,
  boards,
  dailies,
  facts,
  exportNow,
}: SiteParts): Hono<ApiEnv> => {
  const { store, site, log } = services;
  const plays = storedPlays(store, () => limits.of('boards'));
  const tables = tablesCache(store);
  const shared = routeServices(services);
  return makeApi({ origin: site.origin, limits, log, proxies }, [
    playRoutes(plays, { accountOf: accountOfRequest(services), isEntered: isEnteredIn(store) }),
    accountsApp(services),
    ...[
      siteRoutes(facts),
      dailyRoutes({ store, plays, dailies, tables }),
      contestRoutes({ store, plays, tables, maker: boards }),
      adminRoutes(services, limits, exportNow),
    ].map((routes) => mountRoutes(routes, shared)),
  ]);
};
