/** The routes that tell of the site itself. */
import { isUnavailable } from '@cairn/store';
import type { ApiInfo } from '@cairn/wire';
import { openRoute, said, type ApiRoute } from './route.ts';

export interface SiteFacts {
  readonly version: string;
  readonly freeNames: boolean;
  /** Null: the database has not been opened yet, because nobody has asked for anything. Rejects while it is away. */
  readonly askDatabase: (() => Promise<unknown>) | null;
}

export const siteRoutes = (facts: () => SiteFacts): readonly ApiRoute[] => [
  openRoute({ method: 'GET', path: '/' }, async () => {
    const { version, freeNames } = facts();
    return said({ name: 'cairn', version, freeNames } satisfies ApiInfo);
  }),
  openRoute({ method: 'GET', path: '/health' }, async () => {
    const { version, askDatabase } = facts();
    if (askDatabase === null) return said({ version, database: 'not opened yet' });
    try {
      await askDatabase();
      return said({ version, database: 'up' });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { status: 503, json: { version, database: 'away' } };
    }
  }),
];
