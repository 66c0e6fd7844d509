// A process of the club with daily deals, for tests: its routes, as makeApi mounts them, for visitors whose account is known.
import { inlineWorker } from '@cairn/pool';
import type { SqlStore } from '@cairn/store';
import { Hono } from 'hono';
import type { ApiEnv } from '../../src/api/api-env.ts';
import { memoryLimits } from '../../src/api/limits.ts';
import { mountRoutes } from '../../src/api/route.ts';
import type { AccountSession } from '../../src/accounts/sessions.ts';
import { boardTasks } from '../../src/boards/board-thread.ts';
import { pooledBoards, type AheadBoards, type BoardOptions } from '../../src/boards/thread-boards.ts';
import { tablesCache } from '../../src/club/contest-tables.ts';
import { storedPlays, type Plays } from '../../src/club/plays.ts';
import { startDailies, type Dailies, type DailyOptions } from '../../src/daily/dailies.ts';
import { dailyRoutes } from '../../src/daily/daily-routes.ts';

export interface DailySite {
  readonly plays: Plays;
  readonly boards: AheadBoards;
  readonly dailies: Dailies;
  /** Asks as an account, or as nobody. */
  readonly ask: (account: string | null, path: string, body?: object) => Promise<DailyAnswer>;
}

export interface DailyAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Boards are made in this thread. */
export const dailySite = (
  store: SqlStore,
  options: BoardOptions & Pick<DailyOptions, 'pauseMs'> & { readonly waitMs?: number } = {},
): DailySite => {
  const boards = pooledBoards(() => inlineWorker(boardTasks), options);
  const plays = storedPlays(store);
  const dailies = startDailies({ store, boards, log: () => undefined, ...options });
  const app = new Hono<ApiEnv>();
  app.route(
    '/',
    mountRoutes(dailyRoutes({ store, plays, tables: tablesCache(store), dailies, ...options }), {
      limits: memoryLimits(),
      cookieFor: () => '',
      sessionOf: async (headers) => {
        const id = headers.get('X-Account');
        return { token: id, session: id === null ? null : ({ account: { id } } as AccountSession) };
      },
    }),
  );
  return {
    plays,
    boards,
    dailies,
    ask: async (account, path, body) => {
      const response = await app.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(account === null ? {} : { 'X-Account': account }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        text: await response.text(),
        retryAfter: response.headers.get('Retry-After'),
      };
    },
  };
};
