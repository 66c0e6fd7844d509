// A running server: listens, gives its address, and closes without interrupting a response.

import { createServer as createHttpServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ApiEnv } from './api/api-env.ts';
import { makeApp } from './app.ts';
import { readFiles } from './files.ts';

export type ServerOptions = {
  /** The folder of the built app. It is read once, when the server starts. */
  readonly root: string;
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** What to do if the port is in use: fail (the default), or try the next ones. */
  readonly ifTaken?: 'fail' | 'next';
  /** Makes the app that has the API, for the port that was found. */
  readonly api?: (port: number) => Hono<ApiEnv>;
};

export type RunningServer = {
  /** Its address, such as `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Stops listening. Resolves when the last response has been sent, at the latest after `graceMs`. */
  readonly close: () => Promise<void>;
};

/** How many ports are tried, and how long a response may take after `close`. */
const attempts = 100;
const graceMs = 3000;

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Starts a server. Rejects if `root` cannot be read or the port is not available. */
export async function createServer({
  root,
  host,
  port,
  ifTaken = 'fail',
  api,
}: ServerOptions): Promise<RunningServer> {
  const files = await readFiles(root);
  const server = createHttpServer();

  const last = ifTaken === 'next' && port > 0 ? Math.min(port + attempts - 1, 65535) : port;
  for (let candidate = port; ; candidate += 1) {
    try {
      await listen(server, host, candidate);
      break;
    } catch (error) {
      if (!isTaken(error) || candidate >= last) throw error;
    }
  }

  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no TCP port.');
  // No request is read before the end of this turn of the event loop.
  const app = makeApp(files, api?.(bound.port));
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  const close = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    close,
  };
}
