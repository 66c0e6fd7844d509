/** A site under an ordeal: the program that `npm start` runs, as a process, with players who are signed in. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unwrap } from '@cairn/engine';
import { openStore, type SqlStore, type StoreLocation } from '@cairn/store';
import { startServer, type PostgresServer } from '@cairn/testkit';
import { bundle } from '../../../scripts/bundle.js';
import { isLoadedLater } from '../../../scripts/server.js';
import { createGuest } from '../src/accounts/accounts.ts';
import { startSession } from '../src/accounts/sessions.ts';
import { migrateClub } from '../src/club-store.ts';

export interface OrdealPlayer {
  readonly account: string;
  /** The address that the site's proxy sees. */
  readonly address: string;
  readonly cookie: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface OrdealSite {
  readonly kind: 'PGlite' | 'PostgreSQL';
  readonly origin: string;
  /** Of one of its processes. */
  readonly port: string;
  readonly players: readonly OrdealPlayer[];
  /** One process, or several on one database, each request going to any of them. */
  readonly children: readonly ChildProcess[];
  /** Sends a request of a player of the app. Rejects if there is no answer. */
  readonly send: (
    method: string,
    route: string,
    player: OrdealPlayer | null,
    body?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>;
  /** Processor seconds of the server's processes, and of the database beside it. */
  readonly processor: () => { readonly server: number; readonly database: number };
  /** Memory of the largest of the server's processes, in MB. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Ticks of /proc/PID/stat in a second. */
const TICKS = 100;
const SOCKETS = 256;
const MEGABYTE = 1024;

const secondsOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
};

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${pid}/stat`, 'utf8')
              .replace(/^.*\) /, '')
              .split(' ')[1],
          ) === parent
        );
      } catch {
        return false;
      }
    });

/** Of the site; nobody listens there. */
const ORIGIN = 'http://localhost';
/** For Node: that of `npm start`, and others such as --cpu-prof. */
const FLAGS = [
  '--max-semi-space-size=32',
  ...(process.env['ORDEAL_FLAGS'] ?? '').split(' ').filter((flag) => flag !== ''),
];

/**
 * Starts a site on a new database.
 * @param fill puts into the database what the ordeal needs besides the players.
 * @param processes more than one only on PostgreSQL.
 */
export const startOrdealSite = async (
  kind: OrdealSite['kind'],
  count: number,
  fill: (store: SqlStore) => Promise<void>,
  processes = 1,
): Promise<OrdealSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-ordeal-'));
  let server: PostgresServer | null = null;
  let place: StoreLocation = { kind: 'folder', folder: path.join(folder, 'data/club') };
  if (kind === 'PostgreSQL') {
    server = await startServer();
    place = { kind: 'server', url: server.url };
  }
  const store = unwrap(await openStore(place));
  unwrap(await migrateClub(store));
  const players: OrdealPlayer[] = [];
  await store.transaction(async (sql) => {
    for (let i = 0; i < count; i++) {
      const { id } = await createGuest(sql);
      players.push({
        account: id,
        address: `10.${i >> 8}.${i & 255}.1`,
        cookie: `cairn-session=${await startSession(sql, id, 'ordeal')}`,
      });
    }
  });
  await fill(store);
  const [directory] = await store.query<{ directory: string }>(
    `select current_setting('data_directory') as directory`,
  );
  await store.close();
  const postmaster =
    server === null || directory === undefined
      ? null
      : Number((await readFile(path.join(directory.directory, 'postmaster.pid'), 'utf8')).split('\n')[0]);

  const root = path.join(folder, 'app');
  await mkdir(root);
  await writeFile(
    path.join(root, 'index.html'),
    `<!doctype html><head><title>Cairn</title></head>${' '.repeat(10_000)}`,
  );
  const program = path.resolve('packages/server/dist/main-of-ordeals.js');
  await bundle(path.resolve('packages/server/src/main.ts'), program, isLoadedLater);
  const start = async (): Promise<{ readonly child: ChildProcess; readonly port: string }> => {
    const child = spawn(process.execPath, [...FLAGS, program, root], {
      env: {
        ...process.env,
        PORT: '0',
        CAIRN_ORIGIN: ORIGIN,
        CAIRN_PROXIES: '1',
        CAIRN_DATA: path.join(folder, 'data'),
        ...(place.kind === 'server' ? { CAIRN_DATABASE: place.url } : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<string>((resolve) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /listens on http:\/\/[\d.]+:(\d+)\n/.exec(said);
        if (found?.[1] !== undefined) resolve(found[1]);
      });
    });
    return { child, port };
  };
  const running = await Promise.all(Array.from({ length: processes }, start));
  const children = running.map(({ child }) => child);
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const send: OrdealSite['send'] = (method, route, player, body, headers = {}) =>
    new Promise((resolve, reject) => {
      // A balancer that knows nothing.
      const { port } = running[Math.floor(Math.random() * running.length)] as (typeof running)[number];
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path: route,
          headers: {
            Host: 'localhost',
            ...(method === 'GET' ? {} : { Origin: ORIGIN }),
            ...(player === null ? {} : { Cookie: player.cookie, 'X-Forwarded-For': player.address }),
            ...(body === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': `${Buffer.byteLength(body)}` }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
          response.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    kind,
    origin: ORIGIN,
    port: running[0]?.port ?? '',
    players,
    children,
    send,
    processor: () => ({
      server: children.reduce((sum, { pid }) => sum + secondsOf(pid ?? 0), 0),
      database:
        postmaster === null ? 0 : childrenOf(postmaster).reduce((sum, pid) => sum + secondsOf(pid), 0),
    }),
    memory: async () => {
      const statuses = await Promise.all(
        children.map(({ pid }) => readFile(`/proc/${pid ?? 0}/status`, 'utf8')),
      );
      return Math.max(
        ...statuses.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / MEGABYTE),
      );
    },
    stop: async () => {
      agent.destroy();
      for (const child of children) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
