/** A site: the app and the API on one port, on a database that is opened with the first request that needs it. */
import { access } from 'node:fs/promises';
import { deleteAbandonedGuests } from './club/abandoned-guests.ts';
import { CLUB_PART } from './club/account-part.ts';
import { closeContests } from './club/close-contests.ts';
import { forgetNetworks } from './club/same-network.ts';
import { compactActs } from './club/compact-acts.ts';
import { chosenGuestDays, takeUpLimits } from './admin/limit-settings.ts';
import type { AccountServices } from './api/account-services.ts';
import type { SiteFacts } from './api/site-routes.ts';
import { memoryLimits } from './api/limits.ts';
import { jsonLog, type Log } from './api/log.ts';
import { deleteExpired } from './accounts/expired.ts';
import { sessionCache } from './accounts/sessions.ts';
import { startChores } from './chores.ts';
import { threadBoards } from './boards/thread-boards.ts';
import { clubStore } from './club-store.ts';
import { firstAdmin } from './first-admin.ts';
import { startDailies } from './daily/dailies.ts';
import { createServer, type RunningServer } from './server.ts';
import type { SiteSettings } from './settings.ts';
import { siteApi } from './site-api.ts';
import { startServerThread } from './threads.ts';
import { backupsIn } from './transfer/backups.ts';

/** Connections to a PostgreSQL server. One is enough for acts; the others are for what takes longer. */
const CONNECTIONS = 5;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export interface SiteOptions {
  readonly settings: SiteSettings;
  /** The folder of the built app. */
  readonly root: string;
  /** The file that threads run; it calls `runThread`. */
  readonly program: URL;
  readonly version: string;
  readonly say: (line: string) => void;
  readonly log?: Log;
}

export interface RunningSite extends RunningServer {
  /** The address at which players open it. */
  readonly origin: string;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Starts a site. Rejects if the app cannot be read or the port is not available. */
export const startSite = async ({
  settings,
  root,
  program,
  version,
  say,
  log = jsonLog(),
}: SiteOptions): Promise<RunningSite> => {
  const limits = memoryLimits();
  const { host, listen, database, proxies, freeNames } = settings;
  let origin = settings.origin ?? '';
  const isServer = database.kind === 'server';
  const admin = firstAdmin(() => origin, say, isServer);
  const store = clubStore(
    database,
    { connections: CONNECTIONS, prepares: true, startThread: () => startServerThread(program, 'database') },
    async (opened) => {
      await takeUpLimits(opened, limits);
      await admin.opened(opened);
    },
  );
  const backups = settings.backups === null ? null : backupsIn(settings.backups, store);
  const boards = threadBoards((isAhead) => startServerThread(program, isAhead ? 'boards-ahead' : 'boards'));
  const dailies = startDailies({ store, boards, log });
  const sessions = sessionCache(store);
  const skipped = new Set<string>();
  const facts = (): SiteFacts => ({
    version,
    freeNames,
    askDatabase: isServer || store.isOpen() ? () => store.query('select 1 as one') : null,
  });
  const server = await createServer({
    root,
    host,
    port: listen.port,
    ifTaken: listen.kind === 'usual' ? 'next' : 'fail',
    api: (port) => {
      if (settings.origin === null) origin = `http://localhost:${port}`;
      const services: AccountServices = {
        store,
        site: { name: 'Cairn', origin },
        freeNames,
        parts: [CLUB_PART],
        sessions,
        limits,
        log,
      };
      const exportNow = backups?.write ?? null;
      return siteApi({ services, limits, proxies, boards, dailies, facts, exportNow });
    },
  });
  const chores = startChores(
    [
      {
        name: 'close',
        every: 5 * SECOND_MS,
        run: (isStopped) => closeContests({ store, log }, skipped, isStopped),
      },
      // It looks at all acts.
      { name: 'compact', every: HOUR_MS, run: (isStopped) => compactActs(store, isStopped) },
      {
        name: 'expired',
        every: HOUR_MS,
        run: () => Promise.all([deleteExpired(store), forgetNetworks(store)]),
      },
      // Not once a day: a site may be open for half an hour a day.
      {
        name: 'guests',
        every: HOUR_MS,
        run: async (isStopped) =>
          deleteAbandonedGuests(
            store,
            [CLUB_PART],
            await chosenGuestDays(store),
            (account) => sessions.forget(account),
            isStopped,
          ),
      },
      { name: 'limits', every: MINUTE_MS, run: () => takeUpLimits(store, limits) },
      // Also of a site that is open for half an hour a day. Most turns only find that the copy of the day is there.
      ...(backups === null ? [] : [{ name: 'backup', every: 10 * MINUTE_MS, run: backups.writeDaily }]),
    ],
    store.isOpen,
    log,
  );
  say(`Cairn is at ${origin}${settings.origin === null ? '' : `, and listens on ${server.address}`}`);
  if (isServer) void store.open().catch(() => say('The database is away: the club waits for it'));
  else if (!(await exists(database.folder))) admin.tellEarly();
  return {
    ...server,
    origin,
    close: async () => {
      await server.close();
      await chores.stop();
      await dailies.stop();
      await store.close();
    },
  };
};
