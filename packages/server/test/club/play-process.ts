// A process of the club for tests: the routes of plays on a store, with an account that a header names. Faults are
// asked for by the environment: FAULT_AT is a step of an act, and at its FAULT_N-th time the process kills itself.
import { createServer } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { lazyStore, openStore, servePglite, type SqlClient, type SqlStore } from '@cairn/store';
import { Hono } from 'hono';
import { playRoutes } from '../../src/club/play-routes.ts';
import { storedPlays } from '../../src/club/plays.ts';
import { migrateClub } from '../../src/club-store.ts';

const { FAULT_AT = '', FAULT_N = '1', STORE = '' } = process.env;
let passed = 0;
/** A step of an act is reached. */
const reached = (step: string): void => {
  if (step === '' || step !== FAULT_AT) return;
  passed += 1;
  if (passed === Number(FAULT_N)) process.kill(process.pid, 'SIGKILL');
};

const named = (text: string): string => (/^\s*(\w+ \w+ [\w.]+)/.exec(text)?.[1] ?? '').toLowerCase();
/** A client that reaches steps before and after what an act asks of the database. */
const watched = <Client extends SqlClient>(client: Client): Client => ({
  ...client,
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const [before, after] = text.includes('from club.act where play')
      ? ['before-read', 'after-read']
      : named(text).startsWith('insert into club.act')
        ? ['before-insert', 'after-insert']
        : named(text).startsWith('insert into club.result')
          ? ['before-result', 'after-result']
          : ['', ''];
    reached(before);
    const rows = await client.query<Row>(text, values);
    reached(after);
    return rows;
  },
});
const watchedStore = (store: SqlStore): SqlStore => ({
  ...watched(store),
  transaction: async (work) => {
    const done = await store.transaction((sql) => work(watched(sql)));
    reached('after-transaction');
    return done;
  },
});

const serve = (): void => {
  const place = STORE.startsWith('postgres')
    ? ({ kind: 'server', url: STORE } as const)
    : ({ kind: 'folder', folder: STORE } as const);
  const startThread = (): Worker => new Worker(new URL(import.meta.url));
  const store = lazyStore(async () => {
    const opened = await openStore(place, { connections: 4, prepares: true, startThread });
    if (!opened.ok) return opened;
    const moved = await migrateClub(opened.value);
    return moved.ok ? { ok: true, value: watchedStore(opened.value) } : moved;
  });
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (context.req.path.endsWith('/acts')) reached('before-answer');
  });
  app.route(
    '/api',
    playRoutes(storedPlays(store), {
      accountOf: async (request) => request.headers.get('X-Account'),
      isEntered: async () => true,
    }),
  );
  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { readonly port: number };
    console.log(`http://127.0.0.1:${port}`);
  });
};

if (isMainThread) serve();
else if (parentPort !== null) servePglite(parentPort);
