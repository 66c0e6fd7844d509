// The built app with the whole club on a real port, for tests in a browser. Boards are made in this thread.
import { inlineWorker } from '@cairn/pool';
import { createServer } from '@cairn/server';
import type { SqlStore } from '@cairn/store';
import { sessionCache } from '../../src/accounts/sessions.ts';
import { accountOfRequest, routeServices, type AccountServices } from '../../src/api/account-services.ts';
import { accountsApp } from '../../src/api/accounts-app.ts';
import { makeApi } from '../../src/api/api.ts';
import { memoryLimits } from '../../src/api/limits.ts';
import { jsonLog } from '../../src/api/log.ts';
import { mountRoutes } from '../../src/api/route.ts';
import { adminRoutes } from '../../src/admin/admin-routes.ts';
import { boardTasks } from '../../src/boards/board-thread.ts';
import { pooledBoards } from '../../src/boards/thread-boards.ts';
import { CLUB_PART } from '../../src/club/account-part.ts';
import { isEnteredIn } from '../../src/club/contest-rows.ts';
import { contestRoutes } from '../../src/club/contest-routes.ts';
import { tablesCache } from '../../src/club/contest-tables.ts';
import { playRoutes } from '../../src/club/play-routes.ts';
import { storedPlays } from '../../src/club/plays.ts';
import { startDailies } from '../../src/daily/dailies.ts';
import { dailyRoutes } from '../../src/daily/daily-routes.ts';

export interface ClubApp {
  /** With a name, which passkeys need. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** @param root the folder of the built app. */
export const startClubApp = async (store: SqlStore, root: string): Promise<ClubApp> => {
  const boards = pooledBoards(() => inlineWorker(boardTasks));
  const log = jsonLog();
  const dailies = startDailies({ store, boards, log, pauseMs: 3_600_000 });
  const plays = storedPlays(store);
  const tables = tablesCache(store);
  const limits = memoryLimits();
  const server = await createServer({
    root,
    host: '127.0.0.1',
    port: 0,
    api: (port) => {
      const origin = `http://localhost:${port}`;
      const services: AccountServices = {
        store,
        site: { name: 'Cairn', origin },
        freeNames: true,
        parts: [CLUB_PART],
        sessions: sessionCache(store),
        limits,
        log,
      };
      const parts = routeServices(services);
      return makeApi({ origin, limits, log, proxies: 0 }, [
        accountsApp(services),
        mountRoutes(adminRoutes(services, limits, null), parts),
        mountRoutes(contestRoutes({ store, plays, maker: boards, tables }), parts),
        mountRoutes(dailyRoutes({ store, plays, dailies, tables }), parts),
        playRoutes(plays, { accountOf: accountOfRequest(services), isEntered: isEnteredIn(store) }),
      ]);
    },
  });
  return {
    origin: `http://localhost:${new URL(server.address).port}`,
    close: async () => {
      await server.close();
      await dailies.stop();
    },
  };
};

/** The games of which there are deals of the day. */
export const chooseDailies = async (store: SqlStore, games: readonly string[]): Promise<void> => {
  await store.query('insert into club.setting (name, value) values ($1, $2)', [
    'daily',
    JSON.stringify({ deals: games.map((game) => ({ game })) }),
  ]);
};
