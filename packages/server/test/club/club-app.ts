// The built app with the whole club on a real port, for tests in a browser. Boards are made in this thread.
import { inlineWorker } from '@cairn/pool';
import { createServer } from '@cairn/server';
import type { SqlStore } from '@cairn/store';
import { sessionCache } from '../../src/accounts/sessions.ts';
import type { AccountServices } from '../../src/api/account-services.ts';
import { memoryLimits } from '../../src/api/limits.ts';
import { jsonLog } from '../../src/api/log.ts';
import { boardTasks } from '../../src/boards/board-thread.ts';
import { pooledBoards } from '../../src/boards/thread-boards.ts';
import { CLUB_PART } from '../../src/club/account-part.ts';
import { siteApi } from '../../src/site-api.ts';
import { startDailies } from '../../src/daily/dailies.ts';

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
      const facts = () => ({ version: '0', freeNames: true, askDatabase: null });
      return siteApi({ services, limits, proxies: 0, boards, dailies, facts, exportNow: null });
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
