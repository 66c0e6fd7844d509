// A site of the club on a real port, and visitors who keep their cookie as a browser does.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createServer } from '@cairn/server';
import type { SqlStore } from '@cairn/store';
import type { Hono } from 'hono';
import type { AccountPart } from '../../src/accounts/accounts.ts';
import { sessionCache } from '../../src/accounts/sessions.ts';
import type { AccountServices } from '../../src/api/account-services.ts';
import { accountsApp } from '../../src/api/accounts-app.ts';
import type { ApiEnv } from '../../src/api/api-env.ts';
import { makeApi } from '../../src/api/api.ts';
import { memoryLimits, type Limits } from '../../src/api/limits.ts';
import { jsonLog } from '../../src/api/log.ts';

export interface Site {
  readonly origin: string;
  readonly services: AccountServices;
  /** What has been logged. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

export interface SiteOptions {
  readonly parts?: readonly AccountPart[];
  readonly freeNames?: boolean;
  /** Default: that of the port. */
  readonly origin?: string;
  readonly limits?: Limits;
  readonly proxies?: number;
  /** Further routes, such as those of contests. */
  readonly more?: (services: AccountServices) => readonly (Hono<ApiEnv> | Hono)[];
}

export const startSite = async (
  store: SqlStore,
  { parts = [], freeNames = true, origin, limits = memoryLimits(), proxies = 0, more }: SiteOptions = {},
): Promise<Site> => {
  const root = await mkdtemp(path.join(tmpdir(), 'cairn-site-'));
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>Cairn</title>');
  let made: AccountServices | undefined;
  let lines = '';
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines += chunk.toString();
      done();
    },
  });
  const log = jsonLog(stream);
  const server = await createServer({
    root,
    host: '127.0.0.1',
    port: 0,
    api: (port) => {
      const site = { name: 'Cairn', origin: origin ?? `http://localhost:${port}` };
      made = { store, site, freeNames, parts, sessions: sessionCache(store), limits, log };
      return makeApi({ origin: site.origin, limits, log, proxies }, [
        accountsApp(made),
        ...(more?.(made) ?? []),
      ]);
    },
  });
  if (made === undefined) throw new Error('The server made no API');
  const address = `http://localhost:${new URL(server.address).port}`;
  return {
    origin: address,
    services: made,
    logged: () => lines,
    close: async () => {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly admin: boolean;
    readonly waysBack: number;
    readonly merged: boolean;
    readonly code: string;
    readonly until: number | null;
    readonly current: string;
    readonly sessions: readonly { readonly id: string; readonly label: string }[];
    readonly faults: readonly { readonly code: string; readonly path: string; readonly message: string }[];
  };
}

export class Visitor {
  readonly #site: Site;
  cookie = '';

  constructor(site: Site) {
    this.#site = site;
  }

  async ask(
    method: string,
    route: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.#site.origin}/api${route}`, {
      method,
      headers: {
        Origin: this.#site.services.site.origin,
        'Content-Type': 'application/json',
        ...(this.cookie === '' ? {} : { Cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('Set-Cookie');
    if (set !== null) this.cookie = set.includes('Max-Age=0;') ? '' : (set.split(';')[0] ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    };
  }

  readonly get = (route: string): Promise<Answer> => this.ask('GET', route);
  readonly post = (route: string, body?: unknown): Promise<Answer> => this.ask('POST', route, body);
  readonly delete = (route: string): Promise<Answer> => this.ask('DELETE', route);
}

/** A visitor with a new guest. */
export const newGuest = async (site: Site): Promise<Visitor> => {
  const visitor = new Visitor(site);
  await visitor.post('/guest');
  return visitor;
};

/** Status and the codes of the faults with their paths, such as "400 type name". */
export const saidOf = ({ status, body }: Answer): string =>
  [status, ...(body.faults ?? []).map(({ code, path: at }) => `${code} ${at}`.trim())].join(' ');
