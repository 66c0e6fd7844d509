/** The routes of accounts as one app, for `makeApi`. */
import type { Hono } from 'hono';
import { accountRoutes } from './account-routes.ts';
import { routeServices, type AccountServices } from './account-services.ts';
import type { ApiEnv } from './api-env.ts';
import { codeRoutes } from './code-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { mountRoutes, type ApiRoute } from './route.ts';

export const routesOfAccounts = (services: AccountServices): readonly ApiRoute[] => [
  ...accountRoutes(services),
  ...passkeyRoutes(services),
  ...codeRoutes(services),
];

export const accountsApp = (services: AccountServices): Hono<ApiEnv> =>
  mountRoutes(routesOfAccounts(services), routeServices(services));
